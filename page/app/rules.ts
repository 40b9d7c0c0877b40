import type { GameId } from '../games/list.ts';

type Texts = Readonly<Record<string, string>>;

const ENGLISH: Readonly<Record<GameId, () => Promise<Texts>>> = {
  'six-nimmt': async () => (await import('@bullpen/words/en/six-nimmt')).sixNimmt,
  'eleven-nimmt': async () => (await import('@bullpen/words/en/eleven-nimmt')).elevenNimmt,
  bullenrommee: async () => (await import('@bullpen/words/en/bullenrommee')).bullenrommee,
  'twenty-one': async () => (await import('@bullpen/words/en/twenty-one')).twentyOne,
  'captain-jack': async () => (await import('@bullpen/words/en/captain-jack')).captainJack,
};

/** The rules of a game by number. */
export const fetchRules = (game: GameId): Promise<Texts> => ENGLISH[game]();
