import { heads, ROW_LENGTH, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { sixSituation } from '../situations/six-nimmt.ts';
import type { Reasoning } from './reason.ts';

/** More cards than that are not few. */
const FEW = 8;

const headsOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + heads(card), 0);

export const reason: Reasoning<SixView> = (view, move) => {
  const situation = sixSituation(view, move);
  const cheapest = Math.min(...view.rows.map(headsOf));
  switch (situation.kind) {
    case 'six-tight':
      return { kind: 'nothing-between' };
    case 'six-wide': {
      const { between, row } = situation;
      if (between <= FEW) return { kind: 'few-between', cards: between };
      return { kind: 'room', row, places: ROW_LENGTH - (view.rows[row - 1]?.length ?? 0) };
    }
    case 'six-fifth':
      return { kind: 'last-place', row: situation.row };
    case 'six-sixth':
      return { kind: 'row-costs', heads: situation.heads };
    case 'six-low':
      return { kind: 'cheapest-row', heads: cheapest };
    case 'six-row':
      return situation.heads === cheapest ? { kind: 'cheapest-row', heads: cheapest } : null;
    case 'six-draft':
      return null;
  }
};
