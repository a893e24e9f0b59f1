# Уведомления вне страницы, их настройка и то, что видно без связи.

notice-turn = Твой ход.
notice-turn-with = Твой ход. За столом: { $names }.
notice-seated = { $name } садится за твой стол.
notice-invited = { $name } зовёт тебя сыграть.
notice-ended = Игра окончена.
notice-ended-with = Игра окончена. За столом: { $names }.

notices = Уведомления
notices-lead = Two Cities может позвать тебя за стол, даже когда страница закрыта.
notices-on = Включить в этом браузере
notices-off = Выключить в этом браузере
notices-here = В этом браузере уведомления включены.
notices-denied = Этот браузер не разрешает уведомления от Two Cities. Разрешить их можно в его настройках для этой страницы.
notices-unsupported = Этот браузер не умеет показывать уведомления. На iPhone и iPad сначала добавь Two Cities на экран «Домой».
notices-failed = Браузер не смог включить уведомления. Попробуй позже.
notices-kinds = Позвать меня, когда
notices-turn = мой ход в игре с часами на часы или дни
notices-seated = кто-то садится за мой стол
notices-invited = меня зовут друзья
notices-ended = игра с моим участием окончена
notices-quiet = Тихие часы: подождать, пока они пройдут
notices-from = с
notices-until = до
notices-offer = Эта игра на много дней. Позвать тебя, когда будет твой ход?
notices-offer-on = Позвать
notices-offer-never = Нет, спасибо

offline-title = Нет связи
offline-text = Two Cities не может связаться со своим сервером. Твои игры не пропадут, а страница вернётся, как только появится связь.
offline-retry = Попробовать снова
