import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { Beat } from '../contract.ts';
import type { SixEvent, SixView } from './types.ts';

/** A round that has ended stays a little longer before the next one is dealt. */
const LOOK = 1400;

/** The cards are turned up, then placed one after another, the lowest first (S3, S4). */
export function beats(before: SixView, after: SixView, events: readonly SixEvent[]): Beat<SixView>[] {
  const list: Beat<SixView>[] = [];
  let view = before;
  for (const [i, event] of events.entries()) {
    const told = i + 1;
    view = sixNimmt.viewAfter(view, event, null);
    // On the way nobody has to act.
    const step = { view: { ...view, toAct: [] }, told };
    if (event.name === 'revealed') list.push({ ...step, ms: 900 });
    else if (event.name === 'placed') list.push(step);
    else if (event.name === 'took') {
      const { seat, cards } = event.data;
      list.push({ ...step, ms: 800, to: Object.fromEntries(cards.map((card) => [card, `seat-${seat}`])) });
    } else if (event.name === 'drafted') {
      const { seat, card } = event.data;
      list.push({ view: after, told, to: { [card]: `seat-${seat}` } });
    } else if (event.name === 'round') {
      const last = list.pop();
      if (last !== undefined) list.push({ ...last, told, ms: LOOK });
    }
  }
  return list;
}
