# Texts of the server: what it refuses, what is said at its tables, and the command that runs it.

## What is refused. $about says what was meant: a name, a number, a text.

# the connection
refused-malformed = Server této zprávě nerozumí: { $about }
refused-failed = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to prosím znovu.
refused-too-fast = Příliš mnoho najednou. Chvilku počkej a zkus to znovu.
refused-too-slow = Spojení bylo na tento stůl příliš pomalé. Připojuje se znovu.
refused-too-many-connections = Je otevřeno příliš mnoho oken. Některá zavři a zkus to znovu.
refused-since = Server tomuto spojení nerozumí. Načti stránku znovu.
refused-foreign-page = Stránka z jiného webu to nesmí. Otevři přímo stránku serveru.
refused-foreign-host = Jméno „{ $about }“ k tomuto serveru nepatří. Jeho provozovatel ho může přidat: twocities serve --origin https://to-jmeno
refused-no-cookie = Tvůj prohlížeč neposílá cookies, takže server neví, kdo jsi: můžeš se dívat, ale ne hrát ani mluvit. Povol tomuto webu cookies a načti stránku znovu.
refused-banned = Provozovatel tohoto serveru ti zakázal přístup.
refused-storage =
    { $about ->
        [storage-full] Disk serveru je plný: teď nelze nic uložit.
       *[other] Server teď nemůže nic uložit.
    } Nic se nezměnilo; zkus to prosím za chvilku znovu.

# requests
refused-no-such-path = Na této adrese nic není.
refused-wrong-method = { $about } na této adrese použít nelze.
refused-too-large = To je příliš: požadavek smí mít nejvýš { $about } bajtů.
refused-no-such-table = Takový stůl neexistuje. Řekni si o odkaz znovu.
refused-unreadable-table = Tento stůl uložila jiná verze serveru a jen ta ho umí přečíst.
refused-no-such-moment = Tato hra má jen { $about } rozhodnutí.
refused-file =
    { $line ->
        [0] Tento soubor nelze použít.
       *[other] Tento soubor nelze použít kvůli řádku { NUMBER($line, useGrouping: 0) }.
    }

# making a table
refused-too-many-new-tables = Příliš mnoho nových stolů za krátkou dobu. Pár minut počkej a zkus to znovu.
refused-too-many-tables = Máš už příliš mnoho stolů; najednou jich smí být nejvýš { $about }. Nejdřív nějaký z nich dohraj.
refused-server-full = Na serveru není místo pro další stůl. Zkus to později.
refused-unknown-game = Žádná hra se nejmenuje „{ $about }“.
refused-unknown-language = Jazyk „{ $about }“ tu není.
refused-unreadable-options = S tímto nastavením nelze hrát: { $about }
refused-options-of-position = Hra začíná z pozice, která má vlastní nastavení.
refused-position-listed = Stůl, jehož hra začíná z tvé pozice, se všem neukazuje. Pošli odkaz těm, kdo mají hrát.
refused-paired = Hra u tohoto stolu začne automaticky s nastavením, které si hráči zvolili, takže ho nelze změnit.
refused-clock = Na hodinách nemůže být { $about } s: smí na nich být nejvýš 30 dní, nebo 0 pro hru bez limitu.
refused-push-service = Na adresu, kterou tvůj prohlížeč uvádí pro oznámení, nelze nic poslat: { $about }
refused-push-keys = Klíče tvého prohlížeče pro oznámení nejdou přečíst. Vypni oznámení a znovu je zapni.
refused-no-such-subscription = Pro tento prohlížeč jsou oznámení vypnutá.
refused-time-zone = Časové pásmo { $about } neexistuje.

