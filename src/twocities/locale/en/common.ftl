# Texts of the command and the terminal client that both games share.

## Players

player-program = Bot{ "\u00A0" }{ $number }
player-default = You
player-seat = Seat{ "\u00A0" }{ $number }

## Things in a row: the last one and those before

list-more = { $list }, { $item }
list-and = { $list } and { $item }

## Playing

hand-over = Pass the keyboard to { $name } and press Enter.
prompt = >
since = What happened:
prompt-step = Press Enter to continue.

say-unknown = “{ $text }” is not a choice, a command or the number of a choice. Type help to see what you can do.
say-no-number =
    There is no choice { $number }. { $last ->
        [1] There is only choice 1.
       *[other] Type a number from 1 to { $last }.
    }
refusal = { $reason } (Rule { $clause }.)
say-allowed = You can choose that now.
say-no-choice = “{ $text }” is not the text of a choice. Type help choices to see them all.
say-why = { $name }: { $choice }. { $why }
say-why-none = None of the bots' last choices can be explained without giving something away.
say-why-alone = When several people play, the bots' reasons are shown only after the game, by twocities replay FILE --why.
say-no-card = There is no card or rule called “{ $text }”.
hint = { $choice } ({ $chance }). { $why }
hint-next = Next best: { $choice } ({ $chance }).
hint-equal = About as good: { $choice } ({ $chance }).
hint-right-to =
    Accurate to about { $points ->
        [one] 1 point
       *[other] { $points } points
    }, after { $seconds } s of thinking
say-hints = Everybody may ask for hints in this game.
say-no-hints = When several people play, there are hints only if the game was started with --hints.
drawback-odds = It works only on { $good } of the { $of } faces of the die.
drawback-price = It costs { $price }, which is { $less } more.
chance-percent = { $number }%
analyse-good = Choice { $number }, { $name }: { $choice }. Well found: nothing else comes close ({ $seconds } s of thinking). { $why }
analyse-slip = Choice { $number }, { $name }: { $choice }. A slip: it cost { $cost } points of chance (±{ $within }, after { $seconds } s of thinking). Better: { $best }. { $why }
analyse-blunder = Choice { $number }, { $name }: { $choice }. A blunder: it cost { $cost } points of chance (±{ $within }, after { $seconds } s of thinking). Better: { $best }. { $why }
analyse-turn = Turning point: choices { $first } to { $last }, made by { $name }, changed the chance of { $whose } from { $before } to { $after }, with all cards face-up.
analyse-seat = { $name }: accuracy { $accuracy }; good choices: { $good }, slips: { $slips }, blunders: { $blunders }. Chance of winning in percent: { $start } at the start, { $choices } from choices, { $rest } from everything else, { $end } at the end.
analyse-thought = Time spent thinking: { $seconds } s. A higher --depth takes longer and gives more exact numbers.
say-left = You left the game unfinished.

help-choices = Replace the words in braces with names and player numbers:

save-prompt = Save this game? Type a file name, or press Enter to discard it.
saved = The game was saved to { $file }.
save-failed = The game could not be saved to { $file }: { $problem }.
save-exists = a file with that name already exists

## Where a card comes from

help-source = Rule { $clause }; { $provenance }.
provenance-rulebook = from the rulebook
provenance-house = our own design [house]
provenance-rulebook-terms-house = from the rulebook, with numbers of our own [house]
provenance-rulebook-effect-house = named in the rulebook; the effect is our own design [house]
provenance-rulebook-effect-public = named in the rulebook; the cost and effect are those of the card itself [public]
provenance-public = from the card itself [public]
provenance-public-ability-house-assignment = the ability is public; giving it to this Hero is our own design [house]

## The command

cli-description = Two Cities: two board games about cities, in the browser and in the terminal. Without a command, it opens them in the browser (serve --open).
cli-plain = This copy is not compiled, so games run at a third of the speed. Install a C compiler, then reinstall twocities.
cli-play = play a game at this keyboard
cli-play-game = the game to play
cli-replay = replay a recorded game
cli-replay-file = a record written by play --record
cli-replay-seat = show only what this seat saw (seats are numbered from 0); all, the default, shows everything
cli-replay-step = draw the table after each choice and wait for Enter
cli-replay-why = say why each choice was made, as far as the seat knew
cli-analyse = show what was good and bad in a recorded game, and what was luck
cli-analyse-depth = how long to think: 1 (the default), 2 or 3
cli-analyse-comments = print the record with the analysis as comments instead
cli-show = draw the position in a file, hidden information included
cli-show-file = a position
cli-games = list the games
cli-cards = a file with the numbers, names and texts of the cards in your box; see docs/cards.md
cli-lang = the language; by default, that of the terminal
cli-seed = any text; the same seed and the same players give the same game
cli-record = save a record of the game to this file when the game ends
cli-hints = allow hints even if several people play; each of them will know

