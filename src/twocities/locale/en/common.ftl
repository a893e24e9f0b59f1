# Words of the command and the terminal client, whatever the game.

## Players

player-random = Robot{ "\u00A0" }{ $number }
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
say-left = The game is left unfinished.

help-choices = Put names and the numbers of players in place of the words in braces:

save-prompt = Keep this game? Type the name of a file, or press Enter to keep nothing.
saved = The game is kept in { $file }.
save-failed = The game cannot be kept in { $file }: { $problem }.
save-exists = there is such a file already

## The command

cli-description = Two Cities: city games in the terminal.
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
cli-seed = any text; the same seed and players give the same deal and the same random choices
cli-record = keep the record of the game in this file when the game ends

error-line = { $file }, line { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = this is not a text file
error-players-name = “{ $name }” cannot be the name of a player: up to 16 letters, digits or marks are needed.
error-players-twice = Two players are called { $name }.
error-players-count = “{ $text }” is not a number of random players from 1 to 8.
error-seed = A seed is one line of text, without spaces at its ends.
error-seat = There is no seat { $seat }; seats are counted from 0.

show-choices = { $name } is asked: { $question }