# seats
refused-no-such-seat = Takové místo tu není.
refused-seat-taken = Tady sedí někdo jiný.
refused-seated-already = U tohoto stolu už máš jiné místo. Nejdřív ho uvolni.
refused-seat-lost = Toto místo už natrvalo převzal bot.
refused-knows-another-hand = Z jiného místa v této hře už znáš jeho tajemství.
refused-seat-kept = Hostitel z tohoto místa odebral hráče. Hraje za něj bot; vrátit se smí jen tento hráč.
refused-declined = Hráči v této hře s tím nesouhlasili.
refused-another-asks = O místo právě žádá někdo jiný. Počkej na odpověď.
refused-unknown-level = Žádná úroveň se nejmenuje „{ $about }“.
refused-name = Jméno má 1 až { $about } písmen, číslic nebo jiných znaků.
refused-not-seated = To smí jen ten, kdo sedí u stolu.
refused-not-host = To smí jen hostitel stolu.
refused-open-seats = Některá místa jsou prázdná. Posaď na ně lidi nebo boty.
refused-table-full = Všechna místa u tohoto stolu jsou obsazená.
refused-not-admitted = U tohoto stolu se nemůžeš posadit.

# play
refused-not-started = Hra ještě nezačala.
refused-started-already = Hra už začala.
refused-game-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-paused = Hra je pozastavená.
refused-paused-shortly = Hostitel hru pozastavil. Bez něj můžeš pokračovat za { $about } s.
refused-paused-lately = Ostatní tvou pauzu ukončili. Znovu ji můžeš vyhlásit za { $about } s.
refused-stale = Situace na stole se mezitím změnila. Podívej se znovu a pak zvol.
refused-unknown-choice = „{ $about }“ v této hře není možnost.
refused-program-plays = Hraje za tebe bot. Nejdřív se vrať na své místo.
refused-rules-changed = Pravidla byla od té doby opravena: hru nelze přehrát od začátku.
refused-nothing-to-undo = Není co vzít zpět.
refused-undo-needs-all = Ostatní mezitím něco udělali, víš teď něco nového, nebo ti vypršel čas: musí souhlasit všichni.
refused-nothing-proposed = Není s čím souhlasit.
refused-people-play = Hraješ s dalšími lidmi. Chceš-li z této hry odejít, vzdej se.
refused-not-awaited = Toto místo není na řadě.
refused-still-here = Tento hráč je u stolu.
refused-away-too-shortly = Tento hráč je pryč teprve chvilku. Bot ho může zastoupit za { $about } s.

# the coach
refused-no-hints = Když hraješ s jinými lidmi, nápovědy nejsou dovolené. Hostitel je může povolit, než hra začne.
refused-no-analysis = Tato hra ještě nebyla rozebrána.
refused-too-many-analyses = Právě se rozebírá příliš mnoho her. Za pár minut to zkus znovu.
refused-no-such-puzzle = Taková úloha neexistuje.
refused-not-offered = Úloha se na tuto možnost neptá.

# table talk
refused-say-something = Napiš nějaký text, nebo vyber hotovou větu.
refused-text = Text smí mít nejvýš { $about } znaků na jednom řádku.
refused-talk-full = U tohoto stolu už zaznělo tolik, že se víc nevejde: { $about } řádků.
refused-unknown-phrase = Žádná hotová věta se nejmenuje „{ $about }“.
refused-session-ended = Toto zařízení bylo odhlášeno z jiného zařízení. Načti stránku znovu a hraj jako nový host.
refused-no-such-code = Tento kód neplatí. Kód jde použít jednou, do deseti minut: vytvoř si na druhém zařízení nový.
refused-own-device = Toto zařízení už je tvoje.
refused-no-such-session = Toto zařízení už je odhlášené.
refused-no-such-passkey = Tento přístupový klíč už je odebraný.
refused-wrong-passkey = Tento přístupový klíč tu neplatí. Zkus to znovu nebo použij kód z jiného zařízení.
refused-too-many-passkeys = Přístupových klíčů můžeš mít nejvýš { $about }. Nejdřív některý odeber.

# friends
refused-no-such-person = Server neví, koho myslíš. Načti stránku znovu.
refused-unrated = Ještě nemáš žádné hodnocení.
refused-too-many-invitations = K tomuto stolu už je pozváno tolik lidí, kolik jich být může: { $about }.
refused-too-many-shunned = Ztlumit nebo zablokovat můžeš nejvýš tolik lidí: { $about }. Nejdřív někoho ze seznamu odeber.

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

