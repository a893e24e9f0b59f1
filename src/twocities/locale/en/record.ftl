# Your record and the leaderboard.

## Wins

wins = Wins
count-games = { $count ->
    [one] game
   *[other] games
}
count-won = won
even-of = fair share: { $percent }
wins-by = What the wins are grouped by
by-seats = Players
by-level = Opponents
by-place = Places
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
title-players = { $title }, { $players }
against-people = People
side-machine = as the Machine
side-revolutionaries = as the Revolutionaries
side-automaton = against the Automaton
of-games = { $won } of { $games }
in-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
likely = likely { $low } to { $high }
legend-likely = where your true rate is likely to be
legend-even = a fair share

## Characters and Heroes

held-which = Which game
held-citadels = Your characters
held-machine = Your Heroes
held-lead = How often you won with each; dashed line: your average
in-games = in { $count ->
    [one] { $count } game
   *[other] { $count } games
}
held-best = Your best so far: { $names }.
held-worst = Your weakest so far: { $names }.
held-alike = None stands out yet: with so few games, the differences may be luck.

## Streaks and last games

streaks = Streaks
last-count = { $count ->
    [one] your last game
   *[other] your last { $count } games
}
flags = { $won } of the last { $count } won; the most recent is last
streak-now = { $count ->
    [one] win in a row
   *[other] wins in a row
}
streak-longest = longest streak
last-games = Last games
game-won = Won
game-lost = Lost
game-left = Left
score-to = { $score } to { $best }

## Ratings

ratings = Rating
rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating-curve = Your rating after each of the last { $count ->
    [one] rated game
   *[other] { $count } rated games
}
no-rating = You have no rating yet. You get one with your first game against people at a listed table.
rating-shown = Show my rating to others
leaderboard = Leaderboard
to-leaderboard = Leaderboard
to-record = Your record
board-place = Place
board-name = Name
board-rating = Rating
board-games = Games
board-you = you
board-empty = Nobody is listed yet. It takes { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}.
board-missing = { $count ->
    [one] One more rated game and you are listed.
   *[other] { $count } more rated games and you are listed.
}
board-hidden = You are not listed, because you do not show your rating.
bots-compared = Bots, for comparison
bots-lead = Their ratings come from games among themselves.
rating-how = How ratings work
rating-which = A game counts if its table is listed, people have all the seats when it starts, it does not start from a position, hints are not allowed, no choices are undone by agreement and the host removes nobody.
rating-scale = Everybody starts at 1500. As in chess, a lead of 400 points means winning a two-player game ten times as often as your opponent. The number after ± is how far off the rating may still be; it shrinks with every game.
rating-leaving = Players who resign, leave or let a bot play for them are rated as last.

## Nothing yet

empty-title = Your first game is still to come
empty-lead = Play one to the end, and this page will show how often you win, with which characters and against whom. All your replays will be here, too.