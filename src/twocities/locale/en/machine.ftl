# City of the Great Machine in English. Texts on cards are our own words.

game-machine = City of the Great Machine, for 1 to 4 players

## The City

# .acc: as it is called in a sentence; .short: seven letters at most
district-art = Art
    .acc = the Art District
    .short = Art
district-science = Science
    .acc = the Science District
    .short = Science
district-commerce = Commerce
    .acc = the Commerce District
    .short = Comm.
district-industrial = Industrial
    .acc = the Industrial District
    .short = Indust.
district-velvet = Velvet
    .acc = the Velvet District
    .short = Velvet
district-grand-citadel = Grand Citadel
    .acc = the Grand Citadel
    .short = Citadel
    .help = A Servant here can draw a Directive. A Hero here can look at the Directives in the Machine's hand and discard one, or release an arrested Citizen.
district-tower-of-law = Tower of L.A.W.
    .acc = the Tower of L.A.W.
    .short = Tower
    .help = A Servant here can publish a Directive. A Hero here can cancel a published Directive, or let a Hero retrieve a forfeited Access card.
district-control-nexus = Control Nexus
    .acc = the Control Nexus
    .short = Nexus
    .help = A Servant or a Hero here can reposition a District. Instead, a Hero can give any Hero 3 Trust for free.
district-central-square = Central Square
    .acc = the Central Square
    .short = Square
    .help = A Servant here can collect Bonds for free, 1 for each Citizen beyond the number of Guards. A Hero here can raise Discontent by 1 for each Citizen beyond the number of Guards, not counting revealed Traitors.

preset-first-game = a compact City around the Central Square: for a first game
preset-ring = a ring around a wide court
preset-double-row = two long rows
preset-windmill = a cross with arms like a windmill's
preset-courtyards = two courtyards
preset-random = a random City

## People


player-nobody = Automaton

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
    .help = House calls: identifying a Citizen never costs him more than 1 Trust, however many Guards there are.
hero-smuggler = Smuggler
    .help = Back alleys: leaving the first District on his way costs no Trust and no roll.
hero-fowler = Fowler
    .help = Lightning reflexes: he may take two different Actions instead of one, as long as neither starts a Riot and the first does not gain Trust.
hero-actress = Actress
    .help = Crowd's favourite: when a Raid detains her, Discontent rises by 2 if the Machine ends her turn; if it advances the Plan, she receives 2 Trust.
hero-artificer = Artificer
    .help = Steady hand: when she attacks a Guard, she rolls first and then decides what to pay.
hero-journalist = Journalist
    .help = Front page: her Incitement raises Discontent by 2 where there is no Servant.

## Directives

directive-optimize = Optimize
    .help = Once per round, one Servant may take a second Action at the usual cost.
directive-pacify = Pacify
    .help = A Servant Action for 2 Bonds: in a Minor District with a Guard, Discontent drops by 1.
directive-confiscate = Confiscate
    .help = A Servant Action for 2 Bonds: each Hero in the District loses up to { $confiscated_trust } Trust, and the Machine gains as many Bonds.
directive-resettle = Resettle
    .help = Once per round, the Machine may move a Citizen from a District with a Servant to any free square, for free.
directive-curfew = Curfew
    .help = Leaving a District without Guards costs a Hero 1 Trust, if the Hero has any.
directive-reinforced-plating = Reinforced Plating
    .help = Numbers on the Assault die count as 1 higher.
directive-informers = Informers
    .help = The first failed Raid each round does not raise Discontent.
directive-rapid-deployment = Rapid Deployment
    .help = Once per round, the Machine may move a Guard up to { $deployment_range } Districts for free.
directive-levy = Levy
    .help = The Machine receives { $levy_bonds } extra Bonds in each Opening Phase.
directive-surveillance = Surveillance
    .help = Citizens in a District with a Servant give no Trust.
directive-show-trials = Show Trials
    .help = Whenever a Hero is detained, Discontent drops by 1.
directive-checkpoints = Checkpoints
    .help = Leaving a Major District costs a Hero 1 extra Trust.
directive-censorship = Censorship
    .help = Actions in a District with a Servant raise Discontent by 1 less.
directive-night-repairs = Night Repairs
    .help = At the end of each round, every Servant repairs a Guard in its District.
directive-acceleration = Acceleration
    .help = Whenever the movement cards are shuffled, the Progress marker moves 1 extra step.

## City Events: what applies this round, and when the Master Plan advances

city-event-win-over-the-judges = Win over the Judges
    .help = At the end of the round, each Hero may retrieve a forfeited Access card by discarding as much Trust as there are Guards in the Hero's District.
    .plan = unless the Heroes then discard { $judges_trust } Trust in total
city-event-census-day = Census Day
    .help = Citizens cannot be identified in a District with { $census_guards } or more Guards.
    .plan = if { $census_districts } or more Districts have at least 2 Guards each
city-event-parade-of-progress = Parade of Progress
    .help = Collecting Bonds in the Central Square brings { $parade_bonds } extra.
    .plan = if there are { $parade_guards } or more Guards in the Central Square
city-event-market-fair = Market Fair
    .help = The Heroes in the Commerce District share { $fair_trust } extra Trust in this Opening Phase.
    .plan = if there are { $fair_guards } or more Guards in the Commerce District
city-event-public-lectures = Public Lectures
    .help = Incitement in the Science District raises Discontent by 2.
    .plan = if there is a Servant but no Hero in the Science District
city-event-opening-night = Opening Night
    .help = Incitement in the Art District raises Discontent by 2.
    .plan = if there is a Servant but no Hero in the Art District
city-event-open-gates = Open Gates
    .help = Heroes leave Major Districts for free.
    .plan = if there is no Hero in a Major District
city-event-steam-shortage = Steam Shortage
    .help = Leaving the first District this round costs each Servant { $steam_cost } Bonds.
    .plan = if no Guard was broken this round
city-event-inspection-tour = Inspection Tour
    .help = A Servant Action for 2 Bonds: the Machine looks at a face-down Citizen in the District and shows nobody.
    .plan = if the three Servants are in three different Minor Districts
city-event-night-shift = Night Shift
    .help = The first Guard moved this round moves for free.
    .plan = if there is a Servant but no Hero in the Industrial District
city-event-martial-law = Martial Law
    .help = Leaving a District with a Servant costs a Hero 1 extra Trust.
    .plan = if a Hero was detained this round
city-event-mass-arrests = Mass Arrests
    .help = Arresting costs 1 Bond.
    .plan = if { $mass_arrested } or more Citizens are arrested
city-event-state-of-the-city = State of the City
    .help = Publishing a Directive costs 1 Bond.
    .plan =
        { $state_directives ->
            [one] if a Directive is published
           *[other] if { $state_directives } or more Directives are published
        }
city-event-barricades = Barricades
    .help = Guards cannot enter a District with a Riot token.
    .plan = if there is no Hero in a District without Guards
city-event-velvet-ball = Velvet Ball
    .help = Citizens in the Velvet District give no Trust this round.
    .plan =
        { $ball_guards ->
            [one] if a Servant and at least 1 Guard are in the Velvet District
           *[other] if a Servant and at least { $ball_guards } Guards are in the Velvet District
        }
