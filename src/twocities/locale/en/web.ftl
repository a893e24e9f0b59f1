# Texts of the browser client that both games share; those of choices, events and cards are with each game.

pages-not-built = The pages of Two Cities have not been built yet. Run npm ci and npm run build in the folder web.

title = Two Cities
title-of = { $page } – { title }
title-your-turn = Your turn – { $game }
home = Home
loading = One moment…
unknown = ?
no-page = There is nothing at this address.
no-words = The page could not be loaded. Please reload it.

refused-connection = The connection was lost before the server answered. Check whether it went through, then try again.
refused-unloaded = Part of this page could not be loaded. Please reload it.

## Settings

settings = Settings
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
sound = Sound
motion = Animations
speed = Speed of events
pace = Speed of the bots
pace-calm = Calm
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
taps = Ask for confirmation
taps-harm = Before doing harm
taps-always = Always
taps-never = Never
take-forced = Play forced moves for me
choose-ahead = Offer what I could pay for after taking gold
take-income = Collect unclaimed income when I end my turn
warn-waste = Warn me before I waste something
show-reasons = Let the log tell why bots chose as they did
hide-reasons = Practice: guess the reasons before you see them

## The start page

person-menu = Your menu: { $name }
your-record = Your record
your-friends = Friends
your-account = Your account
your-name = Your name
guest-name = Guest
your-games = Your games
your-waiting =
    { $count ->
        [one] { $count } is waiting for you
       *[other] { $count } are waiting for you
    }
continue = Continue
open-game = Open
with = with { $names }
own-round = { $game }, round { $round }
own-turn = Your turn
own-ready = Ready to start
own-asked = End the game?
own-waits-for = Waiting for { $names }
own-until = until { $time }
own-paused = Paused
own-won = Won
own-lost = Lost
own-no-result = No result
own-menu = More: { $game }
own-leave = Leave the table
own-delete = Delete this game
own-delete-follows = The game ends without a result and disappears from your list.
own-remove = Remove from this list
play-now = Play now
set-up = Play with friends
name-citadels = Citadels
name-machine = City of the Great Machine
about-citadels = Draft a character in secret, build a city, foil the others' plans. 2 to 8 players, half an hour.
about-machine = One player is the Machine that runs the City; the others stir up a revolt. 1 to 4 players, an hour.
play-now-citadels = Against three bots
play-now-machine = As the Revolutionaries, against a bot
solo = Solo: against the Automaton
learn = Learn
open-tables = Open tables
no-open-tables = No tables are waiting for players.
more-tables = Show more
lobby-open = Open
lobby-running = In progress
lobby-finished = Finished
no-running-tables = There are no games to watch right now.
no-finished-games = No games have been finished yet.
no-such-tables = No tables match.
show-all-tables = Show all
all-tables = All tables
host-table = { $name }'s table
find-game = Find a game
any = Any
clock-live = Minutes or hours
clock-slow = Days
table-seats = { $taken } of { $all } seats taken
listed-cards = cards from the box
listed-hints = hints allowed
won-by = won by { $names }
join = Join
watch = Watch
see-replay = Replay
join-by-link = Got a link?
link = Table link or ID
go = Go
more-games = More games
bring = Saved games
bring-lead = Open a saved record or position, look at it, or play on from there.
bring-go = Open a saved game
file = File
file-text = Or paste its text
file-over = The game is over in this position: there is nothing left to play.
file-moment = Play on after { $choices } of { $last } choices
file-exact = Exactly this position, with the hidden cards from the file
look = View
play-on = Play on

## Friends

friends-lead = People you have played with. You can see who is here now, and invite anybody to a new table with one click.
friends-none = Nobody yet. Once you have played with other people, you will find them here and can invite them with one click.
friend-games =
    { $count ->
        [one] 1 game together
       *[other] { $count } games together
    }
