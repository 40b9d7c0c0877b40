import type { GameId } from '../rule-texts.ts';
import { page } from './page.ts';
import { bullenrommeePage } from './page-bullenrommee.ts';
import { captainJackPage } from './page-captain-jack.ts';
import { elevenNimmtPage } from './page-eleven-nimmt.ts';
import { sixNimmtPage } from './page-six-nimmt.ts';
import { twentyOnePage } from './page-twenty-one.ts';

/** All that the page says in one language: around the games, and by the id of each. */
export const pages = {
  page,
  'six-nimmt': sixNimmtPage,
  'eleven-nimmt': elevenNimmtPage,
  bullenrommee: bullenrommeePage,
  'twenty-one': twentyOnePage,
  'captain-jack': captainJackPage,
} satisfies Record<GameId | 'page', object>;

/** English is the type of the others: a missing key does not compile. */
export type Pages = typeof pages;
