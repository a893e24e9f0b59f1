// The sounds of the table, made of tones and noise: there are no files of sound. Fetched when one is first heard.

const SILENT = 0.0001; // the lowest value that an exponential ramp can reach
const NOISE_SECONDS = 2;

/** When something sounds after the start, and how loud: it swells in `attack`, and is gone after `long`. In seconds. */
interface Shape {
  at?: number;
  loud: number;
  attack?: number;
  long: number;
}

interface Tone extends Shape {
  /** In hertz. */
  pitch: number;
  /** The pitch it glides to. */
  to?: number;
  wave?: OscillatorType;
  /** Nothing above passes: brass opens with its loudness. */
  below?: number;
}

interface Noise extends Shape {
  filter: BiquadFilterType;
  pitch: number;
  to?: number;
  /** How narrow the filter is. */
  narrow?: number;
}

/** Numbers between 0 and 1 that are the same each time, so that a sound always is, too. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** White noise, by sample rate. */
const noises = new Map<number, AudioBuffer>();

function noiseAt(sampleRate: number): AudioBuffer {
  let noise = noises.get(sampleRate);
  if (!noise) {
    noise = new AudioBuffer({ length: NOISE_SECONDS * sampleRate, sampleRate });
    const next = scatter(20);
    noise.copyToChannel(Float32Array.from({ length: noise.length }, () => next() * 2 - 1), 0);
    noises.set(sampleRate, noise);
  }
  return noise;
}

/** Where a sound is put together. */
class Stage {
  #context: BaseAudioContext;
  #out: AudioNode;
  #start: number;

  constructor(out: AudioNode) {
    this.#context = out.context;
    this.#out = out;
    this.#start = out.context.currentTime;
  }

