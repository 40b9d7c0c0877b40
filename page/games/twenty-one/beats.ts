import type { Beat } from '../contract.ts';
import type { TwentyOneEvent, TwentyOneView } from './types.ts';

/** What was written is looked at before the next roll; and so is a roll that a bot repeats. */
const LOOK = 1100;

export function beats(
  before: TwentyOneView,
  after: TwentyOneView,
  events: readonly TwentyOneEvent[],
): Beat<TwentyOneView>[] {
  const shown = events.some(({ name }) => name === 'wrote' || name === 'crossed');
  if (!shown || after.phase === 'over') return [];
  // The sheets as they are now, the dice as they lay.
  const { turn, active, rolls, dice } = before;
  return [{ view: { ...after, turn, active, rolls, dice, phase: 'choose', toAct: [] }, ms: LOOK }];
}
