import type { Pages } from '../en/pages.ts';
import { around } from './around.ts';
import { days } from './days.ts';
import { page } from './page.ts';
import { bullenrommeePage } from './page-bullenrommee.ts';
import { captainJackPage } from './page-captain-jack.ts';
import { elevenNimmtPage } from './page-eleven-nimmt.ts';
import { sixNimmtPage } from './page-six-nimmt.ts';
import { twentyOnePage } from './page-twenty-one.ts';
import { talk } from './talk.ts';

export const pages: Pages = {
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