city-event-strike = Strike
    .help = Guards cannot be repaired.
    .plan = if a Servant and at least { $strike_guards } Guards are in the Industrial District
city-event-loyalty-oath = Loyalty Oath
    .help = A detained Hero also loses 1 Trust.
    .plan = if the Machine then pays { $oath_bonds } Bonds
city-event-searchlights = Searchlights
    .help = A Raid also catches a Hero who ends movement in a connected District with { $searchlight_guards } or more Guards.
    .plan = if 2 or more Heroes are in Districts with Guards
city-event-closed-bridges = Closed Bridges
    .help = Districts cannot be repositioned.
    .plan = if the Grand Citadel, the Tower of L.A.W. and the Control Nexus have { $bridges_guards } or more Guards each
city-event-voice-of-the-machine = Voice of the Machine
    .help = No Action raises Discontent by more than 1. At the end of the round, Discontent drops by 1.
    .plan = if no Riot was started this round
city-event-the-countdown = The Countdown
    .help = It stays until the end of the game.
    .plan = every round
city-event-grand-tour = Grand Tour
    .help = The Automaton's Servants take no Actions.
    .plan = if the three Servants are in three different Districts
city-event-performance-review = Performance Review
    .help = No Hero can take the Action Gain Trust.
    .plan = if { $review_missions } or more Missions are open
city-event-parade-of-steel = Parade of Steel
    .help = Numbers on the Assault die count as 1 higher.
    .plan = if there are { $steel_guards } or more blue Guards in the City

## The Automaton: Missions of the Heroes, and movement cards

mission-secret-meeting = Secret Meeting
    .help = All three Heroes are in the same District.
mission-infiltration = Infiltration
    .help = The three Heroes are in three different Major Districts.
mission-free-streets = Free Streets
    .help = Each Hero is in a District without Guards.
mission-network = Network
    .help = Citizens in the City who are identified or revealed: { $network_citizens } or more.
mission-war-chest = War Chest
    .help = Trust of all Heroes together: { $chest_trust } or more.
mission-sabotage = Sabotage
    .help = Broken Guards in the City: { $sabotage_guards } or more.
mission-jailbreak = Jailbreak
    .help = Citizens who are not arrested: { $jailbreak_citizens } or more.
mission-forged-papers = Forged Papers
    .help = Access cards of all Heroes that are not forfeited: { $papers_cards } or more.
mission-great-rally = Great Rally
    .help = Citizens in the Central Square: { $rally_citizens } or more.
mission-stronghold = Stronghold
    .help = Citizens in one Minor District without Guards: { $stronghold_citizens } or more.
mission-unrest = Unrest
    .help = Stage of Discontent: { $unrest_stage } or higher.
mission-open-city = Open City
    .help = Districts without Guards: { $open_districts } or more.

movement-up = up
    .help = The Servant moves to the District connected above; of two, to the left one. If there is no District, the next connections clockwise are tried.
movement-right = right
    .help = The Servant moves to the District connected on the right; of two, to the upper one. If there is no District, the next connections clockwise are tried.
movement-down = down
    .help = The Servant moves to the District connected below; of two, to the right one. If there is no District, the next connections clockwise are tried.
movement-left = left
    .help = The Servant moves to the District connected on the left; of two, to the lower one. If there is no District, the next connections clockwise are tried.
movement-stay = stay
    .help = The Servant stays where it is.
movement-guard = stay and add a Guard
    .help = The Servant stays where it is, and a blue Guard is added there.
movement-maintenance = maintenance
    .help = The Servant stays, and all broken Guards in its District are repaired. It detains nobody and takes no Action.
movement-square = Central Square
    .help = The Servant goes directly to the Central Square.
movement-rose = rose
    .help = The Servant goes to the Hero with the lowest Initiative.
movement-goggles = goggles
    .help = The Servant goes to the Hero with the middle Initiative.
movement-bird = bird
    .help = The Servant goes to the Hero with the highest Initiative.

## Phases

phase-opening = Opening
    .short = Opening
phase-access = Access
    .short = Access
phase-great-machine = Great Machine
    .short = Machine
phase-heroes = Heroes
    .short = Heroes
phase-closing = Closing
    .short = Closing
phase-over = the game is over

## Parts of sentences

# .acc: as a price
n-bonds =
    { $price ->
        [one] 1 Bond
       *[other] { $price } Bonds
    }
    .acc =
        { $price ->
            [0] free
            [one] 1 Bond
           *[other] { $price } Bonds
        }
n-trust = { $price } Trust
    .acc =
        { $price ->
            [0] free
           *[other] { $price } Trust
        }
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
event-spent = The { $hero } discards { $trust } Trust.
event-access-chosen = All destinations have been chosen.
event-guard-moved = A Guard moves from { $from_acc } to { $to_acc }.
event-servant-moved = { $servant } moves to { $to_acc }.
event-arrested = Citizen { $citizen } is arrested in { $district_acc }.
event-repaired = { $servant } repairs a Guard in { $district_acc }.
event-raided = { $servant } prepares a Raid in { $district_acc }.
event-drew =
    { $told ->
        [yes] The Machine draws a Directive: { $directive }.
       *[no] The Machine draws a Directive.
    }
event-published = The Machine publishes a Directive: { $directive }.
event-taken-back = The Machine takes { $directive } back into its hand.
event-repositioned = A District is repositioned: { $district }, now next to { $beside }.
event-pacified = The Machine pacifies { $district_acc }.
event-confiscated = The Machine confiscates { $trust } Trust from the { $hero }.
event-inspected =
    { $told ->
        [yes] The Machine inspects Citizen { $citizen }: { $class }.
       *[no] The Machine inspects Citizen { $citizen }.
    }
event-resettled = Citizen { $citizen } is resettled to { $to_acc }.
event-phase-ended =
    { $reader ->
        [actor] You end your phase.
       *[other] The Machine ends its phase.
    }
event-revealed-card = The { $hero } reveals the Access card for { $district_acc }.
event-moved = The { $hero } goes to { $to_acc }.
event-escaped = The { $hero } slips past the Guards.
event-captured = The Guards catch the { $hero }, who is detained.
event-caught = The { $hero } walks into a Raid and is detained in { $district_acc }.
event-plan = The Master Plan advances to { $plan }.
event-discontent = Discontent is now { $slot }.
event-no-trust = No Trust! The { $hero } loses { $trust } Trust.
event-forfeited = No Access! The { $hero } forfeits the Access card for { $district_acc }.
event-rolled =
    The { $hero } rolls the Assault die: { $die ->
        [0] shield
       *[other] { $die }
    }.
event-guard-broken = Guards broken in { $district_acc }.
event-identified =
    { $reader ->
        [actor] You identify
       *[other] { $name } identifies
    } Citizen { $citizen }{ $told ->
        [yes] : { $class }
       *[no] { "" }
    }.
event-citizen-moved = Citizen { $citizen } moves to { $to_acc }.
event-citizen-revealed = Citizen { $citizen } is revealed: { $class }.
event-riot =
    { $success ->
        [0] The Riot in { $district_acc } fails.
       *[other] The Riot in { $district_acc } succeeds!
    }
