import type { GameId } from '../rule-texts.ts';
import { page } from './page.ts';
import { bullenrommeePage } from './page-bullenrommee.ts';
import { captainJackPage } from './page-captain-jack.ts';
import { elevenNimmtPage } from './page-eleven-nimmt.ts';
import { sixNimmtPage } from './page-six-nimmt.ts';
import { twentyOnePage } from './page-twenty-one.ts';

/** What the page says of every game; its board has words of its own besides. */
interface GameWords {
  readonly name: string;
  /** What it is, in one line. */
  readonly line: string;
  /** What the scores of the seats are, and who wins by them. */
  readonly goal: string;
  readonly score: (n: number) => string;
  /** The names of its options. */
  readonly options: object;
  /** Why a move was refused, by code. */
  readonly refused: object;
}

/** All that the page says in one language: around the games, and by the id of each. */
export const pages = {
  page,
  'six-nimmt': sixNimmtPage,
  'eleven-nimmt': elevenNimmtPage,
  bullenrommee: bullenrommeePage,
  'twenty-one': twentyOnePage,
  'captain-jack': captainJackPage,
} satisfies Record<GameId, GameWords> & { page: object };

/** English is the type of the others: a missing key does not compile. */
export type Pages = typeof pages & Readonly<Record<GameId, GameWords>>;
