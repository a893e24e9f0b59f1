# Words of the server: what it refuses, what is said at its tables, and the command that runs it.

## What is refused. $about says what was meant: a name, a number, a text.

# the connection
refused-malformed = Serwer nie rozumie tej wiadomości: { $about }
refused-failed = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
refused-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-too-slow = Połączenie było za wolne dla tego stołu. Trwa ponowne łączenie.
refused-too-many-connections = Otwartych jest za dużo okien. Zamknij kilka i spróbuj ponownie.
refused-since = Serwer nie rozumie, o jakie połączenie chodzi. Wczytaj stronę ponownie.
refused-foreign-page = Stronie z innej witryny tego nie wolno. Otwórz własną stronę serwera.
refused-storage =
    { $about ->
        [storage-full] Dysk serwera jest pełny: niczego nie da się teraz zapisać.
       *[other] Serwer nie może teraz niczego zapisać.
    } Nic się nie zmieniło; spróbuj ponownie za chwilę.

# requests
refused-no-such-path = Pod tym adresem nic nie ma.
refused-wrong-method = Pod tym adresem nie można użyć { $about }.
refused-too-large = To za dużo: zapytanie może mieć najwyżej { $about } bajtów.
refused-no-such-table = Nie ma takiego stołu. Poproś o link jeszcze raz.
refused-unreadable-table = Ten stół zapisała inna wersja serwera i tylko ona może go odczytać.
refused-no-such-moment = Ta gra nie trwała tak długo; liczba decyzji: { $about }.
refused-file =
    { $line ->
        [0] Nie da się użyć tego pliku.
       *[other] Nie da się użyć tego pliku z powodu wiersza { NUMBER($line, useGrouping: 0) }.
    }

# making a table
refused-too-many-new-tables = Za dużo nowych stołów w krótkim czasie. Odczekaj kilka minut i spróbuj ponownie.
refused-too-many-tables = Stołów jest za dużo. Najpierw dokończ któryś ze swoich; naraz może ich być najwyżej { $about }.
refused-unknown-game = Nie ma gry o nazwie „{ $about }”.
refused-unreadable-options = Z tymi opcjami nie da się grać: { $about }
refused-options-of-position = Opcje pochodzą z pozycji, od której zaczyna się gra.
refused-clock = { $about } s to zły czas dla zegara: może to być wszystko do 30 dni albo 0, czyli bez zegara.

# seats
refused-no-such-seat = Nie ma takiego miejsca.
refused-seat-taken = To miejsce zajmuje ktoś inny.
refused-seated-already = Zajmujesz już inne miejsce przy tym stole. Najpierw je zwolnij.
refused-seat-lost = Czas tego miejsca minął. Do końca gra tu gracz komputerowy.
refused-knows-another-hand = To miejsce nie jest dla ciebie: znasz już tajemnice innego miejsca w tej grze.
refused-unknown-level = Nie ma poziomu o nazwie „{ $about }”.
refused-name = Imię ma od 1 do { $about } liter, cyfr lub znaków.
refused-not-seated = To mogą zrobić tylko osoby siedzące przy stole.
refused-not-host = To może zrobić tylko gospodarz stołu.
refused-open-seats = Niektóre miejsca są puste. Niech ktoś tam usiądzie albo zagra gracz komputerowy.

# play
refused-not-started = Gra jeszcze się nie zaczęła.
refused-started-already = Gra już się zaczęła.
refused-game-over = Gra jest skończona.
refused-not-over = Gra jeszcze się nie skończyła.
refused-paused = Gra jest wstrzymana.
refused-stale = Stół w międzyczasie się zmienił. Spójrz jeszcze raz i wybierz.
refused-unknown-choice = W tej grze nie ma możliwości „{ $about }”.
refused-program-plays = Decyduje za ciebie gracz komputerowy. Najpierw wróć na swoje miejsce.
refused-rules-changed = Od początku tej gry zasady zostały poprawione: nie da się jej powtórzyć od startu.
refused-nothing-to-undo = Nie ma czego cofać.
refused-undo-needs-all = Inni już coś zrobili, pojawiło się coś nowego do wiadomości albo twój czas minął: muszą się zgodzić wszyscy.
refused-nothing-proposed = Nie ma nic, na co można by się zgodzić.
refused-not-awaited = Gra nie czeka na to miejsce.
refused-still-here = Ta osoba jest przy stole.
refused-away-too-shortly = Tej osoby nie ma dopiero od chwili. Gracz komputerowy może zdecydować za { $about } s.