event-cancelled = The Directive { $directive } is cancelled.
event-retrieved =
    The { $hero } retrieves { $known ->
        [yes] the Access card for { $district_acc }
       *[no] a forfeited Access card
    }.
event-searched = The Revolutionaries look at the Machine's Directives.
event-struck-out = The Directive { $directive } is discarded from the Machine's hand.
event-released =
    { $told ->
        [yes] An arrested Citizen is released to { $to_acc }: { $class }.
       *[no] An arrested Citizen is released to { $to_acc }.
    }
event-passed = The { $hero } takes no Action.
event-raid-failed = The Raid in { $district_acc } fails.
event-movement = { $servant } draws a movement card: { $card }.
event-seized = { $servant } detains the { $hero }.
event-blue-guard = A blue Guard appears in { $district_acc }.
event-shuffled = All movement cards are shuffled.
event-progress = The Progress marker moves to { $plan }.
event-accomplished = A Mission is accomplished: { $mission }.
event-won =
    { $side ->
        [machine] The Great Machine completes the Master Plan.
        [automaton] The Automaton completes the Master Plan.
       *[revolutionaries] The third Riot succeeds: the City is free.
    }

## Decisions

decision-split-trust = How much of the { $total } Trust does the { $hero } in { $district_acc } take?
decision-choose-access = Where does each of your Heroes go?
decision-machine-turn = Move Guards, use Servants, or end your phase?
decision-take-directive-back = Three Directives are already published. Which one do you replace with { $directive }?
decision-put-district = Where does { $district_acc } go?
decision-settle-citizen = Where does { $citizen } go?
decision-go-on = { $hero } to { $destination_acc }: which way?
decision-detainment = The { $hero } is detained in { $place_acc }: what do you do?
decision-hero-action = { $hero } in { $place_acc }: which Action?
decision-pay-for-attack =
    The Assault die shows { $number ->
        [0] the shield
       *[other] { $number }
    }. What does the { $hero } pay?
decision-more-citizens =
    { $verb ->
        [identify] { $hero }: identify another Citizen?
       *[move] { $hero }: move another Citizen?
    }
decision-jail-active = The Riot has failed. Who do you arrest in { $district_acc }?
decision-retrieve-card = Which forfeited Access card does the { $hero } retrieve?
decision-strike-out-directive = Which of the Machine's Directives does the { $hero } discard?
decision-place-released = { $citizen } is released. Where to?
decision-identify-any = A Raid has failed. Which Citizen do you identify?
decision-win-back =
    Does the { $hero } retrieve a forfeited Access card for { $guards } Trust?
decision-buy-off = Together the Heroes can discard { $judges_trust } Trust to stop the Plan. How much does the { $hero } give?
decision-swear = Pay { $oath_bonds } Bonds to advance the Plan? You have { $bonds }.

## Choices

choice-take-NUMBER-trust = { $number } Trust
choice-send-HERO-to-DISTRICT = { $hero } to { $district }
choice-confirm = Confirm the destinations
choice-reconsider = Reconsider
choice-guard-DISTRICT-to-TO = Guard: { $district } to { $to } ({ $price })
choice-move-SERVANT-to-TO = { $servant } to { $to } ({ $price })
choice-SERVANT-arrests-citizen-NUMBER = { $servant } arrests { $citizen } ({ n-bonds.acc })
choice-SERVANT-repairs = { $servant } repairs a Guard ({ n-bonds.acc })
choice-SERVANT-raids = { $servant } prepares a Raid ({ n-bonds.acc })
choice-SERVANT-draws = { $servant } draws a Directive ({ n-bonds.acc })
choice-SERVANT-publishes-DIRECTIVE = { $servant } publishes { $directive } ({ n-bonds.acc })
choice-SERVANT-repositions-TO = { $servant } repositions { $to_acc } ({ n-bonds.acc })
choice-SERVANT-collects = { $servant } collects Bonds
choice-SERVANT-pacifies = { $servant } pacifies ({ n-bonds.acc })
choice-SERVANT-confiscates = { $servant } confiscates Trust
choice-SERVANT-inspects-citizen-NUMBER = { $servant } inspects { $citizen } ({ n-bonds.acc })
choice-resettle-citizen-NUMBER = Resettle { $citizen }
choice-deploy-DISTRICT-to-TO = Deploy: { $district } to { $to } (free)
choice-end-phase = End your phase
choice-take-back-DIRECTIVE = Take back { $directive }
choice-put-DISTRICT-at-PLACE =
    { $turned ->
        [yes] Turned, next to { $near } ({ $place })
       *[no] Next to { $near } ({ $place })
    }
choice-settle-in-DISTRICT = To { $district }
choice-go-to-DISTRICT = Go to { $district_acc } ({ n-trust.acc })
choice-advance-plan = Advance the Master Plan
choice-no-trust = No Trust! Take the Hero's Trust as Bonds
choice-no-access = No Access! The Access card is forfeited
choice-incite = Incitement ({ n-trust.acc })
choice-attack-for-NUMBER = Attack a Guard for { $number } Trust
choice-attack = Attack a Guard: roll, then pay
choice-pay-NUMBER = Pay { $number } Trust
choice-identify-citizen-NUMBER = Identify { $citizen } ({ n-trust.acc })
choice-move-citizen-NUMBER-to-TO = { $citizen } to { $to } ({ $price })
choice-gain-trust = Gain 1 Trust
choice-start-riot = Start a Riot ({ n-trust.acc })
choice-agitate = Speak to the crowd ({ n-trust.acc })
choice-reposition-DISTRICT = Reposition { $district_acc } ({ n-trust.acc })
choice-grant-HERO = Give the { $hero } 3 Trust
choice-cancel-DIRECTIVE = Cancel { $directive } ({ n-trust.acc })
choice-let-HERO-retrieve = Let the { $hero } retrieve a forfeited Access card ({ n-trust.acc })
choice-search-citadel = Look at the Machine's Directives and discard one ({ n-trust.acc })
choice-discard-DIRECTIVE = Discard { $directive }
choice-release-citizen = Release an arrested Citizen ({ n-trust.acc })
choice-pass = Do nothing
choice-done = Done
choice-arrest-citizen-NUMBER = Arrest { $citizen }
choice-give-NUMBER-trust = Give { $number } Trust
choice-retrieve-DISTRICT-for-TO_HERO = { $district } for the { $to_hero }

## Refusals