serve = spustit server, aby se dalo hrát společně v prohlížeči
serve-host = naslouchat na této adrese: 127.0.0.1 (výchozí) jen pro tento počítač, 0.0.0.0 pro každého, kdo se k němu dostane
serve-port = naslouchat na tomto portu (8000); 0 vezme kterýkoli volný
serve-database = kam ukládat stoly: sqlite:///SOUBOR nebo postgresql://UŽIVATEL:HESLO@HOST/DATABÁZE (soubor ve tvé domovské složce)
serve-workers = v kolika procesech boti přemýšlejí (o jeden méně, než je jader)
serve-pace = kolik sekund nejméně trvá botovi rozhodnutí při běžném tempu (1)
serve-cards = u každého nového stolu hrát V zajetí Všehostroje s kartami z tvé krabice, jak je popsáno v docs/cards.md
serve-open = otevřít hry v prohlížeči
serve-origin = server je dostupný i na této adrese, třeba https://play.example, a její stránky ho smějí používat; lze uvést vícekrát
serve-metrics = poskytovat metriky pro Prometheus na této adrese, třeba 127.0.0.1:9100 (výchozí je /metrics, jen pro tento počítač)

serve-ready = Two Cities běží na adrese { $address }
serve-friends = Přátelé z tvé sítě se připojí na adrese { $address }. Hrát jen na tomto počítači: --host 127.0.0.1, s make: make play ARGS="--host 127.0.0.1"
serve-not-installed = Server potřebuje { $package }: pip install 'twocities[server]'
serve-address = Na adrese { $host }, port { $port }, nelze naslouchat: { $reason }. Zvol jinou pomocí --host a --port.
serve-no-workers = Boti potřebují aspoň jeden proces: --workers 1.
serve-no-pace = Tempo je počet sekund, třeba --pace 0.5.
serve-no-origin = „{ $text }“ není adresa webu. Má vypadat třeba takto: https://play.example, a nic víc.
serve-no-metrics = „{ $text }“ není adresa s portem, jako --metrics 127.0.0.1:9100.

storage-url = --database musí být sqlite:///SOUBOR nebo postgresql://UŽIVATEL:HESLO@HOST/DATABÁZE.
storage-folder = Složka { $folder } pro databázi neexistuje. Vytvoř ji, nebo zvol jiný soubor pomocí --database.
storage-file = Databázi { $place } nelze použít: { $reason }. Naprav to, nebo zvol jinou pomocí --database.
storage-database = Databázi na adrese { $place } nelze použít: { $reason }. Naprav to, nebo zvol jinou pomocí --database.
storage-broken = Databáze { $file } je poškozená. Nic se nezměnilo; nahraď ji zálohou, nebo zachraň, co se ještě dá přečíst: twocities tables salvage.
storage-foreign = { $place } je databáze jiného programu. Nic se nezměnilo; zvol jinou pomocí --database.
storage-newer = { $place } zapsala jiná verze Two Cities (schéma { $found }, ne { $known }). Nic se nezměnilo; použij tu verzi.
storage-full = Pro databázi { $place } nezbývá místo. Uvolni nějaké a zkus to znovu.
storage-moved = Databáze { $file } byla za běhu serveru přesunuta, nahrazena nebo smazána. Nic dalšího se neukládá: vrať ji na místo, nebo server spusť znovu.
storage-used = Databázi { $file } už používá jiný server. Nejdřív ho zastav, nebo zvol jinou pomocí --database.
storage-closed = Server končí.

## Operating

serve-keep = mazat dohrané hry po tolika dnech (jinak se uchovávají navždy)
serve-processes = spustit tolik procesů serveru na jednom portu (1); více než jeden vyžaduje PostgreSQL
serve-no-processes = Je potřeba aspoň jeden proces serveru: --processes 1.
serve-processes-sqlite = SQLite stačí jen pro jeden proces serveru. Pro více zvol databázi PostgreSQL pomocí --database.
serve-no-keep = Počet dní musí být větší než 0, například --keep 90.

