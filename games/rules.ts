import type { rules as bullenrommee } from './bullenrommee/rules.ts';
import type { rules as captainJack } from './captain-jack/rules.ts';
import type { rules as elevenNimmt } from './eleven-nimmt/rules.ts';
import type { rules as sixNimmt } from './six-nimmt/rules.ts';
import type { rules as twentyOne } from './twenty-one/rules.ts';

/** The numbers of the rules of every game, by its id: texts that are typed by them can leave no rule out. */
export interface RuleNumbers {
  'six-nimmt': (typeof sixNimmt)[number];
  'eleven-nimmt': (typeof elevenNimmt)[number];
  bullenrommee: (typeof bullenrommee)[number];
  'twenty-one': (typeof twentyOne)[number];
  'captain-jack': (typeof captainJack)[number];
}
