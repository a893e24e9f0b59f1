# City of the Great Machine in English. Texts on cards are our own words.

game-machine = City of the Great Machine, for 2 to 4 players

## The City

# .short: seven letters at most
district-art = Art
    .short = Art
district-science = Science
    .short = Science
district-commerce = Commerce
    .short = Comm.
district-industrial = Industrial
    .short = Indust.
district-velvet = Velvet
    .short = Velvet
district-grand-citadel = Grand Citadel
    .short = Citadel
    .help = A Servant here can draw a Directive. A Hero here can look at the Machine's Directives and discard one, or release an arrested Citizen.
district-tower-of-law = Tower of L.A.W.
    .short = Tower
    .help = A Servant here can publish a Directive. A Hero here can discard a published Directive, or give a Hero a forfeited Access card back.
district-control-nexus = Control Nexus
    .short = Nexus
    .help = A Servant or a Hero here can reposition a District. A Hero can, instead and free, give any Hero 3 Trust.
district-central-square = Central Square
    .short = Square
    .help = A Servant here can, free, collect a Bond for each Citizen beyond the number of Guards. A Hero here can raise Discontent by the number of Citizens, revealed Traitors left out, beyond the number of Guards.

preset-first-game = a block with the Central Square within: for a first game
preset-ring = round a wide court
preset-double-row = two long rows
preset-windmill = a cross with sails
preset-courtyards = two courts
preset-random = a City at random

## People


servant-lex-hecate = Lex Hecate
servant-judgementor = Judgementor
servant-phantasmer = Phantasmer

class-artist = Artist
class-scientist = Scientist
class-merchant = Merchant
class-industrialist = Industrialist
class-noble = Noble
class-traitor = Traitor

hero-physician = Physician
    .help = House calls: identifying a Citizen costs her 1 Trust at most, however many Guards there are.
hero-smuggler = Smuggler
    .help = Back alleys: the first District he exits each turn costs no Trust and no roll.
hero-fowler = Fowler
    .help = Lightning reflexes: he may take two different Actions instead of one, if neither starts a Riot and the first does not gain Trust.
hero-actress = Actress
    .help = Crowd's favourite: when a Raid detains her, Discontent rises by 2 if the Machine ends her turn, or she receives 2 Trust if it advances the Plan.
hero-artificer = Artificer
    .help = Steady hand: attacking a Guard, she rolls first and then chooses what to pay.
hero-journalist = Journalist
    .help = Front page: her Incitement raises Discontent by 2 where no Servant is.

## Directives

directive-optimize = Optimize
    .help = Once a round one Servant may take a second Action, at the usual cost.
directive-pacify = Pacify
    .help = A Servant Action for 2 Bonds: in a Minor District with a Guard, Discontent drops by 1.
directive-confiscate = Confiscate
    .help = A Servant Action for 2 Bonds: each Hero in the District loses up to { $confiscated_trust } Trust, and the Machine gains as many Bonds.
directive-resettle = Resettle
    .help = Once a round, free, the Machine moves a Citizen from a District with a Servant to any free square.
directive-curfew = Curfew
    .help = Exiting a District without Guards costs a Hero 1 Trust, if there is any.
directive-reinforced-plating = Reinforced Plating
    .help = Numbers on the Assault die count 1 higher.
directive-informers = Informers
    .help = The first failed Raid of a round does not raise Discontent.
directive-rapid-deployment = Rapid Deployment
    .help = Once a round a Guard moves up to { $deployment_range } Districts free.
directive-levy = Levy
    .help = The Machine receives { $levy_bonds } more Bonds in each Opening Phase.

## City Events: what holds this round, and when the Master Plan advances

city-event-win-over-the-judges = Win over the Judges
    .help = At the end of the round each Hero may take back a forfeited Access card by discarding as much Trust as there are Guards in the Hero's District.
    .plan = unless the Heroes then together discard { $judges_trust } Trust
city-event-census-day = Census Day
    .help = No Citizen can be identified in a District with { $census_guards } Guards or more.
    .plan = if { $census_districts } Districts or more hold 2 Guards or more
city-event-parade-of-progress = Parade of Progress
    .help = Collecting in the Central Square brings { $parade_bonds } more Bonds.
    .plan = if { $parade_guards } Guards or more stand in the Central Square
city-event-market-fair = Market Fair
    .help = The Heroes in Commerce share { $fair_trust } more Trust in this Opening Phase.
    .plan = if { $fair_guards } Guards or more stand in Commerce
city-event-public-lectures = Public Lectures
    .help = Incitement in Science raises Discontent by 2.
    .plan = if a Servant and no Hero is in Science
city-event-opening-night = Opening Night
    .help = Incitement in Art raises Discontent by 2.
    .plan = if a Servant and no Hero is in Art
city-event-open-gates = Open Gates
    .help = Heroes exit Major Districts free.
    .plan = if no Hero is in a Major District
city-event-steam-shortage = Steam Shortage
    .help = The first District a Servant exits this round costs { $steam_cost } Bonds.
    .plan = if no Guard was broken this round
city-event-inspection-tour = Inspection Tour
    .help = A Servant Action for 2 Bonds: the Machine alone looks at a face-down Citizen of the District.
    .plan = if the three Servants are in three different Minor Districts
city-event-night-shift = Night Shift
    .help = The first Guard moved this round costs nothing.
    .plan = if a Servant and no Hero is in Industrial
city-event-martial-law = Martial Law
    .help = Exiting a District with a Servant costs a Hero 1 more Trust.
    .plan = if a Hero was detained this round
city-event-mass-arrests = Mass Arrests
    .help = Arresting costs 1 Bond.
    .plan = if { $mass_arrested } Citizens or more are arrested
city-event-state-of-the-city = State of the City
    .help = Publishing a Directive costs 1 Bond.
    .plan =
        { $state_directives ->
            [one] if a Directive is published
           *[other] if { $state_directives } Directives or more are published
        }
city-event-barricades = Barricades
    .help = Guards cannot enter a District with a Riot token.
    .plan = if no Hero is in a District without Guards
