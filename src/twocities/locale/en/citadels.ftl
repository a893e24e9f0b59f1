# Words of Citadels. $reader tells who reads an event: its actor, its target or another.

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

phase-selection = characters are chosen
phase-theater = the Theater may be used
phase-turns = ranks are called
phase-round-end = the round ends
phase-settle = the round is settled
phase-over = the game is over

## Named sets

preset-first-game = First game
    .about = The eight classic characters: murder, theft, swapped hands and fire. Easy to learn, never dull.
preset-ambitious-aristocrats = Ambitious Aristocrats
    .about = Magistrate, Wizard, Patrician and Marshal: warrants and takeovers. What you build may end in another city.
preset-cunning-agents = Cunning Agents
    .about = Witch, Blackmailer, Emperor and Alchemist: bluff and threats. Nobody's turn is quite their own.
preset-illustrious-emissaries = Illustrious Emissaries
    .about = Witch, Spy, Seer, Scholar and Diplomat: cards and districts change hands. Few secrets last.
preset-devious-dignitaries = Devious Dignitaries
    .about = Magistrate, Blackmailer, Wizard and Navigator: warrants, threats and stolen cards every round. The sharpest set.
preset-tenacious-delegates = Tenacious Delegates
    .about = Assassin, Spy, Seer, Cardinal and Diplomat: full hands and borrowed gold. For those who plan ahead.
preset-vicious-nobles = Vicious Nobles
    .about = Assassin, Thief, Patrician, Navigator and Warlord: hard blows, and riches to recover from them.
preset-random = characters and unique districts at random
    .about = A character of each rank and 14 unique districts, drawn when the game starts. You may fix some of them below.
preset-own = name every character with --characters

## Characters

character-assassin = Assassin
    .short = Kill a character: it loses its turn.
    .help = Names another character, who loses this round's turn and does not even answer the call.
character-witch = Witch
    .short = Bewitch a character and play its turn.
    .help = Gathers, names another character and stops. Once the named player has gathered, the Witch plays the rest of that turn, with that character's powers but her own gold, hand and city.
character-magistrate = Magistrate
    .short = Three warrants: one district for free.
    .help = Lays warrants on three characters and secretly signs one. The first time the signed character pays for a district, the Magistrate may have it for nothing; the payer gets the gold back.
character-thief = Thief
    .short = Rob a character of all its gold.
    .help = Names another character. When that one is called, all of its gold goes to the Thief. Rank 1, the killed and the bewitched are out of reach.
character-spy = Spy
    .short = See a hand: gold and cards for a type.
    .help = Picks a player and a type of district, and sees that hand. Each card of the type is worth 1 of the player's gold (while there is any) and 1 card from the deck.
character-blackmailer = Blackmailer
    .short = Threaten two for half of their gold.
    .help = Lays threats on two characters, only one of them real. Each victim gathers, then buys free with half of the gold or refuses; a refused Blackmailer may turn the threat over, and a real one takes everything.
character-magician = Magician
    .short = Swap hands, or cards with the deck.
    .help = Either trades whole hands with another player, or puts any number of own cards under the deck and draws as many.
character-wizard = Wizard
    .short = Take a card from a hand; build it at once.
    .help = Sees another player's hand and takes a card out of it: into hand, or built at once for its cost beside the usual limit. May build duplicates this turn.
character-seer = Seer
    .short = A card from everybody, one back. Build 2.
    .help = Takes a random card from every other player, then gives each of them a card of the Seer's choice. Builds up to two districts.
character-king = King
    .short = The crown; 1 gold per noble district.
    .help = Takes the crown, and 1 gold for each noble district. If killed, still gets the crown when the round ends.
character-emperor = Emperor
    .short = Pass on the crown; 1 gold per noble.
    .help = Hands the crown to another player, who did not have it, and takes 1 gold or a random card from that player. Gains 1 gold for each noble district. If killed, hands on the crown when the round ends and takes nothing.
character-patrician = Patrician
    .short = The crown; 1 card per noble district.
    .help = Takes the crown, and draws 1 card for each noble district. If killed, still gets the crown when the round ends.
character-bishop = Bishop
    .short = 1 gold per religious. Safe from rank 8.
    .help = Gains 1 gold for each religious district. For the rest of the round rank 8 cannot touch the Bishop's city.
character-abbot = Abbot
    .short = Gold or card per religious; a tithe.
    .help = Each religious district gives 1 gold or 1 card, in any mix. If somebody else is the richest, the Abbot takes 1 gold from that player.
character-cardinal = Cardinal
    .short = 1 card per religious; build on loan.
    .help = Draws 1 card for each religious district. Short of gold for a district, takes exactly what is missing from one player and gives a card for each gold.
character-merchant = Merchant
    .short = 1 gold, and 1 more per trade district.
    .help = Gains 1 gold for each trade district, and 1 gold on top.
character-alchemist = Alchemist
    .short = Get back the gold you build with.
    .help = When the turn ends, gets back the gold paid for districts in it.
character-trader = Trader
    .short = 1 gold per trade; build those freely.
    .help = Gains 1 gold for each trade district. Trade districts do not count towards the building limit.
character-architect = Architect
    .short = 2 cards more. Build up to three.
    .help = Draws 2 extra cards and builds up to three districts.
