# Texts of the server: what it refuses, what is said at its tables, and the command that runs it.

## What is refused. $about says what was meant: a name, a number, a text.

# the connection
refused-malformed = The server does not understand this message: { $about }
refused-failed = Something went wrong on the server. Nothing has changed; please try again.
refused-too-fast = Too many requests. Wait a moment, then try again.
refused-too-slow = Your connection was too slow for this table. Reconnecting…
refused-too-many-connections = Too many windows are open. Close some, then try again.
refused-since = The server does not understand this connection. Reload the page.
refused-foreign-page = A page on another site may not do this. Open the server's own page.
refused-foreign-host = This server is not known as “{ $about }”. Its operator can add the name: twocities serve --origin https://that-name
refused-no-cookie = Your browser sends no cookies, so the server cannot tell who you are: you can watch, but not play or chat. Allow cookies for this site, then reload the page.
refused-banned = The operator of this server has banned you.
refused-storage =
    { $about ->
        [storage-full] The server's disk is full, so nothing can be saved.
       *[other] The server cannot save anything right now.
    } Nothing has changed; please try again in a moment.

# requests
refused-no-such-path = There is nothing at this address.
refused-wrong-method = { $about } is not allowed at this address.
refused-too-large = That is too large: a request may have at most { $about } bytes.
refused-no-such-table = There is no such table. Ask for the link again.
refused-unreadable-table = This table was saved by another version of the server, and only that version can read it.
refused-no-such-moment = The game had only { $about } choices.
refused-file =
    { $line ->
        [0] This file cannot be used.
       *[other] This file cannot be used because of line { NUMBER($line, useGrouping: 0) }.
    }

# making a table
refused-too-many-new-tables = You have created too many tables in a short time. Wait a few minutes, then try again.
refused-too-many-tables = You have too many tables: you can have { $about } at a time. Finish some of them first.
refused-server-full = The server has no room for another table. Try again later.
refused-unknown-game = There is no game called “{ $about }”.
refused-unknown-language = There is no language called “{ $about }” here.
refused-unreadable-options = The game cannot be played with these options: { $about }
refused-options-of-position = The game starts from a position, which sets its own options.
refused-position-listed = A table that starts from a position of yours cannot be listed for everybody. Send its link to the people you want to play with.
refused-paired = This table starts automatically with the settings its players chose, so they cannot be changed.
refused-clock = A time limit cannot be { $about } seconds: it can be up to 30 days, or 0 for no limit.
refused-push-service = Notifications cannot be sent to the address that your browser gives for them: { $about }
refused-push-keys = Your browser's keys for notifications cannot be read. Turn notifications off and on again.
refused-no-such-subscription = Notifications were turned off for this browser.
refused-time-zone = There is no time zone { $about }.

# seats
refused-no-such-seat = There is no such seat.
refused-seat-taken = Somebody else is sitting there.
refused-seated-already = You already have a seat at this table. Give it up first.
refused-seat-lost = A bot has taken over this seat for good.
refused-knows-another-hand = You have played another seat in this game and know its secrets.
refused-seat-kept = The host removed a player from this seat. A bot is playing; only that player may come back.
refused-declined = The players in this game did not agree.
refused-another-asks = Somebody else is asking for a seat right now. Wait for the answer.
refused-unknown-level = There is no level called “{ $about }”.
refused-name = A name has 1 to { $about } letters, digits or symbols.
refused-not-seated = Only seated players can do that.
refused-not-host = Only the host of the table can do that.
refused-open-seats = Some seats are empty. Fill them with people or bots.
refused-table-full = All seats at this table are taken.
refused-not-admitted = You cannot take a seat at this table.

