# Texts of the server: what it refuses, what is said at its tables, and the command that runs it.

## What is refused. $about says what was meant: a name, a number, a text.

# the connection
refused-malformed = Serwer nie rozumie tej wiadomości: { $about }
refused-failed = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
refused-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-too-slow = Połączenie było za wolne dla tego stołu. Trwa ponowne łączenie.
refused-too-many-connections = Otwartych jest za dużo okien. Zamknij kilka i spróbuj ponownie.
refused-since = Serwer nie rozumie tego połączenia. Wczytaj stronę ponownie.
refused-foreign-page = Strona z innej witryny nie może tego zrobić. Otwórz stronę tego serwera.
refused-foreign-host = Ten serwer nie nazywa się „{ $about }”. Jego operator może dodać tę nazwę: twocities serve --origin https://ta-nazwa
refused-no-cookie = Twoja przeglądarka nie wysyła ciasteczek, więc serwer nie wie, kim jesteś: możesz oglądać, ale nie grać ani rozmawiać. Zezwól tej witrynie na ciasteczka i wczytaj stronę ponownie.
refused-banned = Operator tego serwera zablokował ci dostęp.
refused-storage =
    { $about ->
        [storage-full] Dysk serwera jest pełny: niczego nie da się teraz zapisać.
       *[other] Serwer nie może teraz niczego zapisać.
    } Nic się nie zmieniło; spróbuj ponownie za chwilę.

# requests
refused-no-such-path = Pod tym adresem nic nie ma.
refused-wrong-method = Pod tym adresem nie można użyć { $about }.
refused-too-large = To za dużo: żądanie może mieć najwyżej { $about } bajtów.
refused-no-such-table = Nie ma takiego stołu. Poproś o link jeszcze raz.
refused-unreadable-table = Ten stół zapisała inna wersja serwera i tylko ona może go odczytać.
refused-no-such-moment = Liczba decyzji w tej grze to tylko { $about }.
refused-file =
    { $line ->
        [0] Nie da się użyć tego pliku.
       *[other] Nie da się użyć tego pliku z powodu wiersza { NUMBER($line, useGrouping: 0) }.
    }

# making a table
refused-too-many-new-tables = Za dużo nowych stołów w krótkim czasie. Odczekaj kilka minut i spróbuj ponownie.
refused-too-many-tables = Masz już za dużo stołów; naraz może ich być najwyżej { $about }. Najpierw dokończ któryś z nich.
refused-server-full = Na serwerze nie ma miejsca na kolejny stół. Spróbuj później.
refused-unknown-game = Nie ma gry o nazwie „{ $about }”.
refused-unknown-language = Nie ma tu języka „{ $about }”.
refused-unreadable-options = Z tymi opcjami nie da się grać: { $about }
refused-options-of-position = Gra zaczyna się od pozycji, która ma własne opcje.
refused-position-listed = Stół, przy którym gra zaczyna się od twojej pozycji, nie jest pokazywany wszystkim. Wyślij link tym, którzy mają grać.
refused-paired = Gra przy tym stole zacznie się automatycznie, z ustawieniami wybranymi przez graczy, więc nie można ich zmienić.
refused-clock = Limit czasu nie może wynosić { $about } s: może wynosić do 30 dni albo 0, czyli bez limitu.
refused-push-service = Na adres, który twoja przeglądarka podaje dla powiadomień, nie można nic wysłać: { $about }
refused-push-keys = Nie da się odczytać kluczy twojej przeglądarki do powiadomień. Wyłącz powiadomienia i włącz je znowu.
refused-no-such-subscription = Powiadomienia dla tej przeglądarki zostały wyłączone.
refused-time-zone = Nie ma strefy czasowej { $about }.

