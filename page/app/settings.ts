import { effect, type Signal, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(`bullpen.${key}`);
  } catch {
    return null;
  }
};

/** A choice that this browser remembers, where it may. */
function kept<T extends string>(key: string, allowed: readonly T[] | null, first: T): Signal<T> {
  const found = read(key) as T | null;
  const value = signal<T>(found !== null && (allowed === null || allowed.includes(found)) ? found : first);
  effect(() => {
    try {
      if (value.value === first) localStorage.removeItem(`bullpen.${key}`);
      else localStorage.setItem(`bullpen.${key}`, value.value);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  return value;
}

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal', 'slow'];

export const settings = {
  theme: kept<Theme>('theme', THEMES, 'auto'),
  speed: kept<Speed>('speed', SPEEDS, 'normal'),
  /** How piles lie whose cards are open to all: every card in sight, or only the top one. */
  piles: kept<'row' | 'stack'>('piles', ['row', 'stack'], 'row'),
  /** One press plays a card, where it can go to one place only. */
  onePress: kept<'on' | 'off'>('onePress', ['on', 'off'], 'off'),
  sound: kept<'on' | 'off'>('sound', ['on', 'off'], 'off'),
  /** Digits and ? do something by themselves. People who speak to the device, or whose hands shake, may want that off. */
  shortcuts: kept<'on' | 'off'>('shortcuts', ['on', 'off'], 'on'),
  /** Empty: as the browser says. */
  language: kept<string>('language', null, ''),
  name: kept<string>('name', null, ''),
};

/** How many times slower than normal things move; 0 for not at all. People who ask the system for less motion get none. */
export function pace(): number {
  if (settings.speed.value === 'normal' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { off: 0, fast: 0.5, normal: 1, slow: 2 }[settings.speed.value];
}

effect(() => {
  document.documentElement.dataset.theme = settings.theme.value;
});
