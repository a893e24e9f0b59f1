# Twoje konto: imię, urządzenia i dane.

account-name-lead = To imię zobaczą inni gracze przy każdym stole, do którego odtąd dołączysz.
