// Sounds of the table: quiet, for those who have not switched them off, and nobody ever waits for them.
import { settings } from "./settings.svelte";

export type Sound = keyof typeof import("./synth").SOUNDS;

const VOLUME = 0.35;
const APART = 60; // milliseconds between two of a kind: coins that come together ring once

let output: AudioNode | undefined;
const heard = new Map<Sound, number>();

/** Lets a sound be heard, unless the reader has done nothing on this page yet: then browsers allow none. */
export function play(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -Infinity) < APART) return;
  heard.set(name, now);
  void sound(name).catch(() => undefined); // a missing sound does not matter
}

async function sound(name: Sound): Promise<void> {
  const { perform } = await import("./synth");
  output ??= speakers(new AudioContext());
  perform(name, output);
}

/** Limits the loudness of many sounds at once. */
function speakers(context: AudioContext): AudioNode {
  const volume = new GainNode(context, { gain: VOLUME });
  volume.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  return volume;
}