friend-last = last played { $ago }
friend-online = here now
friend-join = Join their table: { $game }
friend-watch = Watch them play: { $game }
invite-to = Invite to play:
invite-name = Invite { $name }
invite-someone = Invite someone you have played with
invited-invited = invited
invited-declined = declined
invited-seated = at the table
accept = Accept
decline = Decline
shun-label = Mute or block: { $name }
shun-not = Cancel
shunned = Muted and blocked
muted-do = Mute
muted-undo = Unmute
muted-means = You will no longer see what { $name } writes at the table. They will not know.
blocked-do = Block
blocked-undo = Unblock
blocked-means = You will no longer see what { $name } writes. They cannot invite you or take a seat at your tables, and you will not be matched with each other. They will not be notified.
is-muted = muted
is-blocked = blocked
talk-people = Mute or block people
said-hidden = { $name } (muted): show

## Setting up

set-up-game = Set up: { $game }
the-game = Game
the-table = The table
at-random = Random
nobody = Nobody

players = Players
set-of-cards = Card set
characters = Characters
change-characters = Change characters
rank = Rank { $rank }
uniques = Unique districts
change-uniques = Change unique districts
uniques-chosen =
    { $count ->
        [0] (random)
       *[other] ({ $count } of 14)
    }
uniques-fill = Fill at random
uniques-reset = Use the set's districts
crown = Starts with the crown
crown-random = a random player
goal = Districts to complete a city

machine-player = Who plays the Great Machine
machine-player-seat = A person or a bot
    .about = For 2 to 4 players.
machine-player-automaton = The Automaton
    .about = It moves by cards, and you can see which are left. For 1 to 3 Revolutionaries, alone or together.
automaton = Automaton
automaton-level = level { $level }
automaton-levels = Level of the Automaton, from easy to hard
revolutionaries = Revolutionaries
shared = Either Revolutionary can act for the third Hero
heroes = Heroes
heroes-lead = Choose three, in seat order, or none for random Heroes.
hero-of = played by { $seats }
cards = Cards
cards-ours = Ours
cards-own = From my box
cards-lead = If you own the boxed game, you can load a file with the numbers, names and texts of its cards. docs/cards.md explains the format.
cards-file = Card file
cards-leave = Use our cards
city = City
city-own = your own City
city-valid = The City is valid.
builder-lead = Drag the Districts into place, or select one and use the arrow keys; R turns it. Gold marks show connections.
tile =
    { $district }, { $lies ->
        [upright] upright
       *[flat] flat
    }, column { $column }, row { $row }, { $neighbours ->
        [none] not connected
       *[other] connected to { $neighbours }
    }
move-district = Move the selected District
move-left = Left
move-up = Up
move-down = Down
move-right = Right
turn = Turn
plan-start = Master Plan starts at
plan-1 = experienced Machine, new Revolutionaries
plan-2 = normal
plan-3 = first game
plan-will-start = This game starts at { $plan }.
last-winner = Variable Master Plan
last-winner-off = Off
last-winner-none = On: this is your first game, or it does not matter
last-winner-machine = On: the Machine won the last game, so the Revolutionaries get a head start
last-winner-revolutionaries = On: the Revolutionaries won the last game, so the Machine gets a head start

seat-number = Seat { $number }
seat-machine = The Great Machine
seat-revolutionary = Revolutionary { $number }
seat-me = You
seat-person = A person
    .about = You get a link to share.
seat-programs = Bot
all-others = Everybody else
all-others-choose = Set all to…
level = Bot level
level-newcomer = Newcomer
    .about = knows the rules, makes mistakes
level-regular = Regular
    .about = solid and quick
level-veteran = Veteran
    .about = learned from many thousands of games, answers at once
level-expert = Expert
    .about = thinks ahead a little
level-master = Master
    .about = the strongest: thinks for two seconds
rating = { $rating } ± { $spread }
rated-name = { $name } ({ $rating } ± { $spread })
rating-label = rating { $rating } ± { $spread }
rating-about = Ratings come from games between people at listed tables. Everybody starts at 1500; ± is how far off the rating may still be.

bot-ada = Ada
bot-boris = Boris
bot-celia = Celia
bot-dmitri = Dmitri
bot-elena = Elena
bot-felix = Felix
bot-greta = Greta
bot-hugo = Hugo

