# Words of the browser client, whatever the game; those of choices, events and cards are the game's.

pages-not-built = The pages of Two Cities are not built yet: npm ci and npm run build in the folder web make them.

title = Two Cities
title-of = { $page } – { title }
title-your-turn = ● Your turn – { $game }
home = To the start
loading = One moment…
unknown = ?
no-page = There is nothing at this address.
no-words = The page could not be loaded. Load it again.

refused-connection = The connection was lost before the server answered. Look whether it was done, then try again.
refused-unloaded = A part of this page could not be loaded. Load the page again.

## Settings

settings = Settings
language = Language
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
sound = Sound
motion = Animations
speed = How long events are shown
pace = Pace of the bots
pace-calm = Calm
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
taps = Ask before a choice
taps-harm = When it does harm
taps-always = Always
taps-never = Never
take-forced = Take steps that leave no choice
choose-ahead = Offer what I can pay for once I take gold
take-income = Take income left over when I end my turn
warn-waste = Warn me before something is wasted

## The start page

your-name = Your name
guest-name = Guest
your-games = Your games
continue = Continue
with = with { $names }
own-open = not started yet
own-running = the others are thinking
own-over = finished
play-now = Play now
set-up = With friends
name-citadels = Citadels
name-machine = City of the Great Machine
about-citadels = Draft a character in secret, build a city, spoil the plans of others. 2 to 8 players, half an hour.
about-machine = One is the Machine that runs the City, the others stir it to revolt. 2 to 4 players, an hour.
play-now-citadels = Against three program players
play-now-machine = As the Revolutionaries, against a program player
learn = Learn
open-tables = Open tables
no-open-tables = Nobody waits for players just now.
running-tables = Tables to watch
finished-games = Finished games
table-seats = { $taken } of { $all } seats taken
listed-cards = cards from the box
won-by = won by { $names }
join = Join
watch = Watch
see-replay = See again
join-by-link = Have you been sent a link?
link = Link or id of a table
go = Go
bring = A game of your own
bring-lead = Look at a record or a position that you have kept, or play on from it.
bring-go = Open a file
file = A file
file-text = Or its text
file-over = In this position the game is over: there is nothing left to play.
file-moment = Play on after { $choices } of its { $last } choices
look = Look at it
play-on = Play on

## Setting up

set-up-game = Set up: { $game }
the-game = The game
the-table = The table
at-random = At random
nobody = Nobody

players = Players
set-of-cards = Set of cards
characters = Characters
change-characters = Change characters
rank = Rank { $rank }
uniques = Unique districts
change-uniques = Change unique districts
uniques-chosen =
    { $count ->
        [0] (at random)
       *[other] ({ $count } of 14)
    }
uniques-fill = Draw at random
uniques-reset = As the set has them
crown = Who is crowned first
crown-random = a player at random
goal = Districts of a completed city

revolutionaries = Revolutionaries
shared = Either Revolutionary may act for the third Hero
heroes = Heroes
heroes-lead = Choose three, in the order of seats, or none for Heroes at random.
hero-of = played by { $seats }
cards = Cards
cards-ours = Ours
cards-own = From the box
cards-lead = If you own the boxed game, bring a file with the figures, names and texts of its cards. docs/cards.md shows how to write it.
cards-file = A file of cards
cards-leave = Play with our cards
city = City
city-own = a City of your own
city-valid = The City is valid.
builder-lead = Drag a District to where it shall lie. Or select it: arrow keys move it, R turns it. Gold marks show what is connected.
tile =
    { $district }, { $lies ->
        [upright] upright
       *[flat] lying
    }, column { $column }, row { $row }, { $neighbours ->
        [none] connected to nothing
       *[other] connected to { $neighbours }
    }
move-district = Move the selected District
move-left = Left
move-up = Up
move-down = Down
move-right = Right
turn = Turn
plan-start = Where the Master Plan starts
plan-1 = an experienced Machine meets novices
plan-2 = the usual start
plan-3 = a first game
plan-will-start = This game starts at { $plan }.
last-winner = Variable Master Plan
last-winner-off = Off
last-winner-none = On: this is your first game together
last-winner-machine = On: the Machine won your last game, the Revolutionaries get a step
last-winner-revolutionaries = On: the Revolutionaries won your last game, the Machine gets a step

seat-number = Seat { $number }
seat-machine = The Great Machine
seat-revolutionary = Revolutionary { $number }
seat-me = You
seat-person = A person
    .about = You get a link to send.
seat-programs = Program player
all-others = Everybody else
all-others-choose = Choose for all…
level = Level of program players
level-newcomer = Newcomer
    .about = knows the rules, slips often
level-regular = Regular
    .about = plays soundly and at once
level-expert = Expert
    .about = thinks ahead for a moment
level-master = Master
    .about = thinks ahead for two seconds: the strongest

bot-ada = Ada
bot-boris = Boris
bot-celia = Celia
bot-dmitri = Dmitri
bot-elena = Elena
bot-felix = Felix
bot-greta = Greta
bot-hugo = Hugo

clock = Time
clock-none = as much as one likes
clock-each = For each choice
clock-days = For each choice, over days
clock-whole = For the whole game
clock-of-choice = { $time } for each choice
clock-of-game = { $time } for the whole game
time-seconds = { $count } seconds
time-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
time-left-days = { $days } d { $hours } h
time-up = When the time is up
time-up-choice = a program player makes that one choice
time-up-seat = the seat is lost to a program player
listed = Show the table to everybody on the start page
make-table = Make the table
start-game = Start the game

