import type { Event } from '@bullpen/engine';
import { bullenrommeeWords } from './bullenrommee.ts';
import { captainJackWords } from './captain-jack.ts';
import { elevenNimmtWords } from './eleven-nimmt.ts';
import { sixNimmtWords } from './six-nimmt.ts';
import { twentyOneWords } from './twenty-one.ts';
import type { Words } from './words.ts';

export { bySeat, names, YOU } from './words.ts';

const words: Readonly<Record<string, unknown>> = {
  'six-nimmt': sixNimmtWords,
  'eleven-nimmt': elevenNimmtWords,
  bullenrommee: bullenrommeeWords,
  'twenty-one': twentyOneWords,
  'captain-jack': captainJackWords,
};

/** What happened, as a sentence for the person at the terminal; null where there is nothing to say. */
export function eventWords(game: string, { name, data }: Event, options: unknown): string | null {
  const sentences = words[game] as Words<Event>;
  return sentences[name]!(data, options);
}
