# Texts of Citadels. $reader says who reads an event: its actor, its target or another.

game-citadels = Citadels (2016 edition), for 2 to 8 players

## Types of districts

type-noble = noble
    .letter = N
type-religious = religious
    .letter = R
type-trade = trade
    .letter = T
type-military = military
    .letter = M
type-unique = unique
    .letter = U

## Phases

phase-selection = choosing characters
phase-theater = the Theater may be used
phase-turns = calling the ranks
phase-round-end = end of the round
phase-settle = settling the round
phase-over = the game is over

## Named sets

preset-first-game = First game
    .about = The eight classic characters: murder, theft, swapped hands and destruction. Easy to learn, never dull.
preset-ambitious-aristocrats = Ambitious Aristocrats
    .about = Magistrate, Wizard, Patrician and Marshal: warrants and takeovers. What you build may end up in another city.
preset-cunning-agents = Cunning Agents
    .about = Witch, Blackmailer, Emperor and Alchemist: bluffs and threats. No turn is entirely your own.
preset-illustrious-emissaries = Illustrious Emissaries
    .about = Witch, Spy, Seer, Scholar and Diplomat: cards and districts change hands. Few secrets last.
preset-devious-dignitaries = Devious Dignitaries
    .about = Magistrate, Blackmailer, Wizard and Navigator: warrants, threats and stolen cards every round. The sharpest set.
preset-tenacious-delegates = Tenacious Delegates
    .about = Assassin, Spy, Seer, Cardinal and Diplomat: full hands and borrowed gold. For players who plan ahead.
preset-vicious-nobles = Vicious Nobles
    .about = Assassin, Thief, Patrician, Navigator and Warlord: hard blows, and the wealth to recover from them.
preset-random = random characters and unique districts
    .about = One character of each rank and 14 unique districts, drawn when the game starts. You can fix some of them below.
preset-own = name every character with --characters

## Characters

character-assassin = Assassin
    .short = Kill a character, who loses the turn.
    .help = Names another character, who loses the turn this round and does not even answer when called.
character-witch = Witch
    .short = Bewitch a character, play its turn.
    .help = Gathers, names another character and stops. Once that player has gathered, the Witch plays the rest of the turn, using that character's powers but her own gold, hand and city.
character-magistrate = Magistrate
    .short = Three warrants: one district for free.
    .help = Assigns warrants to three characters and secretly signs one. The first time the signed character pays for a district, the Magistrate may confiscate it for free; the builder gets the gold back.
character-thief = Thief
    .short = Rob a character of all gold.
    .help = Names another character. When that character is called, the Thief takes all of that player's gold. Rank 1 and killed or bewitched characters cannot be robbed.
character-spy = Spy
    .short = See a hand: gold and cards for a type.
    .help = Names a player and a type of district and sees that player's hand. For each card of the type, takes 1 of the player's gold, if there is any left, and draws 1 card.
character-blackmailer = Blackmailer
    .short = Threaten two for half their gold.
    .help = Threatens two characters; only one threat is real. After gathering, each victim either pays half of their gold as a bribe or refuses. If refused, the Blackmailer may reveal the threat: a real one takes all the gold.
character-magician = Magician
    .short = Swap hands, or cards with the deck.
    .help = Either swaps hands with another player, or puts any number of cards from hand under the deck and draws as many.
character-wizard = Wizard
    .short = Take a card from a hand, even build it.
    .help = Looks at another player's hand and takes one card: either into hand, or to build it at once for its cost, outside the building limit. May build duplicates this turn.
character-seer = Seer
    .short = A card from everybody, one back. Build 2.
    .help = Takes a random card from each other player, then gives each of them a card of the Seer's choice. Can build up to two districts.
character-king = King
    .short = The crown; 1 gold per noble district.
    .help = Takes the crown and gains 1 gold for each noble district. If killed, still takes the crown at the end of the round.
character-emperor = Emperor
    .short = Pass on the crown; 1 gold per noble.
    .help = Gives the crown to another player who does not have it, and takes 1 gold or a random card from that player. Gains 1 gold for each noble district. If killed, passes on the crown at the end of the round but takes nothing.
character-patrician = Patrician
    .short = The crown; 1 card per noble district.
    .help = Takes the crown and draws 1 card for each noble district. If killed, still takes the crown at the end of the round.
character-bishop = Bishop
    .short = 1 gold per religious. Safe from rank 8.
    .help = Gains 1 gold for each religious district. For the rest of the round, rank 8 cannot use its power on the Bishop's city.
character-abbot = Abbot
    .short = Gold or card per religious; a tithe.
    .help = Gains 1 gold or 1 card for each religious district, in any mix. If another player is the richest, the Abbot takes 1 gold from that player.
character-cardinal = Cardinal
    .short = 1 card per religious; build on loan.
    .help = Draws 1 card for each religious district. If short of gold for a district, takes exactly what is missing from one player and gives that player a card for each gold.
character-merchant = Merchant
    .short = 1 gold, and 1 more per trade district.
    .help = Gains 1 gold for each trade district, plus 1 extra gold.
character-alchemist = Alchemist
    .short = Get back the gold you build with.
    .help = At the end of the turn, gets back all gold paid to build districts.
character-trader = Trader
    .short = 1 gold per trade; build any number.
    .help = Gains 1 gold for each trade district. Trade districts do not count towards the building limit.
character-architect = Architect
    .short = 2 extra cards. Build up to three.
    .help = Draws 2 extra cards and can build up to three districts.
character-navigator = Navigator
    .short = 4 gold or 4 cards, but no building.
    .help = Takes 4 extra gold or 4 extra cards, but cannot build.
character-scholar = Scholar
    .short = Keep one of 7 cards. Build up to two.
    .help = Draws 7 cards, keeps one and shuffles the rest into the deck. Can build up to two districts.
character-warlord = Warlord
    .short = 1 gold per military. Destroy one.
    .help = Gains 1 gold for each military district. May destroy a district for 1 gold less than its cost, but not in a completed city.
character-diplomat = Diplomat
    .short = 1 gold per military. Swap a district.
    .help = Gains 1 gold for each military district. May exchange one of their own districts for one in another city that is not completed, paying the owner the difference in cost.
character-marshal = Marshal
    .short = 1 gold per military. Seize a district.
    .help = Gains 1 gold for each military district. May seize a district that costs 3 or less from a city that is not completed, paying its cost to the owner.
character-queen = Queen
    .short = 3 gold if rank 4 sits next to you.
    .help = Gains 3 gold if the player with rank 4 sits next to her; if that character was killed, at the end of the round.
character-artist = Artist
    .short = Beautify up to two of your districts.
    .help = May beautify up to two of their own districts by putting 1 gold on each: it then costs 1 more and is worth 1 point more for the rest of the game.
