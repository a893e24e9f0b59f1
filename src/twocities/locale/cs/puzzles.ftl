# Úlohy.

puzzles-task = Najdi možnost, která vyhrává nejčastěji. Máš dva pokusy.
puzzles-number = Úloha { $number }
puzzles-panel = Výsledek a série
puzzles-fold = Zavřít
puzzles-next = Jiná úloha
puzzles-play-on = Hrát dál odsud
puzzles-more = Šance a ponaučení
verdict-first = Vyřešeno na první pokus
verdict-second = Vyřešeno na druhý pokus
verdict-missed = Tentokrát nevyřešeno
puzzles-best = { $choice }: vyhraje { $wins } ze 100 her.
puzzles-chances = Jak často každá možnost vyhrává
puzzles-tried = tvůj pokus
puzzles-answer = řešení
puzzles-lesson = Ponaučení
puzzles-others = { $first } % na první pokus, { $second } % na druhý, { $missed } % nevyřešilo
puzzles-people =
    { $count ->
        [one] Zkusil to jeden člověk.
        [few] Zkusili to { $count } lidé.
       *[other] Zkusilo to { $count } lidí.
    }
puzzles-people-today =
    { $count ->
        [one] Dnes to zkusil jeden člověk.
        [few] Dnes to zkusili { $count } lidé.
       *[other] Dnes to zkusilo { $count } lidí.
    }
puzzles-missed = To není nejlepší možnost
puzzles-for = Pro ni mluví: { $reason }
puzzles-against = Proti ní mluví: { $reason }
puzzles-cost =
    { $points ->
        [one] Vyhrává o 1 hru ze 100 méně než ta nejlepší.
        [few] Vyhrává o { $points } hry ze 100 méně než ta nejlepší.
       *[other] Vyhrává o { $points } her ze 100 méně než ta nejlepší.
    }
puzzles-again = Zkusit znovu
puzzles-week = Posledních sedm dní
puzzles-solved = vyřešeno (zkoušeno { $tried })
puzzles-longest = nejdelší série
puzzles-first = na první pokus
puzzles-strong = Tvé silné stránky
puzzles-kind = Další úlohy
puzzles-game = Hra
puzzles-grade = Obtížnost
puzzles-any-game = Obě hry
grade-0 = Libovolná obtížnost
grade-1 = Lehká
grade-2 = Střední
grade-3 = Těžká
