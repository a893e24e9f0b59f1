# Your account: your name, your devices, your data.

account-name-lead = Other players see this name at every table you join from now on.

devices = Your devices
devices-none = You are a guest on this device. Add your phone or another device to play there as the same person: with the same games, friends and record. No password or e-mail address is needed.
devices-lead = These devices are yours. If you lose one, sign it out here.
device-this = this device
device-unknown = Unknown browser
device-seen = Last used: { $date }
add-device = Add a device
enter-code = Enter a code
sign-out = Sign out
sign-out-others = Sign out all others

code = Code
code-lead = Scan this with the other device, or open Two Cities there and enter the code under “Your account”.
code-left = Works once, for another { $time }.
code-late = This code no longer works.
new-code = New code
copy-link = Copy link
device-added = Your other device is ready.
done = Done

this-device = Play here as the same person
code-from-other = Code from your other device
code-go = Next
join-as = You will be { $name } on this device.
join-loses = This device already has its own games. You will no longer be able to open them here.
join-go = Continue

passkeys = Passkeys
passkeys-lead = With a passkey you can come back even if this browser forgets you. Your device unlocks it with your fingerprint, face or PIN.
passkeys-unavailable = This browser cannot use passkeys here. They need a secure connection and a host name.
passkey-since = Added: { $date }
passkey-add = Add a passkey
passkey-sign-in = Sign in with a passkey
passkey-remove = Remove
passkey-unused = No passkey was used.

your-data = Your data
your-data-lead = Everything this server has stored about you.
export = Download
delete = Delete everything
delete-sure = Delete all your data?
delete-lead = You leave all your games, and your name, devices, passkeys, friends and results are deleted. Your opponents keep the games you have finished, without your name and messages. This cannot be undone.
delete-go = Delete everything
