import type { TwentyOneSituation } from '../situations/twenty-one.ts';

/** Kinds of mistakes in Twenty One, each with the rule that it is about. */
export type TwentyOneMistake =
  | { readonly kind: 'twenty-kept' | 'twenty-rerolled'; readonly rule: 'T5' }
  | { readonly kind: 'twenty-crossed' | 'twenty-wrote'; readonly rule: 'T6' }
  /** Which numbers were entered. */
  | { readonly kind: 'twenty-too-much' | 'twenty-too-little' | 'twenty-other'; readonly rule: 'T6' };

export function twentyOneMistake(did: TwentyOneSituation, better: TwentyOneSituation): TwentyOneMistake {
  switch (did.kind) {
    case 'twenty-keep':
      return { kind: 'twenty-kept', rule: 'T5' };
    case 'twenty-reroll':
      return { kind: 'twenty-rerolled', rule: 'T5' };
    case 'twenty-cross':
      return { kind: 'twenty-crossed', rule: 'T6' };
    case 'twenty-write':
      if (better.kind !== 'twenty-write') return { kind: 'twenty-wrote', rule: 'T6' };
      if (isPart(better, did)) return { kind: 'twenty-too-much', rule: 'T6' };
      return { kind: isPart(did, better) ? 'twenty-too-little' : 'twenty-other', rule: 'T6' };
  }
}

type Written = Extract<TwentyOneSituation, { readonly kind: 'twenty-write' }>;

/** Whether all dice of one are among those of the other. */
const isPart = (one: Written, other: Written): boolean =>
  one.dice.every(({ colour }) => other.dice.some((die) => die.colour === colour));
