import { effect, type Signal, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export type Level = 'easy' | 'medium' | 'strong';
export type CardSize = 'normal' | 'large';
export type Hand = 'right' | 'left';
export type Switch = 'on' | 'off';

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
export const LEVELS: readonly Level[] = ['easy', 'medium', 'strong'];
export const CARD_SIZES: readonly CardSize[] = ['normal', 'large'];
export const HANDS: readonly Hand[] = ['right', 'left'];
const SWITCH: readonly Switch[] = ['on', 'off'];

export const settings = {
  theme: kept<Theme>('theme', THEMES, 'auto'),
  speed: kept<Speed>('speed', SPEEDS, 'normal'),
  /** How strong bots are where nothing else is chosen. */
  level: kept<Level>('level', LEVELS, 'medium'),
  /** How piles lie whose cards are open to all: every card in sight, or only the top one. */
  piles: kept<'row' | 'stack'>('piles', ['row', 'stack'], 'row'),
  sound: kept('sound', SWITCH, 'off'),
  /** A short buzz on phones, until somebody wants none. */
  vibration: kept('vibration', SWITCH, 'on'),
  cardSize: kept<CardSize>('card-size', CARD_SIZES, 'normal'),
  /** The hand that holds the phone: tools are on its side. */
  hand: kept<Hand>('hand', HANDS, 'right'),
  /** A press on a card plays it at once, instead of lifting it first. */
  onePress: kept('one-press', SWITCH, 'off'),
  /** Digits and ? do something by themselves. People who speak to the device, or whose hands shake, may want that off. */
  shortcuts: kept('shortcuts', SWITCH, 'on'),
  /** Notices of turns in day games, where the browser allows them. */
  notices: kept('notices', SWITCH, 'off'),
  /** Empty: as the browser says. */
  language: kept<string>('language', null, ''),
  name: kept<string>('name', null, ''),
};

/** How many times slower than normal things move; 0 for not at all. People who ask the system for less motion get none. */
export function pace(): number {
  if (settings.speed.value === 'normal' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { off: 0, fast: 0.25, normal: 1, slow: 2 }[settings.speed.value];
}

// What style sheets ask for.
effect(() => {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme.value;
  dataset.cards = settings.cardSize.value;
  dataset.motion = pace() === 0 ? 'off' : 'on';
});
