import type { Move, View } from '@bullpen/engine';

/**
 * Why a move may be good: facts that its player can see, for words in any language. They are no proof: the bot has thought
 * further than that.
 */
export type Reason =
  /** 6 nimmt!: how many unseen cards could come between the row and the card; how many places the row still has. */
  | { readonly kind: 'nothing-between' }
  | { readonly kind: 'few-between'; readonly cards: number }
  | { readonly kind: 'room'; readonly row: number; readonly places: number }
  | { readonly kind: 'last-place'; readonly row: number }
  | { readonly kind: 'row-costs'; readonly heads: number }
  | { readonly kind: 'cheapest-row'; readonly heads: number }
  /** How far a card is above the pile it goes on. */
  | { readonly kind: 'close'; readonly steps: number }
  | { readonly kind: 'closest' }
  | { readonly kind: 'only-fit' }
  | { readonly kind: 'nothing-fits' }
  | { readonly kind: 'earns-bull' }
  /** Heads that come into an own meadow, or leave the hand. */
  | { readonly kind: 'own-heads'; readonly heads: number }
  | { readonly kind: 'lighter-hand'; readonly heads: number }
  | { readonly kind: 'joker-back' }
  | { readonly kind: 'goes-with'; readonly cards: number }
  /** Dice that are written, or could be, and how many of them are hits. */
  | { readonly kind: 'fields'; readonly fields: number; readonly hits: number }
  | { readonly kind: 'hits-now'; readonly hits: number }
  /** Which number would bring the pile to eleven, and how many of these are unseen. */
  | { readonly kind: 'needs'; readonly number: number; readonly cards: number }
  | { readonly kind: 'out-of-reach' }
  | { readonly kind: 'gives-away'; readonly cards: number }
  | { readonly kind: 'costs-cards'; readonly cards: number }
  | { readonly kind: 'has-fewest'; readonly cards: number };

/** The reason for a legal move, from what its player sees and could do instead; null where there is none in short. */
export type Reasoning<V extends View> = (view: V, move: Move, legal: readonly string[]) => Reason | null;