# seats
refused-no-such-seat = Nie ma takiego miejsca.
refused-seat-taken = To miejsce zajmuje ktoś inny.
refused-seated-already = Zajmujesz już inne miejsce przy tym stole. Najpierw je zwolnij.
refused-seat-lost = To miejsce na dobre przejął bot.
refused-knows-another-hand = W tej grze znasz już tajemnice innego miejsca, więc tego nie możesz zająć.
refused-seat-kept = Gospodarz odebrał to miejsce graczowi. Gra na nim bot; wrócić może tylko ten gracz.
refused-declined = Gracze w tej grze nie wyrazili na to zgody.
refused-another-asks = Ktoś inny właśnie prosi o miejsce. Poczekaj na odpowiedź.
refused-unknown-level = Nie ma poziomu o nazwie „{ $about }”.
refused-name = Imię ma od 1 do { $about } liter, cyfr lub innych znaków.
refused-not-seated = To mogą zrobić tylko osoby siedzące przy stole.
refused-not-host = To może zrobić tylko gospodarz stołu.
refused-open-seats = Niektóre miejsca są puste. Niech zajmą je ludzie albo boty.
refused-table-full = Wszystkie miejsca przy tym stole są zajęte.
refused-not-admitted = Nie możesz zająć miejsca przy tym stole.

# play
refused-not-started = Gra jeszcze się nie zaczęła.
refused-started-already = Gra już się zaczęła.
refused-game-over = Gra jest skończona.
refused-not-over = Gra jeszcze się nie skończyła.
refused-paused = Gra jest wstrzymana.
refused-paused-shortly = Gospodarz wstrzymał grę. Możesz wznowić ją bez gospodarza za { $about } s.
refused-paused-lately = Inni zakończyli twoją pauzę. Następną możesz zrobić za { $about } s.
refused-stale = Sytuacja na stole się zmieniła. Spójrz jeszcze raz i wybierz.
refused-unknown-choice = „{ $about }” nie jest opcją w tej grze.
refused-program-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-rules-changed = Od początku tej gry zasady zostały poprawione: nie da się jej odtworzyć od startu.
refused-nothing-to-undo = Nie ma czego cofać.
refused-undo-needs-all = Inni już coś zrobili, znasz już coś, czego wcześniej nie było widać, albo twój czas minął: muszą się zgodzić wszyscy.
refused-nothing-proposed = Nie ma nic, na co można by się zgodzić.
refused-people-play = Grasz z innymi osobami. Żeby odejść z tej gry, poddaj się.
refused-not-awaited = To nie jest kolej tego miejsca.
refused-still-here = Ta osoba jest przy stole.
refused-away-too-shortly = Tej osoby nie ma dopiero od chwili. Bot może ją zastąpić za { $about } s.

# the coach
refused-no-hints = Podczas gry z innymi ludźmi podpowiedzi nie są dozwolone. Gospodarz może na nie pozwolić przed rozpoczęciem gry.
refused-no-analysis = Ta gra nie została jeszcze przeanalizowana.
refused-too-many-analyses = Za dużo gier jest właśnie analizowanych. Spróbuj ponownie za kilka minut.
refused-no-such-puzzle = Nie ma takiego zadania.
refused-not-offered = Zadanie nie pyta o tę opcję.

# table talk
refused-say-something = Napisz coś albo wybierz gotowe zdanie.
refused-text = Tekst może mieć do { $about } znaków w jednym wierszu.
refused-talk-full = Przy tym stole powiedziano już tyle, że nic więcej się nie zmieści: { $about } wierszy.
refused-unknown-phrase = Nie ma gotowego zdania „{ $about }”.
refused-session-ended = To urządzenie zostało wylogowane z innego urządzenia. Odśwież stronę, aby grać jako nowy gość.
refused-no-such-code = Ten kod nie działa. Kody działają raz, przez dziesięć minut: utwórz nowy na drugim urządzeniu.
refused-own-device = To urządzenie jest już jednym z twoich.
refused-no-such-session = To urządzenie zostało już wylogowane.
refused-no-such-passkey = Ten klucz dostępu został już usunięty.
refused-wrong-passkey = Ten klucz dostępu tu nie działa. Spróbuj jeszcze raz albo użyj kodu z innego urządzenia.
refused-too-many-passkeys = Możesz mieć najwyżej { $about } kluczy dostępu. Najpierw usuń któryś.

# friends
refused-no-such-person = Serwer nie wie, o kogo chodzi. Odśwież stronę.
refused-unrated = Nie masz jeszcze rankingu.
refused-too-many-invitations = Do tego stołu zaproszono już tyle osób, ile można: { $about }.
refused-too-many-shunned = Możesz wyciszyć lub zablokować najwyżej tyle osób: { $about }. Najpierw usuń kogoś z listy.

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

