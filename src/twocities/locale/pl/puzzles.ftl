# Zadania.

puzzles-task = Znajdź opcję, która wygrywa najczęściej. Masz dwie próby.
puzzles-number = Zadanie { $number }
puzzles-panel = Wynik i seria
puzzles-fold = Zamknij
puzzles-next = Inne zadanie
puzzles-play-on = Graj dalej od tego miejsca
puzzles-more = Szanse i wniosek
verdict-first = Rozwiązane w pierwszej próbie
verdict-second = Rozwiązane w drugiej próbie
verdict-missed = Tym razem nierozwiązane
puzzles-best = { $choice }: wygrywa { $wins } na 100 gier.
puzzles-chances = Jak często wygrywa każda opcja
puzzles-tried = twoja próba
puzzles-answer = rozwiązanie
puzzles-lesson = Wniosek
puzzles-others = { $first }% w pierwszej próbie, { $second }% w drugiej, { $missed }% nierozwiązane
puzzles-people =
    { $count ->
        [one] Próbowała jedna osoba.
        [few] Próbowały { $count } osoby.
       *[other] Próbowało { $count } osób.
    }
puzzles-people-today =
    { $count ->
        [one] Dziś próbowała jedna osoba.
        [few] Dziś próbowały { $count } osoby.
       *[other] Dziś próbowało { $count } osób.
    }
puzzles-missed = To nie jest najlepsza opcja
puzzles-for = Co za nią przemawia: { $reason }
puzzles-against = Co przeciw niej: { $reason }
puzzles-cost =
    { $points ->
        [one] Wygrywa o 1 grę na 100 mniej niż najlepsza.
        [few] Wygrywa o { $points } gry na 100 mniej niż najlepsza.
       *[other] Wygrywa o { $points } gier na 100 mniej niż najlepsza.
    }
puzzles-again = Spróbuj jeszcze raz
puzzles-week = Ostatnie siedem dni
puzzles-solved = rozwiązane z { $tried }
puzzles-longest = najdłuższa seria
puzzles-first = w pierwszej próbie
puzzles-strong = Twoje mocne strony
puzzles-kind = Następne zadania
puzzles-game = Gra
puzzles-grade = Trudność
puzzles-any-game = Obie gry
grade-0 = Dowolna trudność
grade-1 = Łatwe
grade-2 = Średnie
grade-3 = Trudne