reason-overlap = These Districts would overlap: { $about }.
reason-too-few-connections = Each District must be connected to two others: { $about }.
reason-apart = These Districts would be cut off from the rest: { $about }.
reason-only-route = The Two Route Principle: the City must stay connected without any one District. These would be the only route: { $about }.
reason-cannot-slide = The District cannot slide there.
reason-not-moved = The District must end up in another place, or turned.
reason-enclosed = These are enclosed by other Districts and cannot slide: { $about }.
reason-no-valid-end = Wherever it slides, the City would not be valid: { $about }.
reason-game-over = The game is over.
reason-plan-fulfilled = The Master Plan has reached XII.
reason-plan-met = The Master Plan has met the Progress marker.
reason-three-riots = There have been three Riots.
reason-not-your-decision = It is not your decision now.
reason-unresolved = Answer the current question first.
reason-not-offered = You cannot do that now.
reason-too-few-bonds = You do not have enough Bonds.
reason-too-little-trust = The Hero does not have enough Trust.
reason-no-free-square = There is no free square.
reason-no-guard = There is no operational Guard.
reason-already-acted = That Servant has already acted.
reason-barred = A card in force forbids it.
reason-not-here = The Servant cannot do that in this District.
reason-no-card = That Access card is not in hand, or has already been chosen.
reason-not-your-hero = That Hero is not yours.
reason-not-all-chosen = Choose a destination for each of your Heroes first.
reason-no-route = There is no route to the destination that way.
reason-not-possible-here = The Hero cannot do that in this District.
reason-raid-before = There is already a Raid in this District.
reason-no-directives = There are no Directives left to draw.
reason-already-confirmed = You have already confirmed; reconsider first.
reason-riot-before = There has already been a Riot in this District.
reason-known-citizen = That Citizen has already been identified.
reason-not-active = Only revealed and active Citizens can be arrested.
reason-already-there = It is already there.
reason-more-than-shared = There is not that much Trust to share.
reason-citizen-elsewhere = That Citizen is not in the District.
reason-none-broken = There is no broken Guard in this District.
reason-no-raid-token = All three Raid tokens are in use.
reason-not-in-hand = The Machine does not have that Directive in hand.
reason-not-published = That Directive is not published.
reason-not-in-force = No card in force allows it.
reason-no-servant = There is no Servant in the District of that Citizen.
reason-once-a-round = That can be done only once per round.
reason-too-far = That is too far.
reason-second-action = The second Action must differ from the first, and neither may start a Riot.
reason-other-attack = Only the Artificer rolls first and pays afterwards; all other Heroes pay before they roll.
reason-attack-for-nothing = An attack costs at least 1 Trust.
reason-no-crowd = In the Central Square, Citizens do not outnumber Guards.
reason-not-in-play = That Hero is not in play.
reason-none-forfeited = That Hero has no forfeited Access card.
reason-not-forfeited = That Access card is not forfeited.
reason-empty-hand = The Machine has no Directives in hand.
reason-nobody-arrested = No Citizens are arrested.
reason-not-on-board = That Citizen is not on the board.
reason-not-needed = That much is not needed.
reason-revolutionary-count = The game needs the Machine and 1 to 3 Revolutionaries.
reason-unknown-hero = There is no Hero called “{ $about }”.
reason-hero-claimed-twice = The Hero “{ $about }” is named more than once.
reason-three-heroes = There must be 3 Heroes, not { $about }.
reason-unknown-city = There is neither a City nor a District called “{ $about }”.
reason-placed-twice = These Districts have more than one place: { $about }.
reason-no-place = “{ $about }” is not a place. Give x,y of the upper left cell, each from -2 to 17, then h or v, such as art=2,0v.
reason-unplaced = These Districts have no place: { $about }.
reason-plan-start = The Master Plan starts at 1, 2 or 3.
reason-automaton-level = The Automaton has levels 1 to 6; with 0, somebody plays the Machine.
reason-unknown-winner = There is no side called “{ $about }”. Use machine, revolutionaries or none.

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
table-movement = Movement cards: { $count } of { $all } left
table-movement-card =
    { $card }{ $told ->
        [yes] { "" } ({ $hero })
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { "" } × { $count }
    }
table-missions = Missions:
table-mission =
    { $mission } { $done ->
        [yes] ✓
       *[no] { $have }/{ $need }
    }
table-blue = { $count } blue
table-visits = Visit
table-chance = { $percent }%
table-event = City Event ({ $provenance }):
table-directives = Directives: { $count } to draw
table-published = published: { $cards }
table-discarded = discarded: { $cards }
table-hand = in hand: { $count }
table-hand-known = ({ $cards })
table-none = –
table-district = District
table-guards = Guards
table-content = Who is there
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
        [one] 1 square
       *[other] { $count } squares
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
table-status-unknown = unidentified
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
        [yes] As things stand, it will.
        [no] As things stand, it will not.
       *[open] Still to be decided.
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
table-free-place = free slot
table-own-design = Our own design
table-own-design-note = Our own design: the rulebook does not give this text.
table-hidden = hidden
table-forecast =
    { $sure ->
        [yes] { $known ->
            [one] 1 active Citizen against { $against }
           *[other] { $known } active Citizens against { $against }
        }
       *[no] { $known } to { $possible } active Citizens against { $against }
    }
table-hero-acts = acting
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
table-help-guards = A Hero pays 1 Trust for each Guard to leave a District and to take most Actions there. Moving a Guard costs the Machine 1 Bond for each District it leaves. Broken Guards keep their squares but count for nothing.
    .source = Rules M7.2, M7.13, M8.2; { provenance-rulebook }.
table-help-citizen = Gives 1 Trust a round to the Heroes in the District. Once revealed: 2 if active, none if a Traitor.
    .source = Rules M5.3, M9.13; { provenance-rulebook }.
table-help-access = A Hero can go to any District whose Access card is in hand. The Machine cannot look at forfeited cards.
    .source = Rules M3.8, M6.1; { provenance-rulebook }.
table-help-place = The District slides here with everything in it.
    .source = Rule M10; { provenance-rulebook }.
table-help-dial = The pointer shows the Master Plan: at XII the Machine wins. The ring shows Discontent: each Stage makes another class of Citizens active and gives the Machine more Bonds. The last slot counts as a Riot. With 3 Riots, the Revolutionaries win.
    .source = Rules M1.4, M1.5, M4; { provenance-rulebook }.
table-help-bonds = The Machine pays with Bonds. It receives 6 to 12 each round, more at higher Stages of Discontent.
    .source = Rule M4.4; { provenance-rulebook }.
table-help-directives = Drawn in the Grand Citadel and published in the Tower of L.A.W. At most 3 are in force. The deck is never reshuffled.
    .source = Rules M7.8, M7.9; { provenance-rulebook }.
table-help-jail = Arrested Citizens are kept face-down. A Hero in the Grand Citadel can release one, drawn at random.
    .source = Rules M7.5, M9.12; { provenance-rulebook }.

## The table in the browser: the Automaton

automaton-deck = Movement deck
automaton-of-left = of { $all } left
automaton-n-left = { $count } left
automaton-drawn = drawn
automaton-shuffled = With fewer than { $count } left, all are shuffled.
automaton-chances = Chances on the map
automaton-card-up = up
automaton-card-right = right
automaton-card-down = down
automaton-card-left = left
automaton-card-stay = stay
automaton-card-guard = + Guard
automaton-card-maintenance = maint.
automaton-card-square = Square
automaton-card-rose = rose
automaton-card-goggles = goggles
automaton-card-bird = bird
automaton-missions = Missions
automaton-done = { $count } of { $all } accomplished
automaton-accomplished = accomplished
automaton-chance = chance of a visit: { $percent }%
automaton-risk = chance of being detained this round
automaton-raid = chance of a Raid in that District
automaton-plan = Master Plan: { $plan }, Progress marker: { $progress }, steps between them: { $steps }
automaton-steps = Steps until you lose: { $count }
automaton-n-blue = { $count } blue
automaton-aside = A Hero found by a Servant pays { $bail } Trust as bail
automaton-verdict = The Master Plan and the Progress marker have met at { $plan }. The Revolutionaries had { $riots } of 3 Riots.
board-progress = Progress
table-help-movement = Each round every Servant draws a card: Lex Hecate first, Phantasmer last. Cards are not put back. Once fewer than 3 are left, all 13 are shuffled, the Progress marker moves a step for each open Mission, and a Directive is published.
    .source = Rules M16.3, M16.4, M16.8.
table-help-progress = The Master Plan advances, and the Progress marker comes towards it. When they meet, the Plan is complete and you lose. With 3 Riots, you win. The ring shows Discontent: each Stage makes another class of Citizens active.
    .source = Rules M4, M16.8, M16.12.

## The first game against the Automaton: what is taught, and when

tour-automaton = Nobody plays the Machine here. You win with the third Riot, and there has been one already. The Plan advances, and the red Progress marker comes towards it: when they meet, you lose.
    .title = Against the Automaton
tour-automaton-deck = After you have chosen your destinations, each Servant draws a movement card and goes where it says. Drawn cards are struck out: 4 of the 13 are left. Point at a card to see where it would take each Servant.
    .title = The movement deck
tour-automaton-chances = You can work out the odds: each District shows the exact chance that a Servant ends up there this round. A Servant who finds nobody acts: Lex Hecate prepares a Raid, Judgementor puts a Citizen on trial, Phantasmer calls a Guard.
    .title = Chances
tour-automaton-bail = A Hero is detained where a Servant finds them, before they move: next to each Hero you see how likely that is. They pay bail in Trust and carry on, or lose their turn. So keep some Trust.
    .title = Bail
tour-automaton-missions = You have three Missions. If a Mission's condition is met at the end of a round, it is accomplished for good. Each open one moves the Progress marker a step when the cards are shuffled. One of yours is nearly done.
    .title = Missions
tour-automaton-destinations = The dock lists the Districts with the price of the way and the chance of a Raid, the lowest first. The Smuggler goes to Velvet, the Actress stays in Art, where five active Citizens wait, and the Journalist goes to the Central Square. Then confirm.
    .title = Destinations
tour-automaton-steps = One after the other, the Servants drew, moved and acted; the arrows show where they went, and the log lists it all. Now your Heroes move and act.
    .title = The Servants
tour-automaton-riot = There are more active Citizens here than Guards: press “{ verb-riot }”. If a Riot fails here, all active Citizens of the District are arrested.
    .title = Riot!
tour-automaton-accomplished = A Mission is accomplished. It stays accomplished, whatever happens later.
    .title = Accomplished
tour-automaton-shuffled = Fewer than 3 cards were left, so all 13 are shuffled. The Progress marker moved a step for each open Mission, and a Directive came into force. Keep count: this happens about every four rounds.
    .title = Shuffled
tour-automaton-blue = A blue Guard has appeared in the City. It counts like any other Guard, but leaves the City when it is broken.
    .title = Blue Guards

over =
    { $side ->
        [machine] The Great Machine has won.
        [automaton] The Automaton has won.
       *[revolutionaries] The Revolutionaries have won.
    }

## The first game: what is taught, and when

tour-sides = You lead three Heroes against the Great Machine. It wins when its Master Plan reaches XII. You win with the third Riot: there has already been one in the Industrial District, so you need two more.
    .title = Two sides
tour-discontent = Your Heroes raise Discontent, Stage by Stage. With each Stage another class of Citizens becomes active, that is, ready for a Riot: so far Artists, Scientists and Merchants. The last slot counts as a Riot.
    .title = Discontent
tour-city = Nine Districts, with Guards and Citizens. Most Citizens are face-down: nobody knows their class, and five are Traitors, who help the Machine. You have identified those in the Art District: you see who they are, the Machine does not.
    .title = The City
tour-heroes = Your Heroes pay with Trust. At the start of a round, each Citizen gives 1 Trust to a Hero in the same District, or 2 if revealed and active. An Access card lets a Hero go to its District; a forfeited card cannot be used.
    .title = Your Heroes
tour-event = The City Event changes the rules for this round and says whether the Plan advances at the end. With Open Gates it does, unless there is a Hero in a Major District, such as the Central Square. So send one there!
    .title = The City Event
tour-split = Several Heroes in one District share the Trust from its Citizens. Give it to whoever has to leave a guarded District or plans an expensive Action. Anything above a Hero's maximum is lost.
    .title = Share the Trust
tour-destinations = Choose in secret: pick a Hero, then a District. The Actress stays in Art, where five active Citizens face one Guard. Send the Smuggler to Velvet and the Journalist to the Central Square. Then press “{ choice-confirm }”.
    .title = Destinations
tour-exits = Leaving a District costs 1 Trust for each Guard in it; Guards at the destination cost nothing. A Hero who cannot pay loses all Trust, rolls the Escape die and may be caught.
    .title = Guards on the way
tour-way = The Hero reveals the card and goes there step by step. Each District left behind costs Trust for its Guards, so look for the route with the fewest. With Open Gates, leaving Major Districts is free.
    .title = Which way?
tour-action = A Hero takes one Action; most cost 1 Trust for each Guard in the District. Incitement raises Discontent in a Minor District. If you cannot afford anything, gain 1 Trust for free.
    .title = An Action
tour-riot = Press “{ verb-riot }”. All Citizens here are revealed, and if there are more active ones than Guards and Traitors together, it succeeds. Here it will. A failed Riot advances the Plan, and the Machine may arrest the active Citizens.
    .title = A Riot!
tour-major = Each Major District has its own Action. In the Central Square you raise Discontent by the number of Citizens beyond the Guards, often by 2 at once. Point at a District to see what you can do there.
    .title = A Major District
tour-identify = Pick a face-down Citizen in Velvet to identify them: 1 Trust for each Guard there. Then you know who you can count on in a Riot, and the Machine does not.
    .title = Know your Citizens
tour-attack = To attack a Guard, pay Trust and roll: if the die shows no more than you paid, the Guard breaks, but the shield always saves it. Pay more for better odds. With fewer Guards, everything here is cheaper.
    .title = Attack a Guard
tour-raid = A Servant has prepared a Raid. A Hero who ends movement in that District is detained. Your destinations are already fixed; if nobody comes, the Raid fails and Discontent rises.
    .title = A Raid
tour-raid-failed = Nobody came to the Raid, so it failed and Discontent rises. Going where the Machine does not expect you is worth as much as an Action.
    .title = The Raid has failed
tour-arrested = A Citizen was arrested: one supporter fewer. Only revealed and active Citizens can be arrested, so those you have only identified are safe. A Hero in the Grand Citadel can release one.
    .title = An arrest
tour-directive = The Machine has published a Directive: its rule applies until a Hero in the Tower of L.A.W. cancels it. Point at it to read it.
    .title = A Directive
