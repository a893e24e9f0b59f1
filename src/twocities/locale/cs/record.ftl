# Your record and the leaderboard.

## Wins

wins = Výhry
count-games = { $count ->
    [one] hra
    [few] hry
   *[other] her
}
count-won = vyhráno
even-of = při rovných šancích: { $percent }
wins-by = Jak výhry rozdělit
by-seats = Hráči
by-level = Soupeři
by-place = Umístění
count-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
title-players = { $title }, { $players }
against-people = Lidé
side-machine = za Všehostroj
side-revolutionaries = za odbojáře
side-automaton = proti Automatu
of-games = { $won }/{ $games }
in-place = { $place }. místo
likely = pravděpodobně { $low } až { $high }
legend-likely = kde nejspíš leží tvůj skutečný výsledek
legend-even = při rovných šancích

## Characters and Heroes

held-which = Která hra
held-citadels = Tvé postavy
held-machine = Tví hrdinové
held-lead = Jak často s každou kartou vyhráváš; čárkovaně: tvůj průměr
in-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
held-best = Zatím nejlépe: { $names }.
held-worst = Zatím nejhůře: { $names }.
held-alike = Zatím nikdo nevyčnívá: při tak malém počtu her může jít o náhodu.

## Streaks and last games

streaks = Série
last-count = { $count ->
    [one] tvá poslední hra
    [few] tvé poslední { $count } hry
   *[other] tvých posledních { $count } her
}
flags = výhry: { $won } z posledních { $count }; nejnovější je na konci
streak-now = { $count ->
    [one] výhra v řadě
    [few] výhry v řadě
   *[other] výher v řadě
}
streak-longest = nejdelší série
last-games = Poslední hry
game-won = Výhra
game-lost = Prohra
game-left = Nedohráno
score-to = { $score }:{ $best }

## Ratings

ratings = Hodnocení
rated-games = { $count ->
    [one] { $count } hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
rating-curve = Tvé hodnocení: poslední hodnocené hry ({ $count })
no-rating = Ještě nemáš hodnocení. Získáš ho první hrou s lidmi u stolu, který vidí všichni.
rating-shown = Ukazovat mé hodnocení ostatním
leaderboard = Žebříček
to-leaderboard = Žebříček
to-record = Tvé výsledky
board-place = Místo
board-name = Jméno
board-rating = Hodnocení
board-games = Hry
board-you = ty
board-empty = Zatím tu nikdo není. Je potřeba { $count ->
    [one] { $count } hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}.
board-missing = { $count ->
    [one] Ještě { $count } hodnocená hra a jsi v žebříčku.
    [few] Ještě { $count } hodnocené hry a jsi v žebříčku.
   *[other] Ještě { $count } hodnocených her a jsi v žebříčku.
}
board-hidden = V žebříčku nejsi, protože své hodnocení neukazuješ.
bots-compared = Boti pro srovnání
bots-lead = Hodnotí se ve hrách mezi sebou.
rating-how = Jak hodnocení funguje
rating-which = Hra se počítá, pokud její stůl vidí všichni, nejsou u něj nápovědy, na začátku sedí na všech místech lidé, začíná jako obvykle, nikdo se souhlasem ostatních nebere rozhodnutí zpět a hostitel nikoho neodstraní.
rating-scale = Každý začíná na 1500. Jako v šachu znamená náskok 400 bodů, že hru ve dvou vyhráváš desetkrát častěji než soupeř. Číslo za ± říká, o kolik se hodnocení ještě může mýlit; s každou hrou se zmenšuje.
rating-leaving = Kdo se vzdá, odejde nebo nechá hrát bota, hodnotí se jako poslední.

## Nothing yet

empty-title = Tvá první hra je teprve před tebou
empty-lead = Dohraj jednu do konce a tady uvidíš, jak často vyhráváš, s jakými postavami a s kým. Najdeš tu i všechny záznamy svých her.