# play
refused-not-started = The game has not started yet.
refused-started-already = The game has already started.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-paused = The game is paused.
refused-paused-shortly = The host has paused the game. You can resume it without the host in { $about } seconds.
refused-paused-lately = The others have ended your pause. You can pause again in { $about } seconds.
refused-stale = The table has changed in the meantime. Look again, then choose.
refused-unknown-choice = “{ $about }” is not a choice in this game.
refused-program-plays = A bot is playing for you. Take your seat back first.
refused-rules-changed = The rules have been corrected since this game began, so it cannot be replayed from the start.
refused-nothing-to-undo = There is nothing to undo.
refused-undo-needs-all = Others have played since, you have learned something new, or your time is up. All players must agree.
refused-nothing-proposed = There is nothing for you to agree to.
refused-people-play = You are playing with other people. To leave this game, resign.
refused-not-awaited = It is not this seat's turn.
refused-still-here = This player is still here.
refused-away-too-shortly = This player has only just left. A bot can take over in { $about } seconds.

# the coach
refused-no-hints = Hints are not allowed while you play with other people. The host can allow them before the game starts.
refused-no-analysis = This game has not been analysed yet.
refused-too-many-analyses = Too many games are being analysed right now. Try again in a few minutes.
refused-no-such-puzzle = There is no such puzzle.
refused-not-offered = The puzzle does not ask about this choice.

# table talk
refused-say-something = Write something, or choose a phrase.
refused-text = A message has at most { $about } characters, on one line.
refused-talk-full = The chat at this table is full: { $about } lines.
refused-unknown-phrase = There is no phrase called “{ $about }”.
refused-session-ended = This device was signed out from another device. Reload the page to play as a new guest.
refused-no-such-code = This code does not work. Codes work once, for ten minutes: make a new one on your other device.
refused-own-device = This device is already one of yours.
refused-no-such-session = This device has already been signed out.
refused-no-such-passkey = This passkey has already been removed.
refused-wrong-passkey = This passkey does not work here. Try again, or use a code from another device.
refused-too-many-passkeys = You can have { $about } passkeys. Remove one first.

# friends
refused-no-such-person = The server does not know whom you mean. Reload the page.
refused-unrated = You have no rating yet.
refused-too-many-invitations = You have already invited { $about } people to this table.
refused-too-many-shunned = You can mute or block at most { $about } people. Remove somebody from the list first.

## What can be said without writing

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Let me think.
phrase-your-turn = It's your turn.
phrase-good-game = Good game!

## The command

serve = let people play together in the browser
serve-host = the address to listen on: 127.0.0.1 (the default) for this computer only, 0.0.0.0 for anybody who can reach it
serve-port = the port to listen on (default: 8000); 0 picks a free one
serve-database = where to store the tables: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE (default: a file in your home folder)
serve-workers = how many processes bots think in (default: one fewer than the number of cores)
serve-pace = the least time a bot takes for a choice, in seconds, at the normal pace (default: 1)
serve-cards = play City of the Great Machine with the cards from your box at every new table; see docs/cards.md
serve-open = open the games in your browser
serve-origin = the server can also be reached at this address, such as https://play.example, and its pages may use it; can be repeated
serve-metrics = serve Prometheus metrics at this address, such as 127.0.0.1:9100 (by default at /metrics, for this computer only)

serve-ready = Two Cities is running at { $address }
serve-friends = Friends on your network can join at { $address }. To keep the games to this computer: --host 127.0.0.1, or make play ARGS="--host 127.0.0.1"
serve-not-installed = The server needs { $package }: pip install 'twocities[server]'
serve-address = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --host and --port.
serve-no-workers = Bots need at least one process: --workers 1.
serve-no-pace = The pace is a number of seconds, such as --pace 0.5.
serve-no-origin = “{ $text }” is not the address of a site. It must look like https://play.example, with nothing after it.
serve-no-metrics = “{ $text }” is not an address with a port, such as --metrics 127.0.0.1:9100.

