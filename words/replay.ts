import type { ReplayWords } from './en/replay.ts';
import type { Language } from './rule-texts.ts';

export type { ReplayWords } from './en/replay.ts';

const REPLAY: Readonly<Record<Language, () => Promise<ReplayWords>>> = {
  en: async () => (await import('./en/replay.ts')).replay,
  is: async () => (await import('./is/replay.ts')).replay,
  de: async () => (await import('./de/replay.ts')).replay,
  no: async () => (await import('./no/replay.ts')).replay,
  he: async () => (await import('./he/replay.ts')).replay,
};

/** What is said after a match and in its replay, in one language, fetched when it is asked for. */
export const loadReplayWords = (language: Language): Promise<ReplayWords> => REPLAY[language]();
