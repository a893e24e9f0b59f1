# Notifications that reach people when the page is closed, how they are set, and what is shown without a connection.

notification-turn = It is your turn.
notification-turn-with = It is your turn. At the table: { $names }.
notification-seated = { $name } has taken a seat at your table.
notification-invited = { $name } invites you to play.
notification-ended = The game is over.
notification-ended-with = The game is over. At the table: { $names }.

notifications = Notifications
notifications-lead = Two Cities can tell you what happens at your tables even when this page is closed.
notifications-turn-on = Turn on in this browser
notifications-turn-off = Turn off in this browser
notifications-here = Notifications are on in this browser.
notifications-denied = This browser does not let Two Cities show notifications. You can allow them in its settings for this site.
notifications-unsupported = This browser cannot show notifications. On an iPhone or iPad, add Two Cities to the Home Screen first.
notifications-insecure = Notifications need a secure connection: open Two Cities at an address that starts with https.
notifications-failed = This browser could not reach its push service, so notifications are off. Try again later.
notifications-kinds = Notify me when
notifications-turn = it is my turn in a game with hours or days per turn
notifications-seated = somebody takes a seat at my table
notifications-invited = a friend invites me
notifications-ended = a game I play in is over
notifications-quiet = Quiet hours: hold notifications until they end
notifications-since = from
notifications-until = until
notifications-zone = time zone: { $zone }
notifications-offer = Notify me when it is my turn
notifications-offer-done = We will notify you when it is your turn.
notifications-offer-never = No, thanks

offline-title = No connection
offline-text = Two Cities cannot reach its server. Your games are safe, and this page will come back as soon as there is a connection.
offline-retry = Try again
