# Texts of the command and the terminal client that both games share.

## Players

player-program = Bot{ "\u00A0" }{ $number }
player-default = Ty
player-seat = Místo{ "\u00A0" }{ $number }

## Things in a row: the last one and those before

list-more = { $list }, { $item }
list-and = { $list } a { $item }

## Playing

hand-over = Teď hraje { $name }: předej klávesnici a stiskni Enter.
prompt = >
since = Co se stalo:
prompt-step = Pokračuj klávesou Enter.

say-unknown = „{ $text }“ není možnost, příkaz ani číslo možnosti. Napiš help a uvidíš, co se dá dělat.
say-no-number =
    Možnost { $number } tu není. { $last ->
        [1] Je tu jen možnost 1.
       *[other] Napiš číslo od 1 do { $last }.
    }
refusal = { $reason } (Pravidlo { $clause }.)
say-allowed = To teď zvolit můžeš.
say-no-choice = „{ $text }“ není zápis žádné možnosti. Napiš help choices a uvidíš všechny.
say-why = { $name }: { $choice }. { $why }
say-why-none = Žádné z posledních rozhodnutí botů nejde vysvětlit, aniž by se něco prozradilo.
say-why-alone = Když hraje víc lidí, důvody botů se ukážou až po hře: twocities replay SOUBOR --why.
say-no-card = Žádná karta ani pravidlo se nejmenuje „{ $text }“.
hint = { $choice } ({ $chance }). { $why }
hint-next = Další v pořadí: { $choice } ({ $chance }).
hint-equal = Zhruba stejně dobré: { $choice } ({ $chance }).
hint-right-to = S přesností asi { $points } p. b., po { $seconds } s přemýšlení
say-hints = V této hře si každý může vyžádat nápovědu.
say-no-hints = Když hraje víc lidí, nápověda je jen ve hře spuštěné s volbou --hints.
drawback-odds =
    Podaří se to jen { $good ->
        [1] v 1 případě
        [2] ve 2 případech
        [3] ve 3 případech
        [4] ve 4 případech
       *[other] v { $good } případech
    } { $of ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
        [6] ze 6
        [7] ze 7
       *[other] z { $of }
    }.
drawback-price = Stojí { $price }, tedy o { $less } víc.
chance-percent = { $number } %
analyse-good = Rozhodnutí { $number }, { $name }: { $choice }. Výborně: žádná jiná možnost se tomu nevyrovná (po { $seconds } s přemýšlení). { $why }
analyse-slip = Rozhodnutí { $number }, { $name }: { $choice }. Nepřesnost: stála { $cost } ze 100 šancí na výhru, s přesností na { $within }, po { $seconds } s přemýšlení. Lépe: { $best }. { $why }
analyse-blunder = Rozhodnutí { $number }, { $name }: { $choice }. Hrubá chyba: stála { $cost } ze 100 šancí na výhru, s přesností na { $within }, po { $seconds } s přemýšlení. Lépe: { $best }. { $why }
analyse-turn = Zlom: rozhodnutí { $first } až { $last } ({ $name }). Šance ({ $whose }): { $before } → { $after }, s odkrytými kartami.
analyse-seat = { $name }: přesnost { $accuracy }; dobrá rozhodnutí { $good }, nepřesnosti { $slips }, hrubé chyby { $blunders }. Šance v procentech: { $start } na začátku, { $choices } vlastními rozhodnutími, { $rest } vším ostatním, { $end } na konci.
analyse-thought = Doba přemýšlení: { $seconds } s. S volbou --depth je delší a čísla jsou přesnější.
say-left = Hra zůstává nedohraná.

help-choices = Místo slov ve složených závorkách piš názvy a čísla hráčů:

save-prompt = Uložit tuto hru? Napiš název souboru, nebo stiskni jen Enter a hra se neuloží.
saved = Hra byla uložena do souboru { $file }.
save-failed = Hru nelze uložit do souboru { $file }: { $problem }.
save-exists = takový soubor už existuje

## Where a card comes from

help-source = Pravidlo { $clause }; { $provenance }.
provenance-rulebook = z pravidel hry
provenance-house = náš vlastní nápad
provenance-rulebook-terms-house = z pravidel hry; čísla jsou náš vlastní nápad
provenance-rulebook-effect-house = název z pravidel hry; efekt je náš vlastní nápad
provenance-rulebook-effect-public = název z pravidel hry; cena a efekt jsou veřejně známé přímo z karty
provenance-public = veřejně známé přímo z karty
provenance-public-ability-house-assignment = schopnost je veřejně známá; k tomuto hrdinovi jsme ji přiřadili my

## The command

cli-description = Two Cities: dvě deskové hry o městech, v prohlížeči i v terminálu. Bez příkazu je otevře v prohlížeči (serve --open).
cli-plain = Nezkompilovaná verze: hry běží třikrát pomaleji. Nainstaluj překladač jazyka C a potom znovu twocities.
cli-play = zahrát si u této klávesnice
cli-play-game = hra, kterou chceš hrát
cli-replay = přehrát zaznamenanou hru
cli-replay-file = záznam uložený pomocí play --record
cli-replay-seat = ukázat jen to, co vidělo toto místo (místa se počítají od 0); all, výchozí volba, ukáže všechno
cli-replay-step = po každém rozhodnutí vykreslit stůl a čekat na Enter
cli-replay-why = uvést důvod každého rozhodnutí, pokud ho toto místo mohlo znát
cli-analyse = ukázat, co bylo v zaznamenané hře dobré, co špatné a co byla náhoda
cli-analyse-depth = jak dlouho přemýšlet: 1 (výchozí), 2 nebo 3
cli-analyse-comments = místo toho vypsat záznam s rozborem v komentářích
cli-show = vykreslit pozici uloženou v souboru, i se vším skrytým
cli-show-file = pozice
cli-games = vypsat dostupné hry
cli-cards = soubor s čísly, názvy a texty karet z tvé krabice, jak je popsáno v docs/cards.md
cli-lang = jazyk; výchozí je jazyk terminálu
cli-seed = libovolný text; stejné semínko a stejní hráči znamenají stejnou hru
cli-record = po skončení hry uložit její záznam do tohoto souboru
cli-hints = povolit nápovědu, i když hraje víc lidí; všichni se to dozvědí

cli-usage = použití:
cli-heading-arguments = argumenty
cli-heading-options = volby
cli-heading-commands = příkazy
cli-heading-games = hry
cli-help = ukázat tuto nápovědu
cli-misused = { $command }: chyba: { $problem }
cli-required = chybí: { $what }
cli-unrecognized = tomuto program nerozumí: { $what }
cli-expected = { $argument } vyžaduje hodnotu
cli-not-among = neznámá hodnota „{ $what }“ ({ $argument }); možné hodnoty: { $known }
cli-invalid = neplatná hodnota „{ $what }“ ({ $argument })