clock = Time limit
clock-none = No limit
clock-each = Per choice
clock-days = Per choice, in days
clock-whole = Per game
clock-of-choice = { $time } per choice
clock-of-game = { $time } per game
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
time-up = When time runs out
time-up-choice = a bot makes that one choice
time-up-seat = a bot takes over the seat
listed = Show the table to everybody in the list of tables
make-table = Create table
start-game = Start game

## At the table

status-connecting = Connecting…
status-lost = Connection lost. Reconnecting…
status-closed = This page is no longer connected.
stuck = The server could not save the last choice. Try again in a moment.
paused = The game is paused.
origin = From a position
origin-exact = This game starts from a position chosen by the host, who may know every card.
origin-position = This game starts from a position chosen by the host. The hidden cards were dealt again, so nobody knows them.
seats = Seats
seat-open = Free seat
you = you
host = host
away = away
decides = deciding
seconds-left = { $time } left
sit-here = Sit here
ask-for-seat = Ask for this seat
sit-at = Sit here: { $seat }
sit-again = Take my seat back
leave-seat = Give up my seat
resign = Resign
resign-follows = You lose the game, and a bot takes over your seat. This cannot be undone.
end-game = End the game
end-game-follows = It ends without a result. This cannot be undone.
propose-end = Propose to end the game
let-program = Let a bot play
free-seat = Free this seat
remove = Replace with a bot
remove-question = { $name } loses this seat, and a bot plays on. This cannot be undone.
remove-sure = Replace
remove-not = Cancel
seat-label = Seat { $number }: { $facts }
arrange = Change options
arrange-save = Save
arrange-leave = Cancel
shown-to = Visible
shown-to-all = to everybody, in the list of tables
shown-by-link = only with the link
invite = Invite others with this link
invite-alone = Only this computer can reach the table for now. The server guide explains how to let friends in.
invited = You are invited to play
invited-by = { $name } invites you to play
invited-here = is here
invited-free = free seat
invited-bot = bot
invited-full = All seats are taken. You can watch.
sit-and-play = Sit down and play
copy = Copy
copied = Copied
copy-by-hand = Copy the selected link
waiting-for-start = The host will start the game when all seats are taken.
waiting-for-seats = Each seat needs a person or a bot before the game can start.
fill-with-programs = Fill free seats with bots
watching = You are watching.
wait-for = Waiting for { $names }.
your-choices = Your choices
verb-choose = Choose
cancel-pick = Back
choices-in-words = List ({ $count })
undo = Undo
ask-to-undo = Ask the others to undo
proposal = { $name } wants to undo the last choices.
proposal-waits = Waiting for the others to agree.
application = { $name } asks to take over from { $bot }, and would then see that hand.
application-waits = { $name } asks for a seat. Waiting for the players to agree.
ending =
    { $count ->
        [one] { $names } wants to end the game without a result.
       *[other] { $names } want to end the game without a result.
    }
ending-waits = You want to end the game. Waiting for the others to agree.
withdraw = Withdraw
agree = Agree
disagree = Decline
pause = Pause
resume = Resume
replace = Let a bot make this choice
log = What happened
earlier = Show earlier events
talk = Table talk
uses = Share or play on
tab-log = Log
tab-talk = Talk
tab-seats = Seats
tab-uses = Share, play on
talk-empty = Nobody has said anything yet.
say-label = Say something
say-phrase = Or choose a phrase
say = Send
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
no-result = The game ended without a result.
no-result-agreed = All players agreed to end it.
to-rematch = Go to the next game
to-replay = Watch the replay

## What the reader should notice

your-turn = It's your turn.

## Replays

replay-of = Replay: { $game }
replay-running = The game is still running. This is what you saw at the time.
eyes = View as
eyes-all = all players
eyes-spectator = a spectator
to-table = Back to the table
to-file = Back to the file
replay-slider = Moment of the game
replay-moment = Round { $round } · choice { $at } of { $last }
replay-round-back = Start of the round
replay-back = Back one choice
replay-play = Play
replay-pause = Pause
replay-forward = Forward one choice
replay-round-forward = Next round
replay-speed = Speed
replay-times = { $speed }×
share = Share
save-file = Save to a file
play-from-here = Play on from round { $round }

