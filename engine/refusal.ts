/**
 * Why something was refused: a code for programs and the number of the rule that it breaks (`null` where no rule of the
 * game applies, as with a move that cannot be read). Sentences for people are made elsewhere, from code and detail.
 */
export interface Refusal {
  readonly code: string;
  readonly rule: string | null;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** Either what was asked for, or why not: a `Refusal` of the game or, at a table and beyond, a `Problem`. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: E };

export const accept = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refuse = (code: string, rule: string | null, detail?: Refusal['detail']): Result<never> => ({
  ok: false,
  refusal: detail === undefined ? { code, rule } : { code, rule, detail },
});
