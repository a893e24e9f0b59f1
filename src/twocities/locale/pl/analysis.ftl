# Analiza zakończonej gry.

## Zanim jest gotowa

analysis-title = Gdzie rozstrzygnęła się ta gra?
analysis-lead = Każda decyzja jest oceniana według tego, co gracz wtedy wiedział: ile kosztowała, co było lepsze i co było szczęściem. Potrwa to minutę lub dwie, a wynik zostanie zachowany.
analysis-start = Analizuj grę
analysis-progress = Postęp analizy
analysis-done = Sprawdzone decyzje: { $done } z { $total }
analysis-save = Zapisz z komentarzami

## Wykres

graph-of =
    { $own ->
        [yes] Twoja szansa na wygraną
       *[no] { $name }: szansa na wygraną
    }
graph-costliest = najkosztowniejsza decyzja: −{ $points } w rundzie { $round }
line-known = według tego, co było wiadomo
line-open = z odkrytymi kartami
line-between = czego nie było widać
mark-good = dobra decyzja
mark-slip = potknięcie
mark-blunder = gruby błąd
analysis-slider = Oglądana decyzja

## Gracze

accuracy = Trafność
accuracy-note = 100 = za każdym razem najlepsza decyzja
analysis-won = wygrywa
luck-or-skill = Szczęście czy umiejętność?
luck-told =
    { $choices ->
        [0] Decyzje nie kosztowały ani punktu procentowego szansy; karty i przeciwnicy: { $rest }.
        [one] Decyzje kosztowały 1 punkt procentowy szansy; karty i przeciwnicy: { $rest }.
        [few] Decyzje kosztowały { $choices } punkty procentowe szansy; karty i przeciwnicy: { $rest }.
       *[other] Decyzje kosztowały { $choices } punktów procentowych szansy; karty i przeciwnicy: { $rest }.
    }
luck-start = początek
luck-choices = własne decyzje
luck-rest = szczęście
luck-won = wygrana
luck-lost = przegrana

## Decyzja

analysis-when = Runda { $round } · { $name }
points-of-chance =
    { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[other] punktów procentowych
    }
analysis-best = najlepszy wybór
analysis-fine = niemal najlepiej
options-title = Co było możliwe
options-by = szansa na wygraną według tego, co było wiadomo
option-chosen = podjęta decyzja
option-guessed = twój typ: { $kept } na 100
option-best = najlepsze
option-equal = podobnie
better = Lepiej: { $choice }.
analysis-nothing = Nie było tu żadnej decyzji do podjęcia.
analysis-came = Co z tego wyszło:
tab-choice = Decyzja
tab-players = Gracze
tab-luck = Szczęście

## Co dalej

mistake-before = Poprzedni błąd
mistake-after = Następny błąd
mistake-of =
    { $count ->
        [0] Bez błędów
       *[other] { $at ->
            [0] Błędy: { $count }
           *[other] Błąd { $at } z { $count }
        }
    }
analysis-right-to = Decyzja z dokładnością do około ±{ $choice } pkt proc. ({ $thought } s namysłu), wykres do ±{ $graph } ({ $drawn } s); razem { $seconds } s
table-then = Stół w tej chwili
think-longer = Myśl dłużej
analysis-play-on = Graj od tego miejsca

## Zgadywanie

guess = Zgaduj
guess-which = Która opcja jest najlepsza według tego, co było wiadomo?
guess-how = Wskaż ją na stole albo na pasku pod nim.
guess-score =
    { $count ->
        [0] Zgadnij najlepszą opcję
       *[other] Wynik { $mean } na 100, próby: { $count } z { $total }
    }
guess-kept =
    { $kept ->
        [100] Nie gorzej niż najlepsza!
       *[other] Twój typ: { $kept } na 100
    }
best-choice = Najlepsze: { $choice }
guess-again = Zacznij od nowa
guess-before = Poprzednia decyzja
guess-after = Następna decyzja

## W powtórce

stop-before = Poprzedni ważny moment
stop-after = Następny ważny moment
turning-point = Punkt zwrotny:
