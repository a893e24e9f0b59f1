// Passkeys, if the browser supports them: over https or on this computer, and for a name, never for an IP address.
import { addPasskey, askPasskey, newPasskey, signIn } from "./api";
import { me } from "./me.svelte";
import type { Account, Person } from "../protocol";

const ADDRESS = /^[\d.]+$|:/;

export const hasPasskeys = (): boolean =>
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !ADDRESS.test(location.hostname);

/** Null if the reader has changed their mind, or the device has a passkey already. */
export async function makePasskey(): Promise<Account | null> {
  const options = (await newPasskey(me.name)) as PublicKeyCredentialCreationOptionsJSON;
  const made = await asked(
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
  return made && addPasskey(made.toJSON(), me.name);
}

/** Who the reader is from now on; null if the reader has changed their mind, or has no passkey here. */
export async function comeBack(): Promise<Person | null> {
  const options = (await askPasskey()) as PublicKeyCredentialRequestOptionsJSON;
  const used = await asked(
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
  return used && signIn(used.toJSON());
}

async function asked(answer: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await answer) as PublicKeyCredential | null;
  } catch (problem) {
    if (problem instanceof DOMException) return null; // browsers do not say which it was
    throw problem;
  }
}
