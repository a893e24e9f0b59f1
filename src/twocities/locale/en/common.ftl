# Words of the command and the terminal client, whatever the game.

## Players

player-program = Robot{ "\u00A0" }{ $number }
player-default = You
player-seat = Seat{ "\u00A0" }{ $number }

## Things in a row: the last one and those before

list-more = { $list }, { $item }
list-and = { $list } and { $item }

## Playing

hand-over = Pass the keyboard to { $name } and press Enter.
prompt = >
since = What happened:
prompt-step = Press Enter to go on.

say-unknown = “{ $text }” is no choice, no command and no number of a choice. Type help to see what you can do.
say-no-number =
    There is no choice { $number }. { $last ->
        [1] There is only choice 1.
       *[other] Type a number from 1 to { $last }.
    }
refusal = { $reason } (Rule { $clause }.)
say-allowed = You may choose that now.
say-no-choice = “{ $text }” is not the text of a choice. Type help choices to see them all.
say-no-card = There is no card or rule called “{ $text }”.
hint = { $choice }. { $why }
say-left = The game is left unfinished.

help-choices = Put names and the numbers of players in place of the words in braces:

save-prompt = Keep this game? Type the name of a file, or press Enter to keep nothing.
saved = The game is kept in { $file }.
save-failed = The game cannot be kept in { $file }: { $problem }.
save-exists = there is such a file already

## Where a card comes from

help-source = Rule { $clause }; { $provenance }.
provenance-rulebook = from the rulebook
provenance-house = house: our own design
provenance-rulebook-terms-house = from the rulebook; its terms are house, our own design
provenance-rulebook-effect-house = named in the rulebook; its effect is house, our own design
provenance-rulebook-effect-public = named in the rulebook; its cost and effect are known in public, from the card itself
provenance-public = known in public, from the card itself
provenance-public-ability-house-assignment = ability known in public; given to this Hero by us (house)

## The command

cli-description = Two Cities: city games in the terminal.
cli-plain = Not compiled: games run at a third of the speed. Install a C compiler, then twocities again.
cli-play = play a game at this keyboard
cli-play-game = the game to play
cli-replay = tell a recorded game again
cli-replay-file = a record, as written by play --record
cli-replay-seat = tell it as this seat saw it, counted from 0; or all (the default): tell everything
cli-replay-step = draw the table after each choice and wait for Enter
cli-show = draw the position kept in a file, with everything that is hidden
cli-show-file = a position
cli-games = list the games there are
cli-cards = a file with the figures, names and texts of the cards in your box, as described in docs/cards.md
cli-lang = the language to speak; else that of the terminal
cli-seed = any text; the same seed and players give the same deal and the same random choices
cli-record = keep the record of the game in this file when the game ends

cli-usage = usage:
cli-heading-arguments = arguments
cli-heading-options = options
cli-heading-commands = commands
cli-heading-games = games
cli-help = show this help
cli-misused = { $command }: error: { $problem }

