# The analysis of a finished game.

## Before it is there

analysis-title = Where was this game won and lost?
analysis-lead = Every choice is judged by what the player knew: what it cost, what would have been better, and what was luck. This takes a minute or two and is kept.
analysis-start = Analyse the game
analysis-progress = Progress of the analysis
analysis-done = { $done } of { $total } choices looked at
analysis-save = Save with comments

## The graph

graph-of = { $name }: chance to win
line-known = by what was known
line-open = with all cards open
line-between = what nobody there could see
mark-good = good choice
mark-slip = slip
mark-blunder = blunder
analysis-slider = The choice to look at

## The players

accuracy = Accuracy
accuracy-note = 100 = the best choice every time
analysis-won = has won
luck-or-skill = Luck or skill?
luck-told =
    { $choices ->
        [0] No choice gave away any chance; cards and rivals made { $rest }.
        [one] The choices gave away 1 point of chance; cards and rivals made { $rest }.
       *[other] The choices gave away { $choices } points of chance; cards and rivals made { $rest }.
    }
luck-start = start
luck-choices = own choices
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
analysis-fine = about the best
options-title = What was possible
options-by = chance to win, by what was known
option-chosen = the choice made
option-guessed = your guess: { $kept } of 100
option-best = best
option-equal = about equal
analysis-nothing = There was nothing to decide here.
analysis-came = What came of it:
tab-choice = The choice
tab-players = Players
tab-luck = Luck

## Ways on

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
analysis-right-to = The choice is right to about ±{ $choice }, the graph to ±{ $graph } points, after { $seconds } s of thinking
table-then = The table at that moment
think-longer = Think longer
analysis-play-on = Play on from here

## Guessing

guess = Guess
guess-which = Which choice is best, by what was known?
guess-score =
    { $count ->
        [0] Guess the best choice
       *[other] Score { $mean } of 100, { $count ->
            [one] 1 guess
           *[other] { $count } guesses
        }
    }
guess-before = Previous choice
guess-after = Next choice