city-event-velvet-ball = Velvet Ball
    .help = Citizens in Velvet give no Trust this round.
    .plan =
        { $ball_guards ->
            [one] if a Servant and a Guard are in Velvet
           *[other] if a Servant and { $ball_guards } Guards or more are in Velvet
        }
city-event-strike = Strike
    .help = No Guard can be repaired.
    .plan = if a Servant and { $strike_guards } Guards or more are in Industrial
city-event-loyalty-oath = Loyalty Oath
    .help = A Hero who is detained also loses 1 Trust.
    .plan = if the Machine then pays { $oath_bonds } Bonds
city-event-searchlights = Searchlights
    .help = A Raid also catches a Hero who ends movement in a connected District with { $searchlight_guards } Guards or more.
    .plan = if 2 Heroes or more are in Districts with Guards
city-event-closed-bridges = Closed Bridges
    .help = No District can be repositioned.
    .plan = if the Grand Citadel, the Tower of L.A.W. and the Control Nexus each hold { $bridges_guards } Guards or more
city-event-voice-of-the-machine = Voice of the Machine
    .help = An Action raises Discontent by 1 at most. At the end of the round Discontent drops by 1.
    .plan = if no Riot was started this round
city-event-the-countdown = The Countdown
    .help = It stays to the end.
    .plan = in every round

## Phases

phase-opening = Opening
    .short = Opening
phase-access = Access
    .short = Access
phase-great-machine = the Great Machine
    .short = Machine
phase-heroes = the Heroes
    .short = Heroes
phase-closing = Closing
    .short = Closing
phase-over = the game is over

## Parts of sentences

n-bonds =
    { $price ->
        [one] 1 Bond
       *[other] { $price } Bonds
    }
n-trust = { $price } Trust
# "Citizen 4", to those who know more "Citizen 4 (Merchant)"
citizen =
    Citizen { $number }{ $told ->
        [yes] { "" } ({ $class_ })
       *[no] { "" }
    }
card-plan = The Master Plan advances { $plan }.

## Events

event-round = Round { $number } begins: { $event }.
event-bonds =
    { $reader ->
        [actor] You receive
       *[other] The Machine receives
    } { $bonds ->
        [one] 1 Bond
       *[other] { $bonds } Bonds
    }.
event-trust = The { $hero } receives { $trust } Trust.
event-spent = The { $hero } gives up { $trust } Trust.
event-access-chosen = All destinations are chosen.
event-guard-moved = A Guard moves from { $from } to { $to }.
event-servant-moved = { $servant } moves to { $to }.
event-arrested = Citizen { $citizen } is arrested in { $district }.
event-repaired = { $servant } repairs a Guard in { $district }.
event-raided = { $servant } prepares a Raid in { $district }.
event-drew =
    { $told ->
        [yes] The Machine draws a Directive: { $directive }.
       *[no] The Machine draws a Directive.
    }
event-published = The Machine publishes a Directive: { $directive }.
event-taken-back = The Machine takes { $directive } back to hand.
event-repositioned = { $district } slides to another place, beside { $beside }.
event-pacified = { $district } is pacified.
event-confiscated = The Machine confiscates { $trust } Trust from the { $hero }.
event-inspected =
    { $told ->
        [yes] The Machine inspects Citizen { $citizen }: { $class }.
       *[no] The Machine inspects Citizen { $citizen }.
    }
event-resettled = Citizen { $citizen } is resettled to { $to }.
event-phase-ended =
    { $reader ->
        [actor] Your phase ends.
       *[other] The Machine has done its work.
    }
event-revealed-card = The { $hero } shows the Access card of { $district }.
event-moved = The { $hero } goes to { $to }.
event-escaped = The { $hero } slips past the Guards.
event-captured = The Guards catch the { $hero }, who is detained.
event-caught = The { $hero } is caught in a Raid and detained in { $district }.
event-plan = The Master Plan advances to { $plan }.
event-discontent = Discontent is now at { $slot }.
event-no-trust = No Trust! The { $hero } loses { $trust } Trust to the Machine.
event-forfeited = No Access! The { $hero } forfeits the Access card of { $district }.
event-rolled =
    The { $hero } rolls the Assault die: { $die ->
        [0] the shield
       *[other] { $die }
    }.
event-guard-broken = Guards break in { $district }.
event-identified =
    { $reader ->
        [actor] You identify
       *[other] { $name } identifies
    } Citizen { $citizen }{ $told ->
        [yes] : { $class }
       *[no] { "" }
    }.
event-citizen-moved = Citizen { $citizen } moves to { $to }.
event-citizen-revealed = Citizen { $citizen } is revealed: { $class }.
event-riot =
    { $success ->
        [0] The Riot in { $district } fails.
       *[other] The Riot in { $district } succeeds!
    }
event-cancelled = The Directive { $directive } is torn down.
event-retrieved =
    The { $hero } takes back { $known ->
        [yes] the Access card of { $district }
       *[no] a forfeited Access card
    }.
event-searched = The Revolutionaries look at the Machine's Directives.
event-struck-out = The Directive { $directive } is discarded from the Machine's hand.
event-released =
    { $told ->
        [yes] An arrested Citizen is released to { $to }: { $class }.
       *[no] An arrested Citizen is released to { $to }.
    }
event-passed = The { $hero } takes no Action.
event-raid-failed = The Raid in { $district } fails.
event-won =
    { $side ->
        [machine] The Great Machine completes the Master Plan.
       *[revolutionaries] The third Riot has succeeded: the City is free.
    }

## Decisions

decision-split-trust = { $hero } in { $district }: take how much of { $total } Trust?
decision-choose-access = Send each of your Heroes where?
decision-machine-turn = Move Guards, let Servants act, or end the phase?
decision-take-directive-back = Three Directives are published. Which one do you take back for { $directive }?
decision-put-district = Where does { $district } go?
decision-settle-citizen = Where does { $citizen } go?
decision-go-on = { $hero } to { $destination }: which way?
decision-detainment = { $hero } detained in { $place }: what follows?
decision-hero-action = { $hero } in { $place }: take which Action?
decision-pay-for-attack =
    The Assault die shows { $number ->
        [0] the shield
       *[other] { $number }
    }. What does the { $hero } pay?
decision-more-citizens =
    { $verb ->
        [identify] { $hero }: identify whom else?
       *[move] { $hero }: move whom else?
    }
decision-jail-active = The Riot has failed. Whom do you arrest in { $district }?
decision-retrieve-card = Which forfeited Access card does the { $hero } take back?
decision-strike-out-directive = Which of the Machine's Directives does the { $hero } discard?
decision-place-released = { $citizen } is released. Where to?
decision-identify-any = A Raid has failed. Which Citizen do you identify?
decision-win-back =
    Does the { $hero } take back a forfeited Access card for { $guards } Trust?
decision-buy-off = The Heroes can together give { $judges_trust } Trust to hold up the Plan. How much does the { $hero } give?
decision-swear = Do you pay { $oath_bonds } Bonds to advance the Plan? You have { $bonds }.

## Choices

choice-take-NUMBER-trust = { $number } Trust
choice-send-HERO-to-DISTRICT = { $hero } to { $district }
choice-confirm = Confirm the destinations
choice-reconsider = Think again
choice-guard-DISTRICT-to-TO = Guard { $district }–{ $to } ({ $price })
choice-move-SERVANT-to-TO = { $servant } to { $to } ({ $price })
choice-SERVANT-arrests-citizen-NUMBER = { $servant } arrests { $citizen } ({ n-bonds })
choice-SERVANT-repairs = { $servant } repairs a Guard ({ n-bonds })
choice-SERVANT-raids = { $servant } prepares a Raid ({ n-bonds })
choice-SERVANT-draws = { $servant } draws a Directive ({ n-bonds })
choice-SERVANT-publishes-DIRECTIVE = { $servant } publishes { $directive } ({ n-bonds })
choice-SERVANT-repositions-TO = { $servant } repositions { $to } ({ n-bonds })
choice-SERVANT-collects = { $servant } collects Bonds
choice-SERVANT-pacifies = { $servant } pacifies ({ n-bonds })
choice-SERVANT-confiscates = { $servant } confiscates Trust
choice-SERVANT-inspects-citizen-NUMBER = { $servant } inspects { $citizen } ({ n-bonds })
choice-resettle-citizen-NUMBER = Resettle { $citizen }
choice-deploy-DISTRICT-to-TO = Deploy { $district }–{ $to } (free)
choice-end-phase = End your phase
choice-take-back-DIRECTIVE = Take back { $directive }
choice-put-DISTRICT-at-PLACE =
    { $turned ->
        [yes] Turned, beside { $near } ({ $place })
       *[no] Beside { $near } ({ $place })
    }
choice-settle-in-DISTRICT = To { $district }
choice-go-to-DISTRICT = By way of { $district } ({ n-trust })
choice-advance-plan = The Master Plan advances
choice-no-trust = No Trust! Take the Hero's Trust as Bonds
choice-no-access = No Access! The Access card is forfeited
choice-incite = Incitement ({ n-trust })
choice-attack-for-NUMBER = Attack a Guard for { $number } Trust
choice-attack = Attack a Guard: roll, then pay
choice-pay-NUMBER = Pay { $number } Trust
choice-identify-citizen-NUMBER = Identify { $citizen } ({ n-trust })
choice-move-citizen-NUMBER-to-TO = { $citizen } to { $to } ({ $price })
choice-gain-trust = Gain 1 Trust
choice-start-riot = Start a Riot ({ n-trust })
choice-agitate = Speak to the crowd ({ n-trust })
choice-reposition-DISTRICT = Reposition { $district } ({ n-trust })
choice-grant-HERO = Give the { $hero } 3 Trust
choice-cancel-DIRECTIVE = Tear down { $directive } ({ n-trust })
choice-let-HERO-retrieve = Let the { $hero } take back a forfeited Access card ({ n-trust })
choice-search-citadel = Look at the Machine's Directives and discard one ({ n-trust })
choice-discard-DIRECTIVE = Discard { $directive }
choice-release-citizen = Release an arrested Citizen ({ n-trust })
choice-pass = Do nothing
choice-done = Enough
choice-arrest-citizen-NUMBER = Arrest { $citizen }
choice-give-NUMBER-trust = Give { $number } Trust
choice-retrieve-DISTRICT-for-TO_HERO = { $district } back to the { $to_hero }

## Refusals