cli-usage = usage:
cli-heading-arguments = arguments
cli-heading-options = options
cli-heading-commands = commands
cli-heading-games = games
cli-help = show this help
cli-misused = { $command }: error: { $problem }
cli-required = missing: { $what }
cli-unrecognized = unrecognized: { $what }
cli-expected = { $argument } needs a value
cli-not-among = “{ $what }” is not a valid value for { $argument }; choose from { $known }
cli-invalid = “{ $what }” is not a valid value for { $argument }

error-line = { $file }, line { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = this is not a text file
error-players-name = “{ $name }” cannot be a player's name: use up to 16 letters, digits or symbols.
error-players-twice = Two players are called { $name }.
error-players-count = “{ $text }” is not a number of bots from 1 to 8.
error-seed = A seed is a single line of text with no spaces at either end.
error-seat = There is no seat { $seat }; seats are numbered from 0.

show-choices = { $name } decides: { $question }

## What the operating system says is wrong, by the name of its error number

system-enoent = no such file or folder
system-eacces = permission denied
system-eperm = this is not permitted
system-eisdir = this is a folder, not a file
system-enotdir = part of the path is not a folder
system-eexist = it already exists
system-enospc = there is no space left on the disk
system-erofs = the disk is read-only
system-enametoolong = the name is too long
system-eio = the disk cannot be read or written
system-eaddrinuse = the address is already in use
system-eaddrnotavail = this computer does not have this address
system-gaierror = there is no such address
system-overflowerror = a port is a number from 0 to 65535

## Files that cannot be used. Words from the file itself are in quotation marks, as they are.

refused-file-title = The file must begin with “{ $title }”.
refused-file-cut = The file is incomplete: the line “{ $word }” is missing.
refused-file-expected = Expected “{ $expected }” here, not “{ $found }”.
refused-file-unknown = “{ $found }” has no meaning here.
refused-file-none-of = “{ $found }” is not possible here. Possible: { $known }.
refused-file-twice = “{ $found }” appears twice.
refused-file-too-few =
    “{ $word }” must be followed by at least { $least ->
        [one] 1 word
       *[other] { $least } words
    }.
refused-file-too-many = “{ $found }” is one word too many.
refused-file-number = Expected a number from { $least } to { $most }, not “{ $found }”.
refused-file-unreadable = This cannot be read: { $detail }
refused-file-version = The file uses version “{ $found }” of the rules; this program plays version { $known }.
refused-file-options = A game cannot be played with these options.
refused-file-seed = A seed may contain only printable characters.
refused-file-no-seat = Expected a seat and its choice here, not “{ $found }”.
refused-file-no-choice = “{ $choice }” is not a choice in this game.
refused-file-illegal = “{ $choice }” is not allowed here.
refused-file-after-end = Nothing may follow the line “end”.
refused-file-changed = These choices do not lead to this result: the file has been altered.
refused-file-random = Randomness is given as “hash” with a key and a count, or as “split” with a number.
refused-file-among = “{ $found }” must be among “{ $among }”.
refused-file-none-left = There is no “{ $found }” left in this game.
refused-file-colon = “{ $word }” needs a colon between the shuffled cards and the ones known to be among them.
refused-file-stuck = Seat { $seat } must decide but has no choices.
refused-file-nobody = Nobody has anything to decide.
refused-file-contradiction = The lines contradict each other: this position cannot occur.

# Citadels
refused-file-museum = There are cards under the Museum, but no city contains it.
refused-file-no-card = There is no card at “{ $found }”.
refused-file-holds = “holds” gives the seats more characters than they get in this game.
refused-file-draft = “draft” and “table” together must name every character exactly once.
refused-file-turns = The turns need “holds” or a complete “draft”.
refused-file-needs = “{ $word }” needs a line “{ $needed }”.
refused-file-coin = “{ $found }”: only a district in a city can have a coin.
refused-file-never-built = “{ $found }” cannot be built, so it cannot be in a city.
refused-file-complete = The city of seat { $seat } is complete, so a line “first_complete” is needed.
refused-file-incomplete = The city of seat { $seat } is not complete.
refused-file-not-held = Seat { $seat } does not have the character “{ $character }”.
refused-file-no-witch = “bewitched” needs a Witch who has been revealed.
refused-file-not-called = It is the turn of “{ $character }”, which must be the last character called.
refused-file-not-asked = “{ $found }” is not a decision in the turn of “{ $character }”.

# City of the Great Machine
refused-file-city = This City cannot be played.
refused-file-possible = “possible” must list the forfeited cards; any other sets must have the same number of cards.
refused-file-phase = “{ $ask }” is not a decision of the phase “{ $phase }”.
refused-file-turn = “{ $ask }” needs a line “turn”, and “to=” for the Hero it names.
refused-file-ask = “{ $ask }” cannot follow “{ $before }”.
refused-file-citizen-released = Citizen { $citizen } must be arrested and identified.
refused-file-citizen-arrested = Citizen { $citizen } is arrested, but must be in a District.
refused-file-two-heroes = There are not two Heroes in “{ $district }”.
refused-file-squares = Too many Citizens in “{ $district }”: it has { $most } squares.
refused-file-forfeited = “{ $hero }” cannot be going to a District whose Access card is forfeited.
refused-file-at-most = “{ $word }” names too many: the maximum is { $most }.
refused-file-winner = If a side has won, both “winner” and “phase over” are needed; otherwise neither may appear.
refused-file-unnamed = No line names these: { $names }.
refused-file-past = “past” must end with “event”, and none of its cards may appear in “events”.
refused-file-countdown = “events” must begin with “the-countdown” until that card is revealed; after that it is empty.

# cards from somebody's own box
refused-file-table = “{ $word }” must be a table: “[{ $word }]”.
refused-file-too-large = The file is too large: the maximum is { $most } bytes.
refused-file-not-ours = “{ $found }” comes from the rulebook; only cards of our own design can be given new texts.
refused-file-words = “{ $word }” must be plain text of at most { $most } characters.
refused-file-figures-die = “{ $word }”: a die has 1 to { $most } faces.
refused-file-figures-districts = “{ $word }” needs { $districts } numbers, one for each District, not { $found }.
refused-file-figures-squares = “{ $word }”: “{ $district }” needs at least { $least } at the start, not { $found }.
refused-file-figures-room = “{ $word }”: without the largest District, the others must have room for { $least } Citizens.
refused-file-figures-levels = “{ $word }” needs { $levels } numbers, one for each level.
refused-file-figures-initiative = “{ $found }”: “{ $hero }” has the same Initiative.

## The arena

cli-arena = let bots play each other and measure their strength
cli-arena-games = how many games to play (default: 100); a multiple of the number of sides is fair to all
cli-arena-jobs = how many processes to use (default: 1)
cli-arena-ray = play on the Ray cluster at this address; auto finds one, local starts one with N processes
cli-arena-out = save the games and the report in this folder; run the same command to resume

arena-unknown-player = “{ $text }” is not a player. Examples: random, heuristic, search:500, cmd:./mybot. docs/arena.md lists them all.
arena-absent-player = “{ $text }” cannot play: { $reason }
arena-sides =
    { $sides ->
        [one] 1 player is needed, not { $players }.
       *[other] { $sides } players are needed, one for each side, not { $players }.
    }
arena-number = The number of games and the number of processes must be at least 1.
arena-not-installed = The arena needs { $package }: pip install 'twocities[arena]'
arena-no-ray = To play on a Ray cluster: pip install 'twocities[ray]'
arena-ray-failed = There is no Ray cluster at “{ $address }”: { $reason }
arena-broken-file = { $file }, line { $line }: this is not a line written by the arena. Nothing was changed.
arena-other-run = { $file } belongs to a different run ({ $what }: { $there }, not { $here }). Nothing was changed; choose another folder with --out.
arena-worker-died = A process died while playing. The games played so far are saved; run the same command to resume.
arena-stopped = Stopped after { $done } of { $games } games. Run the same command to resume.
arena-kept = The games, the report and the plot are in { $folder }.

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
arena-interval = 95% interval
arena-chance = Chance
arena-place = Place
arena-score = Score
arena-rating = Rating
arena-milliseconds = ms/choice
arena-on-side = { $rate } of { $games }
arena-plot-rate = Games won, with 95% intervals
arena-length = On average a game takes { $rounds } rounds and { $choices } choices.
arena-sees = * { $players } could see all hidden information. This measures what the secrets are worth; it is not fair play.
arena-forfeited =
    { $player } forfeited { $count ->
        [one] game { $game }
       *[other] { $count } games, the first of them game { $game }
    }: { $reason }
