# Your record and the leaderboard.

## Wins

wins = Wygrane
count-games = { $count ->
    [one] gra
    [few] gry
   *[other] gier
}
count-won = wygrano
even-of = przy równych szansach: { $percent }
wins-by = Podział wygranych
by-seats = Gracze
by-level = Przeciwnicy
by-place = Lokaty
count-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
title-players = { $title }, { $players }
against-people = Ludzie
side-machine = jako Wielka Maszyna
side-revolutionaries = jako Rewolucjoniści
side-automaton = przeciw Automatowi
of-games = { $won } z { $games }
in-place = { $place }. miejsce
likely = prawdopodobnie od { $low } do { $high }
legend-likely = tu prawdopodobnie leży twój prawdziwy wynik
legend-even = przy równych szansach

## Characters and Heroes

held-which = Która gra
held-citadels = Twoje postacie
held-machine = Twoi Bohaterowie
held-lead = Jak często wygrywasz gry z każdą kartą; linia przerywana: twoja średnia
in-games = w { $count ->
    [one] { $count } grze
   *[other] { $count } grach
}
held-best = Jak dotąd najlepiej: { $names }.
held-worst = Jak dotąd najsłabiej: { $names }.
held-alike = Nikt się jeszcze nie wyróżnia: przy tak małej liczbie gier różnice mogą być przypadkiem.

## Streaks and last games

streaks = Serie
last-count = { $count ->
    [one] twoja ostatnia gra
    [few] twoje ostatnie { $count } gry
   *[other] twoich ostatnich { $count } gier
}
flags = wygrane: { $won } z ostatnich { $count }; najnowsza na końcu
streak-now = { $count ->
    [one] wygrana z rzędu
    [few] wygrane z rzędu
   *[other] wygranych z rzędu
}
streak-longest = najdłuższa seria
last-games = Ostatnie gry
game-won = Wygrana
game-lost = Przegrana
game-left = Opuszczona
score-to = { $score }:{ $best }

## Ratings

ratings = Ranking
rated-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
   *[other] { $count } gier rankingowych
}
rating-curve = Twój ranking: ostatnie gry rankingowe ({ $count })
no-rating = Nie masz jeszcze rankingu. Pojawi się po pierwszej grze z ludźmi przy stole widocznym dla wszystkich.
rating-shown = Pokazuj innym mój ranking
leaderboard = Tabela rankingowa
to-leaderboard = Tabela rankingowa
to-record = Twoje wyniki
board-place = Miejsce
board-name = Imię
board-rating = Ranking
board-games = Gry
board-you = ty
board-empty = Nikogo tu jeszcze nie ma. Potrzeba { $count ->
    [one] { $count } gry rankingowej
   *[other] { $count } gier rankingowych
}.
board-missing = { $count ->
    [one] Do tabeli brakuje ci jeszcze jednej gry rankingowej.
    [few] Do tabeli brakuje ci jeszcze { $count } gier rankingowych.
   *[other] Do tabeli brakuje ci jeszcze { $count } gier rankingowych.
}
board-hidden = Nie ma cię w tabeli, bo nie pokazujesz swojego rankingu.
bots-compared = Boty dla porównania
bots-lead = Ich ranking pochodzi z gier między sobą.
rating-how = Jak działa ranking
rating-which = Gra się liczy, jeśli stół jest widoczny dla wszystkich, nie ma przy nim podpowiedzi, na początku na każdym miejscu siedzi człowiek, gra zaczyna się jak zwykle, nikt za zgodą innych nie cofa decyzji, a gospodarz nikogo nie usuwa.
rating-scale = Każdy zaczyna od 1500. Jak w szachach, 400 punktów przewagi oznacza, że w grze dwuosobowej wygrywasz dziesięć razy częściej niż przeciwnik. Liczba po ± mówi, o ile ranking może się jeszcze mylić; z każdą grą maleje.
rating-leaving = Kto się poddaje, odchodzi lub oddaje grę botowi, jest w rankingu liczony jako ostatni.

## Nothing yet

empty-title = Twoja pierwsza gra jeszcze przed tobą
empty-lead = Zagraj jedną do końca, a ta strona pokaże, jak często wygrywasz, jakimi postaciami i z kim. Znajdziesz tu też wszystkie powtórki.
