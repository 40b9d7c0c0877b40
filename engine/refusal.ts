/**
 * Why something was refused: a code for programs and the number of the rule that it breaks (`null` where no rule of the
 * game speaks, as with a move that cannot be read). Sentences for people are made elsewhere, from code and detail.
 */
export interface Refusal {
  readonly code: string;
  readonly rule: string | null;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** Either what was asked for, or why not. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (code: string, rule: string | null, detail?: Refusal['detail']): Result<never> => ({
  ok: false,
  refusal: detail === undefined ? { code, rule } : { code, rule, detail },
});
