import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import type { Beat } from '../contract.ts';
import type { ElevenEvent, ElevenPicture } from './types.ts';

const LOOK = 2200;
const TREMBLE = 460;

/** Card by card on the piles; a pile trembles and goes into a hand; bulls to their owners; new piles from the stack. */
export function beats(
  before: ElevenPicture,
  _after: ElevenPicture,
  events: readonly ElevenEvent[],
): Beat<ElevenPicture>[] {
  const { phase, toAct } = before;
  const list: Beat<ElevenPicture>[] = [];
  let view = before;
  for (const [i, event] of events.entries()) {
    const last = view;
    view = elevenNimmt.viewAfter(view, event, null);
    // The turn goes on while its cards move.
    const beat = (
      rest: Omit<Beat<ElevenPicture>, 'shownEvents'> | Omit<Beat<ElevenPicture>, 'view' | 'shownEvents'>,
    ): void => {
      const shown = 'view' in rest ? rest.view : view;
      list.push({ ...rest, view: { ...shown, phase, toAct }, shownEvents: i + 1 });
    };
    if (event.name === 'played') {
      const { seat, card } = event.data;
      beat({ from: { [card]: `seat-${seat}` } });
    } else if (event.name === 'took') {
      const { seat, pile, cards } = event.data;
      const from = Object.fromEntries(cards.map((card) => [card, `pile-${pile}`]));
      beat({ view: { ...last, taking: pile }, ms: TREMBLE });
      beat({ from, to: { [cards.at(-1) ?? 0]: `seat-${seat}` }, ms: 600 });
    } else if (event.name === 'bull') {
      const { seat, from } = event.data;
      const bull = `bull-${seat}-${last.bulls[seat] ?? 0}`;
      beat({ from: { [bull]: from === null ? 'supply' : `owner-${from}` } });
    } else if (event.name === 'turned') {
      beat({ from: Object.fromEntries(event.data.cards.map((card) => [card, 'stack'])) });
    } else if (event.name === 'counted') {
      beat({ ms: LOOK });
    }
  }
  return list;
}