  tone({ pitch, to = pitch, wave = "sine", below, ...shape }: Tone): void {
    const source = new OscillatorNode(this.#context, { type: wave });
    this.#glide(source.frequency, pitch, to, shape);
    if (below === undefined) return this.#sound(source, source, shape);
    const filter = new BiquadFilterNode(this.#context, { type: "lowpass", Q: 1.5 });
    const begin = this.#start + (shape.at ?? 0);
    filter.frequency.setValueAtTime(below / 4, begin);
    filter.frequency.linearRampToValueAtTime(below, begin + 0.06);
    filter.frequency.exponentialRampToValueAtTime(below / 4, begin + shape.long);
    this.#sound(source, source.connect(filter), shape);
  }

  noise({ filter: type, pitch, to = pitch, narrow = 1, ...shape }: Noise): void {
    const source = new AudioBufferSourceNode(this.#context, { buffer: noiseAt(this.#context.sampleRate), loop: true });
    const filter = new BiquadFilterNode(this.#context, { type, Q: narrow });
    this.#glide(filter.frequency, pitch, to, shape);
    this.#sound(source, source.connect(filter), shape);
  }

  #glide(pitch: AudioParam, from: number, to: number, { at = 0, long }: Shape): void {
    pitch.setValueAtTime(from, this.#start + at);
    if (to !== from) pitch.exponentialRampToValueAtTime(to, this.#start + at + long);
  }

  #sound(source: AudioScheduledSourceNode, filtered: AudioNode, { at = 0, loud, attack = 0.004, long }: Shape): void {
    const begin = this.#start + at;
    const loudness = new GainNode(this.#context, { gain: 0 });
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(loud, begin + attack);
    loudness.gain.exponentialRampToValueAtTime(SILENT, begin + long);
    filtered.connect(loudness).connect(this.#out);
    source.start(begin);
    source.stop(begin + long);
  }
}

/** Tones that ring together from a moment on: their pitches, how loud and how long each. */
function ring(stage: Stage, at: number, tones: [pitch: number, loud: number, long: number][]): void {
  for (const [pitch, loud, long] of tones) stage.tone({ at, pitch, loud, long, attack: 0.002 });
}

/** A note of two horns that are not quite in tune. */
function horn(stage: Stage, at: number, pitch: number, loud: number, long: number): void {
  for (const off of [0.996, 1.004])
    stage.tone({ at, pitch: pitch * off, wave: "sawtooth", below: pitch * 6, loud, attack: 0.035, long });
}

function thump(stage: Stage, at: number, loud: number): void {
  stage.tone({ at, pitch: 170, to: 52, loud, long: 0.2 });
  stage.noise({ at, filter: "bandpass", pitch: 750, narrow: 2, loud: loud * 0.9, long: 0.07 });
  stage.noise({ at, filter: "highpass", pitch: 2500, loud: loud * 0.35, attack: 0.001, long: 0.025 });
}

export const SOUNDS = {
  /** Two coins that touch. */
  coin(stage: Stage): void {
    for (const [at, high] of [[0, 1], [0.075, 1.12]] as const) {
      stage.noise({ at, filter: "highpass", pitch: 7000, loud: 0.1, attack: 0.001, long: 0.02 });
      ring(stage, at, [[2960 * high, 0.16, 0.3], [4430 * high, 0.13, 0.36], [7190 * high, 0.04, 0.16]]);
    }
  },

  /** A card slides over the table and lands. */
  card(stage: Stage): void {
    stage.noise({ filter: "bandpass", pitch: 1600, to: 5200, narrow: 0.9, loud: 0.6, attack: 0.09, long: 0.19 });
    stage.noise({ at: 0.15, filter: "lowpass", pitch: 1500, loud: 0.8, attack: 0.002, long: 0.06 });
  },

  /** Two blows on wood. */
  hammer(stage: Stage): void {
    thump(stage, 0, 0.4);
    thump(stage, 0.24, 0.55);
  },

  /** A blade leaves its sheath, and strikes. */
  dagger(stage: Stage): void {
    stage.noise({ filter: "bandpass", pitch: 2600, to: 8500, narrow: 5, loud: 0.55, attack: 0.16, long: 0.24 });
    ring(stage, 0.2, [[3120, 0.1, 0.5], [4670, 0.08, 0.6], [6240, 0.05, 0.4]]);
    stage.tone({ at: 0.36, pitch: 120, to: 50, loud: 0.5, long: 0.2 });
    stage.noise({ at: 0.36, filter: "lowpass", pitch: 600, loud: 0.5, long: 0.1 });
  },

  /** A gust of flame, and what crackles in it. */
  fire(stage: Stage): void {
    stage.noise({ filter: "lowpass", pitch: 250, to: 900, loud: 1, attack: 0.25, long: 1.3 });
    stage.noise({ filter: "bandpass", pitch: 900, to: 500, loud: 0.25, attack: 0.3, long: 1.2 });
    const next = scatter(7);
    for (let at = 0.12; at < 1.2; at += 0.02 + next() * 0.09)
      stage.noise({
        at,
        filter: "bandpass",
        pitch: 1400 + next() * 4200,
        narrow: 2.5,
        loud: 0.2 + next() * 0.7,
        attack: 0.001,
        long: 0.01 + next() * 0.025,
      });
  },

  /** A bell in a tower, with the minor third that bells have. */
  bell(stage: Stage): void {
    stage.noise({ filter: "bandpass", pitch: 3000, loud: 0.1, attack: 0.001, long: 0.03 });
    ring(stage, 0, [
      [262, 0.11, 1.45],
      [523, 0.14, 1.3],
      [628, 0.1, 1.1],
      [784, 0.06, 0.8],
      [1047, 0.09, 0.8],
      [1396, 0.05, 0.5],
      [1570, 0.03, 0.4],
    ]);
  },

  /** Many voices that rise. */
  crowd(stage: Stage): void {
    for (const [pitch, loud] of [[520, 0.7], [880, 0.6], [1250, 0.36], [2600, 0.14]] as const)
      stage.noise({ filter: "bandpass", pitch, to: pitch * 1.15, narrow: 5, loud, attack: 0.4, long: 1.35 });
    const next = scatter(3);
    for (let voice = 0; voice < 7; voice++) {
      const pitch = 130 + next() * 190;
      const at = next() * 0.25;
      stage.tone({
        at,
        pitch,
        to: pitch * (1.1 + next() * 0.25),
        wave: "sawtooth",
        below: 1100,
        loud: 0.07,
        attack: 0.25,
        long: 1 - at,
      });
    }
  },

  /** A valve opens. */
  steam(stage: Stage): void {
    stage.noise({ filter: "lowpass", pitch: 500, loud: 0.4, attack: 0.002, long: 0.06 });
    stage.noise({ filter: "highpass", pitch: 4200, to: 2200, loud: 0.28, attack: 0.02, long: 1.1 });
  },

  /** Dice roll to rest. */
  dice(stage: Stage): void {
    const next = scatter(11);
    for (let roll = 0, at = 0; roll < 8; roll++, at += 0.035 + roll * 0.011) {
      const pitch = 1900 + next() * 1500;
      stage.noise({ at, filter: "bandpass", pitch, narrow: 4, loud: 1.4 - roll * 0.1, attack: 0.001, long: 0.045 });
      stage.tone({ at, pitch: pitch / 3, to: pitch / 4, loud: 0.2, attack: 0.001, long: 0.05 });
    }
  },

  /** A short fanfare. */
  win(stage: Stage): void {
    for (const [number, pitch] of [392, 523.3, 659.3].entries()) horn(stage, number * 0.15, pitch, 0.16, 0.28);
    for (const pitch of [392, 523.3, 659.3, 784]) horn(stage, 0.5, pitch, 0.085, 1.6);
    ring(stage, 0.52, [[1568, 0.03, 1.2], [3136, 0.015, 0.8]]);
  },

  /** Horns that sink. */
  lose(stage: Stage): void {
    for (const [number, pitch] of [311.1, 293.7, 261.6].entries()) horn(stage, number * 0.24, pitch, 0.14, 0.34);
    for (const pitch of [130.8, 196, 233.1]) horn(stage, 0.72, pitch, 0.1, 0.75);
  },

  /** It is your turn: two soft notes. */
  turn(stage: Stage): void {
    ring(stage, 0, [[659.3, 0.24, 0.7], [1318.6, 0.04, 0.3]]);
    ring(stage, 0.14, [[880, 0.24, 0.85], [1760, 0.04, 0.35]]);
  },

  /** A whisper for silence. */
  hush(stage: Stage): void {
    stage.noise({ filter: "bandpass", pitch: 3600, to: 5200, narrow: 1.1, loud: 0.34, attack: 0.14, long: 0.6 });
  },

  /** A harp, upwards. */
  crown(stage: Stage): void {
    for (const [number, pitch] of [523.3, 659.3, 784, 1046.5, 1318.5].entries())
      ring(stage, number * 0.085, [[pitch, 0.17, 0.8], [pitch * 2, 0.05, 0.4], [pitch * 3, 0.02, 0.2]]);
  },

  /** Something shimmers and turns into another thing. */
  magic(stage: Stage): void {
    stage.tone({ pitch: 330, to: 1480, wave: "triangle", loud: 0.14, attack: 0.3, long: 0.75 });
    stage.tone({ pitch: 333, to: 1500, wave: "triangle", loud: 0.14, attack: 0.3, long: 0.75 });
    const next = scatter(5);
    for (let spark = 0; spark < 10; spark++)
      stage.tone({ at: 0.15 + spark * 0.075, pitch: 1760 * 2 ** (next() * 1.5), loud: 0.08, long: 0.35 });
  },

  /** A key turns, a bolt falls. */
  lock(stage: Stage): void {
    for (const at of [0, 0.06, 0.12])
      stage.noise({ at, filter: "bandpass", pitch: 3200, narrow: 5, loud: 0.6, attack: 0.001, long: 0.02 });
    ring(stage, 0.24, [[1180, 0.09, 0.14], [2150, 0.07, 0.1]]);
    stage.tone({ at: 0.24, pitch: 210, to: 85, loud: 0.45, long: 0.13 });
    stage.noise({ at: 0.24, filter: "bandpass", pitch: 1500, narrow: 2, loud: 0.7, attack: 0.001, long: 0.05 });
  },
};

/** Lets a sound be heard from now on. */
export function perform(name: keyof typeof SOUNDS, out: AudioNode): void {
  SOUNDS[name](new Stage(out));
}
