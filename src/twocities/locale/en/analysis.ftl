# The analysis of a finished game.

## Before it is there

analysis-title = Where was this game won and lost?
analysis-lead = Every choice is judged by what the player knew at the time: what it cost, what would have been better, and what was luck. This takes a minute or two, and the result is saved.
analysis-start = Analyse the game
analysis-progress = Progress of the analysis
analysis-done = { $done } of { $total } choices analysed
analysis-save = Save with comments

## The graph

graph-of =
    { $own ->
        [yes] Your chance of winning
       *[no] { $name }: chance of winning
    }
graph-costliest = the costliest choice: −{ $points } in round { $round }
line-known = as far as the player knew
line-open = with all cards face-up
line-between = hidden from the player
mark-good = good choice
mark-slip = slip
mark-blunder = blunder
analysis-slider = Choice shown

## The players

accuracy = Accuracy
accuracy-note = 100 = the best choice every time
analysis-won = winner
luck-or-skill = Luck or skill?
luck-told =
    { $choices ->
        [0] The choices cost nothing; luck and rivals changed the chance by { $rest } points.
        [one] The choices cost 1 point of chance; luck and rivals changed it by { $rest }.
       *[other] The choices cost { $choices } points of chance; luck and rivals changed it by { $rest }.
    }
luck-start = start
luck-choices = choices
luck-rest = luck
luck-won = won
luck-lost = lost

## A choice

analysis-when = Round { $round } · { $name }
points-of-chance =
    { $points ->
        [one] point of chance
       *[other] points of chance
    }
analysis-best = the best choice
analysis-fine = about as good as the best
options-title = What was possible
options-by = chance of winning, as known then
option-chosen = chosen
option-guessed = your guess: { $kept } of 100
option-best = best
option-equal = about equal
better = Better: { $choice }.
analysis-nothing = There was nothing to decide here.
analysis-came = What happened:
tab-choice = The choice
tab-players = Players
tab-luck = Luck

## Moving around

mistake-before = Previous mistake
mistake-after = Next mistake
mistake-of =
    { $count ->
        [0] No mistakes
       *[other] { $at ->
            [0] { $count ->
                [one] { $count } mistake
               *[other] { $count } mistakes
            }
           *[other] Mistake { $at } of { $count }
        }
    }
analysis-right-to =
    Accurate to about ±{ $choice } { $choice ->
        [one] point
       *[other] points
    } for this choice ({ $thought } s of thinking) and ±{ $graph } for the graph ({ $drawn } s); { $seconds } s in all
table-then = The table at that moment
think-longer = Think longer
analysis-play-on = Play on from here

## Guessing

guess = Guess
guess-which = Which choice was best, as far as the player knew?
guess-how = Pick it on the table or in the bar below it.
guess-score =
    { $count ->
        [0] Guess the best choice
       *[other] Score { $mean } of 100, { $count } of { $total } guessed
    }
guess-kept =
    { $kept ->
        [100] As good as the best!
       *[other] Your guess: { $kept } of 100
    }
best-choice = Best: { $choice }
guess-again = Start again
guess-before = Previous choice
guess-after = Next choice

## In a replay

stop-before = Previous key moment
stop-after = Next key moment
turning-point = Turning point:
