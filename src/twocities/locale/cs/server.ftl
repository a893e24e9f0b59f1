# Words of the server: what it refuses, what is said at its tables, and the command that runs it.

## What is refused. $about says what was meant: a name, a number, a text.

# the connection
refused-malformed = Server téhle zprávě nerozumí: { $about }
refused-failed = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to prosím znovu.
refused-too-fast = Moc toho najednou. Chvilku počkej a zkus to znovu.
refused-too-slow = Spojení bylo na tenhle stůl moc pomalé. Připojuje se znovu.
refused-too-many-connections = Je otevřeno příliš mnoho oken. Některá zavři a zkus to znovu.
refused-since = Server nerozumí, o jaké spojení jde. Načti stránku znovu.
refused-foreign-page = Stránka z jiného webu tohle nesmí. Otevři přímo stránku serveru.
refused-storage =
    { $about ->
        [storage-full] Disk serveru je plný: teď nejde nic uložit.
       *[other] Server teď nemůže nic uložit.
    } Nic se nezměnilo; zkus to prosím za chvilku znovu.

# requests
refused-no-such-path = Na téhle adrese nic není.
refused-wrong-method = { $about } na téhle adrese použít nejde.
refused-too-large = To je příliš: požadavek smí mít nejvýš { $about } bajtů.
refused-no-such-table = Takový stůl neexistuje. Řekni si o odkaz znovu.
refused-unreadable-table = Tenhle stůl uložila jiná verze serveru a jen ta ho umí přečíst.
refused-no-such-moment = Tak dlouho hra netrvala; počet rozhodnutí: { $about }.
refused-file =
    { $line ->
        [0] Tenhle soubor nejde použít.
       *[other] Tenhle soubor nejde použít kvůli řádku { NUMBER($line, useGrouping: 0) }.
    }

# making a table
refused-too-many-new-tables = Příliš mnoho nových stolů za krátkou dobu. Pár minut počkej a zkus to znovu.
refused-too-many-tables = Stolů je příliš mnoho. Nejdřív nějaký svůj dohraj; najednou jich smí být nejvýš { $about }.
refused-unknown-game = Žádná hra se nejmenuje „{ $about }“.
refused-unreadable-options = S tímhle nastavením hrát nejde: { $about }
refused-options-of-position = Nastavení je dané pozicí, ze které hra začíná.
refused-clock = { $about } s na hodinách nejde: může to být cokoli do 30 dnů, nebo 0 pro hru bez hodin.

# seats
refused-no-such-seat = Takové místo tu není.
refused-seat-taken = Tady sedí někdo jiný.
refused-seated-already = U tohoto stolu už máš jiné místo. Nejdřív ho uvolni.
refused-seat-lost = Čas tohoto místa vypršel. Do konce za ně hraje počítač.
refused-knows-another-hand = Z jiného místa v téhle hře už znáš jeho tajemství.
refused-unknown-level = Žádná úroveň se nejmenuje „{ $about }“.
refused-name = Jméno má 1 až { $about } písmen, číslic nebo znamének.
refused-not-seated = Tohle smí jen ten, kdo sedí u stolu.
refused-not-host = Tohle smí jen hostitel stolu.
refused-open-seats = Některá místa jsou prázdná. Někdo si tam musí sednout, nebo tam posaď počítačového hráče.

# play
refused-not-started = Hra ještě nezačala.
refused-started-already = Hra už začala.
refused-game-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-paused = Hra je pozastavená.
refused-stale = Stůl se mezitím změnil. Podívej se znovu a pak zvol.
refused-unknown-choice = „{ $about }“ v téhle hře není žádná možnost.
refused-program-plays = Rozhoduje za tebe počítačový hráč. Nejdřív se vrať na své místo.
refused-rules-changed = Od začátku téhle hry se pravidla opravila: od začátku ji přehrát nejde.
refused-nothing-to-undo = Není co vzít zpět.
refused-undo-needs-all = Ostatní mezitím něco udělali, víš teď něco nového, nebo ti vypršel čas: musí souhlasit všichni.
refused-nothing-proposed = Není s čím souhlasit.
refused-not-awaited = Na tohle místo hra nečeká.
refused-still-here = Tento hráč je u stolu.
refused-away-too-shortly = Tento hráč je pryč teprve chvilku. Počítačový hráč smí rozhodnout za { $about } s.

# table talk
refused-say-something = Napiš nějaký text, nebo vyber hotovou větu.
refused-text = Text smí mít nejvýš { $about } znaků na jednom řádku.
refused-unknown-phrase = Žádná hotová věta se nejmenuje „{ $about }“.

## What can be said without writing

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkný tah!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-thinking = Moment, přemýšlím.
phrase-your-turn = Jsi na řadě.
phrase-good-game = Dobrá hra!

## The command

serve = spustit server, aby se dalo hrát společně v prohlížeči
serve-host = naslouchat na této adrese: 127.0.0.1 (výchozí) jen pro tento počítač, 0.0.0.0 pro každého, kdo se k němu dostane
serve-port = naslouchat na tomto portu (8000); 0 vezme kterýkoli volný
serve-database = ukládat stoly sem: sqlite:///FILE nebo postgresql://USER:PASSWORD@HOST/DATABASE (soubor ve tvé vlastní složce)
serve-workers = počítačoví hráči přemýšlejí v tolika procesech (o jeden méně, než je jader)
serve-pace = při běžném tempu trvá počítačovému hráči rozhodnutí aspoň tolik sekund (1)
serve-cards = u každého nového stolu hrát V zajetí Všehostroje s kartami z tvé krabice, jak je popsáno v docs/cards.md
serve-open = otevřít hry v prohlížeči
serve-origin = server smějí používat i stránky z této adresy, třeba https://play.example; lze uvést vícekrát

serve-ready = Two Cities běží na adrese { $address }
serve-friends = Přátelé z tvé sítě se připojí na adrese { $address }. Aby se hrálo jen na tomto počítači: --host 127.0.0.1, s make: make play ARGS="--host 127.0.0.1"
serve-not-installed = Server potřebuje { $package }: pip install 'twocities[server]'
serve-address = Na adrese { $host }, port { $port }, nejde naslouchat: { $reason }. Zvol jinou pomocí --host a --port.
serve-no-workers = Pro počítačové hráče je potřeba aspoň jeden proces: --workers 1.
serve-no-pace = Tempo je počet sekund, třeba --pace 0.5.
serve-no-origin = „{ $text }“ není adresa webu; byla by to třeba https://play.example, bez čehokoli dalšího.

storage-url = --database musí být sqlite:///FILE nebo postgresql://USER:PASSWORD@HOST/DATABASE.
storage-folder = Složka { $folder } pro databázi neexistuje. Vytvoř ji, nebo zvol jiný soubor pomocí --database.
storage-file = Databázi { $place } nejde použít: { $reason }. Naprav to, nebo zvol jinou pomocí --database.
storage-database = Databázi na adrese { $place } nejde použít: { $reason }. Naprav to, nebo zvol jinou pomocí --database.
storage-broken = Databáze { $file } je poškozená. Nic se nezměnilo; nahraď ji zálohou, nebo zvol jinou pomocí --database.
storage-foreign = { $place } je databáze jiného programu. Nic se nezměnilo; zvol jinou pomocí --database.
storage-newer = { $place } zapsala jiná verze Two Cities (schéma { $found }, ne { $known }). Nic se nezměnilo; spusť tu verzi.
storage-full = Pro databázi { $place } nezbývá místo. Uvolni nějaké a zkus to znovu.
storage-closed = Server končí.