serve = uruchom serwer, by grać razem w przeglądarce
serve-host = nasłuchuj pod tym adresem: 127.0.0.1 (domyślnie) tylko dla tego komputera, 0.0.0.0 dla każdego, kto może się z nim połączyć
serve-port = nasłuchuj na tym porcie (8000); 0 oznacza dowolny wolny
serve-database = gdzie przechowywać stoły: sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@HOST/BAZA (plik w twoim folderze domowym)
serve-workers = w ilu procesach myślą boty (o jeden mniej, niż jest rdzeni)
serve-pace = ile co najmniej sekund bot poświęca na decyzję w zwykłym tempie (1)
serve-cards = przy każdym nowym stole graj w Miasto Wielkiej Maszyny kartami z twojego pudełka (opis w docs/cards.md)
serve-open = otwórz gry w przeglądarce
serve-origin = serwer jest dostępny także pod tym adresem, np. https://play.example, a jego strony mogą z niego korzystać; można podać kilka razy
serve-metrics = udostępniaj metryki Prometheusa pod tym adresem, np. 127.0.0.1:9100 (domyślnie pod /metrics, tylko dla tego komputera)

serve-ready = Two Cities działa pod adresem { $address }
serve-friends = Znajomi z twojej sieci połączą się pod adresem { $address }. Żeby grać tylko na tym komputerze: --host 127.0.0.1, a z make: make play ARGS="--host 127.0.0.1"
serve-not-installed = Serwer potrzebuje { $package }: pip install 'twocities[server]'
serve-address = Nie da się nasłuchiwać pod adresem { $host }, port { $port }: { $reason }. Wybierz inny za pomocą --host i --port.
serve-no-workers = Boty potrzebują co najmniej jednego procesu: --workers 1.
serve-no-pace = Tempo to liczba sekund, np. --pace 0.5.
serve-no-origin = „{ $text }” to nie jest adres witryny. Powinien wyglądać tak: https://play.example i nic więcej.
serve-no-metrics = „{ $text }” nie jest adresem z portem; przykład: --metrics 127.0.0.1:9100.

storage-url = --database musi mieć postać sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@HOST/BAZA.
storage-folder = Nie ma folderu { $folder } na bazę danych. Utwórz go albo wskaż inny plik za pomocą --database.
storage-file = Nie da się użyć bazy danych { $place }: { $reason }. Usuń przyczynę albo wskaż inną za pomocą --database.
storage-database = Nie da się użyć bazy danych pod adresem { $place }: { $reason }. Usuń przyczynę albo wskaż inną za pomocą --database.
storage-broken = Baza danych { $file } jest uszkodzona. Nic nie zostało zmienione; wstaw w jej miejsce kopię zapasową albo ocal to, co da się jeszcze odczytać: twocities tables salvage.
storage-foreign = { $place } to baza danych innego programu. Nic nie zostało zmienione; wskaż inną za pomocą --database.
storage-newer = { $place } zapisała inna wersja Two Cities (schemat { $found }, a nie { $known }). Nic nie zostało zmienione; użyj tamtej wersji.
storage-full = Brakuje miejsca na bazę danych { $place }. Zwolnij trochę miejsca i spróbuj ponownie.
storage-moved = Baza danych { $file } została przeniesiona, podmieniona lub usunięta podczas pracy serwera. Nic więcej nie jest zapisywane: przywróć ją albo uruchom serwer ponownie.
storage-used = Bazy danych { $file } używa już inny serwer. Najpierw go zatrzymaj albo wskaż inną bazę przez --database.
storage-closed = Serwer kończy pracę.

## Operating

serve-keep = usuwaj zakończone gry po tylu dniach (domyślnie nigdy)
serve-processes = uruchom tyle procesów serwera na jednym porcie (1); więcej niż jeden wymaga PostgreSQL
serve-no-processes = Potrzebny jest co najmniej jeden proces serwera: --processes 1.
serve-processes-sqlite = SQLite obsługuje jeden proces serwera. Dla kilku wskaż bazę PostgreSQL za pomocą --database.
serve-no-keep = Liczba dni musi być większa od 0, na przykład --keep 90.

