import type { ByGame } from '../rule-texts.ts';
import { around } from './around.ts';
import { days } from './days.ts';
import { page } from './page.ts';
import { bullenrommeePage } from './page-bullenrommee.ts';
import { captainJackPage } from './page-captain-jack.ts';
import { elevenNimmtPage } from './page-eleven-nimmt.ts';
import { sixNimmtPage } from './page-six-nimmt.ts';
import { twentyOnePage } from './page-twenty-one.ts';
import { talk } from './talk.ts';

/** What an option is called, and what its values are. */
export interface OptionWords {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly unit?: string;
}

/** What the page says of every game; its board has words of its own besides. */
interface GameWords {
  readonly name: string;
  /** What it is, in one line. */
  readonly line: string;
  /** What the scores of the seats are, and who wins by them. */
  readonly goal: string;
  readonly score: (n: number) => string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Why a move was refused, by code. */
  readonly refused: Readonly<Record<string, string>>;
}

/** All that the page says in one language: around the games, and by the id of each. */
const english = {
  page,
  around,
  talk,
  days,
  'six-nimmt': sixNimmtPage,
  'eleven-nimmt': elevenNimmtPage,
  bullenrommee: bullenrommeePage,
  'twenty-one': twentyOnePage,
  'captain-jack': captainJackPage,
};

/** English is the type of the others: a missing key does not compile. Nor does a missing game. */
export type Pages = {
  readonly page: typeof page;
  readonly around: typeof around;
  readonly talk: typeof talk;
  readonly days: typeof days;
} & ByGame<typeof english, GameWords>;

export const pages: Pages = english;
