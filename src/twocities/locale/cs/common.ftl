# Words of the command and the terminal client, whatever the game.

## Players

player-program = Robot{ "\u00A0" }{ $number }
player-default = Ty
player-seat = Místo{ "\u00A0" }{ $number }

## Playing

hand-over = Teď hraje { $name }: předej klávesnici a stiskni Enter.
prompt = >
since = Co se stalo:
prompt-step = Pokračuj klávesou Enter.

say-unknown = „{ $text }“ není možnost, příkaz ani číslo možnosti. Napiš help a uvidíš, co se dá dělat.
say-no-number =
    Možnost { $number } tu není. { $last ->
        [1] Je tu jen možnost 1.
       *[other] Napiš číslo od 1 do { $last }.
    }
refusal = { $reason } (Pravidlo { $clause }.)
say-allowed = Tohle teď zvolit můžeš.
say-no-choice = „{ $text }“ není zápis žádné možnosti. Napiš help choices a uvidíš všechny.
say-no-card = Žádná karta se nejmenuje „{ $text }“.
hint = { $choice }. { $why }
say-left = Hra zůstává nedohraná.

help-choices = Místo slov ve složených závorkách piš názvy a čísla hráčů:

save-prompt = Uložit tuhle hru? Napiš název souboru, nebo stiskni jen Enter a nic se neuloží.
saved = Hra je uložená v souboru { $file }.
save-failed = Hru nejde uložit do souboru { $file }: { $problem }.
save-exists = takový soubor už existuje

## The command

cli-description = Two Cities: městské hry v terminálu.
cli-plain = Nezkompilovaná verze: hry běží třikrát pomaleji. Nainstaluj překladač jazyka C a potom znovu twocities.
cli-play = zahrát si u této klávesnice
cli-play-game = hra, kterou chceš hrát
cli-replay = vyprávět znovu zaznamenanou hru
cli-replay-file = záznam, jaký ukládá play --record
cli-replay-seat = vyprávět ji tak, jak ji vidělo toto místo, počítáno od 0; nebo all (výchozí): vyprávět všechno
cli-replay-step = po každém rozhodnutí vykreslit stůl a čekat na Enter
cli-show = vykreslit pozici uloženou v souboru, i se vším skrytým
cli-show-file = pozice
cli-games = vypsat dostupné hry
cli-cards = soubor s čísly, která nahradí ta naše, jak je popsáno v docs/terminal.md
cli-lang = jazyk, kterým mluvit; jinak jazyk terminálu
cli-seed = libovolný text; stejné semínko a stejní hráči znamenají stejné rozdání i stejnou náhodu
cli-record = po skončení hry uložit její záznam do tohoto souboru

error-line = { $file }, řádek { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = tohle není textový soubor
error-players-name = „{ $name }“ nemůže být jméno hráče: smí mít nejvýš 16 písmen, číslic nebo znamének.
error-players-twice = Dva hráči se jmenují { $name }.
error-players-count = „{ $text }“ není počet počítačových hráčů od 1 do 8.
error-seed = Semínko je jeden řádek textu bez mezer na začátku a na konci.
error-seat = Místo { $seat } neexistuje; místa se počítají od 0.

show-choices = Rozhoduje { $name }: { $question }

## The arena

cli-arena = nechat počítačové hráče hrát proti sobě a změřit jejich sílu
cli-arena-games = počet her; násobek počtu stran je spravedlivý ke všem (100)
cli-arena-jobs = v kolika procesech (1)
cli-arena-ray = hrát na clusteru Ray na této adrese, auto ho najde; local spustí cluster o N procesech
cli-arena-out = ukládat hry a zprávu do této složky; stejný příkaz naváže tam, kde se přestalo

arena-unknown-player = „{ $text }“ neoznačuje žádného hráče; jde třeba random, heuristic, search:500 nebo cmd:./mybot a další z docs/arena.md.
arena-absent-player = „{ $text }“ nemůže hrát: { $reason }
arena-sides = Pro každou stranu je potřeba jeden hráč. Stran: { $sides }, hráčů: { $players }.
arena-number = Počet her i procesů musí být aspoň 1.
arena-not-installed = Aréna potřebuje { $package }: pip install 'twocities[arena]'
arena-no-ray = Pro hru na clusteru Ray: pip install 'twocities[ray]'
arena-ray-failed = Na adrese „{ $address }“ není žádný cluster Ray: { $reason }
arena-broken-file = { $file }, řádek { $line }: tohle není řádek arény. Nic se nezměnilo.
arena-other-run = { $file } patří k jinému turnaji ({ $what }: { $there }, ne { $here }). Nic se nezměnilo; zvol jinou složku pomocí --out.
arena-worker-died = Jeden z hrajících procesů skončil chybou. Odehrané hry jsou uložené; stejný příkaz naváže.
arena-stopped = Zastaveno. Odehrané hry: { $done } z { $games }. Stejný příkaz naváže odsud.
arena-kept = Hry, zpráva a graf jsou uložené ve složce { $folder }.

arena-games = Hry
arena-speed = { $speed }/s
arena-progress = hry: { $done } z { $total }, { $speed }, zbývá { $left } s. { $rates }

arena-title =
    Podíl výher po { $games ->
        [one] 1 hře
       *[other] { $games } hrách
    } (náhoda: { $chance })
arena-player = Hráč
arena-won = Výhry
arena-interval = 95% interval
arena-chance = Náhoda
arena-place = Pořadí
arena-score = Skóre
arena-rating = Rating
arena-milliseconds = ms/rozh.
arena-on-side = { $rate } z { $games }
arena-plot-rate = Vyhrané hry s 95% intervaly
arena-length = Průměrná délka hry: kola { $rounds }, rozhodnutí { $choices }.
arena-sees = * { $players }: vidí i všechno skryté. Tím se měří, jakou cenu mají tajemství; pro skutečnou hru takový hráč není.
arena-forfeited =
    { $player } prohrává kontumačně { $count ->
        [one] hru { $game }
        [few] { $count } hry, první je hra { $game }
       *[other] { $count } her, první je hra { $game }
    }: { $reason }