tour-detained = A Hero is detained. The Machine decides: the Plan advances and the Hero carries on; or the turn ends with a Punitive Measure: the Hero loses all Trust, or the Access card just played.
    .title = Detained
tour-riot-succeeded = The Riot succeeded, and the Guards in the District are broken until a Servant repairs them. With three Riots, you win.
    .title = The District rises!
tour-riot-failed = There were too few active Citizens, or too many Guards and Traitors. The Plan advances. Now you know everybody there: raise Discontent, or break a Guard, before you try elsewhere.
    .title = The Riot has failed
tour-plan = The Master Plan advances through City Events, failed Riots and detained Heroes. From round 13 on it advances every round, so do not wait too long.
    .title = The Plan advances
tour-round = A new round: the Machine has received Bonds, and your Heroes have received Trust from the Citizens around them. First read the new City Event: what does it take to stop the Plan? Then look for a place for the next Riot.
    .title = A new round
tour-powers = Each Hero has a power. The Smuggler leaves his first District for free. The Journalist's Incitement counts double where there is no Servant. The Actress gets even when a Raid catches her. Point at a Hero to read more.
    .title = Their powers
tour-servants = The Machine pays Bonds to move Guards and its three Servants. Each Servant can act once per round where it is: prepare a Raid, arrest a revealed and active Citizen, repair a Guard, draw or publish a Directive.
    .title = What Servants do
tour-identify-more = Pick the next Citizen, as long as you can pay. Watch out for Traitors: in a Riot they count for the Machine. Then press “{ choice-done }”.
    .title = And the others?
tour-move = You can move Citizens, for 1 Trust a District. Pick the Artist in the Central Square, then Velvet: that is where the next Riot can be. You could also move a Traitor out of the way.
    .title = Move Citizens
tour-move-more = If you can pay, pick the Merchant, then Velvet, as well. Then press “{ choice-done }”.
    .title = One more?
tour-raids = Where would you wait for the Heroes? A Raid detains anyone who ends movement there; if nobody comes, it fails and Discontent rises. So go where the Machine does not expect you. The next Riot could be in Velvet.
    .title = Beware of Raids

# for the player of the Machine
tour-as-machine-sides = You are the Great Machine. You win when the Master Plan reaches XII; it is at V. The Heroes win with the third Riot: there has already been one in the Industrial District, so they need two more.
    .title = Two sides
tour-as-machine-discontent = The Heroes raise Discontent. With each Stage another class of Citizens becomes active, ready for a Riot: so far Artists, Scientists and Merchants. The last slot counts as a Riot. But each Stage brings you more Bonds.
    .title = Discontent
tour-as-machine-city = A Hero pays 1 Trust for each Guard to leave a District, and as much for most Actions there. In a Riot, your Guards face the active Citizens. Broken Guards count for nothing.
    .title = Your Guards
tour-as-machine-event = It says when the Plan advances. Market Fair: if there are 3 or more Guards in the Commerce District at the end of the round. There are 2 now, so send a third!
    .title = The City Event
tour-as-machine-bonds = You pay with Bonds, and you have 9: 1 for each District a Guard leaves, 2 for each one a Servant leaves, 2 for most Servant Actions. The Heroes have chosen their destinations; you can only guess.
    .title = Bonds
tour-as-machine-guard = Pick the Guards in the Grand Citadel, then Commerce. For 1 Bond that makes three there, and the Plan will advance at the end of the round.
    .title = Move a Guard
tour-as-machine-raid = Leaving Science costs 3 Trust, and the Physician has 2, so he will probably stay. Pick Judgementor, who is there, and prepare a Raid.
    .title = Prepare a Raid
tour-as-machine-arrest = You can arrest revealed and active Citizens: then they give no Trust and join no Riot. Pick Phantasmer, then Industrial. There, pick Phantasmer again and one of the Citizens.
    .title = Arrest a Citizen
tour-as-machine-draw = Lex Hecate is in the Grand Citadel, where Directives are drawn. Pick Lex Hecate and draw one: once published, it changes the rules in your favour.
    .title = Draw a Directive
tour-as-machine-end = You cannot afford any more Actions. You keep the Bonds you have left. Press “{ choice-end-phase }”.
    .title = End your phase
tour-as-machine-heroes = Now the Heroes reveal where they are going. They pay for the Guards they leave behind, may walk into your Raid, and take one Action each. Watch what they are after.
    .title = The Heroes' phase
tour-as-machine-detained = You decide: the Plan advances and the Hero carries on; or the turn ends, and you take all Trust as Bonds, or the Access card. Press “{ verb-plan }”: it brings you closer to XII.
    .title = A Hero is caught!
tour-as-machine-round = You have received Bonds, more with each Stage of Discontent. First read the new City Event: what does it take to advance the Plan? Then ask yourself where each Hero wants to go.
    .title = A new round
tour-as-machine-publish = State of the City: the Plan advances if a Directive is published, and publishing costs only 1 Bond. Pick Lex Hecate, then the Tower of L.A.W.; there, publish the one you drew.
    .title = Publish a Directive
tour-as-machine-collect = In the Central Square a Servant collects a Bond for each Citizen beyond the number of Guards, for free.
    .title = Collect Bonds
tour-as-machine-repair = There are broken Guards where this Servant is. For 2 Bonds, repair one: it counts and can move again.
    .title = Repair a Guard
tour-as-machine-jail = There were too few active Citizens, and the Plan advances. Now arrest the active ones for free: pick them one by one.
    .title = The Riot has failed
tour-as-machine-raid-failed = Nobody came to your Raid, and Discontent rises. Prepare Raids where a Hero has good reason to be, or cannot afford to leave.
    .title = The Raid has failed
tour-as-machine-riot = The Riot succeeded, and the Guards there are broken until a Servant repairs them. With the third Riot you lose: do not let active Citizens outnumber your Guards.
    .title = A District rises

## Help

help-terminal =
    What you can type:
      1, 2, 3 ...    a choice, by its number
      go to science  a choice, by its text (help choices lists them all)
      help           this help
      help NAME      what a Hero, a Servant, a Directive, a City Event, a District or a Citizen does,
                     and whether that comes from the rulebook or is our own design
      help M7.6      a rule, by its number
      help choices   the texts of all choices
      why CHOICE     why you cannot do something now, such as why start riot
      why            why the bots last chose as they did
      hint           what to choose, why, and what comes close
      quit           leave the game
    Press Enter to see the table again. On the table
      2+1/4          are Guards: 2 operational, 1 broken, on 4 squares
      12             is an unidentified Citizen
      12 Noble       is a revealed Citizen; 12 (Noble) is known to your side only
      12 (?)         is a Citizen the Revolutionaries have identified
      (2,0v)         is a place: column and row of the upper left cell, then h for flat or v for upright
    and a number in brackets after a choice is what it costs.
help-hero = Initiative { $initiative }, up to { $trust } Trust, starts in { $start_acc }.
help-district =
    A { $minor ->
        [yes] Minor
       *[no] Major
    } District with { $guards } Guard squares and { $citizens } Citizen squares.