reason-overlap = Two Districts would overlap: { $about }.
reason-too-few-connections = Each District must touch two others: { $about }.
reason-apart = The City would fall apart: { $about }.
reason-only-route = The City must hold together without any one District: { $about }.
reason-cannot-slide = The District cannot slide there.
reason-not-moved = The District must end somewhere else, or turned.
reason-enclosed = Other Districts enclose it, so that it cannot slide: { $about }.
reason-no-valid-end = Wherever it could slide, the City would not be valid: { $about }.
reason-game-over = The game is over.
reason-not-your-decision = It is not for you to decide now.
reason-unresolved = The question at hand comes first.
reason-not-offered = That is not possible now.
reason-too-few-bonds = You do not have enough Bonds.
reason-too-little-trust = The Hero does not have enough Trust.
reason-no-free-square = There is no free square.
reason-no-guard = There is no operational Guard.
reason-already-acted = That Servant has acted already.
reason-barred = A card in force does not allow it.
reason-not-here = The Servant cannot do that in this District.
reason-no-card = That Access card is not in hand, or it is chosen already.
reason-not-your-hero = That Hero is not yours to send.
reason-not-all-chosen = Each of your Heroes needs a destination first.
reason-no-route = No way to the destination leads there.
reason-not-possible-here = The Hero cannot do that in this District.
reason-raid-before = There is a Raid in this District already.
reason-no-directives = There is no Directive left to draw.
reason-already-confirmed = You have confirmed already; think again first.
reason-riot-before = There has been a Riot in this District already.
reason-known-citizen = That Citizen is known already.
reason-not-active = Only a Citizen who is revealed and active can be arrested.
reason-already-there = It is there already.
reason-more-than-shared = There is not so much Trust to share.
reason-citizen-elsewhere = That Citizen is not in the District.
reason-none-broken = There is no broken Guard in this District.
reason-no-raid-token = All three Raid tokens are on the board.
reason-not-in-hand = That Directive is not in the hand of the Machine.
reason-not-published = That Directive is not published.
reason-not-in-force = No card in force allows it.
reason-no-servant = There is no Servant in the District of that Citizen.
reason-once-a-round = That has been done this round; it can be done only once.
reason-too-far = That is too far.
reason-second-action = The second Action must differ from the first, and neither may be a Riot.
reason-other-attack = Only the Artificer rolls first and pays afterwards; all other Heroes say first what they pay.
reason-attack-for-nothing = An attack takes at least 1 Trust.
reason-no-crowd = The Central Square does not hold more Citizens than Guards.
reason-not-in-play = That Hero is not in play.
reason-none-forfeited = That Hero has no forfeited Access card.
reason-not-forfeited = That Access card is not forfeited.
reason-empty-hand = The Machine has no Directive in hand.
reason-nobody-arrested = No Citizen is arrested.
reason-not-on-board = That Citizen is not on the board.
reason-not-needed = So much is not needed.
reason-revolutionary-count = There must be the Machine and 1 to 3 Revolutionaries.
reason-unknown-hero = There is no Hero called “{ $about }”.
reason-hero-claimed-twice = The Hero “{ $about }” is named more than once.
reason-three-heroes = There must be 3 Heroes, not { $about }.
reason-unknown-city = There is neither a City nor a District called “{ $about }”.
reason-placed-twice = There is more than one place for a District: { $about }.
reason-no-place = “{ $about }” is no place: it is x,y of its upper left cell, each from -2 to 17, then h or v, such as art=2,0v.
reason-unplaced = No place is given for these Districts: { $about }.
reason-plan-start = The Master Plan starts at 1, 2 or 3.
reason-unknown-winner = There is no side called “{ $about }”: it is machine, revolutionaries or none.

## The table in the terminal

table-round = Round { $round }
table-title = Round { $round }: { $phase }
table-plan = Master Plan: { $plan } of { $last }
table-discontent =
    Discontent: { $slot } ({ $riot ->
        [yes] Riot Stage
       *[no] Stage { $stage }
    })
table-riots = Riots: { $count } of { $goal }
table-bonds = Bonds: { $count }
table-events = City Events to come: { $count }
table-own-cards = cards from the box (help cards)
table-event = City Event ({ $provenance }):
table-directives = Directives: { $count } to draw
table-published = published: { $cards }
table-discarded = discarded: { $cards }
table-hand = in hand: { $count }
table-hand-known = ({ $cards })
table-none = –
table-district = District
table-guards = Guards
table-content = There
table-guard-squares =
    { $guards }{ $broken ->
        [0] { "" }
       *[other] +{ $broken }
    }/{ $squares }
table-arrested = Arrested
table-riot = RIOT
table-raid = RAID
table-acted = { "" } (acted)
table-citizen =
    { $number }{ $told ->
        [yes] { $status ->
            [revealed] { "" } { $class_ }
           *[other] { "" } ({ $class_ })
        }
       *[no] { $status ->
            [identified] { "" } (?)
           *[other] { "" }
        }
    }
table-hero = Hero
table-player = Player
table-trust = Trust
table-cards = Access cards
table-card-count =
    { $count ->
        [one] 1 in hand
       *[other] { $count } in hand
    }
table-forfeited = forfeited: { $cards }
table-destination = goes to { $district }
table-detained = detained

## The table in the browser

table-thing = { $name }: { $facts }
table-n-guards =
    { $count ->
        [0] no Guards
        [one] 1 Guard
       *[other] { $count } Guards
    }
table-n-broken = { $count } broken
table-n-citizens =
    { $count ->
        [0] no Citizens
        [one] 1 Citizen
       *[other] { $count } Citizens
    }
table-squares =
    { $count ->
        [one] on 1 square
       *[other] on { $count } squares
    }
table-guards-change =
    { $more ->
        [yes] { $count } more than before
       *[no] { $count } fewer than before
    }
table-guards-of = Guards of { $district }
table-a-raid = a Raid
table-a-riot = a Riot
table-jail = Jail
table-jailed = arrested
table-status-unknown = not identified
table-status-identified = identified
table-status-revealed = revealed
table-active = active
table-n-class = { $count } { $class_ }
table-among = Known to be among them: { $who }.
table-trust-of = { $trust } of { $most } Trust
table-actions-taken =
    { $count ->
        [0] has yet to act
       *[other] has acted
    }
table-card-where =
    { $where ->
        [published] published
        [discarded] discarded
       *[hand] in the Machine's hand
    }
table-access-card = { $district }, Access card of the { $hero }
table-access-state =
    { $state ->
        [forfeited] forfeited
        [chosen] chosen
        [perhaps] perhaps forfeited
       *[hand] in hand
    }
table-plan-now =
    { $advances ->
        [yes] Now it would.
        [no] Not as things stand.
       *[open] To be decided.
    }
table-plan-count = { $have } of { $need }
table-hand-of-machine =
    { $count ->
        [0] The Machine holds no Directive
        [one] The Machine holds 1 Directive
       *[other] The Machine holds { $count } Directives
    }
table-heroes = Heroes
table-city = The City
table-look-at = Look at { $name }
table-close = Close
table-city-event = City Event
table-to-come = { $count } to come
table-in-force = Directives in force
table-of = { $count } of { $most }
table-free-place = free place
table-own-design = Of our own design
table-own-design-note = Of our own design: we have no text of these cards in the box.
table-hidden = hidden
table-forecast =
    { $sure ->
        [yes] { $known ->
            [one] 1 active Citizen against { $against }
           *[other] { $known } active Citizens against { $against }
        }
       *[no] { $known } to { $possible } active Citizens against { $against }
    }