character-tax-collector = Tax Collector
    .short = Take the tax of everyone who builds.
    .help = With this character in the game, everyone who builds pays 1 of their remaining gold as tax. On their turn, the Tax Collector takes all tax paid so far.

## Districts

district-manor = Manor
district-castle = Castle
district-palace = Palace
district-temple = Temple
district-church = Church
district-monastery = Monastery
district-cathedral = Cathedral
district-tavern = Tavern
district-market = Market
district-trading-post = Trading Post
district-docks = Docks
district-harbor = Harbor
district-town-hall = Town Hall
district-watchtower = Watchtower
district-prison = Prison
district-barracks = Barracks
district-fortress = Fortress
district-armory = Armory
    .help = On your turn, destroy the Armory to destroy one other district in any city that is not completed.
district-basilica = Basilica
    .help = At the end of the game, 1 point for each of your districts with an odd cost.
district-capitol = Capitol
    .help = At the end of the game, 3 points if you have three or more districts of one type.
district-dragon-gate = Dragon Gate
    .help = At the end of the game, 2 extra points.
district-factory = Factory
    .help = Your other unique districts cost you 1 gold less to build.
district-framework = Framework
    .help = You may build a district by destroying the Framework instead of paying.
district-gold-mine = Gold Mine
    .help = When you gather gold, take 1 extra.
district-great-wall = Great Wall
    .help = Rank 8 pays 1 gold more to use its power on any of your other districts.
district-haunted-quarter = Haunted Quarter
    .help = At the end of the game it counts as whichever type suits you best.
district-imperial-treasury = Imperial Treasury
    .help = At the end of the game, 1 point for each of your gold.
district-ivory-tower = Ivory Tower
    .help = At the end of the game, 5 points if it is your only unique district.
district-keep = Keep
    .help = Rank 8 cannot use its power on the Keep.
district-laboratory = Laboratory
    .help = Once per turn, put a card from your hand under the deck to gain 2 gold.
district-library = Library
    .help = When you gather cards, keep all the cards you draw.
district-map-room = Map Room
    .help = At the end of the game, 1 point for each card in your hand.
district-monument = Monument
    .help = Counts as two districts towards completing your city. Cannot be built if you already have five districts.
district-museum = Museum
    .help = Once per turn, put a card from your hand under the Museum. At the end of the game, 1 point for each card there.
district-necropolis = Necropolis
    .help = You may build it by destroying one of your districts instead of paying.
district-observatory = Observatory
    .help = When you gather cards, draw 3 instead of 2.
district-park = Park
    .help = If your hand is empty at the end of your turn, draw 2 cards.
district-poor-house = Poor House
    .help = If you have no gold at the end of your turn, gain 1.
district-quarry = Quarry
    .help = You may build districts that are already in your city.
district-school-of-magic = School of Magic
    .help = When you gain something for each district of a type, it counts as that type.
district-secret-vault = Secret Vault
    .help = Cannot be built. At the end of the game it is worth 3 points in your hand.
district-smithy = Smithy
    .help = Once per turn, pay 2 gold to draw 3 cards.
district-stables = Stables
    .help = Building the Stables does not count towards the building limit.
district-statue = Statue
    .help = At the end of the game, 5 points if you have the crown.
district-theater = Theater
    .help = When all characters are chosen, you may swap your character with another player's, without looking.
district-thieves-den = Thieves' Den
    .help = You may pay any part of its cost with cards from your hand, each worth 1 gold.
district-wishing-well = Wishing Well
    .help = At the end of the game, 1 point for each of your unique districts, this one included.

## Parts of sentences

n-gold = { $gold } gold
n-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# ": Tavern, Market", to those who saw the cards
which-cards =
    { $told ->
        [yes] { "" }: { $cards }
       *[no] { "" }
    }
whom =
    { $reader ->
        [target] you
       *[other] { $target }
    }
whose =
    { $reader ->
        [target] your city
       *[other] { $target }'s city
    }

## Events

event-round =
    Round { $number } begins. { $reader ->
        [actor] You have
       *[other] { $name } has
    } the crown.
event-face-up = The { $character } is set aside face-up.
event-face-down = A character is set aside face-down.
event-took-character =
    { $reader ->
        [actor] You take
       *[other] { $name } takes
    } { $told ->
        [yes] the { $character }
       *[no] a character
    }.
event-discarded-character =
    { $reader ->
        [actor] You discard
       *[other] { $name } discards
    } { $told ->
        [yes] the { $character }
       *[no] a character
    }.
event-swapped-character =
    { $reader ->
        [actor] You swap characters with { $target } in the Theater.
       *[other] { $name } swaps characters with { whom } in the Theater.
    }
event-holds-character =
    { $told ->
        [yes] { $reader ->
            [actor] You now have
           *[other] { $name } now has
        } the { $character }.
       *[no] { $name } looks at the new character.
    }
event-called = Rank { $rank } is called.
event-revealed =
    { $reader ->
        [actor] You reveal
       *[other] { $name } reveals
    } the { $character }.
event-robbed =
    { $reader ->
        [actor] You rob { $target } of { n-gold }.
       *[other] { $name } robs { whom } of { n-gold }.
    }
event-resumed =
    { $reader ->
        [actor] You, the Witch, play
       *[other] { $name }, the Witch, plays
    } on as the { $character }.
event-turn-ended =
    { $reader ->
        [actor] Your turn ends.
       *[other] { $name }'s turn ends.
    }
event-crowned =
    { $reader ->
        [actor] You get
       *[other] { $name } gets
    } the crown.
