import { sixNimmt } from './en/six-nimmt.ts';
import type { RuleTexts } from './rule-texts.ts';

/** The rules of every game in English, by the id of the game. */
export const ruleTexts: Readonly<Record<string, RuleTexts>> = {
  'six-nimmt': sixNimmt,
};
