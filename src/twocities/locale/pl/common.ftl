# Words of the command and the terminal client, whatever the game.

## Players

player-program = Robot{ "\u00A0" }{ $number }
player-default = Ty
player-seat = Miejsce{ "\u00A0" }{ $number }

## Playing

hand-over = Teraz { $name }: przekaż klawiaturę i naciśnij Enter.
prompt = >
since = Co się wydarzyło:
prompt-step = Naciśnij Enter, aby przejść dalej.

say-unknown = „{ $text }” to ani możliwość, ani polecenie, ani numer możliwości. Wpisz help, aby zobaczyć, co można zrobić.
say-no-number =
    Nie ma możliwości nr { $number }. { $last ->
        [1] Jest tylko nr 1.
       *[other] Wpisz liczbę od 1 do { $last }.
    }
refusal = { $reason } (Zasada { $clause }.)
say-allowed = Możesz to teraz wybrać.
say-no-choice = Żadna możliwość nie ma zapisu „{ $text }”. Wpisz help choices, aby zobaczyć wszystkie.
say-no-card = Nie ma karty o nazwie „{ $text }”.
hint = { $choice }. { $why }
say-left = Gra zostaje niedokończona.

help-choices = W miejsce słów w nawiasach klamrowych wstaw nazwy i numery graczy:

save-prompt = Zachować tę grę? Wpisz nazwę pliku albo naciśnij sam Enter, aby nic nie zapisywać.
saved = Gra jest zapisana w pliku { $file }.
save-failed = Nie można zapisać gry w pliku { $file }: { $problem }.
save-exists = taki plik już istnieje

## The command

cli-description = Two Cities: gry o miastach w terminalu.
cli-plain = Wersja nieskompilowana: gry działają trzy razy wolniej. Zainstaluj kompilator C, a potem jeszcze raz twocities.
cli-play = zagraj przy tej klawiaturze
cli-play-game = gra, w którą chcesz zagrać
cli-replay = opowiedz jeszcze raz zapisaną grę
cli-replay-file = zapis gry, jaki tworzy play --record
cli-replay-seat = opowiedz z punktu widzenia tego miejsca, licząc od 0; albo all (domyślnie): opowiedz wszystko
cli-replay-step = po każdej decyzji rysuj stół i czekaj na Enter
cli-show = narysuj pozycję zapisaną w pliku razem ze wszystkim, co ukryte
cli-show-file = pozycja
cli-games = pokaż, jakie gry są dostępne
cli-cards = plik z liczbami, które zastąpią nasze własne (opis w docs/terminal.md)
cli-lang = język; inaczej ten, którego używa terminal
cli-seed = dowolny tekst; to samo ziarno i ci sami gracze dają to samo rozdanie i te same losowania
cli-record = po zakończeniu gry zachowaj jej zapis w tym pliku

error-line = { $file }, wiersz { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = to nie jest plik tekstowy
error-players-name = „{ $name }” nie może być imieniem gracza: dozwolone jest do 16 liter, cyfr lub znaków.
error-players-twice = Dwoje graczy ma imię { $name }.
error-players-count = „{ $text }” to nie jest liczba graczy komputerowych od 1 do 8.
error-seed = Ziarno to jeden wiersz tekstu bez spacji na początku i na końcu.
error-seat = Nie ma miejsca { $seat }; miejsca liczy się od 0.

show-choices = { $name } ma pytanie: { $question }

## The arena

cli-arena = niech gracze komputerowi zagrają ze sobą, aby zmierzyć ich siłę
cli-arena-games = liczba gier; wielokrotność liczby stron jest sprawiedliwa dla wszystkich (100)
cli-arena-jobs = w ilu procesach (1)
cli-arena-ray = graj na klastrze Ray pod tym adresem albo auto, aby go znaleźć; local uruchamia klaster z N procesów
cli-arena-out = zachowaj gry i raport w tym folderze; to samo polecenie podejmuje przerwaną pracę

arena-unknown-player = „{ $text }” nie oznacza żadnego gracza; można podać na przykład random, heuristic, search:500 albo cmd:./mybot, a także innych z docs/arena.md.
arena-absent-player = „{ $text }” nie może zagrać: { $reason }
arena-sides = Na każdą ze stron potrzeba jednego gracza. Stron: { $sides }, graczy: { $players }.
arena-number = Liczba gier i liczba procesów muszą wynosić co najmniej 1.
arena-not-installed = Arena potrzebuje { $package }: pip install 'twocities[arena]'
arena-no-ray = Aby grać na klastrze Ray: pip install 'twocities[ray]'
arena-ray-failed = Pod adresem „{ $address }” nie ma klastra Ray: { $reason }
arena-broken-file = { $file }, wiersz { $line }: to nie jest wiersz areny. Nic nie zostało zmienione.
arena-other-run = { $file } zawiera inne zawody ({ $what }: { $there }, a nie { $here }). Nic nie zostało zmienione; wskaż inny folder za pomocą --out.
arena-worker-died = Jeden z grających procesów padł. Rozegrane gry są zachowane; to samo polecenie podejmuje pracę.
arena-stopped = Zatrzymano. Rozegrane gry: { $done } z { $games }. To samo polecenie podejmuje pracę od tego miejsca.
arena-kept = Gry, raport i wykres są zapisane w folderze { $folder }.

arena-games = Gry
arena-speed = { $speed }/s
arena-progress = { $done } z { $total } gier, { $speed }, pozostało { $left } s. { $rates }

arena-title =
    Odsetek wygranych po { $games ->
        [one] 1 grze
       *[many] { $games } grach
    } (przypadek: { $chance })
arena-player = Gracz
arena-won = Wygrane
arena-interval = przedział 95%
arena-chance = Przypadek
arena-place = Miejsce
arena-score = Wynik
arena-rating = Ranking
arena-milliseconds = ms/decyzję
arena-on-side = { $rate } z { $games }
arena-plot-rate = Wygrane gry, z przedziałami 95%
arena-length = Średnia długość gry: rundy { $rounds }, decyzje { $choices }.
arena-sees = * { $players }: z wglądem we wszystko, co ukryte. To miara tego, ile warte są tajemnice, a nie gracz do prawdziwej gry.
arena-forfeited =
    { $player } oddaje walkowerem { $count ->
        [one] grę nr { $game }
        [few] { $count } gry, pierwsza to nr { $game }
       *[many] { $count } gier, pierwsza to nr { $game }
    }: { $reason }
