import { twentyOne } from '@bullpen/games/twenty-one';
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
  // Several turns at once, after a lost connection: there is no time to look at each.
  if (events.filter(({ name }) => name === 'turn').length > 1) return [];
  const told = last + 1;
  const written = events
    .slice(0, told)
    .reduce((view, event) => twentyOne.viewAfter(view, event, null), before);
  return [{ view: { ...written, phase: 'choose', toAct: [] }, told, ms: LOOK }];
}
