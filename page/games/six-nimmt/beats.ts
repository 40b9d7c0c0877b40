import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { Beat } from '../contract.ts';
import type { SixEvent, SixPicture } from './types.ts';

/** How long each picture stands, in milliseconds at normal speed. A card that flies takes most of it. */
const MS = { turn: 480, lineUp: 420, place: 340, tremble: 560, sweep: 560, lastLook: 700 };

/** All cards are turned up at once, line up in order, and are placed one after another, the lowest first (S3, S4). */
export function beats(
  before: SixPicture,
  after: SixPicture,
  events: readonly SixEvent[],
): Beat<SixPicture>[] {
  const list: Beat<SixPicture>[] = [];
  let view = before;
  for (const [i, event] of events.entries()) {
    const shownEvents = i + 1;
    const last = view;
    view = sixNimmt.viewAfter(view, event, null);
    const step = still(view);
    if (event.name === 'revealed') {
      const waiting = event.data.cards.map((card, seat) => ({ seat, card }));
      list.push({ view: { ...step, waiting, turning: true }, shownEvents, ms: MS.turn });
      list.push({ view: step, shownEvents, ms: MS.lineUp });
    } else if (event.name === 'placed') list.push({ view: step, shownEvents, ms: MS.place });
    else if (event.name === 'took') {
      const { seat, cards } = event.data;
      const to = Object.fromEntries([...cards, 'heads'].map((card) => [card, `seat-${seat}`]));
      list.push({ view: trembling(last, view, event), shownEvents, ms: MS.tremble });
      list.push({ view: step, shownEvents, ms: MS.sweep, to });
    } else if (event.name === 'drafted') {
      const { seat, card } = event.data;
      list.push({ view: after, shownEvents, to: { [card]: `seat-${seat}` } });
    } else if (event.name === 'round') {
      const end = list.pop();
      if (end !== undefined) list.push({ ...end, shownEvents, ms: MS.lastLook });
    }
  }
  return list;
}

/** On the way nobody has to act. */
const still = (view: SixPicture): SixPicture => ({ ...view, toAct: [] });

/** The row just before it is taken: the sixth card lies in it (S7), or the card that is too low still waits (S8). */
function trembling(
  last: SixPicture,
  view: SixPicture,
  { data: { card, row, cards, heads } }: SixEvent & { name: 'took' },
): SixPicture {
  const taking = { row, heads };
  const isSixth = card > Math.max(...cards);
  if (!isSixth) return { ...still(last), taking };
  const rows = last.rows.map((each, i) => (i === row ? [...each, card] : each));
  return { ...still(view), rows, piles: last.piles, points: last.points, taking };
}
