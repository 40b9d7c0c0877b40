import { settings } from '../app/settings.ts';
import type { Sound } from './tones.ts';

/** Makes a sound, if sounds are wanted. Until they are, not even the means to make them is fetched. */
export function hear(name: Sound): void {
  if (settings.sound.value === 'on') void import('./tones.ts').then(({ sound }) => sound(name));
}