table-hero-acts = acts now
table-hero-acted = has acted
table-hero-next = next
board-master-plan = Master Plan
board-plan = Plan
board-discontent = Discontent
board-stage = Stage
board-riots = Riots
board-bonds =
    { $count ->
        [one] Bond
       *[other] Bonds
    }
board-left-to-act = of { $most } left to act
board-in-hand = in hand
board-in-deck = in the deck
board-raids-left = of { $most } Raids left
board-arrested = arrested
board-servant =
    { $acted ->
        [yes] has acted
       *[no] can act
    }
table-help-guards = A Hero pays 1 Trust for each Guard on leaving a District, and for most Actions there. Moving a Guard costs the Machine 1 Bond for each District it exits. Broken Guards keep their squares and count for nothing.
    .source = Rules M7.2, M7.13, M8.2; { provenance-rulebook }.
table-help-citizen = Gives 1 Trust a round to the Heroes in the District; once revealed, 2 if active, and none if a Traitor.
    .source = Rules M5.3, M9.13; { provenance-rulebook }.
table-help-access = A Hero goes where a card in hand allows. The Machine cannot look at forfeited ones.
    .source = Rules M3.8, M6.1; { provenance-rulebook }.
table-help-place = The District slides here with everybody in it.
    .source = Rule M10; { provenance-rulebook }.
table-help-dial = The hand shows the Master Plan: at XII the Machine wins. The ring shows Discontent: Citizens are active up to its Stage, the Machine receives more Bonds, and its last slot counts as a Riot. The Revolutionaries win with 3 Riots.
    .source = Rules M1.4, M1.5, M4; { provenance-rulebook }.
table-help-bonds = What the Machine pays with. It receives 6 to 12 each round, more in higher Stages of Discontent.
    .source = Rule M4.4; { provenance-rulebook }.
table-help-directives = Drawn in the Grand Citadel, published in the Tower of L.A.W.: 3 at most are in force. The deck is never shuffled again.
    .source = Rules M7.8, M7.9; { provenance-rulebook }.
table-help-jail = Arrested Citizens lie face-down. A Hero in the Grand Citadel can release one, drawn at random.
    .source = Rules M7.5, M9.12; { provenance-rulebook }.

over =
    { $side ->
        [machine] The Great Machine has won.
       *[revolutionaries] The Revolutionaries have won.
    }

## The first game: what is taught, and when

tour-sides = You lead three Heroes against the Great Machine. It wins when its Master Plan reaches XII. You win with the third Riot: Industrial has risen already, so you need two more.
    .title = Two sides
tour-discontent = What your Heroes do raises Discontent, Stage by Stage. With each Stage a further class of Citizens becomes active, which is to say ready for a Riot: now Artists, Scientists and Merchants. The last slot counts as a Riot of its own.
    .title = Discontent
tour-city = Nine Districts, with Guards and Citizens. Most Citizens lie face-down: nobody knows their class, and five are Traitors, who help the Machine. Those in Art you have identified; you see who they are, the Machine does not.
    .title = The City
tour-heroes = Your Heroes pay with Trust. At the start of a round each Citizen gives 1 to a Hero in the same District, or 2 if revealed and active. An Access card lets a Hero go to its District; a forfeited one is missing.
    .title = Your Heroes
tour-event = The City Event changes the rules for this round. When the round ends, it says whether the Plan advances: Open Gates advances it unless a Hero is in a Major District, such as the Central Square. So send one there!
    .title = The City Event
tour-split = Several Heroes are in one District and share what its Citizens give. Give it to the one who has to leave a guarded District, or has a dear Action in mind; what is beyond a Hero's maximum is lost.
    .title = Share the Trust
tour-destinations = Choose in secret: pick a Hero, then a District. The Actress stays in Art, where five active Citizens face one Guard. The Smuggler goes to Velvet, the Journalist to the Central Square. Then press “{ choice-confirm }”.
    .title = Destinations
tour-exits = Leaving a District costs 1 Trust for each Guard in it; the Guards at the destination cost nothing. Whoever cannot pay loses all Trust and rolls the Escape die, and may be caught.
    .title = Guards on the way
tour-way = The Hero shows the card and goes there step by step. Each District left behind costs Trust for its Guards, so look for the way with the fewest. Under Open Gates, Major Districts cost nothing to leave.
    .title = Which way?
tour-action = A Hero takes one Action, and most cost 1 Trust for each Guard in the District. Incitement raises Discontent in a Minor District. When nothing can be paid for, gain 1 Trust: it is free.
    .title = An Action
tour-riot = Press “Start a Riot”. All Citizens here are revealed; if the active ones are more than Guards and Traitors together, it succeeds. Here they are. A failed Riot advances the Plan, and the Machine may arrest the active ones.
    .title = A Riot!
tour-major = Each Major District has an Action of its own. In the Central Square, Discontent rises by the number of Citizens beyond the Guards, often by 2 at once. Point at a District to read what can be done there.
    .title = A Major District
tour-identify = Pick a face-down Citizen in Velvet to identify it: 1 Trust for each Guard there. You then know whom a Riot can count on, and the Machine does not.
    .title = Know your Citizens
tour-attack = Attacking a Guard, you pay Trust and roll: if the die shows no more than you paid, the Guard breaks, but the shield always saves it. Pay more for better odds. Each Guard less makes everything here cheaper.
    .title = Attack a Guard
tour-raid = A Servant has prepared a Raid. A Hero who ends the way in that District is detained. Your destinations are fixed by now; if nobody comes there, the Raid fails and Discontent rises.
    .title = A Raid
tour-raid-failed = Nobody came to the Raid: it has failed, and Discontent rises. Going where the Machine does not expect you is worth as much as an Action.
    .title = The Raid has failed
tour-arrested = A Citizen is arrested, one supporter less. Only revealed and active Citizens can be arrested, so those you have merely identified are safe. In the Grand Citadel a Hero can release one.
    .title = An arrest
tour-directive = The Machine has published a Directive: its rule holds until a Hero in the Tower of L.A.W. tears it down. Point at it to read it.
    .title = A Directive
