import type { SixSituation } from '../situations/six-nimmt.ts';

/** Kinds of mistakes in 6 nimmt!, each with the rule that made it cost something. */
export type SixMistake =
  /** A row was taken. */
  | { readonly kind: 'six-dear-row' | 'six-other-row'; readonly rule: 'S8' }
  /** A card was laid that takes a row as things stand. */
  | { readonly kind: 'six-sixth'; readonly rule: 'S7' }
  | { readonly kind: 'six-low'; readonly rule: 'S8' }
  | { readonly kind: 'six-wrong-loss'; readonly rule: 'S7' | 'S8' }
  /** No row was taken, though that was the best time for it. */
  | { readonly kind: 'six-put-off'; readonly rule: 'S7' | 'S8' }
  /** A card was laid that others could get ahead of. */
  | { readonly kind: 'six-unsafe'; readonly rule: 'S6' }
  | { readonly kind: 'six-riskier'; readonly rule: 'S5' }
  | { readonly kind: 'six-spent'; readonly rule: 'S6' }
  | { readonly kind: 'six-draft'; readonly rule: 'S14' };

export function sixMistake(did: SixSituation, better: SixSituation): SixMistake {
  switch (did.kind) {
    case 'six-draft':
      return { kind: 'six-draft', rule: 'S14' };
    case 'six-row':
      return better.kind === 'six-row' && better.heads < did.heads
        ? { kind: 'six-dear-row', rule: 'S8' }
        : { kind: 'six-other-row', rule: 'S8' };
    case 'six-sixth':
      return { kind: better.kind === 'six-sixth' ? 'six-wrong-loss' : 'six-sixth', rule: 'S7' };
    case 'six-low':
      return better.kind === 'six-low' || better.kind === 'six-sixth'
        ? { kind: 'six-wrong-loss', rule: 'S8' }
        : { kind: 'six-low', rule: 'S8' };
  }
  if (better.kind === 'six-sixth') return { kind: 'six-put-off', rule: 'S7' };
  if (better.kind === 'six-low') return { kind: 'six-put-off', rule: 'S8' };
  if (did.kind === 'six-tight') return { kind: 'six-spent', rule: 'S6' };
  return better.kind === 'six-tight'
    ? { kind: 'six-unsafe', rule: 'S6' }
    : { kind: 'six-riskier', rule: 'S5' };
}
