import type { Refusal } from '@bullpen/engine';
import { readingOf, ruleTexts } from '@bullpen/words';

/** A refusal in a sentence: its code as words, what it is about, and the rule that it breaks, marked if it is our reading. */
export function refusalWords(game: string, { code, rule, detail }: Refusal): string {
  const about = Object.entries(detail ?? {}).map(([name, value]) => `${name} ${value}`);
  const what = code === 'notation' ? 'not a move of this game' : code.replaceAll('-', ' ');
  const words = [what, ...about].join(', ');
  if (rule === null) return words;
  const reading = readingOf(game, rule);
  const mark = reading === undefined ? '' : ` (${reading})`;
  return `${words} — ${rule}: ${ruleTexts[game]?.[rule] ?? ''}${mark}`;
}