tour-detained = A Hero is detained. The Machine chooses: the Plan advances and the Hero goes on, or the turn ends and the Hero loses all Trust or the Access card just shown.
    .title = Detained
tour-riot-succeeded = The Riot has succeeded, and the Guards of the District are broken until a Servant repairs them. When three count, you have won.
    .title = The District rises!
tour-riot-failed = There were too few active Citizens, or too many Guards and Traitors. The Plan advances. Now you know everybody there: raise Discontent, or break a Guard, before you try elsewhere.
    .title = The Riot has failed
tour-plan = The Master Plan advances: by City Events, failed Riots and detained Heroes. From round 13 on it advances every round, so do not wait too long.
    .title = The Plan advances
tour-round = A new round: the Machine has received Bonds, and your Heroes Trust from the Citizens around them. First read the new City Event and ask what it takes to hold up the Plan. Then look where the next Riot could be.
    .title = A new round
tour-powers = Each Hero has a power. The Smuggler leaves his first District free. The Journalist's Incitement counts double where no Servant is. The Actress pays the Machine back when a Raid catches her. Point at a Hero to read more.
    .title = Their powers
tour-servants = The Machine pays Bonds to move Guards and its three Servants. Each Servant may act once a round where it is: prepare a Raid, arrest a revealed and active Citizen, repair a Guard, draw or publish a Directive.
    .title = What Servants do
tour-identify-more = Pick the next Citizen, as long as you can pay. Mind the Traitors: in a Riot they count for the Machine. Then press “{ choice-done }”.
    .title = And the others?
tour-move = Citizens can be led elsewhere, for 1 Trust a District. Pick the Artist in the Central Square, then Velvet: there the next Riot can be. You could lead a Traitor away, too.
    .title = Move Citizens
tour-move-more = If you can pay, pick the Merchant, then Velvet, too. Then press “{ choice-done }”.
    .title = One more?
tour-raids = Where would you wait for the Heroes? A Raid detains whoever ends the way there; if nobody comes, it fails and Discontent rises. So go where the Machine does not expect you. The next Riot could be in Velvet.
    .title = Mind the Raids

# to whoever is the Machine
tour-as-machine-sides = You are the Great Machine. You win when the Master Plan reaches XII; it is at V. The Heroes win with the third Riot: Industrial has risen already, so they need two more.
    .title = Two sides
tour-as-machine-discontent = The Heroes raise Discontent. With each Stage a further class of Citizens becomes active, ready for a Riot: now Artists, Scientists and Merchants. The last slot counts as a Riot of its own. But each Stage brings you more Bonds.
    .title = Discontent
tour-as-machine-city = A Hero pays 1 Trust for each Guard to leave a District, and as much for most Actions there. In a Riot your Guards stand against the active Citizens. Broken ones count for nothing.
    .title = Your Guards
tour-as-machine-event = It says when the Plan advances. Market Fair: if 3 Guards or more are in Commerce when the round ends. There are 2 now, so send a third!
    .title = The City Event
tour-as-machine-bonds = You pay with Bonds, and have 9: 1 for each District a Guard leaves, 2 for each that a Servant leaves, 2 for most Servant Actions. The Heroes have chosen where they go; you can only guess.
    .title = Bonds
tour-as-machine-guard = Pick the Guards of the Grand Citadel, then Commerce. That makes three there, for 1 Bond, and the Plan will advance when the round ends.
    .title = Move a Guard
tour-as-machine-raid = Leaving Science costs 3 Trust, and the Physician has 2: a good guess is that nobody leaves. Pick Judgementor, who is there, and prepare a Raid.
    .title = Prepare a Raid
tour-as-machine-arrest = Citizens who are revealed and active can be arrested: they then give no Trust and join no Riot. Pick Phantasmer, then Industrial. There, pick Phantasmer again and one of the Citizens.
    .title = Arrest a Citizen
tour-as-machine-draw = Lex Hecate is in the Grand Citadel, where Directives are drawn. Pick Lex Hecate and draw one: once published, it changes the rules in your favour.
    .title = Draw a Directive
tour-as-machine-end = You can pay for no more Actions. What Bonds are left you keep. Press “{ choice-end-phase }”.
    .title = End your phase
tour-as-machine-heroes = Now the Heroes show where they go. They pay for the Guards they leave behind, walk into your Raid or not, and take one Action each. Watch what they are after.
    .title = The Heroes' phase
tour-as-machine-detained = You choose: the Plan advances and the Hero goes on; or the turn ends, and you take all Trust as Bonds or the Access card. Press “{ choice-advance-plan }”: it brings you closer to XII.
    .title = A Hero is caught!
tour-as-machine-round = You have received Bonds, more with each Stage of Discontent. First read the new City Event: what does it take to advance the Plan? Then ask yourself where each Hero wants to go.
    .title = A new round
tour-as-machine-publish = State of the City: the Plan advances if a Directive is published, and publishing costs only 1 Bond. Pick Lex Hecate, then the Tower of L.A.W.; there, publish what you drew.
    .title = Publish a Directive
tour-as-machine-collect = In the Central Square a Servant collects a Bond for each Citizen beyond the number of Guards, and pays nothing for it.
    .title = Collect Bonds
tour-as-machine-repair = A Servant is where broken Guards lie. For 2 Bonds one of them is repaired: it counts and moves again.
    .title = Repair a Guard
tour-as-machine-jail = There were too few active Citizens, and the Plan advances. Now arrest the active ones, free: pick them one by one.
    .title = The Riot has failed
tour-as-machine-raid-failed = Nobody came to your Raid, and Discontent rises. Prepare Raids where a Hero has good reasons to be, or cannot pay for leaving.
    .title = The Raid has failed
tour-as-machine-riot = The Riot has succeeded, and the Guards there are broken until a Servant repairs them. With the third one you have lost: do not let active Citizens outnumber your Guards.
    .title = A District rises

## Help

