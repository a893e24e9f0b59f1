// Short, soft chimes, made here: there are no files of sound.

const CHIMES = { turn: [659.3, 880], done: [392, 329.6] }; // in hertz, one note after the other
const BETWEEN = 0.14; // seconds
const LONG = 0.7;
const LOUD = 0.08;

let context: AudioContext | undefined;

/** Rings, unless the reader has done nothing on this page yet: then browsers allow no sound. */
export function chime(kind: keyof typeof CHIMES): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime } = context;
  for (const [number, pitch] of CHIMES[kind].entries()) ring(context, pitch, currentTime + number * BETWEEN);
}

function ring(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, at).linearRampToValueAtTime(LOUD, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + LONG);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + LONG);
}