error-line = { $file }, line { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = this is not a text file
error-players-name = “{ $name }” cannot be the name of a player: up to 16 letters, digits or marks are needed.
error-players-twice = Two players are called { $name }.
error-players-count = “{ $text }” is not a number of program players from 1 to 8.
error-seed = A seed is one line of text, without spaces at its ends.
error-seat = There is no seat { $seat }; seats are counted from 0.

show-choices = { $name } is asked: { $question }

## Files that cannot be used. Words of the file itself stand in quotation marks, as they are.

refused-file-title = The file must open with “{ $title }”.
refused-file-cut = The file is cut off: its line “{ $word }” is missing.
refused-file-expected = “{ $expected }” is expected here, not “{ $found }”.
refused-file-unknown = “{ $found }” means nothing here.
refused-file-none-of = “{ $found }” does not fit here; these do: { $known }.
refused-file-twice = “{ $found }” is there twice.
refused-file-too-few = More words are needed after “{ $word }”: at least { $least }.
refused-file-too-many = “{ $found }” is one word too many.
refused-file-number = A number from { $least } to { $most } is expected, not “{ $found }”.
refused-file-unreadable = This cannot be read: { $detail }
refused-file-version = The file is of version “{ $found }” of the rules; this program plays version { $known }.
refused-file-options = No game can be made of these options.
refused-file-seed = A seed has only letters that can be printed.
refused-file-no-seat = A seat and its choice are expected here, not “{ $found }”.
refused-file-no-choice = “{ $choice }” is no choice of this game.
refused-file-illegal = “{ $choice }” is not allowed here.
refused-file-after-end = Nothing may follow the line “end”.
refused-file-changed = The choices do not lead to this end: the file was changed.
refused-file-random = Chance is written as “hash” with a key and a count, or as “split” with a number.
refused-file-among = “{ $found }” must be among “{ $among }”.
refused-file-none-left = No “{ $found }” is left in this game.
refused-file-colon = After “{ $word }” a colon is needed, between what is mixed and what is known to be among it.
refused-file-stuck = Seat { $seat } must decide, but has nothing to choose.
refused-file-nobody = Nobody has anything to decide.
refused-file-contradiction = The lines contradict each other: no such position can arise.

# Citadels
refused-file-museum = Cards lie under the Museum, but it stands in no city.
refused-file-no-card = No card lies at “{ $found }”.
refused-file-holds = “holds” gives the seats more characters than they get in this game.
refused-file-draft = “draft” and “table” together must name every character once.
refused-file-turns = The turns need “holds” or a complete “draft”.
refused-file-needs = “{ $word }” needs a line “{ $needed }”.
refused-file-coin = “{ $found }”: a coin lies only on a district in a city.
refused-file-never-built = “{ $found }” cannot be built, so it stands in no city.
refused-file-complete = The city of seat { $seat } is complete, so a line “first_complete” is needed.
refused-file-incomplete = The city of seat { $seat } is not complete.
refused-file-not-held = Seat { $seat } does not have the character “{ $character }”.
refused-file-no-witch = “bewitched” needs a Witch who has been revealed.
refused-file-not-called = It is the turn of “{ $character }”, who must be the last one called.
refused-file-not-asked = “{ $found }” is not asked in the turn of “{ $character }”.

# City of the Great Machine
refused-file-city = This City cannot be played with.
refused-file-possible = “possible” must name the cards that are forfeited, and else only sets of as many cards.
refused-file-phase = “{ $ask }” is not asked in the phase “{ $phase }”.
refused-file-turn = “{ $ask }” needs a line “turn”, and “to=” for the Hero it names.
refused-file-ask = “{ $ask }” cannot be asked after “{ $before }”.
refused-file-citizen-released = Citizen { $citizen } must be arrested and identified.
refused-file-citizen-arrested = Citizen { $citizen } is arrested, but must be in a District.
refused-file-two-heroes = There are no two Heroes in “{ $district }”.
refused-file-squares = Too many Citizens are in “{ $district }”: it has squares for { $most }.
refused-file-forfeited = “{ $hero }” cannot go where the Access card is forfeited.
refused-file-at-most = “{ $word }” names too many: { $most } is the most.
refused-file-winner = A side that has won needs “winner” and “phase over”, and nobody else may have them.
refused-file-unnamed = No line names these: { $names }.
refused-file-past = “past” must end with “event”, and no card of it may stand in “events”.
refused-file-countdown = “events” must begin with “the-countdown”, until that is revealed; then it is empty.

# cards from somebody's own box
refused-file-table = “{ $word }” must be a table: “[{ $word }]”.
refused-file-too-large = The file is too large: it may have { $most } bytes.
refused-file-not-ours = “{ $found }” is a card of the rulebook; only cards of our own can be given other words.
refused-file-words = “{ $word }” must be plain text of { $most } characters at most.
refused-file-figures-die = “{ $word }”: a die has 1 to { $most } faces.
refused-file-figures-districts = “{ $word }” needs { $districts } numbers, one for each District, not { $found }.
refused-file-figures-squares = “{ $word }”: “{ $district }” needs at least { $least } at the start, not { $found }.
refused-file-figures-room = “{ $word }”: all Districts but the largest must have room for { $least } Citizens.
refused-file-figures-initiative = “{ $found }”: “{ $hero }” has the same Initiative.

## The arena

cli-arena = let program players play each other and measure their strength
cli-arena-games = how many games; a multiple of the number of sides is fair to all (100)
cli-arena-jobs = in how many processes (1)
cli-arena-ray = play on the Ray cluster at this address, or auto to find it; local starts one of N processes
cli-arena-out = keep the games and the report in this folder; the same command goes on where it stopped

arena-unknown-player = “{ $text }” names no player; random, heuristic, search:500 or cmd:./mybot would, and others of docs/arena.md.
arena-absent-player = “{ $text }” cannot play: { $reason }
arena-sides = One player for each of the { $sides } sides is needed, not { $players }.
arena-number = The number of games and of processes must be at least 1.
arena-not-installed = The arena needs { $package }: pip install 'twocities[arena]'
arena-no-ray = To play on a Ray cluster: pip install 'twocities[ray]'
arena-ray-failed = There is no Ray cluster at “{ $address }”: { $reason }
arena-broken-file = { $file }, line { $line }: this is no line of the arena. Nothing was changed.
arena-other-run = { $file } holds another contest ({ $what }: { $there }, not { $here }). Nothing was changed; name another folder with --out.
arena-worker-died = A process that played has died. What was played is kept; the same command goes on.
arena-stopped = Stopped after { $done } of { $games } games. The same command goes on from here.
arena-kept = Games, report and picture are kept in { $folder }.

arena-games = Games
arena-speed = { $speed }/s
arena-progress = { $done } of { $total } games, { $speed }, { $left } s left. { $rates }

arena-title =
    Win rates after { $games ->
        [one] 1 game
       *[other] { $games } games
    } (chance: { $chance })
arena-player = Player
arena-won = Won
arena-interval = 95 % interval
arena-chance = Chance
arena-place = Place
arena-score = Score
arena-rating = Rating
arena-milliseconds = ms/choice
arena-on-side = { $rate } of { $games }
arena-plot-rate = Games won, with 95 % intervals
arena-length = A game lasts { $rounds } rounds and { $choices } choices on average.
arena-sees = * { $players } was given everything hidden: this measures what secrets are worth, and is no player for real games.
arena-forfeited =
    { $player } forfeited { $count ->
        [one] game { $game }
       *[other] { $count } games, game { $game } first
    }: { $reason }