help-terminal =
    What you can type:
      1, 2, 3 ...    one of the choices, by its number
      go to science  a choice, by its text (help choices lists them all)
      help           this help
      help NAME      what a Hero, a Servant, a Directive, a City Event, a District or a Citizen does,
                     and whether the rulebook says so or it is our own design
      help M7.6      a rule, by its number
      help choices   the texts of all choices
      why CHOICE     why something is not possible now, such as why start riot
      hint           what a program player would choose in your place, and why
      quit           leave the game
    Enter alone shows the table again. On it
      2+1/4          are Guards: 2 operational, 1 broken, on 4 squares
      12             is a Citizen nobody knows
      12 Noble       is a revealed Citizen; 12 (Noble) is known to your side alone
      12 (?)         is a Citizen the Revolutionaries have identified
      (2,0v)         is a place: column and row of the upper left cell, then h for lying or v for upright
    and a number in brackets behind a choice is what it costs.
help-hero = Initiative { $initiative }, { $trust } Trust at most, starts in { $start }.
help-district =
    A { $minor ->
        [yes] Minor
       *[no] Major
    } District with { $guards } Guard squares and { $citizens } Citizen squares.
help-minor = A Hero here can incite the people: Discontent rises by 1.
help-servant = A Servant of the Machine moves for 2 Bonds a District. Once a round it takes an Action where it is, for 2 Bonds unless another price is named, and stays there. The three differ only in name.
help-class =
    { $traitor ->
        [yes] Never active, and counts against a Riot.
       *[no] Active from Stage { $stage } of Discontent on.
    }

help-source-figures = Rule { $clause }; { $provenance }; { help-figures }.
help-figures =
    { $own ->
        [yes] figures from a file
       *[no] figures: house, our own
    }

own-cards = Cards from the box
own-cards-help = Somebody who owns the boxed game has put its figures, names or texts into a file. These differ from ours:
own-cards-both = { $own } Ours: { $ours }
die-escape = Escape die
    .help = { $free } of its { $faces } faces let the Hero slip past the Guards.
die-assault = Assault die
    .help = Its faces: { $numbers }.
die-shield = shield

## Options

option-machine-revolutionaries = the number of Revolutionaries, 1 to 3
option-machine-heroes = the three Heroes, by name with commas between, in the order of seats; at random if left out
option-machine-shared = with 2 Revolutionaries: either may act for the third Hero
option-machine-city = a City (see below), or places such as "art=0,0h science=2,0v ..."
option-machine-plan = where the Master Plan starts: 3 for a first game, 1 against novices
option-machine-last_winner = Variable Master Plan: who won the last game (machine, revolutionaries or none yet); the other side gets a step
cli-players =
    who plays, with commas between: first the Machine, then 1 to 3 Revolutionaries; names of people, and levels of
    program players, from the weakest: random, newcomer, regular, expert, master (expert:3 for three); if left out,
    you against a regular Machine
options-more =
    Heroes:
      { $heroes }

    Cities:
    { $cities }

## The arena

arena-players = two players: each plays the Machine against the other one's Revolutionaries, in turn
arena-side =
    { $number ->
        [0] Machine
       *[other] Revolutionaries
    }

## Why a program player chooses as it does

why-nothing = Nothing else is worth its price.
why-confirm = Every Hero has a good place to go.
why-reconsider = Another place may be better.
why-guard-plan =
    The Plan advances with { $number ->
        [one] 1 Guard
       *[other] { $number } Guards
    } in { $to }: { $event }.
why-guard-riot = A Riot in { $to } would succeed in { $before } of 100 cases; with one more Guard in { $after }.
why-guard-hero = The { $hero } in { $to } has { $trust } Trust: each Guard makes it harder to leave.
why-guard-crowd = There are { $number } Citizens more than Guards in the Central Square for a Hero to speak to.
why-guard-visit = Heroes come to { $to } in { $chance } of 100 cases, and every Guard costs them Trust.
why-servant-plan = The Plan needs a Servant in { $to }: { $event }.
why-servant-raid = A Raid in { $to } may well catch a Hero.
why-servant-special = The Action of { $to } is worth the way.
why-servant-repair = There is a broken Guard in { $to }.
why-raid = A Hero comes to { $district } in { $chance } of 100 cases.
why-arrest = Against { $guards } Guards, one supporter of a Riot less counts in { $district }.
why-repair = { $district } has { $guards } Guards: one more counts.
why-draw = A Directive published early works for many rounds.
why-publish = { $directive } will work for all rounds to come.
why-take-back = { $directive } is worth least of those published.
why-collect = It brings { $bonds ->
        [one] 1 Bond
       *[other] { $bonds } Bonds
    } for nothing.
why-pacify = Less Discontent, fewer active Citizens.
why-confiscate = The Heroes there lose what the Machine gains.
why-inspect = Whoever is known can be watched.
why-resettle = That Citizen would help a Riot less elsewhere.
why-settle = The Citizen does least harm there.
why-end = No more Bonds are worth spending this round.
why-swear = Bonds well spent: the Plan advances to step { $plan }.
why-advance-plan = Nothing the { $hero } can do now is worth a step: the Plan advances to { $plan }.
why-no-trust = The { $hero } could do worse things now than a step of the Plan is worth, and loses { $trust } Trust.
why-no-access = The Hero's turn ends, and the card is missed more than Trust would be.
why-jail = Whoever is in jail supports no Riot.
why-split = Evenly shared Trust serves all, and none is wasted.
why-contribute = Trust well spent: the Plan must not advance.
why-go = It is the cheapest way there.
why-incite = { $guards ->
        [0] No Guard is in { $district }
        [one] Only 1 Guard is in { $district }
       *[other] { $guards } Guards in { $district } are not too many
    }: Discontent rises from { $discontent }.
why-agitate = The crowd is large: Discontent rises by { $number } at once.
why-riot = { $active } active and { $unknown } unknown Citizens against { $guards ->
        [one] 1 Guard
       *[other] { $guards } Guards
    } in { $district }: it succeeds in { $chance } of 100 cases.
