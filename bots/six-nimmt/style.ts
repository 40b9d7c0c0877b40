import type { Chance } from '@bullpen/engine';
import { fit, keyOfCard, lastOf, type Rows, rowIn } from '@bullpen/games/six-nimmt/internals.ts';
import type { Ground } from './ground.ts';

/** How likely a player of a style is to lay another card than the one it likes best. */
export const SLIP = 0.02;

/** A kind of player with one plain idea: of its hand it lays the card that it likes best. */
export class Style {
  readonly liking: (rows: Rows, card: number) => number;

  constructor(liking: (rows: Rows, card: number) => number) {
    this.liking = liking;
  }

  /** The card of a hand that it likes best; an index. */
  pick(_ground: Ground, rows: Rows, cards: ArrayLike<number>, count: number, _chance: Chance): number {
    let best = 0;
    let most = this.liking(rows, cards[0] ?? 0);
    for (let i = 1; i < count; i++) {
      const liking = this.liking(rows, cards[i] ?? 0);
      if (liking > most) {
        most = liking;
        best = i;
      }
    }
    return best;
  }
}

/** How far a card lies behind its row, with its sign changed; a card that is too low is liked least. */
function closeness(rows: Rows, card: number): number {
  const order = fit(rows, keyOfCard(card));
  return order < 0 ? Number.NEGATIVE_INFINITY : lastOf(rowIn(rows, order)) - card;
}

/** The card closest behind a row, the lowest, the highest. */
export const STYLES: readonly Style[] = [
  new Style(closeness),
  new Style((_, card) => -card),
  new Style((_, card) => card),
];
