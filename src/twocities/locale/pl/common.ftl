# Texts of the command and the terminal client that both games share.

## Players

player-program = Bot{ "\u00A0" }{ $number }
player-default = Ty
player-seat = Miejsce{ "\u00A0" }{ $number }

## Things in a row: the last one and those before

list-more = { $list }, { $item }
list-and = { $list } i { $item }

## Playing

hand-over = Teraz { $name }: przekaż klawiaturę i naciśnij Enter.
prompt = >
since = Co się wydarzyło:
prompt-step = Naciśnij Enter, aby kontynuować.

say-unknown = „{ $text }” to nie opcja, nie polecenie i nie numer opcji. Wpisz help, aby zobaczyć, co możesz zrobić.
say-no-number =
    Nie ma opcji nr { $number }. { $last ->
        [1] Jest tylko nr 1.
       *[other] Wpisz liczbę od 1 do { $last }.
    }
refusal = { $reason } (Zasada { $clause }.)
say-allowed = Możesz to teraz wybrać.
say-no-choice = Żadna opcja nie ma zapisu „{ $text }”. Wpisz help choices, aby zobaczyć wszystkie.
say-why = { $name }: { $choice }. { $why }
say-why-none = Żadnej z ostatnich decyzji botów nie da się wyjaśnić, niczego nie zdradzając.
say-why-alone = Gdy gra kilka osób, powody botów widać dopiero po grze: twocities replay PLIK --why.
say-no-card = Nie ma karty ani zasady o nazwie „{ $text }”.
hint = { $choice } ({ $chance }). { $why }
hint-next = Następne w kolejności: { $choice } ({ $chance }).
hint-equal = Mniej więcej równie dobre: { $choice } ({ $chance }).
hint-right-to = Z dokładnością do około { $points } pkt proc., po { $seconds } s namysłu
say-hints = W tej grze każdy może prosić o podpowiedzi.
say-no-hints = Gdy gra kilka osób, podpowiedzi są tylko w grze uruchomionej z opcją --hints.
drawback-odds = Udaje się tylko przy { $good } z { $of } ścianek kości.
drawback-price = Kosztuje { $price }, czyli o { $less } więcej.
chance-percent = { $number }%
analyse-good = Decyzja { $number }, { $name }: { $choice }. Znakomicie: żadna inna opcja nie jest nawet w przybliżeniu tak dobra (po { $seconds } s namysłu). { $why }
analyse-slip = Decyzja { $number }, { $name }: { $choice }. Potknięcie: kosztowało { $cost } na 100 szans na wygraną, z dokładnością do { $within }, po { $seconds } s namysłu. Lepiej: { $best }. { $why }
analyse-blunder = Decyzja { $number }, { $name }: { $choice }. Gruby błąd: kosztował { $cost } na 100 szans na wygraną, z dokładnością do { $within }, po { $seconds } s namysłu. Lepiej: { $best }. { $why }
analyse-turn = Punkt zwrotny: decyzje { $first }–{ $last } ({ $name }). Szansa ({ $whose }) zmieniła się z { $before } na { $after }, przy odkrytych kartach.
analyse-seat = { $name }: trafność { $accuracy }; dobre decyzje { $good }, potknięcia { $slips }, grube błędy { $blunders }. Szansa w procentach: { $start } na początku, { $choices } przez własne decyzje, { $rest } przez wszystko inne, { $end } na końcu.
analyse-thought = Czas myślenia: { $seconds } s. Z opcją --depth myśli dłużej, a liczby są dokładniejsze.
say-left = Gra pozostaje niedokończona.

help-choices = W miejsce słów w nawiasach klamrowych wstaw nazwy i numery graczy:

save-prompt = Zapisać tę grę? Wpisz nazwę pliku albo naciśnij Enter, aby jej nie zapisywać.
saved = Gra została zapisana w pliku { $file }.
save-failed = Nie udało się zapisać gry w pliku { $file }: { $problem }.
save-exists = taki plik już istnieje

## Where a card comes from

help-source = Zasada { $clause }; { $provenance }.
provenance-rulebook = z instrukcji
provenance-house = nasz własny pomysł
provenance-rulebook-terms-house = z instrukcji; liczby to nasz własny pomysł
provenance-rulebook-effect-house = nazwa z instrukcji; działanie to nasz własny pomysł
provenance-rulebook-effect-public = nazwa z instrukcji; koszt i działanie znane publicznie z samej karty
provenance-public = znane publicznie z samej karty
provenance-public-ability-house-assignment = zdolność znana publicznie; temu Bohaterowi przypisana przez nas