tables = zarządzaj stołami serwera
tables-list = wypisz stoły, zaczynając od ostatnio zmienionych: identyfikator, faza, gra i czas ostatniej zmiany (UTC)
tables-list-phase = tylko w tej fazie
tables-list-game = tylko tej gry
tables-list-idle = tylko niezmieniane od tylu dni
tables-list-limit = tyle na stronie (50)
tables-list-page = ta strona listy (1)
tables-close = zakończ grę przy stole; jej zapis zostaje
tables-delete = usuń stół i wszystko, co się przy nim wydarzyło
tables-people = wypisz gości stołu wraz z imionami: gospodarza i wszystkich, którzy mieli miejsce albo o nie prosili
tables-check = przeczytaj wszystkie stoły i wymień te, których nie da się odczytać
tables-salvage = zapisz w nowym pliku każdy stół, który da się jeszcze odczytać z uszkodzonego pliku SQLite
tables-salvage-from = uszkodzony plik
tables-salvage-to = nowy plik
tables-id = identyfikator stołu, ostatnia część jego adresu
bans = blokuj gościom i adresom dostęp do serwera
bans-list = wypisz, kto jest zablokowany i od kiedy (UTC)
bans-add = zablokuj gościa albo adres
bans-lift = zdejmij blokadę
bans-whom = gość z listy „tables people” albo adres IP; w IPv6 cała sieć /64
backup = zapisz wszystkie stoły w pliku; w tym czasie można grać
backup-where = nowy plik
restore = wczytaj wszystkie stoły z kopii zapasowej do pustej bazy danych
restore-where = plik zapisany przez backup
operate-database = baza danych, jak dla serve: sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@HOST/BAZA (plik w twoim folderze domowym)

tables-number = --limit i --page to liczby od 1.
tables-none = Nie ma stołu { $table }.
tables-over = Gra przy stole { $table } już się skończyła.
tables-closed = Stół { $table } został zamknięty.
tables-deleted = Stół { $table } został usunięty.
tables-damage = Plik jest uszkodzony: { $damage }
tables-unreadable = { $table }: { $reason }
tables-checked = Przeczytane stoły: { $tables }. Nieczytelne: { $unreadable }.
tables-lost = Stół { $table } przepadł.
tables-salvaged = Ocalone stoły: { $tables }. Utracone: { $lost }.
bans-who = „{ $text }” to ani gość, ani adres IP.
bans-already = { $who } już ma blokadę.
bans-none = { $who } nie ma blokady.
bans-added = { $who }: dostęp zablokowany.
bans-lifted = { $who }: blokada zdjęta.
storage-salvage-nothing = Z pliku { $file } nie da się nic odczytać.
backup-done = Stoły zapisane w pliku { $file }: { $tables }.
storage-backup-exists = Plik { $file } już istnieje. Podaj nazwę nowego pliku.
storage-backup-file = Nie można użyć pliku { $file }: { $reason }.
storage-backup-damaged = Plik { $file } nie jest kopią zapasową Two Cities albo jest uszkodzony. Nic nie zostało zmienione.
storage-backup-not-empty = Baza danych { $place } nie jest pusta. Nic nie zostało zmienione; wskaż pustą za pomocą --database.
restore-done = Stoły wczytane do { $place }: { $tables }.
storage-older = Baza danych { $place } jest pusta albo pochodzi z wcześniejszej wersji. Uruchom z nią raz serwer, potem spróbuj ponownie.

work = niech na tym komputerze myślą boty serwerów z innych komputerów
work-database = baza PostgreSQL, z której korzystają serwery: postgresql://UŻYTKOWNIK:HASŁO@HOST/BAZA
work-workers = w ilu procesach myśleć (w tylu, ile jest rdzeni)
work-ready = Boty serwerów korzystających z bazy danych { $place } mogą tu myśleć. Procesy: { $slots }
work-sqlite = Tylko boty serwerów, które korzystają z PostgreSQL, mogą myśleć na innych komputerach. Wskaż ich bazę: --database postgresql://UŻYTKOWNIK:HASŁO@HOST/BAZA.
