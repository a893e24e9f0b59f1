# Words of the browser client, whatever the game; those of choices, events and cards are the game's.

pages-not-built = The pages of Two Cities are not built yet: npm ci and npm run build in the folder web make them.

title = Two Cities
title-your-turn = ● Two Cities
home = To the start
loading = One moment…
unknown = ?
no-page = There is nothing at this address.
no-words = The page could not be loaded. Load it again.

refused-connection = The connection was lost before the server answered. Look whether it was done, then try again.

## The start page

start-lead = Two city games, with friends or against program players.
your-name = Your name
guest-name = Guest
play-now = Play now
set-up = Set up a table
name-citadels = Citadels
name-machine = City of the Great Machine
about-citadels = Draft a character in secret, build a city, spoil the plans of others. 2 to 8 players, half an hour.
about-machine = One is the Machine that runs the City, the others stir it to revolt. 2 to 4 players, an hour.
play-now-citadels = Against three program players
play-now-machine = As the Revolutionaries, against a program player
open-tables = Open tables
no-open-tables = Nobody waits for players just now.
running-tables = Tables to watch
table-seats = { $taken } of { $all } seats taken
join = Join
watch = Watch
join-by-link = Have you been sent a link?
link = Link or id of a table
go = Go

## Setting up

set-up-game = Set up: { $game }
players = Players
set-of-cards = Set of cards
ninth = With a character of rank 9, where it is optional
revolutionaries = Revolutionaries
city = City
plan-start = The Master Plan starts at
plan-3 = 3, for a first game
plan-1 = 1, against novices
plan-2 = 2
shared = Either Revolutionary may act for the third Hero
heroes = Heroes
heroes-lead = Choose three, or none for Heroes at random.
your-seat = Your seat
seat-number = Seat { $number }
seat-machine = The Great Machine
seat-revolutionary = Revolutionary { $number }
others = The others
others-people = people whom I invite
others-programs = program players
level = Level of program players
level-newcomer = Newcomer
level-regular = Regular
level-expert = Expert
level-master = Master
listed = Show the table to everybody on the start page
clock = Time for a choice
clock-none = as much as one likes
clock-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
clock-day = a day
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
sit-again = Take my seat again
leave-seat = Give up my seat
let-program = Let a program player play
free-seat = Free the seat
seat-actions = What can be done with seat { $number }
invite = Invite others with this link
copy = Copy
copied = Copied
waiting-for-start = The host starts the game when every seat is taken.
waiting-for-seats = Every seat needs a person or a program player before the game can start.
fill-with-programs = Program players for the free seats
watching = You are watching.
wait-for = Waiting for { $names }.
your-choices = Your choices
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
talk-empty = Nobody has said anything yet.
say-label = Say something
say-phrase = Or choose a phrase
say = Say
said = { $name }: { $text }
result = The game is over
rematch = Play again
to-rematch = To the next game

news-seated = { $name } takes a seat.
news-started = The game begins.
news-undone = Choices were taken back.
news-proposed = { $name } wants to take choices back.
news-paused = The game is paused.
news-resumed = The game goes on.
news-finished = The game is over.
news-closed = Nobody came back: the table is closed.
