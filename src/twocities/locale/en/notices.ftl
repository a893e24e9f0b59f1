# Notices that reach people when the page is closed, how they are set, and what is shown without a connection.

notice-turn = It is your turn.
notice-turn-with = It is your turn. At the table: { $names }.
notice-seated = { $name } has sat down at your table.
notice-invited = { $name } invites you to play.
notice-ended = The game is over.
notice-ended-with = The game is over. At the table: { $names }.

notices = Notices
notices-lead = Two Cities can call you to your tables even when its page is closed.
notices-on = Turn on in this browser
notices-off = Turn off in this browser
notices-here = Notices are on in this browser.
notices-denied = This browser does not let Two Cities show notices. You can allow them in its settings for this page.
notices-unsupported = This browser cannot show notices. On an iPhone or iPad, first add Two Cities to the Home Screen.
notices-failed = The browser could not turn on notices. Try again later.
notices-kinds = Call me when
notices-turn = it is my turn in a game with a clock of hours or days
notices-seated = somebody sits down at my table
notices-invited = a friend invites me
notices-ended = a game I play in is over
notices-quiet = Quiet hours: wait until they are over
notices-from = from
notices-until = until
notices-offer = This game takes days. Shall we call you when it is your turn?
notices-offer-on = Call me
notices-offer-never = No, thanks

offline-title = No connection
offline-text = Two Cities cannot reach its server. Nothing of your games is lost, and this page will be back as soon as there is a connection.
offline-retry = Try again
