import type { Refusal } from '@bullpen/engine';
import { ruleTexts } from '@bullpen/words';

/** A refusal in a sentence: its code as words, what it is about, and the rule that it breaks. */
export function refusalWords(game: string, { code, rule, detail }: Refusal): string {
  const about = Object.entries(detail ?? {}).map(([name, value]) => `${name} ${value}`);
  const what = code === 'notation' ? 'not a move of this game' : code.replaceAll('-', ' ');
  const words = [what, ...about].join(', ');
  return rule === null ? words : `${words} — ${rule}: ${ruleTexts[game]?.[rule] ?? ''}`;
}
