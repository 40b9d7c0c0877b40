// All sounds of the page, made from sine and triangle waves and a little noise: no file is fetched for them.

/** What can be heard. */
export type Sound = 'laid' | 'taken' | 'dice' | 'turn' | 'won';

interface Note {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Hertz; where it glides to, if it does. For noise: the middle of the band. */
  readonly pitch: number;
  readonly to?: number;
  /** Seconds after the beginning, and how long it rings. */
  readonly at: number;
  readonly length: number;
  /** From 0 to 1; everything stays soft. */
  readonly loud: number;
}

const tap = (at: number, pitch: number, loud: number): Note => ({
  wave: 'noise',
  pitch,
  at,
  length: 0.06,
  loud,
});
const bell = (at: number, pitch: number, length: number, loud = 0.12): Note => ({
  wave: 'triangle',
  pitch,
  at,
  length,
  loud,
});

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  // A card on felt.
  laid: [tap(0, 1800, 0.16), { wave: 'sine', pitch: 190, to: 120, at: 0, length: 0.07, loud: 0.12 }],
  // Cards are swept together, with a low sigh.
  taken: [
    { wave: 'noise', pitch: 900, to: 400, at: 0, length: 0.28, loud: 0.14 },
    { wave: 'sine', pitch: 220, to: 110, at: 0.04, length: 0.32, loud: 0.12 },
  ],
  // A few knocks, each softer than the one before.
  dice: [0, 0.07, 0.13, 0.21, 0.26, 0.34].map((at, i) => tap(at, 2600 - 250 * i, 0.2 - 0.025 * i)),
  turn: [bell(0, 587, 0.22), bell(0.11, 880, 0.3)],
  won: [bell(0, 523, 0.3), bell(0.13, 659, 0.3), bell(0.26, 784, 0.35), bell(0.39, 1047, 0.7)],
};

let context: AudioContext | null = null;

/** Sounds at once. Browsers allow it only after somebody has touched the page: before that nothing is kept for later. */
export function sound(name: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const here = context;
  void here.resume().then(() => {
    for (const note of SOUNDS[name]) strike(here, note);
  });
}

function strike(here: AudioContext, { wave, pitch, to = pitch, at, length, loud }: Note): void {
  const begin = here.currentTime + at;
  const end = begin + length;
  const volume = here.createGain();
  // Up within a few milliseconds, or it would click, then away as a struck thing fades.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(here.destination);
  const glide = (frequency: AudioParam): void => {
    frequency.setValueAtTime(pitch, begin);
    frequency.exponentialRampToValueAtTime(to, end);
  };
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(here, { buffer: noise(here), loop: true });
    const band = new BiquadFilterNode(here, { type: 'bandpass', Q: 1.2 });
    glide(band.frequency);
    source.connect(band).connect(volume);
    source.start(begin);
    source.stop(end);
  } else {
    const source = new OscillatorNode(here, { type: wave });
    glide(source.frequency);
    source.connect(volume);
    source.start(begin);
    source.stop(end);
  }
}

let hiss: AudioBuffer | null = null;

/** A third of a second of noise, from a small generator: it need only sound like chance. */
function noise(here: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = here.createBuffer(1, here.sampleRate / 3, here.sampleRate);
  let state = 1;
  const samples = hiss.getChannelData(0).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  });
  hiss.copyToChannel(samples, 0);
  return hiss;
}