tables = spravovat stoly serveru
tables-list = vypsat stoly, naposledy změněné první: identifikátor, fáze, hra a čas poslední změny (UTC)
tables-list-phase = jen v této fázi
tables-list-game = jen této hry
tables-list-idle = jen ty, které se tolik dní nezměnily
tables-list-limit = tolik na stránce (50)
tables-list-page = tato stránka seznamu (1)
tables-close = ukončit hru u stolu; její záznam zůstane
tables-delete = smazat stůl a všechno, co se u něj stalo
tables-people = vypsat hosty u stolu i se jmény: hostitele a všechny, kdo měli místo nebo o ně žádali
tables-check = přečíst všechny stoly a vypsat ty, které přečíst nelze
tables-salvage = zachránit do nového souboru každý stůl, který se z poškozeného souboru SQLite dá ještě přečíst
tables-salvage-from = poškozený soubor
tables-salvage-to = nový soubor
tables-id = identifikátor stolu, poslední část jeho adresy
bans = zakazovat hostům a adresám přístup na server
bans-list = vypsat, kdo má zákaz a odkdy (UTC)
bans-add = zakázat přístup hostovi nebo adrese
bans-lift = zrušit zákaz
bans-whom = host ze seznamu „tables people“, nebo IP adresa; u IPv6 celá síť /64
backup = zapsat všechny stoly do souboru; mezitím se může hrát
backup-where = nový soubor
restore = načíst všechny stoly ze zálohy do prázdné databáze
restore-where = soubor, který zapsal backup
operate-database = databáze, jako pro serve: sqlite:///SOUBOR nebo postgresql://UŽIVATEL:HESLO@HOST/DATABÁZE (soubor ve tvé domovské složce)

tables-number = --limit a --page musí být aspoň 1.
tables-none = Stůl { $table } neexistuje.
tables-over = Hra u stolu { $table } už skončila.
tables-closed = Stůl { $table } je zavřený.
tables-deleted = Stůl { $table } je smazaný.
tables-damage = Soubor je poškozený: { $damage }
tables-unreadable = { $table }: { $reason }
tables-checked = Přečtené stoly: { $tables }. Nečitelné: { $unreadable }.
tables-lost = Stůl { $table } je ztracený.
tables-salvaged = Zachráněné stoly: { $tables }. Ztracené: { $lost }.
bans-who = „{ $text }“ není host ani IP adresa.
bans-already = { $who } už má zákaz.
bans-none = { $who } nemá zákaz.
bans-added = { $who }: přístup zakázán.
bans-lifted = { $who }: zákaz zrušen.
storage-salvage-nothing = Ze souboru { $file } se nedá nic přečíst.
backup-done = Stoly zapsané do { $file }: { $tables }.
storage-backup-exists = Soubor { $file } už existuje. Zvol nový.
storage-backup-file = { $file } nelze použít: { $reason }.
storage-backup-damaged = { $file } není záloha Two Cities, nebo je poškozený. Nic se nezměnilo.
storage-backup-not-empty = Databáze { $place } není prázdná. Nic se nezměnilo; zvol prázdnou pomocí --database.
restore-done = Stoly načtené do { $place }: { $tables }.
storage-older = Databáze { $place } je prázdná, nebo pochází ze starší verze. Spusť s ní jednou server a zkus to znovu.

work = nechat boty serverů z jiných počítačů přemýšlet na tomto
work-database = databáze PostgreSQL, kterou servery používají: postgresql://UŽIVATEL:HESLO@HOST/DATABÁZE
work-workers = v kolika procesech přemýšlet (v tolika, kolik je jader)
work-ready = Boti serverů s databází { $place } teď mohou přemýšlet tady. Procesy: { $slots }
work-sqlite = Na jiných počítačích mohou přemýšlet jen boti serverů, které používají PostgreSQL. Zvol jejich databázi: --database postgresql://UŽIVATEL:HESLO@HOST/DATABÁZE.
