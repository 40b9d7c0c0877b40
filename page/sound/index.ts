import { settings } from '../app/settings.ts';
import { buzz } from './buzz.ts';
import type { Sound } from './tones.ts';

/** How long a phone shakes with a sound, in milliseconds; the others are only heard. */
const FELT: Partial<Readonly<Record<Sound, number>>> = { taken: 60, turn: 30, won: 120 };

/** Makes a sound and a vibration, if they are wanted. Until the first sound, not even the code for sounds is fetched. */
export function hear(name: Sound): void {
  buzz(FELT[name] ?? 0);
  if (settings.sound.value === 'on') void import('./tones.ts').then(({ sound }) => sound(name));
}