error-line = { $file }, řádek { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = toto není textový soubor
error-players-name = „{ $name }“ nemůže být jméno hráče: smí mít nejvýš 16 písmen, číslic nebo jiných znaků.
error-players-twice = Dva hráči se jmenují { $name }.
error-players-count = „{ $text }“ není počet botů od 1 do 8.
error-seed = Semínko je jeden řádek textu bez mezer na začátku a na konci.
error-seat = Místo { $seat } neexistuje; místa se počítají od 0.

show-choices = Rozhoduje { $name }: { $question }

## What the operating system says is wrong, by the name of its error number

system-enoent = takový soubor ani složka neexistuje
system-eacces = chybí oprávnění
system-eperm = to není dovoleno
system-eisdir = je to složka, ne soubor
system-enotdir = část cesty není složka
system-eexist = už existuje
system-enospc = na disku nezbývá místo
system-erofs = disk je jen pro čtení
system-enametoolong = název je příliš dlouhý
system-eio = disk nelze číst nebo na něj zapisovat
system-eaddrinuse = adresa je už obsazená
system-eaddrnotavail = tento počítač takovou adresu nemá
system-gaierror = taková adresa neexistuje
system-overflowerror = port je číslo od 0 do 65535

## Files that cannot be used. Words from the file itself are in quotation marks, as they are.

refused-file-title = Soubor musí začínat „{ $title }“.
refused-file-cut = Soubor je neúplný: chybí řádek „{ $word }“.
refused-file-expected = Tady má být „{ $expected }“, ne „{ $found }“.
refused-file-unknown = „{ $found }“ tady nic neznamená.
refused-file-none-of = „{ $found }“ tady není možné. Možné je: { $known }.
refused-file-twice = „{ $found }“ je tu dvakrát.
refused-file-too-few = Za „{ $word }“ chybějí slova: je jich potřeba aspoň { $least }.
refused-file-too-many = „{ $found }“ je o slovo víc, než má být.
refused-file-number = Má tu být číslo od { $least } do { $most }, ne „{ $found }“.
refused-file-unreadable = Toto nelze přečíst: { $detail }
refused-file-version = Soubor patří k verzi pravidel „{ $found }“; tento program hraje podle verze { $known }.
refused-file-options = S tímto nastavením nelze hrát.
refused-file-seed = Semínko smí mít jen tisknutelné znaky.
refused-file-no-seat = Tady má být místo a jeho rozhodnutí, ne „{ $found }“.
refused-file-no-choice = „{ $choice }“ v této hře není možnost.
refused-file-illegal = „{ $choice }“ tady není dovoleno.
refused-file-after-end = Za řádkem „end“ už nesmí nic být.
refused-file-changed = Tato rozhodnutí nevedou k takovému konci: soubor někdo změnil.
refused-file-random = Náhoda se zapisuje jako „hash“ s klíčem a počtem, nebo „split“ s číslem.
refused-file-among = „{ $found }“ musí být mezi „{ $among }“.
refused-file-none-left = Další „{ $found }“ už v této hře není.
refused-file-colon = Za „{ $word }“ je potřeba dvojtečka mezi tím, co je zamíchané, a tím, co mezi tím určitě je.
refused-file-stuck = Místo { $seat } má rozhodnout, ale nemá z čeho vybírat.
refused-file-nobody = Nikdo nemá o čem rozhodovat.
refused-file-contradiction = Řádky si odporují: taková pozice nemůže vzniknout.

# Citadels
refused-file-museum = Pod Muzeem leží karty, ale v žádném městě nestojí.
refused-file-no-card = Na místě „{ $found }“ žádná karta neleží.
refused-file-holds = „holds“ dává místům víc postav, než v této hře dostanou.
refused-file-draft = „draft“ a „table“ dohromady musí jmenovat každou postavu jednou.
refused-file-turns = Tahy potřebují „holds“, nebo úplný „draft“.
refused-file-needs = „{ $word }“ potřebuje řádek „{ $needed }“.
refused-file-coin = „{ $found }“: zlaťák může ležet jen na stavbě ve městě.
refused-file-never-built = „{ $found }“ nelze postavit, takže v žádném městě nestojí.
refused-file-complete = Město místa { $seat } je dokončené, takže je potřeba řádek „first_complete“.
refused-file-incomplete = Město místa { $seat } není dokončené.
refused-file-not-held = Místo { $seat } nemá postavu „{ $character }“.
refused-file-no-witch = „bewitched“ potřebuje odhalenou Čarodějnici.
refused-file-not-called = Je tah postavy „{ $character }“, takže musela být vyvolána jako poslední.
refused-file-not-asked = V tahu postavy „{ $character }“ rozhodnutí „{ $found }“ není.

# City of the Great Machine
refused-file-city = V takovém městě nelze hrát.
refused-file-possible = „possible“ musí jmenovat odepřené karty a kromě nich jen sady stejného počtu karet.
refused-file-phase = Ve fázi „{ $phase }“ rozhodnutí „{ $ask }“ není.
refused-file-turn = „{ $ask }“ potřebuje řádek „turn“ a „to=“ u hrdiny, kterého jmenuje.
refused-file-ask = „{ $ask }“ nemůže následovat po „{ $before }“.
refused-file-citizen-released = Občan { $citizen } musí být zatčený a identifikovaný.
refused-file-citizen-arrested = Občan { $citizen } je zatčený, ale musí být ve čtvrti.
refused-file-two-heroes = V „{ $district }“ nejsou dva hrdinové.
refused-file-squares = V „{ $district }“ je příliš mnoho občanů; počet políček: { $most }.
refused-file-forfeited = „{ $hero }“ nemůže jít tam, kam má kartu přístupu odepřenou.
refused-file-at-most = „{ $word }“ jmenuje příliš mnoho; nejvýš { $most }.
refused-file-winner = Vyhrála-li některá strana, musí tu být „winner“ i „phase over“; jinak tu nesmí být ani jedno.
refused-file-unnamed = Žádný řádek nejmenuje: { $names }.
refused-file-past = „past“ musí končit tím, co je v „event“, a žádná jeho karta nesmí být v „events“.
refused-file-countdown = „events“ musí začínat „the-countdown“, dokud ta karta není odhalená; pak je prázdné.

# cards from somebody's own box
refused-file-table = „{ $word }“ musí být tabulka: „[{ $word }]“.
refused-file-too-large = Soubor je příliš velký: smí mít nejvýš { $most } bajtů.
refused-file-not-ours = „{ $found }“ je karta z pravidel hry; jiná slova lze dát jen našim vlastním kartám.
refused-file-words = „{ $word }“ musí být prostý text, nejvýš { $most } znaků.
refused-file-figures-die = „{ $word }“: kostka má 1 až { $most } stěn.
refused-file-figures-districts = „{ $word }“ potřebuje pro každou čtvrť jedno číslo: má jich být { $districts }, ne { $found }.
refused-file-figures-squares = „{ $word }“: „{ $district }“ potřebuje na začátku aspoň { $least }, ne { $found }.
refused-file-figures-room = „{ $word }“: do všech čtvrtí kromě té největší se musí vejít { $least } občanů.
refused-file-figures-levels = „{ $word }“ potřebuje pro každou úroveň jedno číslo: má jich být { $levels }.
refused-file-figures-initiative = „{ $found }“: stejnou iniciativu má „{ $hero }“.

## The arena

cli-arena = nechat boty hrát proti sobě a změřit jejich sílu
cli-arena-games = počet her; násobek počtu stran je spravedlivý ke všem (100)
cli-arena-jobs = v kolika procesech (1)
cli-arena-ray = hrát na clusteru Ray na této adrese, auto ho najde; local spustí cluster o N procesech
cli-arena-out = ukládat hry a zprávu do této složky; stejný příkaz naváže, kde se skončilo

arena-unknown-player = „{ $text }“ není hráč. Příklady: random, heuristic, search:500, cmd:./mybot; všechny uvádí docs/arena.md.
arena-absent-player = „{ $text }“ nemůže hrát: { $reason }
arena-sides = Pro každou stranu je potřeba jeden hráč. Stran: { $sides }, hráčů: { $players }.
arena-number = Počet her i procesů musí být aspoň 1.
arena-not-installed = Aréna potřebuje { $package }: pip install 'twocities[arena]'
arena-no-ray = Pro hru na clusteru Ray: pip install 'twocities[ray]'
arena-ray-failed = Na adrese „{ $address }“ není žádný cluster Ray: { $reason }
arena-broken-file = { $file }, řádek { $line }: takový řádek aréna nezapsala. Nic se nezměnilo.
arena-other-run = { $file } patří k jinému turnaji ({ $what }: { $there }, ne { $here }). Nic se nezměnilo; zvol jinou složku pomocí --out.
arena-worker-died = Jeden z hrajících procesů skončil chybou. Odehrané hry jsou uložené; stejný příkaz bude pokračovat.
arena-stopped = Zastaveno. Odehrané hry: { $done } (celkem jich má být { $games }). Stejný příkaz bude pokračovat.
arena-kept = Hry, zpráva a graf jsou uložené ve složce { $folder }.

arena-games = Hry
arena-speed = { $speed }/s
arena-progress = hry: { $done }/{ $total }, { $speed }, zbývá { $left } s. { $rates }

arena-title =
    Podíl výher po { $games ->
        [one] 1 hře
       *[other] { $games } hrách
    } (náhoda: { $chance })
arena-player = Hráč
arena-won = Výhry
arena-interval = 95% interval
arena-chance = Náhoda
arena-place = Pořadí
arena-score = Skóre
arena-rating = Hodnocení
arena-milliseconds = ms/rozh.
arena-on-side = { $rate } (her: { $games })
arena-plot-rate = Vyhrané hry s 95% intervaly
arena-length = Průměrná délka hry: kola { $rounds }, rozhodnutí { $choices }.
arena-sees = * { $players }: vidí i všechno skryté. Tím se měří, jakou cenu mají tajemství; poctivý hráč to není.
arena-forfeited =
    { $player } prohrává kontumačně { $count ->
        [one] hru { $game }
        [few] { $count } hry, první je hra { $game }
       *[other] { $count } her, první je hra { $game }
    }: { $reason }
