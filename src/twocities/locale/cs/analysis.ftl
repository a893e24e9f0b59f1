# Rozbor dohrané hry.

## Než je hotový

analysis-title = Kde se tato hra rozhodla?
analysis-lead = Každé rozhodnutí se posuzuje podle toho, co hráč věděl: kolik stálo, co bylo lepší a co bylo štěstí. Potrvá to minutu nebo dvě a rozbor zůstane uložený.
analysis-start = Rozebrat hru
analysis-progress = Průběh rozboru
analysis-done = Posouzená rozhodnutí: { $done }/{ $total }
analysis-save = Uložit s komentáři

## Graf

graph-of =
    { $own ->
        [yes] Tvoje šance na výhru
       *[no] { $name }: šance na výhru
    }
graph-costliest = nejdražší rozhodnutí: −{ $points } v { $round }. kole
line-known = podle toho, co bylo známo
line-open = s odkrytými kartami
line-between = co nebylo vidět
mark-good = dobré rozhodnutí
mark-slip = nepřesnost
mark-blunder = hrubá chyba
analysis-slider = Posuzované rozhodnutí

## Hráči

accuracy = Přesnost
accuracy-note = 100 = pokaždé nejlepší rozhodnutí
analysis-won = výhra
luck-or-skill = Štěstí, nebo umění?
luck-told =
    { $choices ->
        [0] Rozhodnutí nestála ani procentní bod šance; karty a soupeři: { $rest }.
        [one] Rozhodnutí stála { $choices } procentní bod šance; karty a soupeři: { $rest }.
        [few] Rozhodnutí stála { $choices } procentní body šance; karty a soupeři: { $rest }.
       *[other] Rozhodnutí stála { $choices } procentních bodů šance; karty a soupeři: { $rest }.
    }
luck-start = začátek
luck-choices = vlastní rozhodnutí
luck-rest = štěstí
luck-won = výhra
luck-lost = prohra

## Rozhodnutí

analysis-when = { $round }. kolo · { $name }
points-of-chance =
    { $points ->
        [one] procentní bod
        [few] procentní body
       *[other] procentních bodů
    }
analysis-best = nejlepší volba
analysis-fine = skoro nejlepší
options-title = Co bylo možné
options-by = šance na výhru podle toho, co bylo známo
option-chosen = zvolená možnost
option-guessed = tvůj tip: { $kept } ze 100
option-best = nejlepší
option-equal = zhruba stejné
better = Lépe: { $choice }.
analysis-nothing = Tady nebylo o čem rozhodovat.
analysis-came = Co z toho bylo:
tab-choice = Rozhodnutí
tab-players = Hráči
tab-luck = Štěstí

## Kudy dál

mistake-before = Předchozí chyba
mistake-after = Další chyba
mistake-of =
    { $count ->
        [0] Bez chyb
       *[other] { $at ->
            [0] Chyb: { $count }
           *[other] Chyba { $at }/{ $count }
        }
    }
analysis-right-to = Rozhodnutí s přesností asi ±{ $choice } p. b. ({ $thought } s přemýšlení), graf ±{ $graph } ({ $drawn } s); celkem { $seconds } s
table-then = Stůl v té chvíli
think-longer = Přemýšlet déle
analysis-play-on = Hrát odsud

## Hádání

guess = Hádat
guess-which = Která možnost je nejlepší podle toho, co bylo známo?
guess-how = Vyber ji na stole nebo na liště pod ním.
guess-score =
    { $count ->
        [0] Uhodni nejlepší možnost
       *[other] Skóre { $mean } ze 100, pokusů: { $count } z { $total }
    }
guess-kept =
    { $kept ->
        [100] Stejně dobré jako nejlepší!
       *[other] Tvůj tip: { $kept } ze 100
    }
best-choice = Nejlepší: { $choice }
guess-again = Začít znovu
guess-before = Předchozí rozhodnutí
guess-after = Další rozhodnutí

## Při přehrávání

stop-before = Předchozí klíčový okamžik
stop-after = Další klíčový okamžik
turning-point = Zlomový okamžik:
