# Notifications that reach people when the page is closed, how they are set, and what is shown without a connection.

notification-turn = Твой ход.
notification-turn-with = Твой ход. За столом: { $names }.
notification-seated = { $name } садится за твой стол.
notification-invited = { $name } зовёт тебя сыграть.
notification-ended = Игра окончена.
notification-ended-with = Игра окончена. За столом: { $names }.

notifications = Уведомления
notifications-lead = Two Cities может сообщать, что происходит за твоими столами, даже когда эта страница закрыта.
notifications-turn-on = Включить в этом браузере
notifications-turn-off = Выключить в этом браузере
notifications-here = В этом браузере уведомления включены.
notifications-denied = Этот браузер не разрешает уведомления от Two Cities. Разрешить их можно в его настройках для этого сайта.
notifications-unsupported = Этот браузер не умеет показывать уведомления. На iPhone и iPad сначала добавь Two Cities на экран «Домой».
notifications-insecure = Для уведомлений нужно защищённое соединение: открой Two Cities по адресу, который начинается с https.
notifications-failed = Браузер не смог связаться со своей службой уведомлений, поэтому они выключены. Попробуй позже.
notifications-kinds = Сообщать, когда
notifications-turn = наступает мой ход в игре, где на ход даются часы или дни
notifications-seated = кто-то садится за мой стол
notifications-invited = меня приглашают друзья
notifications-ended = заканчивается игра с моим участием
notifications-quiet = Тихие часы: придержать уведомления до их конца
notifications-since = с
notifications-until = до
notifications-zone = часовой пояс: { $zone }
notifications-offer = Сообщить, когда будет мой ход
notifications-offer-done = Мы сообщим, когда будет твой ход.
notifications-offer-never = Нет, спасибо

offline-title = Нет связи
offline-text = Two Cities не может связаться со своим сервером. Твои игры сохранены, и страница вернётся, как только появится связь.
offline-retry = Попробовать снова
