# Tvůj účet: jméno, zařízení a data.

account-name-lead = Toto jméno uvidí ostatní hráči u každého stolu, ke kterému si odteď sedneš.
