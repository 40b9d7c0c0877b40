import { bullenrommee } from '@bullpen/games/bullenrommee';
import type { Beat } from '../contract.ts';
import { areaOf, keyOf, STOCK, stockKey } from './keys.ts';
import type { BullenEvent, BullenView } from './types.ts';

/** The end of a deal stays a little longer before the next one is dealt. */
const LOOK = 2000;

/** The events that move cards. */
const MOVING: readonly string[] = ['laid', 'added', 'swapped', 'took', 'drew', 'drawn', 'shown'];

/** One step for each thing done. What the viewer lays lies there already: the turn was planned in the page. */
export function beats(
  before: BullenView,
  _after: BullenView,
  events: readonly BullenEvent[],
): Beat<BullenView>[] {
  // The turn goes on while its cards move.
  const shown = (view: BullenView): BullenView => ({ ...view, toAct: before.toAct });
  const list: Beat<BullenView>[] = [];
  let view = before;
  for (const [i, event] of events.entries()) {
    const shownEvents = i + 1;
    const old = view;
    view = bullenrommee.viewAfter(view, event, null);
    if (!MOVING.includes(event.name)) continue;
    if (event.name === 'shown') list.push({ view: shown(view), shownEvents, ms: LOOK });
    else if (event.name === 'drew' && event.data.seat === before.viewer) continue;
    else if (!isOwnLaying(event, before.viewer))
      list.push({ view: shown(view), shownEvents, ...paths(old, view, event) });
  }
  return list;
}

const isOwnLaying = (event: BullenEvent, viewer: number): boolean =>
  (event.name === 'laid' || event.name === 'added' || event.name === 'swapped') && event.data.seat === viewer;

type Paths = Pick<Beat, 'from' | 'to'>;

/** Where the cards of an event come from and go to. */
export function paths(old: BullenView, view: BullenView, event: BullenEvent): Paths {
  switch (event.name) {
    case 'laid': {
      const { seat, meadow, cards } = event.data;
      return { from: Object.fromEntries(cards.map((_, i) => [keyAt(view, meadow, i), areaOf(seat)])) };
    }
    case 'added': {
      const { seat, meadow, place } = event.data;
      return { from: { [keyAt(view, meadow, place)]: areaOf(seat) } };
    }
    case 'swapped': {
      const { seat, meadow, place } = event.data;
      return {
        from: { [keyAt(view, meadow, place)]: areaOf(seat) },
        to: { [keyAt(old, meadow, place)]: areaOf(seat) },
      };
    }
    case 'took': {
      const { seat, card, fill } = event.data;
      return { to: { [card]: areaOf(seat) }, ...(fill !== null && { from: { [fill]: STOCK } }) };
    }
    case 'drew':
      return { to: { [stockKey(old.stock)]: areaOf(event.data.seat) } };
    case 'drawn':
      return { from: { [event.data.card]: STOCK } };
    default:
      return {};
  }
}

const keyAt = (view: BullenView, meadow: number, place: number): string =>
  keyOf(view.meadows[meadow]!.cards, place);