# table talk
refused-say-something = Napisz coś albo wybierz gotowe zdanie.
refused-text = Tekst może mieć do { $about } znaków w jednym wierszu.
refused-unknown-phrase = Nie ma gotowego zdania „{ $about }”.

## What can be said without writing

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-thinking = Chwila, myślę.
phrase-your-turn = Twoja kolej.
phrase-good-game = Dobra gra!

## The command

serve = uruchom serwer, by grać razem w przeglądarce
serve-host = nasłuchuj pod tym adresem: 127.0.0.1 (domyślnie) tylko dla tego komputera, 0.0.0.0 dla każdego, kto może się z nim połączyć
serve-port = nasłuchuj na tym porcie (8000); 0 oznacza dowolny wolny
serve-database = przechowuj tu stoły: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/DATABASE (plik w twoim własnym folderze)
serve-workers = w tylu procesach myślą gracze komputerowi (o jeden mniej, niż jest rdzeni)
serve-pace = w zwykłym tempie gracz komputerowy poświęca na decyzję co najmniej tyle sekund (1)
serve-cards = przy każdym nowym stole graj w Miasto Wielkiej Maszyny kartami z twojego pudełka (opis w docs/cards.md)
serve-open = otwórz gry w przeglądarce
serve-origin = pozwól korzystać z serwera także stronom spod tego adresu, np. https://play.example; można podać kilka razy

serve-ready = Two Cities działa pod adresem { $address }
serve-friends = Znajomi z twojej sieci wejdą pod adresem { $address }. Żeby grać tylko na tym komputerze: --host 127.0.0.1, a z make: make play ARGS="--host 127.0.0.1"
serve-not-installed = Serwer potrzebuje { $package }: pip install 'twocities[server]'
serve-address = Nie da się nasłuchiwać pod adresem { $host }, port { $port }: { $reason }. Wybierz inny za pomocą --host i --port.
serve-no-workers = Potrzeba co najmniej jednego procesu dla graczy komputerowych: --workers 1.
serve-no-pace = Tempo to liczba sekund, np. --pace 0.5.
serve-no-origin = „{ $text }” to nie jest adres witryny; dobry byłby https://play.example, bez niczego dalej.

storage-url = --database musi mieć postać sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/DATABASE.
storage-folder = Nie ma folderu { $folder } na bazę danych. Utwórz go albo wskaż inny plik za pomocą --database.
storage-file = Nie da się użyć bazy danych { $place }: { $reason }. Usuń przyczynę albo wskaż inną za pomocą --database.
storage-database = Nie da się użyć bazy danych pod adresem { $place }: { $reason }. Usuń przyczynę albo wskaż inną za pomocą --database.
storage-broken = Baza danych { $file } jest uszkodzona. Nic nie zostało zmienione; wstaw w jej miejsce kopię albo wskaż inną za pomocą --database.
storage-foreign = { $place } to baza danych innego programu. Nic nie zostało zmienione; wskaż inną za pomocą --database.
storage-newer = { $place } zapisała inna wersja Two Cities (schemat { $found }, a nie { $known }). Nic nie zostało zmienione; uruchom tamtą wersję.
storage-full = Brakuje miejsca na bazę danych { $place }. Zwolnij trochę miejsca i spróbuj ponownie.
storage-closed = Serwer kończy pracę.
