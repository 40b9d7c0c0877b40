import { twentyOne } from '@bullpen/games/twenty-one';
import type { Beat } from '../contract.ts';
import type { TwentyOneEvent, TwentyOneView } from './types.ts';

/** What was written is looked at before the next roll. */
const LOOK = 1100;
/** Somebody else's first roll, thrown and read before they go on. The second one stays in sight while all choose. */
const READ = 1600;
/** That somebody rolls again, and which dice stay. */
const AGAIN = 900;

export function beats(
  before: TwentyOneView,
  after: TwentyOneView,
  events: readonly TwentyOneEvent[],
): Beat<TwentyOneView>[] {
  // Several turns at once, after a lost connection: there is no time to look at each.
  if (events.filter(({ name }) => name === 'turn').length > 1) return [];
  const written = events.findLastIndex(
    ({ name }) => name === 'wrote' || name === 'crossed' || name === 'row',
  );
  const list: Beat<TwentyOneView>[] = [];
  let view = before;
  for (const [i, event] of events.entries()) {
    const shownEvents = i + 1;
    const old = view;
    view = twentyOne.viewAfter(view, event, null);
    const other = view.active !== view.viewer;
    // Nobody acts on the way. The viewer's own roll is not held up: its dice are looked at while one decides.
    if (i === written && after.phase !== 'over')
      list.push({ view: { ...view, phase: 'choose', toAct: [] }, shownEvents, ms: LOOK });
    else if (event.name === 'rerolled' && other)
      list.push({ view: { ...old, toAct: [] }, shownEvents, ms: AGAIN });
    else if (event.name === 'roll' && other && view.phase === 'roll')
      list.push({ view: { ...view, toAct: [] }, shownEvents, ms: READ });
  }
  return list;
}