character-navigator = Navigator
    .short = 4 gold or 4 cards, but no building.
    .help = Takes 4 extra gold or 4 extra cards, but cannot build.
character-scholar = Scholar
    .short = Keep one of 7 cards. Build up to two.
    .help = Draws 7 cards, keeps one and shuffles the others into the deck. Builds up to two districts.
character-warlord = Warlord
    .short = 1 gold per military. Burn a district.
    .help = Gains 1 gold for each military district. May destroy a district for 1 gold less than its cost, but not in a completed city.
character-diplomat = Diplomat
    .short = 1 gold per military. Trade a district.
    .help = Gains 1 gold for each military district. May trade an own district for one of another city that is not completed, paying its owner the difference in cost.
character-marshal = Marshal
    .short = 1 gold per military. Seize a district.
    .help = Gains 1 gold for each military district. May take a district that costs at most 3 from a city that is not completed, paying its owner the cost.
character-queen = Queen
    .short = 3 gold if rank 4 sits next to you.
    .help = Gains 3 gold if the player of rank 4 sits next to her; if that one was killed, when the round ends.
character-artist = Artist
    .short = Beautify up to two of your districts.
    .help = Puts a coin on up to two own districts, 1 gold each: such a district costs and counts 1 more for good.
character-tax-collector = Tax Collector
    .short = Take the taxes of all who build.
    .help = While in the game, everybody who builds pays 1 gold of what is left as a tax. In the turn, the Tax Collector takes all taxes paid so far.

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
    .help = In your turn, give it up to destroy any one district of a city that is not completed.
district-basilica = Basilica
    .help = At the end, 1 point for each of your districts whose cost is odd.
district-capitol = Capitol
    .help = At the end, 3 points if three or more of your districts are of one type.
district-dragon-gate = Dragon Gate
    .help = At the end, 2 points on top of its cost.
district-factory = Factory
    .help = Your other unique districts cost you 1 gold less.
district-framework = Framework
    .help = Give it up instead of paying when you build a district.
district-gold-mine = Gold Mine
    .help = When you gather gold, take 1 more.
district-great-wall = Great Wall
    .help = Rank 8 pays 1 gold more for a power used on any other district of yours.
district-haunted-quarter = Haunted Quarter
    .help = At the end it counts as the type that serves you best.
district-imperial-treasury = Imperial Treasury
    .help = At the end, 1 point for each gold you have.
district-ivory-tower = Ivory Tower
    .help = At the end, 5 points if it is your only unique district.
district-keep = Keep
    .help = Rank 8 can do nothing to it.
district-laboratory = Laboratory
    .help = Once a turn, put a card of your hand under the deck for 2 gold.
district-library = Library
    .help = When you gather cards, keep all that you draw.
district-map-room = Map Room
    .help = At the end, 1 point for each card in your hand.
district-monument = Monument
    .help = Counts as two districts towards completing your city. Not to be built once you have five districts.
district-museum = Museum
    .help = Once a turn, put a card of your hand under it. At the end, 1 point for each card there.
district-necropolis = Necropolis
    .help = Instead of paying for it, you may destroy one of your districts.
district-observatory = Observatory
    .help = When you gather cards, draw 3 instead of 2.
district-park = Park
    .help = If your turn ends with an empty hand, draw 2 cards.
district-poor-house = Poor House
    .help = If your turn ends without gold, gain 1.
district-quarry = Quarry
    .help = You may build districts you already have.
district-school-of-magic = School of Magic
    .help = Counts as any type when you gain something for each district of a type.
district-secret-vault = Secret Vault
    .help = It cannot be built. At the end it is worth 3 points in your hand.
district-smithy = Smithy
    .help = Once a turn, pay 2 gold and draw 3 cards.
district-stables = Stables
    .help = Building it does not count towards the limit.
district-statue = Statue
    .help = At the end, 5 points if you hold the crown.
district-theater = Theater
    .help = When all characters are chosen, you may swap yours with another player's, unseen.
district-thieves-den = Thieves' Den
    .help = Any part of its cost may be paid with cards of your hand, 1 gold each.
district-wishing-well = Wishing Well
    .help = At the end, 1 point for each of your unique districts, this one included.

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
       *[other] the city of { $target }
    }

## Events

event-round =
    Round { $number } begins. { $reader ->
        [actor] You hold
       *[other] { $name } holds
    } the crown.
event-face-up = The { $character } is laid out face-up.
event-face-down = A character is laid out face-down.
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
        [actor] You swap characters with { $target }, using the Theater.
       *[other] { $name } swaps characters with { whom }, using the Theater.
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
        [actor] You rob { $target }: { n-gold }.
       *[other] { $name } robs { whom }: { n-gold }.
    }
event-resumed =
    { $reader ->
        [actor] You, the Witch, go
       *[other] { $name }, the Witch, goes
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
    } { whom } { n-gold }.
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
    } { n-cards } off the deck{ which-cards }.
event-kept =
    { $reader ->
        [actor] You keep
       *[other] { $name } keeps
    } { $told ->
        [yes] { $cards }
       *[no] { n-cards }
    }.
event-put-under =
    { $reader ->
        [actor] You put
       *[other] { $name } puts
    } { $told ->
        [yes] { $cards }
       *[no] { n-cards }
    } under the deck.
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
    } { whom } { n-cards }{ which-cards }.
