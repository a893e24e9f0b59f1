# Words of the server: what it refuses, what is said at its tables, and the command that runs it.

## What is refused. $about says what was meant: a name, a number, a text.

# the connection
refused-malformed = The server does not understand that message: { $about }
refused-failed = Something went wrong on the server. Nothing has changed; please try again.
refused-too-fast = Too much at once. Wait a moment, then try again.
refused-too-slow = The connection was too slow for this table. You are being connected again.
refused-too-many-connections = Too many windows are open. Close some of them, then try again.
refused-since = The connection was asked for in a way that the server does not understand. Load the page again.
refused-foreign-page = A page of another site may not do that. Open the server's own page.
refused-storage =
    { $about ->
        [storage-full] The server's disk is full: nothing can be kept now.
       *[other] The server cannot keep anything now.
    } Nothing has changed; please try again in a moment.

# requests
refused-no-such-path = There is nothing at this address.
refused-wrong-method = { $about } is not possible at this address.
refused-too-large = That is too much: a request may have { $about } bytes.
refused-no-such-table = There is no such table. Ask for the link again.
refused-unreadable-table = This table was kept by another version of the server, which alone can read it.
refused-no-such-moment = The game lasted { $about } choices only.
refused-file =
    { $line ->
        [0] This file cannot be used.
       *[other] This file cannot be used, because of line { NUMBER($line, useGrouping: 0) }.
    }

# making a table
refused-too-many-new-tables = You have made many tables in a short time. Wait some minutes, then try again.
refused-too-many-tables = There are too many tables. Finish some of yours first: up to { $about } may go on at once.
refused-unknown-game = There is no game called “{ $about }”.
refused-unreadable-options = The game cannot be played with these options: { $about }
refused-options-of-position = The options are those of the position that the game starts from.
refused-clock = { $about } seconds are no time for a clock: it may be anything up to 30 days, or 0 for none.

# seats
refused-no-such-seat = There is no such seat.
refused-seat-taken = Somebody else sits there.
refused-seated-already = You have another seat at this table. Give it up first.
refused-seat-lost = The time of this seat was up. A program player has it until the end.
refused-knows-another-hand = You have played another seat of this game and know its secrets.
refused-unknown-level = There is no level called “{ $about }”.
refused-name = A name has 1 to { $about } letters, digits or marks.
refused-not-seated = Only those who have a seat may do that.
refused-not-host = Only the host of the table may do that.
refused-open-seats = Some seats are empty. Let somebody sit there, or a program player.

# play
refused-not-started = The game has not started yet.
refused-started-already = The game has started already.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-paused = The game is paused.
refused-stale = The table has changed in the meantime. Look again, then choose.
refused-unknown-choice = “{ $about }” is no choice of this game.
refused-program-plays = A program player decides for you. Take your seat again first.
refused-rules-changed = The rules were corrected since this game began: it cannot be played again from its start.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-needs-all = Others have acted since, you have learned something, or your time is over: all players must agree to this.
refused-nothing-proposed = There is nothing for you to agree to.
refused-not-awaited = The game does not wait for this seat.
refused-still-here = This player is here.
refused-away-too-shortly = This player has just left. A program player may decide in { $about } seconds.

# table talk
refused-say-something = Write a text, or choose a phrase.
refused-text = A text has up to { $about } letters, in one line.
refused-unknown-phrase = There is no phrase called “{ $about }”.

## What can be said without writing

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Let me think.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!

## The command

serve = let people play together in the browser
serve-host = listen at this address: 127.0.0.1 (the default) for this computer alone, 0.0.0.0 for everybody who can reach it
serve-port = listen at this port (8000); 0 takes any that is free
serve-database = keep the tables there: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE (a file in your own folder)
serve-workers = let program players think in so many processes (one less than there are cores)
serve-pace = let a program player take so many seconds for a choice at least, at the normal pace (1)
serve-cards = play City of the Great Machine with the cards in your box at every new table, as described in docs/cards.md
serve-open = open the games in your browser
serve-origin = let pages of this address use the server, too, such as https://play.example; may be given several times

serve-ready = Two Cities is at { $address }
serve-friends = Friends in your network come to { $address }. To keep the games to yourself: --host 127.0.0.1, with make: make play ARGS="--host 127.0.0.1"
serve-not-installed = The server needs { $package }: pip install 'twocities[server]'
serve-address = Nothing can listen at { $host }, port { $port }: { $reason }. Choose another with --host and --port.
serve-no-workers = At least one process for program players is needed: --workers 1.
serve-no-pace = The pace is a number of seconds, such as --pace 0.5.
serve-no-origin = “{ $text }” is not the address of a site; https://play.example would be, without anything behind it.

storage-url = --database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.
storage-folder = There is no folder { $folder } for the database. Make it, or name another file with --database.
storage-file = The database { $place } cannot be used: { $reason }. Put that right, or name another with --database.
storage-database = The database at { $place } cannot be used: { $reason }. Put that right, or name another with --database.
storage-broken = The database { $file } is damaged. Nothing was changed; put a copy of it in its place, or name another with --database.
storage-foreign = { $place } is a database of another program. Nothing was changed; name another with --database.
storage-newer = { $place } was written by another version of Two Cities (schema { $found }, not { $known }). Nothing was changed; run that version.
storage-full = There is no space left for the database { $place }. Make some, then try again.
storage-closed = The server is ending.
