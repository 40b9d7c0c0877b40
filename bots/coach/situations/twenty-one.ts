import type { Move } from '@bullpen/engine';
import {
  type Colour,
  CROSS,
  coloursOf,
  KEEP,
  maskOf,
  REROLL,
  type TwentyOneView,
} from '@bullpen/games/twenty-one/internals.ts';

/** Moves of Twenty One. */
export type TwentyOneSituation =
  | { readonly kind: 'twenty-keep' | 'twenty-reroll'; readonly rule: 'T5' }
  | { readonly kind: 'twenty-cross'; readonly rule: 'T6' }
  | {
      readonly kind: 'twenty-write';
      readonly rule: 'T6';
      readonly dice: readonly { readonly colour: Colour; readonly number: number }[];
    };

export function twentyOneSituation(view: TwentyOneView, move: Move): TwentyOneSituation {
  if (move === KEEP) return { kind: 'twenty-keep', rule: 'T5' };
  if (move === REROLL) return { kind: 'twenty-reroll', rule: 'T5' };
  if (move === CROSS) return { kind: 'twenty-cross', rule: 'T6' };
  const dice = coloursOf(maskOf(move)).map((colour) => ({ colour, number: view.dice[colour] }));
  return { kind: 'twenty-write', rule: 'T6', dice };
}