storage-url = --database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.
storage-folder = There is no folder { $folder } for the database. Create it, or choose another file with --database.
storage-file = The database { $place } cannot be used: { $reason }. Fix this, or choose another with --database.
storage-database = The database at { $place } cannot be used: { $reason }. Fix this, or choose another with --database.
storage-broken = The database { $file } is damaged. Nothing was changed; restore a backup, or save what can still be read with twocities tables salvage.
storage-foreign = { $place } is another program's database. Nothing was changed; choose another with --database.
storage-newer = { $place } was written by another version of Two Cities (schema { $found }, not { $known }). Nothing was changed; use that version.
storage-full = There is no space left for the database { $place }. Free some, then try again.
storage-moved = The database { $file } was moved, replaced or deleted while the server was running. Nothing more is being saved: put it back, or restart the server.
storage-used = Another server is using the database { $file }. Stop it first, or choose another with --database.
storage-closed = The server is shutting down.

## Operating

serve-keep = delete finished games after this many days (default: never)
serve-no-keep = The number of days must be more than 0, such as --keep 90.
serve-processes = run this many server processes behind one port (default: 1); more than one needs PostgreSQL
serve-no-processes = At least one server process is needed: --processes 1.
serve-processes-sqlite = SQLite allows only one server process. For more, choose a PostgreSQL database with --database.

tables = manage the tables of a server
tables-list = list tables, most recently changed first: ID, phase, game, time of the last change (UTC)
tables-list-phase = only tables in this phase
tables-list-game = only tables of this game
tables-list-idle = only tables that have not changed for this many days
tables-list-limit = how many per page (default: 50)
tables-list-page = which page of the list (default: 1)
tables-close = close a table; its record is kept
tables-delete = delete a table and everything that happened at it
tables-people = list the guests at a table, with their names: the host, and everybody who has had or asked for a seat
tables-check = read every table and list those that cannot be read
tables-salvage = copy every table that can still be read from a damaged SQLite file to a new one
tables-salvage-from = the damaged file
tables-salvage-to = the new file
tables-id = the ID of the table: the last part of its address
bans = ban guests and addresses from the server
bans-list = list who is banned, and since when (UTC)
bans-add = ban a guest or an address
bans-lift = lift a ban
bans-whom = a guest, as listed by “tables people”, or an IP address; of IPv6 addresses the whole /64 network
backup = write all tables to a file, even while people play
backup-where = the new file
restore = read all tables from a backup into an empty database
restore-where = a file written by backup
operate-database = the database, as for serve: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE (default: a file in your home folder)

tables-number = --limit and --page must be at least 1.
tables-none = There is no table { $table }.
tables-over = Table { $table } is already over.
tables-closed = Table { $table } has been closed.
tables-deleted = Table { $table } has been deleted.
tables-damage = The file is damaged: { $damage }
tables-unreadable = { $table }: { $reason }
tables-checked = Tables read: { $tables }. Unreadable: { $unreadable }.
tables-lost = { $table } is lost.
tables-salvaged = Tables saved: { $tables }. Lost: { $lost }.
bans-who = “{ $text }” is neither a guest nor an IP address.
bans-already = { $who } is already banned.
bans-none = { $who } is not banned.
bans-added = { $who } has been banned.
bans-lifted = { $who } is no longer banned.
storage-salvage-nothing = Nothing can be read from { $file }.
backup-done = Tables written to { $file }: { $tables }.
storage-backup-exists = { $file } already exists. Choose a new file.
storage-backup-file = { $file } cannot be used: { $reason }.
storage-backup-damaged = { $file } is not a backup of Two Cities, or it is damaged. Nothing was changed.
storage-backup-not-empty = The database { $place } is not empty. Nothing was changed; choose an empty one with --database.
restore-done = Tables read into { $place }: { $tables }.
storage-older = The database { $place } is empty or from an earlier version. Start the server with it once, then try again.

work = let this machine think for the bots of other servers
work-database = the PostgreSQL database that the servers use: postgresql://USER:PASSWORD@HOST/DATABASE
work-workers = how many processes to think in (default: the number of cores)
work-ready = Thinking for the servers that use the database { $place }. Processes: { $slots }
work-sqlite = Only servers that use PostgreSQL can have their bots think on other machines. Choose their database with --database postgresql://USER:PASSWORD@HOST/DATABASE.