event-swapped-hands =
    { $reader ->
        [actor] You swap hands with { $target }.
       *[other] { $name } swaps hands with { whom }.
    }
event-received-hand =
    { $reader ->
        [actor] You now hold
       *[other] { $name } now holds
    } { n-cards }{ which-cards }.
event-built =
    { $reader ->
        [actor] You build
       *[other] { $name } builds
    } { $district }{ $gold ->
        [0] { "" } without paying
       *[other] { "" } for { n-gold }
    }.
event-borrowed =
    { $reader ->
        [actor] You borrow
       *[other] { $name } borrows
    } { n-gold } from { whom } for { n-cards }{ which-cards }.
event-confiscated =
    { $reader ->
        [actor] You confiscate { $district } from { $target }, who gets the gold back.
        [target] { $name } confiscates your { $district }; you get the gold back.
       *[other] { $name } confiscates { $district } from { $target }, who gets the gold back.
    }
event-taxed =
    { $reader ->
        [actor] You pay
       *[other] { $name } pays
    } { n-gold } of tax.
event-completed =
    { $reader ->
        [actor] You complete your city,
       *[other] { $name } completes a city,
    } the first to do so: this is the last round.
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
            [actor] lay
           *[other] lays
        } a warrant on the { $character }
       *[threaten] { $reader ->
            [actor] lay
           *[other] lays
        } a threat on the { $character }
    }.
event-signed =
    { $reader ->
        [actor] You sign the warrant on the { $character }.
       *[other] { $name } signs { $told ->
            [yes] the warrant on the { $character }
           *[no] one of the warrants, unseen
        }.
    }
event-flower-put =
    { $reader ->
        [actor] Your real threat lies on the { $character }.
       *[other] { $told ->
            [yes] { $name }'s real threat lies on the { $character }.
           *[no] { $name } decides which threat is the real one, unseen.
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
        [actor] You turn
       *[other] { $name } turns
    } the threat over: { $gold ->
        [0] nothing is taken from { whom }
       *[other] it takes { n-gold } from { whom }
    }.
event-spied =
    { $reader ->
        [actor] You spy on { $target } for { $type } cards
       *[other] { $name } spies on { whom } for { $type } cards
    }{ $told ->
        [yes] , in a hand of { n-cards }{ which-cards }
       *[no] { "" }
    }.
event-looked =
    { $reader ->
        [actor] You look
       *[other] { $name } looks
    } at { $reader ->
        [target] your hand
       *[other] the hand of { $target }
    }{ which-cards }.
event-destroyed =
    { $own ->
        [yes] { $reader ->
            [actor] You give up your own
           *[other] { $name } gives up
        } { $district }.
       *[no] { $reader ->
            [actor] You destroy
           *[other] { $name } destroys
        } { $district } in { whose }.
    }
event-exchanged =
    { $reader ->
        [actor] You take
       *[other] { $name } takes
    } { $district } from { whose } in exchange.
event-gave-district =
    { $reader ->
        [actor] You give
       *[other] { $name } gives
    } { whom } { $district } for it.
event-seized =
    { $reader ->
        [actor] You seize
       *[other] { $name } seizes
    } { $district } from { whose }.
event-beautified =
    { $reader ->
        [actor] You put
       *[other] { $name } puts
    } a coin on { $district }.
event-collected =
    { $reader ->
        [actor] You collect
       *[other] { $name } collects
    } { n-gold } of taxes.
event-sold =
    { $reader ->
        [actor] You sell
       *[other] { $name } sells
    } { $told ->
        [yes] { $cards }
       *[no] { n-cards }
    } at the Laboratory.
event-exhibited =
    { $reader ->
        [actor] You put
       *[other] { $name } puts
    } { $told ->
        [yes] { $cards }
       *[no] { n-cards }
    } under the Museum.

## Decisions: what a seat is asked

decision-take-character = Take one character, in secret.
decision-discard-character = Discard one character, in secret.
decision-take-last = Take the last character, or the hidden one?
decision-theater = Swap your character, or keep it?
decision-turn =
    It is your turn as the { $character }. { $gathered ->
        [yes] What do you do?
       *[no] Gather gold or cards; what else do you do?
    }
decision-keep-drawn = Keep which card?
decision-pay-with-cards = Pay for the Thieves' Den with which cards?
decision-loan = Give { $subject } which card for the loan?
decision-confiscation = Confiscate { $cards } from { $actor }?
decision-name-bewitched = Bewitch whom?
decision-place-warrant = Lay the next warrant on whom?
decision-sign-warrant = Sign which warrant?
decision-place-threat = Threaten whom else?
decision-pick-flower = Which threat is the real one?
decision-bribe = Pay { $half } gold as a bribe, or refuse?
decision-reveal-threat = { $actor } refuses. Turn the threat over?
decision-set-aside = Put which cards under the deck, then draw?
decision-take-card = Take which of { $subject }'s cards?
decision-give-back = Give { $subject } which card?
decision-demand = Demand what from { $subject }?
decision-heir-crown = You were killed. Who gets the crown?
decision-keep-studied = Keep which card?
decision-give-district = Give { $subject } which district?

## Choices

choice-take-CHARACTER = Take the { $character }
choice-discard-CHARACTER = Discard the { $character }
choice-swap-character-with-SEAT = Swap your character with { $seat }'s
choice-swap-CHARACTER-with-SEAT = Swap the { $character } for one of { $seat }'s characters
choice-keep-character = Keep your character
choice-gather-gold = Gather gold
choice-gather-cards = Gather cards
choice-keep-DISTRICT = Keep { $district }
choice-end-turn = End the turn
choice-build-DISTRICT = Build { $district } ({ $price } gold)
choice-build-DISTRICT-with-framework = Build { $district }, giving up the Framework
choice-build-necropolis-over-DISTRICT = Build the Necropolis, giving up { $district }
choice-build-thieves-den-with-cards = Build the Thieves' Den, paying with cards
choice-build-DISTRICT-on-loan-from-SEAT = Build { $district } with gold borrowed from { $seat }
choice-build-DISTRICT-at-once = Build { $district } at once ({ $price } gold)
choice-build-thieves-den-at-once-with-cards = Build the Thieves' Den at once, paying with cards
choice-pay-with-DISTRICT = Pay with { $district }
choice-pay-the-rest = Pay the rest with gold
choice-borrow-the-rest-from-SEAT = Borrow the rest from { $seat }
choice-give-DISTRICT = Give { $district }
choice-kill-CHARACTER = Kill the { $character }
choice-bewitch-CHARACTER = Bewitch the { $character }
choice-warrant-CHARACTER = Lay a warrant on the { $character }
choice-sign-CHARACTER = Sign the warrant on the { $character }
choice-confiscate = Confiscate it
choice-let-pass = Let it pass
choice-rob-CHARACTER = Rob the { $character }
choice-spy-TYPE-of-SEAT = Spy on { $seat }: { $type } cards
choice-threaten-CHARACTER = Lay a threat on the { $character }
choice-flower-CHARACTER = The threat on the { $character }
choice-bribe = Pay the bribe
choice-refuse = Refuse
choice-reveal-threat = Turn the threat over
choice-swap-hands-with-SEAT = Swap hands with { $seat }
choice-redraw = Put cards under the deck and draw as many
choice-set-aside-DISTRICT = Set { $district } aside
choice-draw = Draw as many cards as you set aside
choice-look-at-SEAT = Look at { $seat }'s hand
choice-pocket-DISTRICT = Take { $district } into your hand
choice-foresee = Take a card from each other player
choice-income = Take the income of your districts
choice-income-NUMBER-gold = Take { $number } gold as income, the rest in cards
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
    } ({ $price } gold)
