import type { Move } from '@bullpen/engine';
import {
  type BullenView,
  cardOf,
  DONE,
  DRAW,
  Kind,
  kindOf,
  laidOf,
  meadowOf,
  nameOf,
  PASS,
} from '@bullpen/games/bullenrommee/internals.ts';

/** Moves of Bullenrommee. Meadows count from 1; cards are written as people write them, jokers as J. */
export type BullenSituation =
  | { readonly kind: 'bullen-draw'; readonly rule: 'B6' }
  | { readonly kind: 'bullen-open'; readonly rule: 'B6'; readonly card: string }
  | { readonly kind: 'bullen-lay'; readonly rule: 'B12'; readonly cards: string }
  | {
      readonly kind: 'bullen-add' | 'bullen-give';
      readonly rule: 'B13' | 'B20';
      readonly card: string;
      readonly meadow: number;
    }
  | { readonly kind: 'bullen-swap'; readonly rule: 'B17'; readonly card: string; readonly meadow: number }
  | { readonly kind: 'bullen-done'; readonly rule: 'B11' }
  | { readonly kind: 'bullen-pass'; readonly rule: 'B7' };

export function bullenSituation(view: BullenView, move: Move): BullenSituation {
  if (move === DRAW) return { kind: 'bullen-draw', rule: 'B6' };
  if (move === DONE) return { kind: 'bullen-done', rule: 'B11' };
  if (move === PASS) return { kind: 'bullen-pass', rule: 'B7' };
  const kind = kindOf(move);
  if (kind === Kind.plain) return { kind: 'bullen-open', rule: 'B6', card: nameOf(move) };
  if (kind === Kind.lay) {
    const cards = [0, 1, 2].map((i) => nameOf(laidOf(move, i))).join(' ');
    return { kind: 'bullen-lay', rule: 'B12', cards };
  }
  const card = nameOf(cardOf(move));
  const meadow = meadowOf(move) + 1;
  if (kind === Kind.swap) return { kind: 'bullen-swap', rule: 'B17', card, meadow };
  // A card in a meadow counts for the owner of the meadow.
  return view.meadows[meadow - 1]?.seat === view.viewer
    ? { kind: 'bullen-add', rule: 'B13', card, meadow }
    : { kind: 'bullen-give', rule: 'B20', card, meadow };
}