news-seated = { $name } takes a seat.
news-started = The game begins.
news-undone = Choices were undone.
news-proposed = { $name } wants to undo some choices.
news-wanted = { $name } asks for a seat.
news-paused = The game is paused.
news-resumed = The game resumes.
news-finished = The game is over.
news-resigned = { $name } resigns. A bot takes over.
news-voted =
    { $agrees ->
        [yes] { $name } wants to end the game.
       *[no] { $name } wants to play on.
    }
news-ended = The game ends without a result.
news-closed = Nobody came back, so the table is closed.

## The rules

rules = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $all ->
        [0] no matches
       *[other] { $at } / { $all }
    }
rules-previous = Previous match
rules-next = Next match
rulings = Rulings ({ $count })
help-pin = Press ? to keep this open.
## A first game

learn-game = Learn to play { $game }
learn-lead = A guide takes you through a real game, already under way, against easy opponents. It takes about ten minutes, and you can dismiss the guide at any time.
learn-ready = Now try it yourself
learn-side-city = Play a guided game
learn-side-heroes = Lead the Heroes
learn-side-machine = Be the Great Machine
learn-side-automaton = Solo: the Automaton
learn-to-table = Back to the table
learn-first = Learn it first (2 minutes)
learn-skip = Skip and set up a table
tour = Guide
tour-lessons = Lessons
tour-progress = { $read } of { $all }
tour-next = Next
tour-back = Back
tour-skip = Skip the guide
tour-waits = The guide will be back when something new comes up.
    .title = Play on
tour-bar = Your question appears here. Everything you can choose glows: click it on the table, or press a button here. Point at anything, or hold it, to read about it.
    .title = Your choices
tour-finished = You know everything you need. Finish this game on your own!
    .title = Well done!
tour-ended = Your first game is over. Next time you start from the beginning: choose your opponents, or invite friends.
    .title = That was { $game }!
tour-play-on = Play on
tour-close = Close the guide
tour-fold = Guide text
tour-own-game = Play a full game

## The dock

confirm-choice = { $choice }?
leave-it = Cancel
fold = Close
price-free = free
chip-price =
    { $several ->
        [yes] from { $least }
       *[no] { $least }
    }
go-on = Continue
key-enter = Enter
goes-by-itself = continues automatically
cheapest-way = Take the cheapest route
standing = If the game ended now
standing-you = You
standing-part = { $part }: { $points }

## The end

how-counted = How the points add up
where-turned = Turning points
chance-to-win = Chance of winning
in-round = Round { $round }
to-result = Back to the result
show-table = Show the table
look-there = View
percent = { $percent }%
chose-in-secret =
    { $own ->
        [yes] You chose in secret.
       *[no] { $name } chose in secret.
    }

# playing with people now
play-people = Play with people now
play-people-lead = You get a seat at once: at a table that fits, or at a new one that others can join.
side = Side
seat-revolutionaries = Revolutionaries
wait-for-people = How long to wait before bots join
wait-not = Don't wait
wait-for-ever = No bots
find-table = Find a table
waiting-for-people = Waiting for players
fills-in = Bots take the free seats in { $time }.
fills-never = The game starts when every seat is taken.
start-with-bots = Start now with bots
leave-table = Leave the table

## The hint

hint-title = Hint
hint-key = Hint (H)
hint-close = Hide the hint
hint-thinking = Thinking about a hint…
hint-to-win = to win
hint-do = Do it
hint-next-best = Next best
hint-equal-chance = About as good
why = Why?
why-hidden = The reason depends on what is still hidden from you.
reason-hidden = There is a reason. What is it?
reason-which = What is the main reason?
reason-right = Right!
reason-wrong = Not quite.
reason-score = Reasons guessed: { $right } of { $asked }
allow-hints = Allow hints, also between people (the game is then not rated)
hints = Hints
hints-allowed = allowed for everybody; not rated
hints-mark = Hints allowed
hints-told = Everybody may ask for hints at this table. The game is not rated.
analysis = Analysis
puzzle-of-the-day = Puzzle of the day
puzzle-streak =
    { $days ->
        [0] No streak yet
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
puzzle-today-open = Find the best choice
puzzle-today-solve = Solve
puzzle-today-done = Done for today
