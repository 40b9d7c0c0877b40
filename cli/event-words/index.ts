import { type Event, type Period, type RoundEvent, required } from '@bullpen/engine';
import { entryOf, type GameId, games } from '@bullpen/games';
import { bullenrommeeWords } from './bullenrommee.ts';
import { captainJackWords } from './captain-jack.ts';
import { elevenNimmtWords } from './eleven-nimmt.ts';
import { sixNimmtWords } from './six-nimmt.ts';
import { twentyOneWords } from './twenty-one.ts';
import { bySeat, type Words } from './words.ts';

export { bySeat, names, YOU } from './words.ts';

const words: Readonly<Record<GameId, unknown>> = {
  'six-nimmt': sixNimmtWords,
  'eleven-nimmt': elevenNimmtWords,
  bullenrommee: bullenrommeeWords,
  'twenty-one': twentyOneWords,
  'captain-jack': captainJackWords,
};

/** What happened, as a sentence for the person at the terminal; null where there is nothing to say. */
export function eventWords(game: string, { name, data }: Event, options: unknown): string | null {
  if (name === 'round') return roundWords(entryOf(games, game).period, data as RoundEvent['data']);
  const sentences = entryOf(words, game) as Words<Event>;
  return required(sentences[name], `the sentence for ${name}`)(data, options);
}

/** Where a match has no periods, its end says it all. */
function roundWords(period: Period, { n, points, totals }: RoundEvent['data']): string | null {
  if (period === 'none') return null;
  const title = { round: 'Round', deal: 'Deal' }[period];
  return `${title} ${n} is over: ${bySeat(points)}. Totals: ${bySeat(totals)}`;
}