choice-exchange-for-DISTRICT-of-SEAT = Trade for { $seat }'s { $district }
choice-exchange-DISTRICT = Give { $district } ({ $price } gold)
choice-seize-DISTRICT-of-SEAT = Seize { $seat }'s { $district } ({ $price } gold)
choice-beautify-DISTRICT = Put a coin on { $district } for 1 gold
choice-collect-taxes = Collect the taxes
choice-sell-DISTRICT = Sell { $district } at the Laboratory for 2 gold
choice-forge = Pay 2 gold at the Smithy for 3 cards
choice-exhibit-DISTRICT = Put { $district } under the Museum
choice-bombard-DISTRICT-of-SEAT =
    Give up the Armory to destroy { $own ->
        [yes] your own { $district }
       *[no] { $seat }'s { $district }
    }

## Reasons: why something is refused

reason-game-over = The game is over.
reason-not-your-decision = It is not for you to decide now.
reason-not-offered = That is not possible now.
reason-unresolved = The question at hand comes first.
reason-only-gather = For now you can only gather.
reason-already-gathered = You have gathered already this turn.
reason-deck-empty = The deck is empty.
reason-gather-first = You must gather first.
reason-not-in-hand = You do not have that card in hand.
reason-too-expensive = You do not have enough gold.
reason-limit-reached = You have built as much as you may this turn.
reason-duplicate = That district already stands in your city.
reason-cannot-build = The Navigator builds nothing.
reason-never-built = The Secret Vault is never built.
reason-city-too-large = The Monument is too late for a city of five districts or more.
reason-no-loan = That player cannot lend you exactly what is missing, or you have too few cards, or you need no loan.
reason-not-your-power = Your character does not have that power.
reason-already-used = You have used that already this turn.
reason-no-such-target = There is no such target in this game.
reason-no-such-district = There is no such district there.
reason-nothing-to-gain = It would bring you nothing.
reason-own-character = You cannot name your own character.
reason-rank-one = Rank 1 is out of reach.
reason-killed = That character is killed already.
reason-bewitched = That character is bewitched.
reason-already-marked = That character is marked already.
reason-not-yourself = It must be another player.
reason-empty-hand = There is no card in that hand.
reason-holds-crown = That player has the crown already.
reason-must-crown = You must give the crown to somebody before your turn ends.
reason-not-richest = Gold is taken from the richest player only, and not when you are among the richest.
reason-completed-city = A completed city is safe.
reason-protected = The Bishop protects that city this round.
reason-keep-stands = The Keep cannot be touched.
reason-too-costly-to-seize = Only a district that costs at most 3 can be seized.
reason-would-duplicate = A city would have the same district twice.
reason-already-beautified = A coin lies on that district already.
reason-not-your-district = The district that allows it does not stand in your city.
reason-not-signed = Your warrant on that character is not the signed one.
reason-player-count = There must be 2 to 8 players.
reason-unknown-preset = There is no set of characters called “{ $about }”.
reason-unknown-character = There is no character called “{ $about }”.
reason-unknown-unique = There is no unique district called “{ $about }”.
reason-repeated-unique = The unique district “{ $about }” is named more than once.
reason-fourteen-uniques = There must be 14 different unique districts, not { $about }.
reason-two-of-one-rank = Only one character of a rank can play: { $about }.
reason-missing-rank = There is no character of rank { $about }.
reason-ninth-required = A character of rank 9 is required with 3 or 8 players.
reason-ninth-forbidden = Rank 9 does not play with 2 players.
reason-no-emperor = The Emperor does not play with 2 players.
reason-no-queen = The Queen does not play with fewer than 5 players.
reason-no-such-crown = The crown cannot go to a seat that nobody has; seats are counted from 0.

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
table-protected = Out of reach of rank 8: { $name }
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
        [yes] You know that { $other } holds:
       *[no] { $name } knows that { $other } holds:
    }
