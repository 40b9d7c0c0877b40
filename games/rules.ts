import type { rules as bullenrommee, rulings as bullenrommeeRulings } from './bullenrommee/rules.ts';
import type { rules as captainJack, rulings as captainJackRulings } from './captain-jack/rules.ts';
import type { rules as elevenNimmt, rulings as elevenNimmtRulings } from './eleven-nimmt/rules.ts';
import type { rules as sixNimmt, rulings as sixNimmtRulings } from './six-nimmt/rules.ts';
import type { rules as twentyOne, rulings as twentyOneRulings } from './twenty-one/rules.ts';

/** The numbers of the rules of every game, by its id: texts that are typed by them can leave no rule out. */
export interface RuleNumbers {
  'six-nimmt': (typeof sixNimmt)[number];
  'eleven-nimmt': (typeof elevenNimmt)[number];
  bullenrommee: (typeof bullenrommee)[number];
  'twenty-one': (typeof twentyOne)[number];
  'captain-jack': (typeof captainJack)[number];
}

/** The rules that are our reading of the rulebook, by game: each needs a reason in every language. */
export interface RulingNumbers {
  'six-nimmt': (typeof sixNimmtRulings)[number];
  'eleven-nimmt': (typeof elevenNimmtRulings)[number];
  bullenrommee: (typeof bullenrommeeRulings)[number];
  'twenty-one': (typeof twentyOneRulings)[number];
  'captain-jack': (typeof captainJackRulings)[number];
}
