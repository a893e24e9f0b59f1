# Your account: your name, your devices, your data.

account-name-lead = Other players see this name at every table you join from now on.