event-scored =
    { $reader ->
        [actor] You score
       *[other] { $name } scores
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-gained =
    { $reader ->
        [actor] You gain
       *[other] { $name } gains
    } { n-gold }.
event-paid =
    { $reader ->
        [actor] You pay
       *[other] { $name } pays
    } { n-gold } to { whom }.
event-took-gold =
    { $reader ->
        [actor] You take
       *[other] { $name } takes
    } { n-gold } from { whom }.
event-drew =
    { $reader ->
        [actor] You draw
       *[other] { $name } draws
    } { n-cards }{ which-cards }.
event-lifted =
    { $reader ->
        [actor] You look at
       *[other] { $name } looks at
    } { n-cards } from the deck{ which-cards }.
event-kept =
    { $reader ->
        [actor] You keep
       *[other] { $name } keeps
    } { n-cards }{ which-cards }.
event-put-under =
    { $reader ->
        [actor] You put
       *[other] { $name } puts
    } { n-cards } under the deck{ which-cards }.
event-shuffled =
    { $reader ->
        [actor] You shuffle
       *[other] { $name } shuffles
    } the deck.
event-took-card =
    { $reader ->
        [actor] You take
       *[other] { $name } takes
    } { n-cards } from { whom }{ which-cards }.
event-gave-card =
    { $reader ->
        [actor] You give
       *[other] { $name } gives
    } { n-cards } to { whom }{ which-cards }.
event-swapped-hands =
    { $reader ->
        [actor] You swap hands with { $target }.
       *[other] { $name } swaps hands with { whom }.
    }
event-received-hand =
    { $reader ->
        [actor] You now have
       *[other] { $name } now has
    } { n-cards } in hand{ which-cards }.
event-built =
    { $reader ->
        [actor] You build
       *[other] { $name } builds
    } the { $district }{ $gold ->
        [0] { "" } without spending gold
       *[other] { "" } for { n-gold }
    }.
event-borrowed =
    { $reader ->
        [actor] You borrow
       *[other] { $name } borrows
    } { n-gold } from { whom } in exchange for { n-cards }{ which-cards }.
event-confiscated =
    { $reader ->
        [actor] You confiscate the { $district } from { $target }, who gets the gold back.
        [target] { $name } confiscates your { $district }; you get the gold back.
       *[other] { $name } confiscates the { $district } from { $target }, who gets the gold back.
    }
event-taxed =
    { $reader ->
        [actor] You pay
       *[other] { $name } pays
    } { n-gold } in tax.
event-completed =
    { $reader ->
        [actor] You complete your city first:
       *[other] { $name } is the first to complete a city:
    } this is the last round.
event-named =
    { $reader ->
        [actor] You
       *[other] { $name }
    } { $power ->
        [kill] { $reader ->
            [actor] kill
           *[other] kills
        } the { $character }
        [bewitch] { $reader ->
            [actor] bewitch
           *[other] bewitches
        } the { $character }
        [rob] { $reader ->
            [actor] plan
           *[other] plans
        } to rob the { $character }
        [warrant] { $reader ->
            [actor] assign
           *[other] assigns
        } a warrant to the { $character }
       *[threaten] { $reader ->
            [actor] threaten
           *[other] threatens
        } the { $character }
    }.
event-signed =
    { $reader ->
        [actor] You sign the warrant for the { $character }.
       *[other] { $name } signs { $told ->
            [yes] the warrant for the { $character }
           *[no] one of the warrants in secret
        }.
    }
event-flower-put =
    { $reader ->
        [actor] Your threat against the { $character } is the real one.
       *[other] { $told ->
            [yes] { $name }'s threat against the { $character } is the real one.
           *[no] { $name } decides in secret which threat is real.
        }
    }
event-let-pass =
    { $reader ->
        [actor] You let
       *[other] { $name } lets
    } it pass.
event-bribed =
    { $reader ->
        [actor] You bribe { $target } with { n-gold }.
       *[other] { $name } bribes { whom } with { n-gold }.
    }
event-refused =
    { $reader ->
        [actor] You refuse to bribe { $target }.
       *[other] { $name } refuses to bribe { whom }.
    }
event-threat-revealed =
    { $reader ->
        [actor] You reveal
       *[other] { $name } reveals
    } the threat: { $gold ->
        [0] { $reader ->
            [target] you lose
           *[other] { $target } loses
        } nothing
       *[other] { $reader ->
            [target] you lose
           *[other] { $target } loses
        } { n-gold }
    }.
event-spied =
    { $reader ->
        [actor] You spy on { $target } for { $type } cards
       *[other] { $name } spies on { whom } for { $type } cards
    }{ $told ->
        [yes] { "" } and { $reader ->
            [actor] see
           *[other] sees
        } { n-cards }{ which-cards }
       *[no] { "" }
    }.
event-looked =
    { $reader ->
        [actor] You look
       *[other] { $name } looks
    } at { $reader ->
        [target] your hand
       *[other] { $target }'s hand
    }{ which-cards }.
event-destroyed =
    { $own ->
        [yes] { $reader ->
            [actor] You destroy your own
           *[other] { $name } destroys their own
        } { $district }.
       *[no] { $reader ->
            [actor] You destroy
           *[other] { $name } destroys
        } the { $district } in { whose }.
    }
event-exchanged =
    { $reader ->
        [actor] You take
       *[other] { $name } takes
    } the { $district } from { whose } in an exchange.
event-gave-district =
    { $reader ->
        [actor] You give
       *[other] { $name } gives
    } the { $district } to { whom } in return.
event-seized =
    { $reader ->
        [actor] You seize
       *[other] { $name } seizes
    } the { $district } from { whose }.
event-beautified =
    { $reader ->
        [actor] You beautify
       *[other] { $name } beautifies
    } the { $district }.
event-collected =
    { $reader ->
        [actor] You collect
       *[other] { $name } collects
    } { n-gold } in taxes.
event-sold =
    { $reader ->
        [actor] You sell
       *[other] { $name } sells
    } { n-cards } at the Laboratory{ which-cards }.
event-exhibited =
    { $reader ->
        [actor] You put
       *[other] { $name } puts
    } { n-cards } under the Museum{ which-cards }.

## Decisions: what a seat is asked

decision-take-character = Choose a character in secret.
decision-discard-character = Discard a character in secret.
decision-take-last = Take the last character or the hidden one?
decision-theater = Swap your character or keep it?
decision-turn =
    You are the { $character }. { $gathered ->
        [yes] What do you do?
       *[no] Gather gold or cards, or do something else first?
    }
decision-keep-drawn = Keep which card?
decision-pay-with-cards = Which cards do you pay with for the Thieves' Den?
decision-loan = Which card do you give { $about } for the loan?
decision-confiscation = Confiscate { $cards } from { $actor }?
decision-name-bewitched = Who do you bewitch?
decision-place-warrant = Who gets the next warrant?
decision-sign-warrant = Which warrant do you sign?
decision-place-threat = Who else do you threaten?
decision-pick-flower = Which threat is real?
decision-bribe = Pay a bribe of { $half } gold, or refuse?
decision-reveal-threat = { $actor } refuses. Reveal the threat?
decision-set-aside = Which cards do you put under the deck before drawing?
decision-take-card = Which of { $about }'s cards do you take?
decision-give-back = Which card do you give { $about }?
decision-demand = What do you demand from { $about }?
decision-heir-crown = Your Emperor was killed. Who gets the crown?
decision-keep-studied = Keep which card?
decision-give-district = Which district do you give { $about }?

## Choices

choice-take-CHARACTER = Take the { $character }
choice-discard-CHARACTER = Discard the { $character }
choice-swap-character-with-SEAT = Swap your character with { $seat }'s
choice-swap-CHARACTER-with-SEAT = Swap the { $character } for one of { $seat }'s characters
choice-keep-character = Keep your character
choice-gather-gold = Gather gold
choice-gather-cards = Gather cards
choice-keep-DISTRICT = Keep the { $district }
choice-end-turn = End turn
choice-build-DISTRICT = Build the { $district } ({ $price } gold)
choice-build-DISTRICT-with-framework = Build the { $district } by destroying the Framework
choice-build-necropolis-over-DISTRICT = Build the Necropolis by destroying the { $district }
choice-build-thieves-den-with-cards = Build the Thieves' Den, paying with cards
choice-build-DISTRICT-on-loan-from-SEAT = Build the { $district } with gold borrowed from { $seat }
choice-build-DISTRICT-at-once = Build the { $district } at once ({ $price } gold)
choice-build-thieves-den-at-once-with-cards = Build the Thieves' Den at once, paying with cards
choice-pay-with-DISTRICT = Pay with the { $district }
choice-pay-the-rest = Pay the rest with gold
choice-borrow-the-rest-from-SEAT = Borrow the rest from { $seat }
choice-give-DISTRICT = Give the { $district }
choice-kill-CHARACTER = Kill the { $character }
choice-bewitch-CHARACTER = Bewitch the { $character }
choice-warrant-CHARACTER = Assign a warrant to the { $character }
choice-sign-CHARACTER = Sign the warrant for the { $character }
choice-confiscate = Confiscate it
choice-let-pass = Let it pass
choice-rob-CHARACTER = Rob the { $character }
choice-spy-TYPE-of-SEAT = Spy on { $seat } for { $type } cards
choice-threaten-CHARACTER = Threaten the { $character }
choice-flower-CHARACTER = The threat against the { $character }
choice-bribe = Pay the bribe
choice-refuse = Refuse
choice-reveal-threat = Reveal the threat
choice-swap-hands-with-SEAT = Swap hands with { $seat }
choice-redraw = Put cards under the deck and draw as many
choice-set-aside-DISTRICT = Set the { $district } aside
choice-draw = Draw as many cards as you set aside
choice-look-at-SEAT = Look at { $seat }'s hand
choice-pocket-DISTRICT = Take the { $district } into your hand
choice-foresee = Take a card from each other player
choice-income = Take the income from your districts
choice-income-NUMBER-gold = Take { $number } gold as income and the rest in cards
choice-crown-SEAT = Give the crown to { $seat }
choice-demand-gold = Demand 1 gold
choice-demand-card = Demand a random card
choice-demand-nothing = Demand nothing
choice-tithe-from-SEAT = Take 1 gold from { $seat }, the richest
choice-bonus-gold = Take the extra gold
choice-bonus-cards = Draw the extra cards
choice-study = Draw seven cards and keep one
choice-destroy-DISTRICT-of-SEAT =
    Destroy { $own ->
        [yes] your own { $district }
       *[no] { $seat }'s { $district }
    } ({ $price ->
        [0] free
       *[other] { $price } gold
    })
choice-exchange-for-DISTRICT-of-SEAT = Exchange for { $seat }'s { $district }
choice-exchange-DISTRICT = Give the { $district } ({ $price } gold)
choice-seize-DISTRICT-of-SEAT = Seize { $seat }'s { $district } ({ $price } gold)
choice-beautify-DISTRICT = Beautify the { $district } for 1 gold
choice-collect-taxes = Collect taxes
choice-sell-DISTRICT = Sell the { $district } at the Laboratory for 2 gold
choice-forge = Pay 2 gold at the Smithy to draw 3 cards
choice-exhibit-DISTRICT = Put the { $district } under the Museum
choice-bombard-DISTRICT-of-SEAT =
    Use the Armory to destroy { $own ->
        [yes] your own { $district }
       *[no] { $seat }'s { $district }
    }

## Reasons: why something is refused

reason-game-over = The game is over.
reason-most-points = The highest score wins.
reason-higher-rank = Players are tied for the highest score: whoever revealed the highest-ranked character in the last round wins.
reason-not-your-decision = It is not your decision now.
reason-not-offered = You cannot do that now.
reason-unresolved = Answer the current question first.
reason-only-gather = You can only gather right now.
reason-already-gathered = You have already gathered this turn.
reason-deck-empty = The deck is empty.
reason-gather-first = You must gather first.
reason-not-in-hand = You do not have that card in your hand.
reason-too-expensive = You do not have enough gold.
reason-limit-reached = You cannot build any more districts this turn.
reason-duplicate = That district is already in your city.
reason-cannot-build = The Navigator cannot build.
reason-never-built = The Secret Vault cannot be built.
reason-city-too-large = The Monument cannot be built in a city with five or more districts.
reason-no-loan = That player cannot lend you exactly what is missing, you have too few cards, or you do not need a loan.
reason-not-your-power = Your character does not have that power.
reason-already-used = You have already used that this turn.
reason-no-such-target = There is no such target in this game.
reason-no-such-district = There is no such district there.
reason-nothing-to-gain = You would gain nothing.
reason-own-character = You cannot name your own character.
reason-rank-one = Rank 1 cannot be named.
reason-killed = That character has already been killed.
reason-bewitched = That character is bewitched.
reason-already-marked = That character is already marked.
reason-not-yourself = It must be another player.
reason-empty-hand = That player has no cards.
reason-holds-crown = That player already has the crown.
reason-must-crown = You must give somebody the crown before your turn ends.
reason-not-richest = You can only take gold from the richest player, and not if you are among the richest.
reason-completed-city = Completed cities are safe.
reason-protected = The Bishop protects that city this round.
reason-keep-stands = Rank 8 cannot affect the Keep.
reason-too-costly-to-seize = Only districts that cost 3 or less can be seized.
reason-would-duplicate = A city would have the same district twice.
reason-already-beautified = That district has already been beautified.
reason-not-your-district = You do not have the district that allows this.
reason-not-signed = Your warrant for that character is not the signed one.
reason-player-count = Citadels is for 2 to 8 players.
reason-unknown-preset = There is no set of characters called “{ $about }”.
reason-unknown-character = There is no character called “{ $about }”.
reason-unknown-unique = There is no unique district called “{ $about }”.
reason-repeated-unique = The unique district “{ $about }” is named more than once.
reason-fourteen-uniques = There must be 14 different unique districts, not { $about }.
reason-two-of-one-rank = Only one character of each rank can be in the game: { $about }.
reason-missing-rank = There is no character of rank { $about }.
reason-ninth-required = With 3 or 8 players, a character of rank 9 is required.
reason-ninth-forbidden = With 2 players, there is no rank 9.
reason-no-emperor = The Emperor cannot be used with 2 players.
reason-no-queen = The Queen cannot be used with fewer than 5 players.
reason-no-such-crown = The crown must go to an existing seat; seats are numbered from 0.

## The table in the terminal

table-title = Round { $round }: { $phase }
table-goal = { $goal } districts complete a city
table-deck =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the deck
table-player = Player
table-gold = Gold
table-hand = Hand
table-city = City
table-crown = ♛
table-called = ▸
table-empty = –
table-taxes = Taxes: { $gold } gold
table-museum =
    Under the Museum: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-protected = Safe from rank 8: { $name }
table-complete = First completed city: { $name }
table-own-hand =
    { $alone ->
        [yes] Your hand:
       *[no] { $name }, in hand:
    }
table-aside =
    { $alone ->
        [yes] Set aside:
       *[no] { $name }, set aside:
    }
table-known =
    { $alone ->
        [yes] You know that { $other } has:
       *[no] { $name } knows that { $other } has:
    }
note-face-up = face-up
note-silent = did not answer
note-hidden = ({ $name })
note-killed = killed
note-bewitched = bewitched
note-robbed = robbed
note-warrant = warrant
note-signed = signed warrant
note-served = warrant used
note-threat = threat
note-real = real threat
note-settled = threat settled

## The table in the browser

table-card = { $name }, { $type }, costs { $cost }
table-ranks = Characters, by rank
table-has =
    { $gold } gold, { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand, { $built } of { $goal } districts
table-city-of = City of { $name }
table-your-hand = Your hand
table-no-hand = Your hand is empty.
table-hand-of = Hand of { $name }
table-in-hand = In hand: { $cards }
table-laid-aside = Set aside
table-drawn = From the deck
table-known-cards = You know of: { $cards }
table-perhaps-cards = Possibly here, from what you have seen: { $cards }
table-deck-help = When you gather cards, draw two from here and keep one. Returned cards go under the deck.
table-bank = Bank
table-bank-help = When you gather gold, take two from here. The bank never runs out.
note-yours = yours
note-passed-on = passed on
note-crown = has the crown
note-protected = safe from rank 8
note-completed = first to complete a city
note-decides = decides now
table-your-city = Your city
table-built = { $built } of { $goal } districts
table-face-up = Face-up: nobody has these
table-show-cities = Show all cities
table-show-draft = Back to the characters
note-uncalled = not called yet
note-hidden-role = not revealed
note-has-chosen = has chosen
note-next = chooses next
note-later = chooses later
note-duplicate = already built
note-too-dear = too expensive

## The end

over-place = { $place }. { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## The first game: what is taught, and when

tour-cities = Everybody builds a city of districts. A district is worth as many points as it costs. The round in which somebody builds a seventh is the last. Then the player with the most points wins.
    .title = The cities
tour-hand = These are the districts you can build. The number is the cost, and the points. The colour is the type: noble, religious, trade, military or unique. Some types bring income, and having all five earns 3 points at the end.
    .title = Your hand
tour-players = Everybody can see how much gold and how many cards each player has, but not which cards. The player with the crown chooses a character first: this round, that is you.
    .title = Gold, cards and the crown
tour-ranks = Each round, everybody secretly chooses one of these characters. Then they are called by rank, lowest first, and whoever has the character called takes a turn. The Assassin and the Bishop are face-up: nobody can have them this round.
    .title = The characters
tour-draft = Take the King: you have two noble districts, which bring you 1 gold each, and you keep the crown. The Architect can build three districts in a turn; the Merchant brings gold. The others can only guess.
    .title = Choose a character
tour-called = Now the others choose, then the ranks are called. Watch who reveals what, and what happens to the cities. Your turn comes when your rank is called.
    .title = The others
tour-gather = Every turn starts with gathering. Press “{ verb-gather-gold }” for 2 gold: you have districts worth paying for. Otherwise you would look at 2 cards and keep one.
    .title = Gather
tour-keep = Keep the card you can afford soonest, or one of a type your city is missing. The other goes under the deck.
    .title = Keep one card
tour-power = Every character has a power. You can use it once, before or after building: press its button, or choose something that glows. The guide circles what helps you most.
    .title = Your power
tour-assassin = Name a character, and whoever has it loses their turn. Ask yourself what the leading player would choose: with many trade districts, the Merchant; with a lot of gold, the Architect.
    .title = The Assassin
tour-thief = Name a character, and when it is called, you get all of that player's gold. Look for the richest player, and guess which character suits that city. Rank 1 and the Assassin's victim cannot be robbed.
    .title = The Thief
tour-magician = Swap your hand for a bigger one, ideally after building what you can. Or put cards you do not want under the deck and draw as many.
    .title = The Magician
tour-king = You take the crown, so you choose first again next round. Press “{ verb-income }” before you build: 1 gold for each noble district may pay for a better one.
    .title = The King
tour-bishop = The Warlord cannot touch your city this round. Press “{ verb-income }” before you build: 1 gold for each religious district.
    .title = The Bishop
tour-merchant = Press “{ verb-bonus }” and “{ verb-income }” before you build. Each trade district makes the Merchant better next time.
    .title = The Merchant
tour-architect = First press “{ verb-bonus }”, then build up to three districts if you can pay for them. Nobody else grows this fast, so Assassins look for a rich Architect.
    .title = The Architect
tour-warlord = Take the income from your military districts. Then you can destroy a district for 1 gold less than its cost: one that cost 1 is free. Choose the leading city, before it is completed and safe.
    .title = The Warlord
tour-build = Choose a card from your hand to build it; the circled one brings the most points. You can build one district a turn, never the same one twice. Cheap ones complete your city sooner, or you can save up for a better one.
    .title = Build
tour-end-turn = There is nothing left to build. When you have used your power, or do not need it, press “{ choice-end-turn }”. You keep your gold for the next round, unless a Thief finds you.
    .title = End your turn
tour-round = All characters are returned and chosen again; the player with the crown goes first. Before you choose, look at the cities and the gold: what do you need, and what should nobody else have?
    .title = A new round
tour-points = At the end, your districts are worth what they cost. All five types bring 3 points more, the first completed city 4, any other completed city 2. Which types is your city missing?
    .title = Points
tour-robbed = The Thief guessed your character, and all your gold is gone. Spend gold while you have it, or choose a character nobody expects.
    .title = You were robbed
tour-killed = The Assassin guessed your character: you lose this turn, and only this one. Next round, choose one nobody expects.
    .title = You were killed
tour-destroyed = The Warlord destroyed one of your districts. Cheap districts go first, because they cost the least to destroy. The Bishop protects a city, and a completed one is safe.
    .title = A district is lost
tour-swapped-hands = The Magician took your hand and gave you another. Look through it: there may be something to build. Holding many cards invites that.
    .title = A new hand
tour-completed = A city is completed: this is the last round. Everybody still takes a turn. Work out what brings you the most: an expensive district, a missing type, or completing your own city.
    .title = The last round

## Help

help-terminal =
    What you can type:
      1, 2, 3 ...   a choice, by its number
      build tavern  a choice, by its text (help choices lists them all)
      help          this help
      help NAME     what a character or a district does, such as help bishop
      help C5.4     a rule, by its number
      help choices  the texts of all choices
      why CHOICE    why you cannot do something now, such as why build castle
      why           why the bots last chose as they did
      hint          what to choose, why, and what comes close
      quit          leave the game
    Press Enter to see the table again. On the table
      N3 Manor      is a district: the letter of its type, its cost, its name
      Ann, (Ann)    after a character: Ann revealed it; Ann has it, and only she knows
    and each player's number comes before the name.
help-character = { $name }, rank { $rank }
help-district = { $name }, { $type }, costs { $cost }
help-copies = There are { $copies } copies of this card.

## Options

option-citadels-preset = a named set of characters and unique districts (see below)
option-citadels-characters = characters, separated by commas; each replaces the one of the same rank
option-citadels-uniques = the 14 unique districts, separated by commas
option-citadels-ninth = use a character of rank 9 where it is optional
option-citadels-crown = the seat that starts with the crown, numbered from 0; random by default
cli-players =
    who plays, clockwise, separated by commas: names of people, and levels of bots, from the weakest:
    random, newcomer, regular, veteran, expert, master (expert:3 for three); by default, you against regular:3
options-more =
    sets:
    { $presets }

    characters, by rank:
    { $characters }

    unique districts:
    { $uniques }

## Why a bot chose as it did

# the selection phase
motive-citadels-take-stop = The { $character } can still slow down { $seat }, whose city is almost complete.
motive-citadels-take-bishop =
    { $count ->
        [0] The city is complete, and the Bishop keeps it safe.
        [one] Only one district is missing: the Bishop keeps the city safe until then.
       *[other] Only { $count } districts are missing: the Bishop keeps the city safe until then.
    }
motive-citadels-take-builds = With { $gold } gold and several cards, the { $character } can build more than one district.
motive-citadels-take-refund = The Alchemist gets back all gold spent on building.
motive-citadels-take-income =
    { $count ->
        [one] 1 { $type } district brings
       *[other] { $count } { $type } districts bring
    } the { $character } income.
motive-citadels-take-cards = More cards are needed, and the { $character } brings some.
motive-citadels-take-rich = The { $character } can take up to { $gold } gold from others.
motive-citadels-take-district = The { $character } can get a district from another city.
motive-citadels-take-taxes = { n-gold } in taxes is waiting to be collected.
motive-citadels-take-crown = The { $character } decides who chooses first next round.
motive-citadels-take-safe = Nobody can rob the { $character }, and there is gold to lose.
motive-citadels-take-slow = The { $character } can slow down { $seat }, who is ahead.
motive-citadels-take-merchant = The Merchant brings 1 extra gold in any case.
motive-citadels-take-architect = The Architect brings 2 extra cards and can build up to three districts.
motive-citadels-take-best = The { $character } should be useful this round.
motive-citadels-discard = { $seat } would want the { $character } most.
motive-citadels-swap-character = { $seat } probably has something better.
motive-citadels-keep-character = The current character is good enough.

# victims
motive-citadels-kill-finisher = { $seat } is about to complete a city and may well be the { $character }.
motive-citadels-kill-leader = { $seat } is ahead and may well be the { $character }.
motive-citadels-kill-rival = { $seat } is a dangerous rival ({ n-gold }, { n-cards }) and may well be the { $character }.
motive-citadels-kill-thief = The Thief could take { n-gold }.
motive-citadels-kill-guess = { $seat } may well be the { $character }.
motive-citadels-kill-nobody = Probably nobody is the { $character }, so this hurts nobody.
motive-citadels-bewitch-power = The power of the { $character } would be useful, and { $seat } may well have it.
motive-citadels-bewitch-seat = { $seat } may well be the { $character } and would lose a turn.
motive-citadels-bewitch-nobody = Probably nobody is the { $character }, so this hurts nobody.
motive-citadels-rob-rich = { $seat } is the richest, with { n-gold }, and may well be the { $character }.
motive-citadels-rob-guess = { $seat }, with { n-gold }, may well be the { $character }.
motive-citadels-rob-nobody = Probably nobody is the { $character }: a long shot.
motive-citadels-warrant = { $seat }, with { n-gold } to build with, may well be the { $character }.
motive-citadels-sign = As the { $character }, { $seat }, with { n-gold } to build with, is the most likely to build something worth taking.
motive-citadels-threaten = { $seat }, with { n-gold }, may well be the { $character }.
motive-citadels-flower = { $seat }, with { n-gold }, has the most to lose as the { $character }.
motive-citadels-mark-nobody = Probably nobody is the { $character }: a bluff.
motive-citadels-confiscate = The { $district } is free.
motive-citadels-let-build = It is not worth taking, or cannot be taken.
motive-citadels-let-bluff = The threat was a bluff, and nobody needs to know.
motive-citadels-let-pass = There is nothing to gain.
motive-citadels-bribe = { n-gold } is the smaller loss.
motive-citadels-bribe-nothing = It costs nothing.
motive-citadels-bribe-real = The threat must be real: better to lose { n-gold } than everything.
motive-citadels-refuse = It may be a bluff.
motive-citadels-reveal = The threat is real: it takes all the gold.
motive-citadels-reveal-bluff = Just to show that it was a bluff.

# gathering
motive-citadels-gather-gold-build = Then the { $district } can be built at once.
motive-citadels-gather-gold-save =
    { $count ->
        [one] There is a card to build, but not enough gold.
       *[other] There are { $count } cards to build, but not enough gold.
    }
motive-citadels-gather-gold = Gold is always useful.
motive-citadels-gather-cards-none = There is nothing in hand to build.
motive-citadels-gather-cards-paid = { n-gold } is enough for a district; more cards will be needed.
motive-citadels-gather-cards-choice =
    { $count ->
        [one] There is only one card to build.
       *[other] There may be something better than the { $count } cards in hand.
    }
motive-citadels-keep-fifth = The { $district } would be the fifth type.
motive-citadels-keep-affordable = There is enough gold for the { $district } now.
motive-citadels-keep-unique = The { $district } is worth more than it costs.
motive-citadels-keep-best = The { $district } fits the city best.
motive-citadels-keep-anyway = The { $district } is already in the city, but there is nothing better.

# building
motive-citadels-build-ends-ahead = The { $district } completes the city and ends the game with this seat in the lead.
motive-citadels-build-ends = The { $district } completes the city before anybody else does.
motive-citadels-build-completes = The { $district } completes the city before the game ends.
motive-citadels-build-last =
    It is the last round: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the { $district }.
motive-citadels-build-fifth = The { $district } is the fifth type: 3 points more.
motive-citadels-build-refunded = The gold for the { $district } comes back at the end of the turn.
motive-citadels-build-unique = The { $district } pays off from now on, or scores more than it costs.
motive-citadels-build-earns = The { $district } brings the { $character } income this turn.
motive-citadels-build-near =
    After the { $district }, { $count ->
        [one] only one district is missing
       *[other] only { $count } districts are missing
    }.
motive-citadels-build-type = The { $district } is the first { $type } district.
motive-citadels-build-points =
    The { $district } is the best one within reach: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
motive-citadels-framework = The { $district } is worth more than the Framework, and costs no gold.
motive-citadels-necropolis = The Necropolis is worth more than the { $district }, and costs no gold.
motive-citadels-den = Spare cards pay for the Thieves' Den.
motive-citadels-loan = Spare cards and borrowed gold pay for the { $district }.
motive-citadels-pay-rest = The other cards are worth more than gold.
motive-citadels-borrow = { $seat } has the missing gold.
motive-citadels-least-needed = The { $district } is the least needed.
motive-citadels-end-built = Nothing more can be built.
motive-citadels-end-no-cards = There is nothing in hand.
motive-citadels-end-save = It is better to save for something else.
motive-citadels-end-too-soon = It is too early to end the game.
motive-citadels-end-poor = { n-gold } is not enough for anything in hand.

# powers
motive-citadels-free = It costs nothing.
motive-citadels-income =
    { $count ->
        [one] One district brings income.
       *[other] { $count } districts bring income.
    }
motive-citadels-mix-gold = Gold is needed more: { n-gold }, { n-cards }.
motive-citadels-mix-cards = Cards are needed more: { n-gold }, { n-cards }.
motive-citadels-navigate-gold = 4 gold is worth more than 4 cards now.
motive-citadels-navigate-cards = 4 cards are worth more than 4 gold now.
motive-citadels-swap-hands = { $seat } has { n-cards } in hand, compared with { $own } here.
motive-citadels-redraw = Some cards in hand are useless.
motive-citadels-draw = The other cards are worth keeping.
motive-citadels-spy = { $seat } has { n-cards }, probably including { $type } ones.
motive-citadels-look = { $seat } has { n-cards } to choose from.
motive-citadels-pocket = The { $district } will be useful later.
motive-citadels-foresee = It swaps useless cards for others.
motive-citadels-crown-behind = { $seat } is behind, so the crown does little harm there.
motive-citadels-crown = { $seat } chooses just before this seat.
motive-citadels-demand-gold = Gold is a sure gain.
motive-citadels-demand-card = A card is needed.
motive-citadels-demand-nothing = Nothing is needed.
motive-citadels-tithe = { $seat } is the richest.
motive-citadels-study = The best of seven cards is worth having.
motive-citadels-destroy-free = It costs nothing, and { $seat } loses the { $district }.
motive-citadels-raid-finisher = { $seat } is about to complete a city: the { $district } must go.
motive-citadels-raid-leader = { $seat } is ahead: losing the { $district } will hurt.
motive-citadels-raid = { $seat } will miss the { $district }.
motive-citadels-raid-own = Losing the { $district } makes room.
motive-citadels-seize = The { $district } means one district more here and one fewer for { $seat }.
motive-citadels-exchange = The { $district } is worth more than what { $seat } gets for it.
motive-citadels-beautify = 1 gold for 1 point: the { $district } is there to stay.
motive-citadels-collect = { n-gold } in taxes is waiting to be collected.
motive-citadels-sell = The { $district } is worth less than 2 gold.
motive-citadels-forge = Cards are worth more than 2 gold now.
motive-citadels-exhibit = The { $district } is unlikely to be built: 1 point in the Museum.

## The arena

arena-players = who plays, one name for each of 2 to 8 seats, such as random or search:0.2s; names can be repeated
arena-side = Seat{ "\u00A0" }{ $number }

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = End turn
verb-discard = Discard
ask-discard = Discard which one?
verb-keep = Keep
ask-keep = Keep which one?
verb-pay = Pay
verb-pass = No, thanks
verb-take = Take
ask-take = Take which character?
verb-swap-character = Swap characters
ask-swap-character = Swap characters with whom?
verb-gather-gold = Take gold
verb-draw-cards = Draw cards
verb-income = Take income
verb-bonus = Take bonus
verb-build = Build
ask-build = Build which district?
verb-framework = Build with Framework
ask-framework = Build which district with the Framework?
verb-necropolis = Build the Necropolis
ask-necropolis = Destroy which district for the Necropolis?
verb-borrow = Build on loan
ask-borrow = Build which district on loan?
verb-give = Give
ask-give = Give which card?
verb-kill = Kill
ask-kill = Kill which character?
verb-bewitch = Bewitch
ask-bewitch = Bewitch which character?
verb-warrant = Assign warrant
ask-warrant = Who gets a warrant?
verb-confiscate = Confiscate
verb-rob = Rob
ask-rob = Rob which character?
verb-spy = Spy
ask-spy = Spy on whom?
verb-threaten = Threaten
ask-threaten = Threaten which character?
verb-bribe = Pay the bribe
verb-refuse = Refuse
verb-reveal = Reveal it
verb-swap-hands = Swap hands
ask-swap-hands = Swap hands with whom?
verb-redraw = Exchange cards
verb-look = Look
ask-look = Look at whose hand?
verb-pocket = Take
ask-pocket = Take which card into your hand?
verb-foresee = Take cards
verb-crown = Give the crown
ask-crown = Give the crown to whom?
verb-demand = Demand
verb-tithe = Tithe
ask-tithe = Take 1 gold from whom?
verb-study = Study
verb-destroy = Destroy
ask-destroy = Destroy which district?
ask-income = How much income?
ask-bonus = Gold or cards?
verb-exchange = Exchange
ask-exchange = Exchange which district?
verb-seize = Seize
ask-seize = Seize which district?
verb-beautify = Beautify
ask-beautify = Beautify which district?
verb-tax = Collect taxes
verb-smithy = Smithy
verb-laboratory = Laboratory
ask-laboratory = Discard which card for 2 gold?
verb-museum = Museum
ask-museum = Put which card under the Museum?
verb-armory = Armory
ask-armory = Destroy which district with the Armory?
table-last-round = Last round

## What the dock says: questions of a turn, by what may be done

question-gather = Gather gold or cards?
question-gather-or = Gather gold or cards, or { $other }?
question-turn =
    { $count ->
        [0] Anything else, or end your turn?
        [1] { $first }?
        [2] { $first }, or { $second }?
       *[other] { $first }, { $second }, or { $third }?
    }
may-build = build a district
may-kill = kill a character
may-warrant = assign warrants
may-rob = rob a character
may-spy = spy on a hand
may-threaten = threaten two characters
may-swap-hands = swap hands
may-redraw = exchange cards
may-look = look at a hand
may-foresee = take a card from each player
may-crown = pass on the crown
may-tithe = take a tithe
may-study = study seven cards
may-destroy =
    { $build ->
        [yes] destroy one
       *[no] destroy a district
    }
may-exchange = exchange districts
may-seize =
    { $build ->
        [yes] seize one
       *[no] seize a district
    }
may-beautify = beautify a district
may-armory = use the Armory

## ... what the reader may conclude or should know

aside-role = You are the { $character }.
aside-go-on =
    { $count ->
        [one] The one you leave goes to { $name }.
       *[other] The { $count } you leave go to { $name }.
    }
aside-hidden = The { $character } is set aside face-down.
aside-took = { $name } took the { $one } or the { $two }; the other one is face-down.
aside-missing = Taken or face-down: { $characters }.

## ... what a verb takes or brings

chip-gold = +{ n-gold }
chip-cards = +{ n-cards }
chip-keep = { n-cards }, keep { $keep }
chip-build =
    { $left } left, { $several ->
        [yes] from { n-gold }
       *[no] { n-gold }
    }
chip-cost =
    { $several ->
        [yes] from { n-gold }
       *[no] { n-gold }
    }
chip-ahead = take gold first; costs { chip-cost }
chip-smithy = 2 gold for 3 cards
chip-laboratory = a card for 2 gold
chip-museum = a card for 1 point

## ... what follows

follows-kill = Whoever has the { $character } loses their turn this round.
follows-bewitch = Whoever has the { $character } can only gather; you play the rest of that turn.
follows-rob = When the { $character } is called, you get all of that player's gold.
follows-loses = { $name } is left with { $left } of { $goal } districts, you with { n-gold }.
follows-own-loses = You are left with { $left } of { $goal } districts and { n-gold }.
follows-points =
    { $own ->
        [yes] Your score drops from { $before } to { $after }.
       *[no] { $name }'s score drops from { $before } to { $after }.
    }
follows-swap-hands = Cards you give: { $own }. Cards you get: { $other }.
follows-sacrifice = You lose the { $district }.
follows-refuse = If the threat is real, you lose all your gold: { $gold }.
follows-reveal = If the threat is real, you get all of { $name }'s gold.
follows-confiscate = { $name } gets the gold back; the district is yours.
wasted-build = You could still build a district.

## Moments: what was done to you

moment-kill = You were killed
moment-kill-then = You lose your turn: no gathering, no building this round.
moment-kill-crown = You still take the crown at the end of the round.
moment-bewitch = You were bewitched
moment-bewitch-then = You can only gather; the Witch plays the rest of your turn.
moment-rob = The Thief is after you
moment-rob-then = When your rank is called, the Thief takes all your gold.
moment-robbed = You were robbed
moment-confiscated = Confiscated!
moment-threat-revealed = The threat was real
moment-spied = You were spied on
moment-looked = Somebody looked at your cards
moment-took-card = A card was taken from you
moment-took-gold = You had to pay
moment-swapped-hands = Your hand was swapped
moment-swapped-character = Your character was swapped
moment-destroyed = Your district was destroyed
moment-exchanged = Your district was exchanged
moment-seized = Your district was seized
moment-crowned = The crown changes hands
moment-completed = Last round

## Several of a kind, one after the other

several-took-character = { $count } characters are taken.
several-face-up = { $count } characters are set aside face-up.
several-called = Ranks { $first } to { $last } are called.

## What points are for

part-districts = Districts
part-types = All five types
part-completed = Completed city

## The end

verdict =
    { $ahead ->
        [0] { $best } to { $next }: the higher-ranked character decides.
        [one] { $best } to { $next }: ahead by a single point.
       *[other] { $best } to { $next }: ahead by { $ahead } points.
    }

## Puzzles: what is asked, and the lesson, in short and in full

puzzle-title-citadels-draft = Which character?
puzzle-title-citadels-discard = Which character to discard?
puzzle-title-citadels-kill = Whom to kill?
puzzle-title-citadels-bewitch = Whom to bewitch?
puzzle-title-citadels-rob = Whom to rob?
puzzle-title-citadels-warrant = Who gets the warrant?
puzzle-title-citadels-threaten = Whom to threaten?
puzzle-title-citadels-build = What to build?
puzzle-title-citadels-keep = Which card to keep?
puzzle-title-citadels-raid = Which district is the target?
puzzle-title-citadels-swap-hands = Whose cards to take?
puzzle-title-citadels-look = Whose cards to look at?
puzzle-title-citadels-crown = Who gets the crown?
puzzle-title-citadels-tithe = Who has to pay?
puzzle-title-citadels-beautify = Which district to beautify?
puzzle-title-citadels-turn = What now?
puzzle-theme-citadels-finish = Ending the game
puzzle-lesson-citadels-finish = If you would win now, complete your city: every further round gives the others a chance to catch up.
puzzle-theme-citadels-last-round = The last round
puzzle-lesson-citadels-last-round = After the last round, gold and cards are worth nothing: turn everything you can into points.
puzzle-theme-citadels-five-types = All five types
puzzle-lesson-citadels-five-types = A city with all five types scores 3 points more: the missing type is worth more than it costs.
puzzle-theme-citadels-stop = Stopping a rival
puzzle-lesson-citadels-stop = When somebody needs just one more district, stop them first: your own plans can wait.
puzzle-theme-citadels-leader = The player in the lead
puzzle-lesson-citadels-leader = Target the player in the lead, and ask yourself which character they need most.
puzzle-theme-citadels-transfer = Taking from others
puzzle-lesson-citadels-transfer = What you take from another player counts twice: you gain it, and they lose it.
puzzle-theme-citadels-rob = Following the gold
puzzle-lesson-citadels-rob = Find the richest player first, then ask yourself which character that player needs most.
puzzle-theme-citadels-protect = Safety first
puzzle-lesson-citadels-protect = When you have a lot to lose, play safe: the others will try to take it.
puzzle-theme-citadels-many = One big turn
puzzle-lesson-citadels-many = If you have saved gold and cards, choose a character who can build several districts in one turn.
puzzle-theme-citadels-income = Income
puzzle-lesson-citadels-income = Count your districts by type: a character with income for many of them can bring more than gathering does.
puzzle-theme-citadels-afford = Counting gold
puzzle-lesson-citadels-afford = Before you take anything, work out what you can pay for this turn.
puzzle-theme-citadels-cards = Cards in hand
puzzle-lesson-citadels-cards = You cannot build with gold alone: get cards before you run out.
puzzle-theme-citadels-unique = Unique districts
puzzle-lesson-citadels-unique = A unique district is worth what it brings in the rounds that are left, not what it costs.
puzzle-theme-citadels-patience = Patience
puzzle-lesson-citadels-patience = You do not have to build whenever you can: sometimes it pays to save for something better.
puzzle-theme-citadels-crown = The crown
puzzle-lesson-citadels-crown = Whoever chooses first decides what is left for the others: think of the next round, too.