help-minor = A Hero here can use Incitement: Discontent rises by 1.
help-servant = A Servant of the Machine. It moves for 2 Bonds a District. Once per round it can take an Action where it is, for 2 Bonds unless another cost is given; it cannot move after that. The three Servants differ only in name.
help-automaton-lex-hecate = The first Servant to draw a movement card. If she detains nobody, she prepares a Raid where she is.
help-automaton-judgementor = The second Servant to draw a movement card. If he detains nobody, he reveals the face-down or active Citizen with the lowest number in his District and arrests that Citizen if active.
help-automaton-phantasmer = The third Servant to draw a movement card. If he detains nobody, he calls a Guard to his District from the connected District with the most Guards.
help-class =
    { $traitor ->
        [yes] Never active; counts against a Riot.
       *[no] Active from Stage { $stage } of Discontent.
    }

help-source-figures = Rule { $clause }; { $provenance }; { help-figures }.
help-figures =
    { $own ->
        [yes] numbers from a file
       *[no] numbers of our own [house]
    }

own-cards = Cards from the box
own-cards-help = These cards use numbers, names or texts from a file made for the boxed game. Where they differ from ours:
own-cards-both = { $own } Ours: { $ours }
die-escape = Escape die
    .help = { $free } of its { $faces } faces let the Hero slip past the Guards.
die-assault = Assault die
    .help = Its faces: { $numbers }.
die-shield = shield

## Options

option-machine-revolutionaries = the number of Revolutionaries, 1 to 3
option-machine-heroes = the three Heroes, separated by commas, in seat order; random by default
option-machine-shared = with 2 Revolutionaries: either can act for the third Hero
option-machine-city = a City (see below), or places such as "art=0,0h science=2,0v ..."
option-machine-plan = where the Master Plan starts: 3 for a first game, 1 for an experienced Machine against new players
option-machine-last_winner = Variable Master Plan: who won the last game (machine, revolutionaries or none yet); the other side gets a head start
option-machine-automaton = the level of the Automaton, 1 to 6, which then takes the Machine's place; 0: a person or a bot plays the Machine
cli-players =
    who plays, separated by commas: first the Machine (unless the Automaton plays it), then 1 to 3 Revolutionaries; names of people, and levels of
    bots, from the weakest: random, newcomer, regular, veteran, expert, master (expert:3 for three); by default, you
    against a regular Machine
options-more =
    Heroes:
      { $heroes }

    Cities:
    { $cities }

## The arena

arena-players = two players; they take turns playing the Machine against the other's Revolutionaries
arena-side =
    { $number ->
        [0] Machine
       *[other] Revolutionaries
    }

## Why a bot chose as it did

motive-nothing = Nothing else is worth its cost.
motive-confirm = Every Hero has a good destination.
motive-reconsider = There may be a better place.
motive-guard-plan =
    The Plan advances with { $number ->
        [one] 1 Guard
       *[other] { $number } Guards
    } in { $to_acc }: { $event }.
motive-guard-riot = A Riot in { $to_acc } has a { $before }% chance; with one more Guard, { $after }%.
motive-guard-hero = The { $hero } in { $to_acc } has { $trust } Trust: each Guard makes it harder to leave.
motive-guard-crowd =
    In the Central Square { $number ->
        [one] there is 1 more Citizen than Guards
       *[other] there are { $number } more Citizens than Guards
    }, a crowd for a Hero to speak to.
motive-guard-visit = There is a { $chance }% chance that a Hero comes to { $to_acc }, and every Guard costs Trust.
motive-servant-plan = The Plan needs a Servant in { $to_acc }: { $event }.
motive-servant-raid = A Raid in { $to_acc } may well catch a Hero.
motive-servant-special = The Action in { $to_acc } is worth the trip.
motive-servant-repair = There is a broken Guard in { $to_acc }.
motive-raid = There is a { $chance }% chance that a Hero comes to { $district_acc }.
motive-arrest =
    Against { $guards ->
        [one] 1 Guard
       *[other] { $guards } Guards
    } in { $district_acc }, one supporter fewer matters in a Riot.
motive-repair =
    { $guards ->
        [0] There are no Guards
        [one] There is only 1 Guard
       *[other] There are { $guards } Guards
    } in { $district_acc }: one more matters.
motive-draw = A Directive published early lasts for many rounds.
motive-publish = { $directive } will be in force every round from now on.
motive-take-back = { $directive } is the least useful of those published.
motive-collect =
    It brings { $bonds ->
        [one] 1 Bond
       *[other] { $bonds } Bonds
    } for free.
motive-pacify = Less Discontent means fewer active Citizens.
motive-confiscate = The Machine gains what the Heroes there lose.
motive-inspect = It helps to know who is who.
motive-resettle = Elsewhere, that Citizen would be less help to a Riot.
motive-settle = The Citizen does the least harm there.
motive-end = Nothing more is worth its Bonds this round.
motive-swear = The Bonds are well spent: the Plan advances to { $plan }.
motive-advance-plan = Nothing the { $hero } could do now outweighs advancing the Plan to { $plan }.
motive-no-trust = The { $hero } could do too much now, and has { $trust } Trust to lose.
motive-no-access = The turn ends, and losing the card hurts more than losing Trust.
motive-jail = A Citizen in jail cannot support a Riot.
motive-split = Sharing Trust evenly helps everybody, and none is wasted.
motive-contribute = Trust well spent: the Plan must not advance.
motive-go = It is the cheapest route.
motive-incite =
    { $guards ->
        [0] There are no Guards in { $district_acc }
        [one] There is only 1 Guard in { $district_acc }
       *[other] { $guards } Guards in { $district_acc } are not too many
    }: Discontent rises from { $discontent }.
motive-agitate = The crowd is large: Discontent rises by { $number } at once.
motive-riot =
    { $active } active and { $unknown } unidentified Citizens against { $guards ->
        [one] 1 Guard
       *[other] { $guards } Guards
    } in { $district_acc }: a { $chance }% chance.
motive-attack-plan = One Guard fewer in { $district_acc } stops the Plan: { $event }.
motive-attack = One Guard fewer in { $district_acc } makes everything there easier.
motive-identify = Then you know who you can count on in a Riot.
motive-move-crowd = A larger crowd in the Central Square raises Discontent faster.
motive-move-riot = The Citizen is more use to a Riot in { $to_acc } than in { $district_acc }.
motive-move-away = The Citizen is in the way of a Riot in { $district_acc }.
motive-gain = There is nothing better to afford now, and Trust is always needed.
motive-grant = That Hero needs Trust the most.
motive-directive = { $directive } does the most harm.
motive-retrieve = A Hero who can go anywhere is harder to catch.
motive-search = A Directive discarded from hand never takes effect.
motive-release = A Citizen out of jail can support a Riot.
motive-destination-plan = A Hero in { $district_acc } stops the Plan: { $event }.
motive-destination-riot = A Riot in { $district_acc } has a { $chance }% chance.
motive-destination-incite = Incitement in { $district_acc } costs { $guards } Trust, and the Citizens there give more.
motive-destination-crowd =
    In the Central Square { $number ->
        [one] there is 1 Citizen
       *[other] there are { $number } Citizens
    } to speak to, against { $guards ->
        [one] 1 Guard
       *[other] { $guards } Guards
    }.
