# Puzzles.

puzzles-task = Find the choice that wins most often. You have two tries.
puzzles-number = Puzzle { $number }
puzzles-panel = Result and streak
puzzles-fold = Close
puzzles-next = Another puzzle
puzzles-play-on = Play on from here
puzzles-more = Chances and lesson
verdict-first = Solved on the first try
verdict-second = Solved on the second try
verdict-missed = Not solved this time
puzzles-best = { $choice }: wins { $wins } of 100 games.
puzzles-chances = How often each choice wins
puzzles-tried = you tried this
puzzles-answer = the answer
puzzles-lesson = The lesson
puzzles-others = { $first }% on the first try, { $second }% on the second, { $missed }% not solved
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
puzzles-for = For it: { $reason }
puzzles-against = Against it: { $reason }
puzzles-cost =
    { $points ->
        [one] In 100 games, it wins 1 fewer than the best choice.
       *[other] In 100 games, it wins { $points } fewer than the best choice.
    }
puzzles-again = Try again
puzzles-week = The last seven days
puzzles-solved = solved of { $tried }
puzzles-longest = longest streak
puzzles-first = on the first try
puzzles-strong = Your strengths
puzzles-kind = Next puzzles
puzzles-game = Game
puzzles-grade = Difficulty
puzzles-any-game = Both games
grade-0 = Any difficulty
grade-1 = Easy
grade-2 = Medium
grade-3 = Hard