note-face-up = face-up
note-silent = silent
note-hidden = ({ $name })
note-killed = killed
note-bewitched = bewitched
note-robbed = robbed
note-warrant = warrant
note-signed = signed warrant
note-served = warrant used up
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
table-perhaps-cards = Perhaps here, as far as you have seen: { $cards }
table-deck-help = Whoever gathers cards draws two of these and keeps one. Cards that are put away go under the deck.
table-bank = Treasury
table-bank-help = Whoever gathers gold takes two from here. It never runs out.
note-yours = yours
note-passed-on = passed on
note-crown = has the crown
note-protected = safe from rank 8
note-completed = first to complete a city
note-decides = decides now
table-your-city = Your city
table-built = { $built } of { $goal } districts
table-face-up = Face up: nobody has these
table-show-cities = Show all cities
table-show-draft = Back to the characters
note-uncalled = not called yet
note-hidden-role = has not shown
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

tour-cities = Everybody builds a city of districts. Each district is worth as many points as it costs. When somebody has seven of them, the round is played to its end, and whoever has the most points wins.
    .title = The cities
tour-hand = These are the districts you may build. The number is the price, and the points. The colour is the type: noble, religious, trade, military or unique. Types bring income, and one district of each brings 3 points in the end.
    .title = Your hand
tour-players = Everybody sees how much gold and how many cards each player has, but not which cards. The crown shows who takes a character first: this round, you.
    .title = Gold, cards and the crown
tour-ranks = Each round everybody takes one of these characters in secret. Then they are called by rank, the lowest first; whoever has the one called takes a turn. The Assassin and the Bishop lie face-up: nobody can have them this round.
    .title = The characters
tour-draft = Take the King: two of your districts are noble, he earns you a gold for each, and the crown stays with you. The Architect may build three districts in a turn, the Merchant brings gold. The others can only guess.
    .title = Take a character
tour-called = Now the others take theirs, then the ranks are called. Watch who shows what, and what happens to the cities. Your turn comes when your rank is called.
    .title = The others
tour-gather = Every turn begins with gathering. Press “{ choice-gather-gold }” for 2 gold: your hand holds districts worth paying for. If it did not, you would rather look at 2 cards and keep one.
    .title = Gather
tour-keep = Keep the card you can pay for soonest, or one of a type that is missing in your city. The other goes under the deck.
    .title = Keep one card
tour-power = Every character has a power. You may use it once, before or after building: press its button, or pick what glows. The guide rings what helps you most.
    .title = Your power
tour-assassin = Name a character, and whoever has it loses the turn. Ask yourself what the player who is ahead would have taken: the one with many trade districts the Merchant, the one with much gold the Architect.
    .title = The Assassin
tour-thief = Name a character, and when it is called, all its gold is yours. Look for the richest player, and guess which character suits that city. Rank 1 and the Assassin's victim are out of reach.
    .title = The Thief
tour-magician = Swap your whole hand for a larger one, best after you have built what you could. Or put cards you will not build under the deck and draw as many.
    .title = The Magician
tour-king = The crown comes to you, so you choose first again next round. Press “{ choice-income }” before you build: the noble ones bring a gold each, which may pay for a better district.
    .title = The King
tour-bishop = The Warlord cannot touch your city this round. Press “{ choice-income }” before you build: the religious ones bring a gold each.
    .title = The Bishop
tour-merchant = Press “{ choice-bonus-gold }” and “{ choice-income }” before you build. Each trade district makes the Merchant better next time.
    .title = The Merchant
tour-architect = First press “{ choice-bonus-cards }”, then build up to three districts if you can pay for them. Nobody else grows that fast, so a rich Architect is what Assassins look for.
    .title = The Architect
tour-warlord = Take the income of your military districts. Then you may destroy a district, for 1 gold less than it cost: what cost 1 goes for nothing. Choose the city that is ahead, before it is complete and safe.
    .title = The Warlord
tour-build = Pick a card of your hand to build it; the ringed one brings the most points. One district a turn, and never the same twice in your city. Cheap ones complete it sooner, and you may also save up for a better one.
    .title = Build
tour-end-turn = Nothing is left to build. If your power is used, or you do not need it, press “{ choice-end-turn }”. The gold you keep is there next round, unless a Thief finds you.
    .title = End your turn
tour-round = All characters come back and are taken anew; whoever has the crown chooses first. Before you choose, look at the cities and the gold: what do you need, and what must nobody else have?
    .title = A new round
tour-points = In the end your districts count what they cost. One of each of the five types brings 3 points more, the first completed city 4, any other completed one 2. Which types does your city still lack?
    .title = Points
tour-robbed = The Thief has guessed your character, and all your gold is gone. Against that helps to spend gold while you have it, or to take a character nobody expects of you.
    .title = You are robbed
tour-killed = The Assassin has guessed your character: you lose this turn, and only this one. Next round take one that nobody expects of you.
    .title = You are killed
tour-destroyed = The Warlord has destroyed a district of yours. Cheap districts go first, since they cost him little; the Bishop protects a city, and a completed one is safe.
    .title = A district is lost
tour-swapped-hands = The Magician has taken your hand and given you another. Look through it: there may be something to build. Who holds many cards invites that.
    .title = Another hand
tour-completed = A city is complete: this is the last round. Everybody still has a turn. Count what brings you most: a dear district, a missing type, or completing your own city.
    .title = The last round

## Help

help-terminal =
    What you can type:
      1, 2, 3 ...   one of the choices, by its number
      build tavern  a choice, by its text (help choices lists them all)
      help          this help
      help NAME     what a character or a district does, such as help bishop
      help C5.4     a rule, by its number
      help choices  the texts of all choices
      why CHOICE    why something is not possible now, such as why build castle
      hint          what a program player would choose in your place, and why
      quit          leave the game
    Enter alone shows the table again. On it
      N3 Manor      is a district: the letter of its type, its cost, its name
      Ann, (Ann)    behind a character: Ann revealed it; Ann has it, and only she knows
    and a player's number stands before the name.
help-character = { $name }, rank { $rank }
help-district = { $name }, { $type }, costs { $cost }
help-copies = There are { $copies } such cards.

## Options

option-citadels-preset = a named set of characters and unique districts (see below)
option-citadels-characters = characters, by name with commas between; each replaces that of its rank
option-citadels-uniques = the 14 unique districts, by name with commas between
option-citadels-ninth = play with a character of rank 9 where it is optional
option-citadels-crown = the seat that is crowned first, counted from 0; at random if left out
cli-players =
    who plays, clockwise, with commas between: names of people, and levels of program players, from the weakest:
    random, newcomer, regular, expert, master (expert:3 for three); if left out, you against regular:3
options-more =
    sets:
    { $presets }

    characters, by rank:
    { $characters }

    unique districts:
    { $uniques }

## Why a program player chose as it did

# the selection phase
why-citadels-take-stop = The { $character } can still slow down { $seat }, whose city is almost complete.
why-citadels-take-bishop =
    { $count ->
        [0] The city is complete, and the Bishop keeps it safe.
        [one] Only one district is missing: the Bishop keeps the city safe until then.
       *[other] Only { $count } districts are missing: the Bishop keeps the city safe until then.
    }
why-citadels-take-builds = With { $gold } gold and several cards, the { $character } can build more than one district.
why-citadels-take-refund = Whatever is paid for building comes back to the Alchemist.
why-citadels-take-income = The { $character } gains from { $count } districts ({ $type }).
why-citadels-take-cards = Cards are short, and the { $character } brings some.
why-citadels-take-rich = There is gold to be had from others, up to { $gold }, as the { $character }.
why-citadels-take-taxes = { n-gold } of taxes lie ready.
why-citadels-take-crown = The { $character } decides who chooses first in the next round.
why-citadels-take-safe = Nobody can rob the { $character }, and there is gold to lose.
why-citadels-take-best = The { $character } is the most useful of those left.
why-citadels-discard = { $seat } would like the { $character } most.
why-citadels-swap-character = { $seat } probably holds something better.
why-citadels-keep-character = The own character is good enough.

# victims
why-citadels-kill-finisher = { $seat } is about to complete a city and may well be the { $character }.
why-citadels-kill-leader = { $seat } is ahead and may well be the { $character }.
why-citadels-kill-thief = The Thief could take { n-gold }.
why-citadels-kill-guess = { $seat } may well be the { $character }.
why-citadels-kill-nobody = Probably nobody is the { $character }: this hurts nobody.
why-citadels-bewitch-power = The power of the { $character } would be useful, and { $seat } may well have it.
why-citadels-bewitch-seat = { $seat } may well be the { $character } and would lose a turn.
why-citadels-bewitch-nobody = Probably nobody is the { $character }: this hurts nobody.
why-citadels-rob-rich = { $seat } is the richest, with { n-gold }, and may well be the { $character }.
why-citadels-rob-guess = { $seat }, with { n-gold }, may well be the { $character }.
why-citadels-rob-nobody = Probably nobody is the { $character }: a guess against the odds.
why-citadels-warrant = { $seat }, with { n-gold } to build with, may well be the { $character }.
why-citadels-sign = { $seat }, with { n-gold } to build with, is the likeliest to build something worth taking, as the { $character }.
why-citadels-threaten = { $seat }, with { n-gold }, may well be the { $character }.
why-citadels-flower = { $seat }, with { n-gold }, has most to lose, if that is the { $character }.
why-citadels-mark-nobody = Probably nobody is the { $character }: a bluff.
why-citadels-confiscate = The { $district } is free.
why-citadels-let-build = Not worth taking, or not to be had.
why-citadels-let-bluff = The threat was a bluff, and nobody need know.
why-citadels-let-pass = There is nothing to be gained.
why-citadels-bribe = { n-gold } are the smaller loss.
why-citadels-bribe-nothing = It costs nothing.
why-citadels-bribe-real = The threat must be the real one: better to lose { n-gold } than all.
why-citadels-refuse = It may be a bluff.
why-citadels-reveal = The threat is real: all the gold is taken.
why-citadels-reveal-bluff = Only to show that it was a bluff.

