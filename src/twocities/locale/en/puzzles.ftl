# Puzzles.

puzzles-task = Find the choice that wins most often. You have two tries.
puzzles-number = Puzzle { $number }
puzzles-panel = Result and streak
puzzles-fold = Close
puzzles-next = Another puzzle
puzzles-play-on = Play on from here
puzzles-more = Chances and lesson
verdict-first = Solved at the first try
verdict-second = Solved at the second try
verdict-missed = Not solved this time
puzzles-best = { $choice }: wins { $wins } of 100 games.
puzzles-chances = How often each choice wins
puzzles-tried = you tried this
puzzles-answer = the answer
puzzles-lesson = The lesson
puzzles-others = { $first }% at the first try, { $second }% at the second, { $missed }% not solved
puzzles-people =
    { $count ->
        [one] One person has tried it.
       *[other] { $count } people have tried it.
    }
puzzles-people-today =
    { $count ->
        [one] One person has tried it today.
       *[other] { $count } people have tried it today.
    }
puzzles-missed = Not the best choice
puzzles-for = In favour of it: { $reason }
puzzles-against = Against it: { $reason }
puzzles-cost =
    { $points ->
        [one] It wins 1 game of 100 less than the best.
       *[other] It wins { $points } games of 100 fewer than the best.
    }
puzzles-again = Try again
puzzles-week = The last seven days
puzzles-solved = solved of { $tried }
puzzles-longest = longest streak
puzzles-first = at the first try
puzzles-strong = Where you are strong
puzzles-kind = Next puzzles
puzzles-game = Game
puzzles-grade = Grade
puzzles-any-game = Both games
grade-0 = All grades
grade-1 = Easy
grade-2 = Medium
grade-3 = Hard