## The command

cli-description = Two Cities: dwie gry planszowe o miastach, w przeglądarce i w terminalu. Bez polecenia otwiera je w przeglądarce (serve --open).
cli-plain = Wersja nieskompilowana: gry działają trzy razy wolniej. Zainstaluj kompilator C, a potem jeszcze raz twocities.
cli-play = zagraj przy tej klawiaturze
cli-play-game = gra, w którą chcesz zagrać
cli-replay = odtwórz zapisaną grę
cli-replay-file = zapis gry utworzony przez play --record
cli-replay-seat = pokaż tylko to, co widziało to miejsce (licząc od 0); all, czyli domyślnie, pokazuje wszystko
cli-replay-step = po każdej decyzji rysuj stół i czekaj na Enter
cli-replay-why = podaj powód każdej decyzji, o ile to miejsce mogło go znać
cli-analyse = pokaż, co w zapisanej grze było dobre, co złe, a co było szczęściem
cli-analyse-depth = jak długo myśleć: 1 (domyślnie), 2 lub 3
cli-analyse-comments = zamiast tego wypisz zapis gry z analizą w komentarzach
cli-show = narysuj pozycję zapisaną w pliku razem ze wszystkim, co ukryte
cli-show-file = pozycja
cli-games = pokaż, jakie gry są dostępne
cli-cards = plik z liczbami, nazwami i tekstami kart z twojego pudełka (opis w docs/cards.md)
cli-lang = język; domyślnie ten, którego używa terminal
cli-seed = dowolny tekst; to samo ziarno i ci sami gracze dają tę samą grę
cli-record = po zakończeniu gry zapisz ją w tym pliku
cli-hints = zezwól na podpowiedzi także wtedy, gdy gra kilka osób; dowiedzą się o tym wszyscy

cli-usage = użycie:
cli-heading-arguments = argumenty
cli-heading-options = opcje
cli-heading-commands = polecenia
cli-heading-games = gry
cli-help = pokaż tę pomoc
cli-misused = { $command }: błąd: { $problem }
cli-required = brakuje: { $what }
cli-unrecognized = nieznane argumenty: { $what }
cli-expected = { $argument } wymaga wartości
cli-not-among = { $argument } nie może mieć wartości „{ $what }”; możliwe: { $known }
cli-invalid = { $argument } nie może mieć wartości „{ $what }”