# gathering
why-citadels-gather-gold-build = Then { $district } can be built at once.
why-citadels-gather-gold-save =
    { $count ->
        [one] There is a card to build, gold is what is missing.
       *[other] There are { $count } cards to build, gold is what is missing.
    }
why-citadels-gather-gold = Gold serves for whatever comes.
why-citadels-gather-cards-none = There is nothing in hand that could be built.
why-citadels-gather-cards-paid = The { n-gold } at hand pay for a district; more cards will be needed.
why-citadels-gather-cards-choice =
    { $count ->
        [one] There is only one card that could be built.
       *[other] Something better than the { $count } cards in hand may come.
    }
why-citadels-keep-fifth = { $district } would be the fifth type.
why-citadels-keep-affordable = { $district } can be paid for now.
why-citadels-keep-unique = { $district } is worth more than it costs.
why-citadels-keep-best = { $district } fits the city best.
why-citadels-keep-anyway = { $district } stands in the city already, but there is nothing better.

# building
why-citadels-build-ends-ahead = { $district } completes the city and ends the game while ahead.
why-citadels-build-ends = { $district } completes the city first, before somebody else does.
why-citadels-build-completes = { $district } completes the city before the game ends.
why-citadels-build-last =
    It is the last round: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $district }.
why-citadels-build-fifth = { $district } is the fifth type: 3 points more.
why-citadels-build-refunded = The gold for { $district } comes back at the end of the turn.
why-citadels-build-unique = { $district } works from now on, or scores more than it costs.
why-citadels-build-earns = { $district } earns at once, for the { $character }.
why-citadels-build-near =
    { $district } brings the end near: { $count ->
        [one] one district is missing
       *[other] { $count } districts are missing
    }.
why-citadels-build-type = { $district } is the first of its type ({ $type }).
why-citadels-build-points =
    { $district } is the best that can be paid for: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-citadels-framework = { $district } is worth more than the Framework, and costs no gold.
why-citadels-necropolis = The Necropolis is worth more than { $district }, and costs no gold.
why-citadels-den = Spare cards pay for the Thieves' Den.
why-citadels-loan = Spare cards, and the gold of somebody else, pay for { $district }.
why-citadels-pay-rest = The other cards are worth more than gold.
why-citadels-borrow = { $seat } has the gold that is missing.
why-citadels-least-needed = { $district } is the least needed.
why-citadels-end-built = Nothing more may be built.
why-citadels-end-no-cards = There is nothing in hand.
why-citadels-end-save = Better to save for something else.
why-citadels-end-too-soon = To end the game now would be too soon.
why-citadels-end-poor = { n-gold } pay for nothing in hand.

# powers
why-citadels-free = It costs nothing.
why-citadels-income =
    { $count ->
        [one] One district earns.
       *[other] { $count } districts earn.
    }
why-citadels-mix-gold = Gold is needed more: { n-gold }, { n-cards }.
why-citadels-mix-cards = Cards are needed more: { n-gold }, { n-cards }.
why-citadels-navigate-gold = 4 gold bring more than 4 cards now.
why-citadels-navigate-cards = 4 cards bring more than 4 gold now.
why-citadels-swap-hands = { $seat } holds { n-cards }, against { $own } in the own hand.
why-citadels-redraw = Some cards in hand are of no use.
why-citadels-draw = What is left in hand is worth keeping.
why-citadels-spy = { $seat } holds { n-cards }, probably some of this type ({ $type }).
why-citadels-look = { $seat } holds { n-cards }: there is a choice.
why-citadels-pocket = { $district } will be useful later.
why-citadels-foresee = Cards of no use go, others come.
why-citadels-crown-behind = { $seat } is behind: the crown does little harm there.
why-citadels-crown = { $seat } chooses shortly before.
why-citadels-demand-gold = Gold is certain.
why-citadels-demand-card = A card is needed.
why-citadels-demand-nothing = Nothing is needed.
why-citadels-tithe = { $seat } is the richest.
why-citadels-study = The best of seven cards is worth having.
why-citadels-destroy-free = It costs nothing, and { $seat } loses { $district }.
why-citadels-raid-finisher = { $seat } is about to complete a city: { $district } must go.
why-citadels-raid-leader = { $seat } is ahead: { $district } will be missed.
why-citadels-raid = { $seat } will miss { $district }.
why-citadels-raid-own = { $district } makes room.
why-citadels-seize = { $district } is a district more here, and one less for { $seat }.
why-citadels-exchange = { $district } is worth more than what { $seat } gets for it.
why-citadels-beautify = A point for a gold: { $district } stands anyway.
why-citadels-collect = { n-gold } of taxes lie ready.
why-citadels-sell = { $district } is worth less than 2 gold.
why-citadels-forge = Cards are needed more than 2 gold.
why-citadels-exhibit = { $district } will hardly be built: a point in the Museum.

