import type { Beat } from '../contract.ts';
import type { SixEvent, SixView } from './types.ts';

/** A round that has ended stays a little longer before the next one is dealt. */
const LOOK = 1400;

/** The cards are turned up, then placed one after another, the lowest first (S3, S4). */
export function beats(before: SixView, after: SixView, events: readonly SixEvent[]): Beat<SixView>[] {
  const list: Beat<SixView>[] = [];
  let view = before;
  let told = 0;
  const beat = (change: Partial<SixView>, rest: Omit<Beat<SixView>, 'view' | 'told'> = {}): void => {
    view = { ...view, ...change };
    list.push({ view, told, ...rest });
  };
  for (const event of events) {
    told++;
    if (event.name === 'revealed') {
      const { cards } = event.data;
      const hands = view.hands.map((hand, seat) => hand?.filter((card) => card !== cards[seat]) ?? null);
      const waiting = cards.map((card, seat) => ({ seat, card })).sort((a, b) => a.card - b.card);
      const chosen = cards.map(() => false);
      beat({ hands, waiting, chosen, choice: null, phase: 'lay', toAct: [] }, { ms: 900 });
    } else if (event.name === 'placed') {
      const { card, row } = event.data;
      beat({ rows: withRow(view, row, [...view.rows[row]!, card]), waiting: without(view, card) });
    } else if (event.name === 'took') {
      const { seat, card, row, cards, heads } = event.data;
      const points = view.points.map((had, i) => (i === seat ? had + heads : had));
      const piles = view.piles.map((pile, i) =>
        i === seat ? [...pile, ...cards].sort((a, b) => a - b) : pile,
      );
      const to = Object.fromEntries(cards.map((taken) => [taken, `seat-${seat}`]));
      beat(
        { rows: withRow(view, row, [card]), waiting: without(view, card), points, piles },
        { ms: 800, to },
      );
    } else if (event.name === 'drafted') {
      beat(after, { to: { [event.data.card]: `seat-${event.data.seat}` } });
    } else if (event.name === 'round') {
      const last = list.pop();
      if (last !== undefined) list.push({ ...last, told, ms: LOOK });
    }
  }
  return list;
}

const withRow = (view: SixView, row: number, cards: readonly number[]): SixView['rows'] =>
  view.rows.map((old, i) => (i === row ? cards : old));

const without = (view: SixView, card: number): SixView['waiting'] =>
  view.waiting.filter((waiting) => waiting.card !== card);