motive-destination-special = The Action in { $district_acc } is worth going there.

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = End phase
verb-discard = Discard
ask-discard = Discard which Directive?
verb-pay = Pay
verb-pass = Done
verb-go-to = Go to
ask-go-to = Where do you send the Hero?
ask-send = Where does the { $hero } go?
verb-confirm = Confirm
verb-reconsider = Reconsider
verb-share-trust = Trust
verb-move-guard = Move Guard
ask-move-guard = Move which Guard?
verb-deploy = Deploy
ask-deploy = Deploy which Guard?
verb-move-servant = Move Servant
ask-move-servant = Move which Servant?
verb-arrest = Arrest
ask-arrest = Arrest which Citizen?
verb-inspect = Inspect
ask-inspect = Inspect which Citizen?
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
ask-pacify = Which Servant pacifies the District?
verb-confiscate-trust = Confiscate
ask-confiscate-trust = Which Servant confiscates Trust?
verb-resettle = Resettle
ask-resettle = Resettle which Citizen?
verb-take-back = Take back
ask-take-back = Take back which Directive?
verb-place = Put here
ask-place = Where does the District go?
verb-walk = Go
ask-walk = Which way?
verb-plan = Advance the Plan
verb-detain = No Access
verb-incite = Incite
verb-attack = Attack
ask-attack = Attack for how much Trust?
verb-identify = Identify
ask-identify = Identify which Citizen?
verb-move-citizens = Move Citizens
ask-move-citizens = Move which Citizen?
verb-gain-trust = Gain Trust
verb-riot = Riot
verb-agitate = Speak to the crowd
verb-grant = Give Trust
ask-grant = Give Trust to which Hero?
verb-cancel = Cancel
ask-cancel = Cancel which Directive?
verb-retrieve = Retrieve
ask-retrieve = Retrieve which Access card?
verb-search = Search
verb-release = Release
verb-oath = Swear

## Next to the question, on chips, before doing harm and before wasting something

aside-guards =
    { $guards ->
        [one] 1 Guard here: most Actions cost 1
       *[other] { $guards } Guards here: most Actions cost { $guards }
    }
aside-servants = { $count } of { $most } Servants can still act
aside-secret = The Machine cannot see what you choose
aside-way = cheapest route: { $places }
note-discontent = Discontent { $before } → { $after }
note-trust = Trust { $before } → { $after }
note-hidden = { $count } unidentified, Trust for { $reach }
note-citizens = { $count } here
note-guards =
    { $count ->
        [one] 1 Guard can move
       *[other] { $count } Guards can move
    }
note-left = { $count } left
follows-attack = { $good } of the die's { $of } faces break a Guard. The Trust is gone either way.
follows-riot =
    Active Citizens: { $sure ->
        [yes] { $known }
       *[no] { $known } to { $possible }
    }. Guards and known Traitors: { $against }. The Riot succeeds only if there are more active Citizens; if it fails, the Plan advances.
follows-plan = The Master Plan goes from { $before } to { $after }, and the Hero carries on.
follows-no-trust = You get { $trust } Trust as Bonds, and the Hero's turn ends.
follows-no-access = The Access card for { $district_acc } is forfeited, and the Hero's turn ends.
follows-arrest = A Citizen in jail cannot support a Riot.
wasted-bonds =
    { $bonds ->
        [one] You have 1 Bond left.
       *[other] You have { $bonds } Bonds left.
    }
wasted-servants =
    { $count ->
        [one] 1 Servant could still act.
       *[other] { $count } Servants could still act.
    }
wasted-action = You could gain 1 Trust for free.

## Moments: what was done to you

moment-captured = The Guards catch the { $hero }
moment-caught = The { $hero } is detained
moment-no-trust = No Trust!
moment-forfeited = No Access!
moment-confiscated = Trust confiscated
moment-cancelled = A Directive is cancelled
moment-struck-out = A Directive is discarded
moment-raid-failed = The Raid failed
moment-guard-broken = Guards broken
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

how-far = How far both sides got
verdict =
    { $side ->
        [machine] The Master Plan is complete. The Revolutionaries had { $riots } of 3 Riots.
       *[revolutionaries] The third Riot has succeeded: the City is free. The Plan was at { $plan }.
    }

## Puzzles: what is asked, and the lesson, in short and in full

puzzle-title-machine-destination = Where to go?
puzzle-title-machine-guard = Where to send the Guard?
puzzle-title-machine-servant = Where to send the Servant?
puzzle-title-machine-arrest = Whom to arrest?
puzzle-title-machine-publish = Which Directive to publish?
puzzle-title-machine-reposition = How to reposition?
puzzle-title-machine-settle = Whom to resettle, and where?
puzzle-title-machine-identify = Whom to identify?
puzzle-title-machine-citizen = Which Citizen to move, and where?
puzzle-title-machine-directive = Which Directive?
puzzle-title-machine-grant = Which Hero to help?
puzzle-title-machine-route = Which way to go?
puzzle-title-machine-turn = What now?
puzzle-theme-machine-plan = The Master Plan
puzzle-lesson-machine-plan = For the Machine, a step of the Plan is worth more than most things it could take from the Heroes.
puzzle-theme-machine-stop-plan = Stopping the Plan
puzzle-lesson-machine-stop-plan = Read the condition of the City Event first: one Hero in the right place can stop the Plan.
puzzle-theme-machine-riot = Starting a Riot
puzzle-lesson-machine-riot = A Riot with a good chance comes before everything else: count the Citizens you know, then the others.
puzzle-theme-machine-gather-crowd = Preparing a Riot
puzzle-lesson-machine-gather-crowd = Prepare a Riot before you start it: bring the right Citizens together, and find out who they are.
puzzle-theme-machine-prevent-riot = Preventing a Riot
puzzle-lesson-machine-prevent-riot = Where a Riot is likely, one Guard more or one Citizen fewer is worth the most.
puzzle-theme-machine-raid = Raids
puzzle-lesson-machine-raid = Raid where the Heroes have to go, not where they are: ask yourself which District they need.
puzzle-theme-machine-drain-trust = Heroes without Trust
puzzle-lesson-machine-drain-trust = Heroes without Trust can do nothing: make every step expensive for them.
puzzle-theme-machine-discontent = Raising Discontent
puzzle-lesson-machine-discontent = The higher the Discontent, the more Citizens are active: raise it where it costs the least.
puzzle-theme-machine-directives = Directives
puzzle-lesson-machine-directives = A Directive works every round: the earlier you publish or cancel it, the more that is worth.
puzzle-theme-machine-special = Major Districts
puzzle-lesson-machine-special = The Actions of the Major Districts are worth a detour, unless something is more urgent.
puzzle-theme-machine-freedom = Access cards
puzzle-lesson-machine-freedom = The more Access cards a Hero has, the harder it is to guess where they go.
puzzle-theme-machine-guards = Guards
puzzle-lesson-machine-guards = Count the Guards before you plan: one more or one fewer decides what everything there costs.