## The arena

arena-players = who plays, one for each of 2 to 8 seats: such as random or search:0.2s; the same name may stand several times
arena-side = Seat{ "\u00A0" }{ $number }

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = End turn
verb-discard = Discard
ask-discard = Discard which?
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
ask-necropolis = Build the Necropolis over which district?
verb-borrow = Build on loan
ask-borrow = Build which district on loan?
verb-give = Give
ask-give = Give which card?
verb-kill = Kill
ask-kill = Kill whom?
verb-bewitch = Bewitch
ask-bewitch = Bewitch whom?
verb-warrant = Warrant
ask-warrant = A warrant for whom?
verb-confiscate = Confiscate
verb-rob = Rob
ask-rob = Rob whom?
verb-spy = Spy
ask-spy = Spy on whom?
verb-threaten = Threaten
ask-threaten = Threaten whom?
verb-bribe = Pay the bribe
verb-refuse = Refuse
verb-reveal = Turn it over
verb-swap-hands = Swap hands
ask-swap-hands = Swap hands with whom?
verb-redraw = Exchange cards
verb-look = Look
ask-look = Look at whose hand?
verb-pocket = Take
ask-pocket = Take which card into your hand?
verb-foresee = Take cards
verb-crown = Crown
ask-crown = Crown whom?
verb-demand = Demand
verb-tithe = Tithe
ask-tithe = Take 1 gold from whom?
verb-study = Study
verb-destroy = Burn
ask-destroy = Burn which district?
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
        [0] Anything else, or end the turn?
        [1] { $first }?
        [2] { $first }, or { $second }?
       *[other] { $first }, { $second }, or { $third }?
    }
may-build = build a district
may-kill = kill somebody
may-warrant = lay warrants
may-rob = rob somebody
may-spy = spy on a hand
may-threaten = threaten two characters
may-swap-hands = swap hands
may-redraw = exchange cards
may-look = look at a hand
may-foresee = take a card from everybody
may-crown = pass on the crown
may-tithe = take a tithe
may-study = study seven cards
may-destroy =
    { $build ->
        [yes] burn one
       *[no] burn a district
    }
may-exchange = trade districts
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
        [one] The one you leave goes on to { $name }.
       *[other] The { $count } you leave go on to { $name }.
    }
aside-hidden = The { $character } lies hidden.
aside-took = { $name } took the { $one } or the { $two }; the other one lies hidden.
aside-missing = Taken or hidden: { $characters }.

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
chip-ahead = gold first, { chip-cost }
chip-free = free
chip-smithy = 2 gold for 3 cards
chip-laboratory = a card for 2 gold
chip-museum = a card for 1 point

## ... what follows

follows-kill = Whoever is the { $character } loses the turn of this round.
follows-bewitch = Whoever is the { $character } only gathers; you play the rest of that turn.
follows-rob = When the { $character } is called, all of that player's gold is yours.
follows-loses = { $name } keeps { $left } of { $goal } districts; you keep { n-gold }.
follows-own-loses = You keep { $left } of { $goal } districts and { n-gold }.
follows-points =
    { $own ->
        [yes] Your points fall from { $before } to { $after }.
       *[no] { $name }'s points fall from { $before } to { $after }.
    }
follows-swap-hands = Cards you give: { $own }. Cards you get: { $other }.
follows-sacrifice = { $district } leaves your city.
follows-refuse = If the threat is real, you lose all your gold: { $gold }.
follows-reveal = If it is the real one, all the gold of { $name } is yours.
follows-confiscate = { $name } gets the gold back; the district is yours.
wasted-build = You could still build a district.

## Moments: what was done to you

moment-kill = You were murdered
moment-kill-then = Your turn is gone: no gathering, no building this round.
moment-kill-crown = The crown is still yours: you take it when the round ends.
moment-bewitch = You are bewitched
moment-bewitch-then = You may only gather; the Witch plays the rest of your turn.
moment-rob = A thief is after you
moment-rob-then = When your rank is called, all your gold goes to the Thief.
moment-robbed = You were robbed
moment-confiscated = Confiscated!
moment-threat-revealed = The threat was real
moment-spied = You were spied on
moment-looked = Somebody looks at your cards
moment-took-card = A card was taken from you
moment-took-gold = You had to pay
moment-swapped-hands = Your hand was swapped
moment-swapped-character = Your character was swapped
moment-destroyed = Your city burns
moment-exchanged = Your district was exchanged
moment-seized = Your district was seized
moment-crowned = The crown changes hands
moment-completed = Last round

## Several of a kind, one after the other

several-took-character = { $count } characters are taken.
several-face-up = { $count } characters lie face-up.

## What points are for

part-districts = Districts
part-types = All five types
part-completed = Completed city

## The end

verdict =
    { $ahead ->
        [0] { $best } to { $next }: the higher character decides.
        [one] { $best } to { $next }: ahead by a single point.
       *[other] { $best } to { $next }: ahead by { $ahead } points.
    }
