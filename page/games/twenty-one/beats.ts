import type { Beat } from '../contract.ts';
import type { TwentyOneEvent, TwentyOneView } from './types.ts';

/** What was written is looked at before the next roll. */
const LOOK = 1100;

export function beats(
  before: TwentyOneView,
  after: TwentyOneView,
  events: readonly TwentyOneEvent[],
): Beat<TwentyOneView>[] {
  const last = events.findLastIndex(({ name }) => name === 'wrote' || name === 'crossed' || name === 'row');
  if (last === -1 || after.phase === 'over') return [];
  // Several turns at once, after a lost connection: the dice between them are not known here.
  if (events.filter(({ name }) => name === 'turn').length > 1) return [];
  // The sheets as they are now, the dice as they lay.
  const { turn, active, rolls, dice } = before;
  const view = { ...after, turn, active, rolls, dice, phase: 'choose', toAct: [] } as const;
  return [{ view, told: last + 1, ms: LOOK }];
}
