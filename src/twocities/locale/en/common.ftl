# Words of the command and the terminal client, whatever the game.

## Players

player-program = Robot{ "\u00A0" }{ $number }
player-default = You
player-seat = Seat{ "\u00A0" }{ $number }

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
say-no-card = There is no card called “{ $text }”.
hint = { $choice }. { $why }
say-left = The game is left unfinished.

help-choices = Put names and the numbers of players in place of the words in braces:

save-prompt = Keep this game? Type the name of a file, or press Enter to keep nothing.
saved = The game is kept in { $file }.
save-failed = The game cannot be kept in { $file }: { $problem }.
save-exists = there is such a file already

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
cli-cards = a file of figures that replace our own, as described in docs/terminal.md
cli-lang = the language to speak; else that of the terminal
cli-seed = any text; the same seed and players give the same deal and the same random choices
cli-record = keep the record of the game in this file when the game ends

error-line = { $file }, line { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = this is not a text file
error-players-name = “{ $name }” cannot be the name of a player: up to 16 letters, digits or marks are needed.
error-players-twice = Two players are called { $name }.
error-players-count = “{ $text }” is not a number of program players from 1 to 8.
error-seed = A seed is one line of text, without spaces at its ends.
error-seat = There is no seat { $seat }; seats are counted from 0.

show-choices = { $name } is asked: { $question }

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
