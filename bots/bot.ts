import type { Chance, Move, View } from '@bullpen/engine';

/**
 * How long a bot may think about one move: a time, a number of playouts, or whichever of both is used up first. With a number of
 * playouts alone and a seeded chance the move can be reproduced.
 */
export type Budget =
  | { readonly milliseconds: number; readonly playouts?: number }
  | { readonly playouts: number };

/**
 * A player that is a program. It gets what a person in its seat would have, never the state: the view, the legal moves in
 * rising order (at least one), chance of its own and a budget. It answers with one of the moves.
 */
export interface Bot<V extends View = View> {
  readonly name: string;
  /** It never looks at the view, so nobody need make one for it. */
  readonly blind?: true;
  choose(view: V, moves: readonly Move[], chance: Chance, budget: Budget): Move;
}
