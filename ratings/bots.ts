import { entryOf } from '@bullpen/games';
import type { Belief } from './belief.ts';
import { BOT_RATINGS } from './measured.ts';
import { believed } from './scale.ts';

/** What is believed of a bot; null if it was never measured. */
export function botBelief(game: string, level: string): Belief | null {
  const measured = entryOf(BOT_RATINGS, game)[level];
  return measured === undefined ? null : believed(measured);
}