why-attack-plan = A Guard less in { $district } holds up the Plan: { $event }.
why-attack = A Guard less in { $district } makes everything easier there.
why-identify = One must know whom a Riot can count on.
why-move-crowd = A larger crowd in the Central Square raises Discontent faster.
why-move-riot = The Citizen helps a Riot in { $to } more than in { $district }.
why-move-away = The Citizen stands in the way of a Riot in { $district }.
why-gain = Nothing better can be paid for now, and Trust is always needed.
why-grant = That Hero needs Trust most.
why-directive = { $directive } hurts most of all.
why-retrieve = A Hero who can go everywhere is harder to catch.
why-search = A Directive discarded from hand never works.
why-release = Whoever is out of jail can support a Riot.
why-destination-plan = A Hero in { $district } holds up the Plan: { $event }.
why-destination-riot = A Riot in { $district } succeeds in { $chance } of 100 cases.
why-destination-incite = Incitement in { $district } costs { $guards } Trust, and people there give more.
why-destination-crowd = There are { $number } Citizens in the Central Square to speak to, against { $guards } Guards.
why-destination-special = The Action of { $district } is worth going there.

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = End the phase
verb-discard = Discard
ask-discard = Discard which Directive?
verb-pay = Pay
verb-pass = Done
verb-go-to = Go to
ask-go-to = Send a Hero where?
ask-send = Send the { $hero } where?
verb-confirm = Confirm
verb-reconsider = Think again
verb-share-trust = Trust
verb-move-guard = Move Guard
ask-move-guard = Move which Guard?
verb-deploy = Deploy
ask-deploy = Deploy which Guard?
verb-move-servant = Move Servant
ask-move-servant = Move which Servant?
verb-arrest = Arrest
ask-arrest = Arrest whom?
verb-inspect = Inspect
ask-inspect = Inspect whom?
verb-repair = Repair
ask-repair = Which Servant repairs a Guard?
verb-raid = Raid
ask-raid = Which Servant prepares a Raid?
verb-draw-directive = Draw
ask-draw-directive = Which Servant draws a Directive?
verb-publish = Publish
ask-publish = Publish which Directive?
verb-reposition = Reposition
ask-reposition = Reposition which District?
verb-bonds = Collect
ask-bonds = Which Servant collects Bonds?
verb-pacify = Pacify
ask-pacify = Which Servant pacifies?
verb-confiscate-trust = Confiscate
ask-confiscate-trust = Which Servant confiscates Trust?
verb-resettle = Resettle
ask-resettle = Resettle whom?
verb-take-back = Take back
ask-take-back = Take back which Directive?
verb-place = Put here
ask-place = Put the District where?
verb-walk = Go
ask-walk = Which way?
verb-plan = Advance the Plan
verb-detain = No Access
verb-incite = Incite
verb-attack = Attack
ask-attack = Attack for how much Trust?
verb-identify = Identify
ask-identify = Identify whom?
verb-move-citizens = Move Citizens
ask-move-citizens = Move which Citizen?
verb-gain-trust = Gain Trust
verb-riot = Riot
verb-agitate = Agitate
verb-grant = Grant Trust
ask-grant = Grant Trust to whom?
verb-cancel = Tear down
ask-cancel = Tear down which Directive?
verb-retrieve = Retrieve
ask-retrieve = Retrieve which Access card?
verb-search = Search
verb-release = Release
verb-oath = Swear

## Beside the question, on chips, before harm is done and before something is wasted

aside-guards =
    { $guards ->
        [one] 1 Guard here makes most Actions cost 1
       *[other] { $guards } Guards here make most Actions cost { $guards }
    }
aside-servants = { $count } of { $most } Servants left to act
aside-secret = The Machine does not see what you choose
aside-way = the cheapest way leads by { $places }
note-discontent = Discontent { $before } → { $after }
note-trust = Trust { $before } → { $after }
note-hidden = { $count } hidden here, { $reach } in reach
note-citizens = { $count } here
note-guards =
    { $count ->
        [one] 1 Guard can move
       *[other] { $count } Guards can move
    }
note-left = { $count } left
follows-attack = { $good } of { $of } faces of the die break a Guard. What is paid is gone either way.
follows-riot =
    { $sure ->
        [yes] { $known }
       *[no] { $known } to { $possible }
    } active Citizens against { $against } Guards and known Traitors. It takes more than them; a Riot that fails advances the Plan.
follows-plan = The Master Plan goes from { $before } to { $after }, and the Hero takes a turn.
follows-no-trust = { $trust } Trust become Bonds, and the turn ends.
follows-no-access = The Access card of { $district } is forfeited, and the turn ends.
follows-arrest = Whoever is in jail supports no Riot.
wasted-bonds =
    { $bonds ->
        [one] 1 Bond is not spent.
       *[other] { $bonds } Bonds are not spent.
    }
wasted-servants =
    { $count ->
        [one] 1 Servant could still act.
       *[other] { $count } Servants could still act.
    }
wasted-action = Gaining 1 Trust would cost nothing.

## Moments: what was done to you

moment-captured = The { $hero } is captured
moment-caught = The { $hero } is detained
moment-no-trust = No Trust!
moment-forfeited = No Access!
moment-confiscated = Trust confiscated
moment-cancelled = A Directive is torn down
moment-struck-out = A Directive is lost
moment-raid-failed = The Raid failed
moment-guard-broken = Guards are broken
moment-riot = The Riot succeeds!
moment-riot-fails = The Riot fails
moment-riots =
    { $count ->
        [one] 1 of 3 Riots.
       *[other] { $count } of 3 Riots.
    }
moment-stage = Discontent reaches Stage { $stage }

## Several of a kind, one after the other

several-guard-moved = The Machine moves { $count } Guards.
several-servant-moved = The Machine moves its Servants { $count } times.
several-trust = { $count } Heroes receive Trust.
several-identified = { $count } Citizens are identified.
several-citizen-moved = { $count } Citizens move.
several-citizen-revealed = { $count } Citizens are revealed.
several-arrested = { $count } Citizens are arrested.

## The end

verdict =
    { $side ->
        [machine] The Master Plan is complete. The Revolutionaries had { $riots } of 3 Riots.
       *[revolutionaries] The third Riot counts: the City is free. The Plan stood at { $plan }.
    }
