import type { HintWords } from './en/hints.ts';
import type { Language } from './rule-texts.ts';

type Reasons = HintWords['reasons'];
type Facts<Say> = Say extends (facts: infer F) => string ? F : never;

/** A reason to tell. The coach's reasons are of this shape; one that has no words here does not compile there. */
export type ReasonToTell = {
  readonly [Kind in keyof Reasons]: { readonly kind: Kind } & (Parameters<Reasons[Kind]> extends []
    ? object
    : Facts<Reasons[Kind]>);
}[keyof Reasons];

const HINTS: Readonly<Record<Language, () => Promise<HintWords>>> = {
  en: async () => (await import('./en/hints.ts')).hints,
  is: async () => (await import('./is/hints.ts')).hints,
  de: async () => (await import('./de/hints.ts')).hints,
  no: async () => (await import('./no/hints.ts')).hints,
  he: async () => (await import('./he/hints.ts')).hints,
};

/** Why hints are good, in one language, fetched when it is asked for. */
export const loadHints = (language: Language): Promise<HintWords> => HINTS[language]();

/** A reason in words. */
export function tellReason({ reasons }: HintWords, reason: ReasonToTell): string {
  const say = reasons[reason.kind] as (facts: object) => string;
  return say(reason);
}