## At the table

status-connecting = Connecting…
status-lost = The connection is lost. Trying again…
status-closed = This page is no longer connected.
stuck = The server could not keep the last choice. Try again in a moment.
paused = The game is paused.
seats = Seats
seat-open = Free seat
you = you
host = host
away = away
decides = decides now
seconds-left = { $time } left
sit-here = Sit here
sit-at = Sit down: { $seat }
sit-again = Take my seat again
leave-seat = Give up my seat
let-program = Let a program player play
free-seat = Free the seat
remove = Give this seat to a program player
remove-question = { $name } loses the seat, and a program player goes on. You cannot undo this.
remove-sure = Yes, give it away
remove-not = No, leave it
seat-label = Seat { $number }: { $facts }
arrange = Change options
arrange-save = Change them
arrange-leave = Leave them as they are
shown-to = Shown
shown-to-all = to everybody, on the start page
shown-by-link = to those who have the link
invite = Invite others with this link
invite-alone = For now only this computer can reach the table. The server’s guide says how friends can.
invited = You are invited to play
invited-by = { $name } invites you to play
invited-full = Every seat is taken. You can watch.
sit-and-play = Sit down and play
copy = Copy
copied = Copied
copy-by-hand = Copy the selected link
waiting-for-start = The host starts the game when every seat is taken.
waiting-for-seats = Every seat needs a person or a program player before the game can start.
fill-with-programs = Program players for the free seats
watching = You are watching.
wait-for = Waiting for { $names }.
your-choices = Your choices
cancel-pick = Back
choices-in-words = In words ({ $count })
undo = Take back
ask-to-undo = Ask the others to take it back
proposal = { $name } wants to take back the last choices.
proposal-waits = The others are asked.
agree = Agree
disagree = Do not agree
pause = Pause
resume = Go on
replace = Let a program player decide this once
log = What happened
talk = Table talk
uses = Share it or play on
tab-log = Log
tab-talk = Talk
tab-seats = Seats
tab-uses = Share, play on
talk-empty = Nobody has said anything yet.
say-label = Say something
say-phrase = Or choose a phrase
say = Say
said = { $name }: { $text }
rematch = Play again
result-wins =
    { $own ->
        [yes] You have won!
       *[no] { $count ->
            [one] { $names } has won!
           *[other] { $names } have won!
        }
    }
to-rematch = To the next game
to-replay = Watch the replay

## What the reader should notice

your-turn = It is your turn.

## Replays

replay-of = Replay: { $game }
replay-running = The game goes on. This is what you saw then.
eyes = Seen by
eyes-all = all together
eyes-spectator = a spectator
to-table = To the table
to-file = To the file
replay-slider = Moment of the game
replay-moment = Round { $round } · choice { $at } of { $last }
replay-round-back = To the start of the round
replay-back = One choice back
replay-play = Play
replay-pause = Stop
replay-forward = One choice on
replay-round-forward = To the next round
replay-speed = Speed
replay-times = { $speed }×
share = Share
save-file = Save as a file
play-from-here = Play on from round { $round }

news-seated = { $name } takes a seat.
news-started = The game begins.
news-undone = Choices were taken back.
news-proposed = { $name } wants to take choices back.
news-paused = The game is paused.
news-resumed = The game goes on.
news-finished = The game is over.
news-closed = Nobody came back: the table is closed.

## The rules

rules = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $all ->
        [0] nothing found
       *[other] { $at } / { $all }
    }
rules-previous = Previous place
rules-next = Next place
rulings = Rulings ({ $count })
help-pin = Press ? to keep this open.
mark-card = card
mark-house = house
mark-inferred = inferred
mark-ours = ours
mark-public = public

## A first game

learn-game = Learn to play { $game }
learn-lead = A guide goes with you through a real game that is well under way, against easy opponents. It takes about ten minutes, and you can send the guide away at any time.
learn-ready = Now play it yourself
learn-side-city = Play a guided game
learn-side-heroes = Lead the Heroes
learn-side-machine = Be the Great Machine
learn-to-table = To the table
learn-first = Learn it first
learn-skip = Skip it and set up a table
tour = Guide
tour-lessons = Lessons
tour-progress = { $read } of { $all }
tour-next = Next
tour-back = Back
tour-skip = Skip the guide
tour-waits = The guide speaks up when something new comes.
    .title = Play on
tour-bar = Here stands what you are asked. What you can pick glows: pick it there, or press a button here. Point at anything on the table, or hold it, to read about it.
    .title = Your choices
tour-finished = You know all you need. The guide leaves the rest to you: play this game to its end!
    .title = Well done!
tour-ended = Your first game is over. The next one begins at the beginning: choose your opponents, or invite friends.
    .title = That was { $game }!
tour-play-on = Play on
tour-close = Close the guide
tour-fold = The text of the guide
tour-own-game = Play a full game

## The dock

confirm-choice = { $choice }?
leave-it = Leave it
fold = Close
price-free = free
chip-price =
    { $several ->
        [yes] from { $least }
       *[no] { $least }
    }
go-on = Go on
key-enter = Enter
goes-by-itself = goes by itself
cheapest-way = Go the cheapest way
standing = If it ended now
standing-you = You
standing-part = { $part }: { $points }

## The end

how-counted = How it was counted
where-turned = Where it turned
to-result = To the result
show-table = Show the table
look-there = Look
percent = { $percent } %
chose-in-secret = { $name } chose in secret.