error-line = { $file }, wiersz { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = to nie jest plik tekstowy
error-players-name = „{ $name }” nie może być imieniem gracza: imię ma od 1 do 16 liter, cyfr lub innych znaków.
error-players-twice = Dwoje graczy ma to samo imię: { $name }.
error-players-count = „{ $text }” to nie jest liczba botów od 1 do 8.
error-seed = Ziarno to jeden wiersz tekstu bez spacji na początku i na końcu.
error-seat = Nie ma miejsca { $seat }; miejsca liczy się od 0.

show-choices = Decyduje { $name }: { $question }

## What the operating system says is wrong, by the name of its error number

system-enoent = nie ma takiego pliku ani folderu
system-eacces = brak uprawnień
system-eperm = to niedozwolone
system-eisdir = to folder, nie plik
system-enotdir = część ścieżki nie jest folderem
system-eexist = już istnieje
system-enospc = brak miejsca na dysku
system-erofs = dysk jest tylko do odczytu
system-enametoolong = nazwa jest za długa
system-eio = nie można odczytać dysku lub na nim zapisać
system-eaddrinuse = ten adres jest już zajęty
system-eaddrnotavail = tego adresu nie ma na tym urządzeniu
system-gaierror = nie ma takiego adresu
system-overflowerror = port to liczba od 0 do 65535

## Files that cannot be used. Words from the file itself are in quotation marks, as they are.

refused-file-title = Plik musi zaczynać się od „{ $title }”.
refused-file-cut = Plik jest niekompletny: brakuje wiersza „{ $word }”.
refused-file-expected = Oczekiwano tu „{ $expected }”, a nie „{ $found }”.
refused-file-unknown = „{ $found }” nic tu nie znaczy.
refused-file-none-of = „{ $found }” nie jest tu możliwe. Możliwe: { $known }.
refused-file-twice = „{ $found }” występuje dwa razy.
refused-file-too-few = Po „{ $word }” brakuje słów; potrzeba ich co najmniej { $least }.
refused-file-too-many = „{ $found }” to o jedno słowo za dużo.
refused-file-number = Oczekiwano liczby od { $least } do { $most }, a nie „{ $found }”.
refused-file-unreadable = Nie da się tego odczytać: { $detail }
refused-file-version = Plik dotyczy wersji „{ $found }” zasad; ten program gra według wersji { $known }.
refused-file-options = Z tymi opcjami nie da się grać.
refused-file-seed = Ziarno może zawierać tylko znaki drukowalne.
refused-file-no-seat = Oczekiwano tu miejsca i jego decyzji, a nie „{ $found }”.
refused-file-no-choice = „{ $choice }” nie jest opcją w tej grze.
refused-file-illegal = „{ $choice }” nie jest tu dozwolone.
refused-file-after-end = Po wierszu „end” nie może już nic być.
refused-file-changed = Te decyzje nie prowadzą do takiego końca: plik został zmieniony.
refused-file-random = Los zapisuje się jako „hash” z kluczem i licznikiem albo „split” z liczbą.
refused-file-among = „{ $found }” musi należeć do „{ $among }”.
refused-file-none-left = W tej grze nie ma już więcej „{ $found }”.
refused-file-colon = Po „{ $word }” potrzebny jest dwukropek między tym, co pomieszane, a tym, co na pewno tam jest.
refused-file-stuck = Miejsce { $seat } ma zdecydować, ale nie ma z czego wybierać.
refused-file-nobody = Nikt nie ma o czym decydować.
refused-file-contradiction = Wiersze są ze sobą sprzeczne: taka pozycja nie może wystąpić.

# Citadels
refused-file-museum = Pod Muzeum leżą karty, ale nie stoi ono w żadnym mieście.
refused-file-no-card = W miejscu „{ $found }” nie ma karty.
refused-file-holds = „holds” daje miejscom więcej postaci, niż dostają w tej grze.
refused-file-draft = „draft” i „table” muszą razem wymieniać każdą postać jeden raz.
refused-file-turns = Tury wymagają „holds” albo pełnego „draft”.
refused-file-needs = „{ $word }” wymaga wiersza „{ $needed }”.
refused-file-coin = „{ $found }”: moneta może leżeć tylko na dzielnicy w mieście.
refused-file-never-built = „{ $found }” nie można zbudować, więc nie stoi w żadnym mieście.
refused-file-complete = Miasto miejsca { $seat } jest ukończone, więc potrzebny jest wiersz „first_complete”.
refused-file-incomplete = Miasto miejsca { $seat } nie jest ukończone.
refused-file-not-held = Miejsce { $seat } nie ma postaci „{ $character }”.
refused-file-no-witch = „bewitched” wymaga ujawnionej Wiedźmy.
refused-file-not-called = Trwa tura postaci „{ $character }”, więc to ona musi być wywołana jako ostatnia.
refused-file-not-asked = W turze postaci „{ $character }” nie ma decyzji „{ $found }”.

# City of the Great Machine
refused-file-city = W tym Mieście nie da się grać.
refused-file-possible = „possible” musi wymieniać utracone karty, a poza nimi tylko zestawy tylu samo kart.
refused-file-phase = W fazie „{ $phase }” nie ma decyzji „{ $ask }”.
refused-file-turn = „{ $ask }” wymaga wiersza „turn” i „to=” dla Bohatera, którego on wymienia.
refused-file-ask = „{ $ask }” nie może nastąpić po „{ $before }”.
refused-file-citizen-released = Obywatel { $citizen } musi być aresztowany i rozpoznany.
refused-file-citizen-arrested = Obywatel { $citizen } jest aresztowany, a musi być w Dystrykcie.
refused-file-two-heroes = W „{ $district }” nie ma dwóch Bohaterów.
refused-file-squares = W „{ $district }” jest za dużo Obywateli; liczba pól: { $most }.
refused-file-forfeited = „{ $hero }” nie może iść do Dystryktu, którego karta Dostępu jest utracona.
refused-file-at-most = „{ $word }” wymienia za dużo; najwyżej { $most }.
refused-file-winner = Gdy jakaś strona wygrała, potrzebne są „winner” i „phase over”, a w innym razie nie może ich być.
refused-file-unnamed = Żaden wiersz nie wymienia: { $names }.
refused-file-past = „past” musi kończyć się tym, co w „event”, a żadnej jego karty nie może być w „events”.
refused-file-countdown = „events” musi zaczynać się od „the-countdown”, póki ta karta nie jest odkryta; potem jest puste.

# cards from somebody's own box
refused-file-table = „{ $word }” musi być tabelą: „[{ $word }]”.
refused-file-too-large = Plik jest za duży: może mieć najwyżej { $most } bajtów.
refused-file-not-ours = „{ $found }” to karta z instrukcji; inne słowa można nadać tylko naszym własnym kartom.
refused-file-words = „{ $word }” musi być zwykłym tekstem, najwyżej { $most } znaków.
refused-file-figures-die = „{ $word }”: kość ma od 1 do { $most } ścianek.
refused-file-figures-districts = „{ $word }” wymaga po jednej liczbie na Dystrykt: ma ich być { $districts }, a nie { $found }.
refused-file-figures-squares = „{ $word }”: „{ $district }” potrzebuje na początku co najmniej { $least }, a nie { $found }.
refused-file-figures-room = „{ $word }”: we wszystkich Dystryktach prócz największego musi się zmieścić { $least } Obywateli.
refused-file-figures-levels = „{ $word }” wymaga po jednej liczbie na poziom: ma ich być { $levels }.
refused-file-figures-initiative = „{ $found }”: tę samą Inicjatywę ma „{ $hero }”.

## The arena

cli-arena = rozegraj gry między botami, aby zmierzyć ich siłę
cli-arena-games = liczba gier; wielokrotność liczby stron jest sprawiedliwa dla wszystkich (100)
cli-arena-jobs = w ilu procesach (1)
cli-arena-ray = graj na klastrze Ray pod tym adresem albo auto, aby go znaleźć; local uruchamia klaster z N procesów
cli-arena-out = zapisz gry i raport w tym folderze; to samo polecenie wznawia przerwaną pracę

arena-unknown-player = „{ $text }” to nie jest gracz. Przykłady: random, heuristic, search:500, cmd:./mybot; wszystkich wymienia docs/arena.md.
arena-absent-player = „{ $text }” nie może zagrać: { $reason }
arena-sides = Na każdą ze stron potrzeba jednego gracza. Stron: { $sides }, graczy: { $players }.
arena-number = Liczba gier i liczba procesów muszą wynosić co najmniej 1.
arena-not-installed = Arena potrzebuje { $package }: pip install 'twocities[arena]'
arena-no-ray = Aby grać na klastrze Ray: pip install 'twocities[ray]'
arena-ray-failed = Pod adresem „{ $address }” nie ma klastra Ray: { $reason }
arena-broken-file = { $file }, wiersz { $line }: to nie jest wiersz zapisany przez arenę. Nic nie zostało zmienione.
arena-other-run = { $file } należy do innych zawodów ({ $what }: { $there }, a nie { $here }). Nic nie zostało zmienione; wskaż inny folder za pomocą --out.
arena-worker-died = Jeden z procesów przerwał pracę. Rozegrane gry są zapisane; to samo polecenie wznawia zawody.
arena-stopped = Zatrzymano. Rozegrane gry: { $done } z { $games }. To samo polecenie wznawia zawody.
arena-kept = Gry, raport i wykres są zapisane w folderze { $folder }.

arena-games = Gry
arena-speed = { $speed }/s
arena-progress = { $done } z { $total } gier, { $speed }, pozostało { $left } s. { $rates }

arena-title =
    Odsetek wygranych po { $games ->
        [one] 1 grze
       *[many] { $games } grach
    } (przy równych szansach: { $chance })
arena-player = Gracz
arena-won = Wygrane
arena-interval = przedział 95%
arena-chance = Równe szanse
arena-place = Miejsce
arena-score = Wynik
arena-rating = Ranking
arena-milliseconds = ms/decyzję
arena-on-side = { $rate } z { $games }
arena-plot-rate = Wygrane gry, z przedziałami 95%
arena-length = Gra trwa średnio { $rounds } rundy i { $choices } decyzji.
arena-sees = * { $players }: zna wszystko, co ukryte. To miara tego, ile warte są tajemnice, a nie uczciwy gracz.
arena-forfeited =
    { $player } oddaje walkowerem { $count ->
        [one] grę nr { $game }
        [few] { $count } gry, pierwsza to nr { $game }
       *[many] { $count } gier, pierwsza to nr { $game }
    }: { $reason }
