import { bullenrommee } from './en/bullenrommee.ts';
import { captainJack } from './en/captain-jack.ts';
import { elevenNimmt } from './en/eleven-nimmt.ts';
import { readings } from './en/readings.ts';
import { sixNimmt } from './en/six-nimmt.ts';
import { twentyOne } from './en/twenty-one.ts';
import type { GameId, RuleTexts } from './rule-texts.ts';

/** The rules of every game in English, by the id of the game. */
export const ruleTexts: Readonly<Record<string, RuleTexts>> = {
  'six-nimmt': sixNimmt,
  'eleven-nimmt': elevenNimmt,
  bullenrommee,
  'twenty-one': twentyOne,
  'captain-jack': captainJack,
} satisfies Record<GameId, RuleTexts>;

/** Why a rule is our reading of the rulebook, in English; undefined where the rulebook says it. */
export function readingOf(game: string, rule: string): string | undefined {
  const reasons: Readonly<Record<string, RuleTexts>> = readings.reasons;
  const why = reasons[game]?.[rule];
  return why === undefined ? undefined : `${readings.label}: ${why}`;
}
