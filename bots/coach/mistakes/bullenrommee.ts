import type { BullenSituation } from '../situations/bullenrommee.ts';

/** Kinds of mistakes in Bullenrommee, each with the rule that it is about. */
export type BullenMistake =
  /** Which card was taken. */
  | { readonly kind: 'bullen-drew' | 'bullen-open' | 'bullen-other-open'; readonly rule: 'B6' }
  /** Taking or laying: never both. */
  | { readonly kind: 'bullen-held-back' | 'bullen-laid-early'; readonly rule: 'B5' }
  | { readonly kind: 'bullen-stopped' | 'bullen-laid-on'; readonly rule: 'B11' }
  /** Where cards were laid. */
  | { readonly kind: 'bullen-gave'; readonly rule: 'B20' }
  | { readonly kind: 'bullen-laying'; readonly rule: 'B8' };

/** What a turn is used for. */
const USES = {
  'bullen-draw': 'take',
  'bullen-open': 'take',
  'bullen-lay': 'lay',
  'bullen-add': 'lay',
  'bullen-give': 'lay',
  'bullen-swap': 'lay',
  'bullen-done': 'stop',
  'bullen-pass': 'stop',
} as const satisfies Readonly<Record<BullenSituation['kind'], string>>;

export function bullenMistake(did: BullenSituation, better: BullenSituation): BullenMistake {
  const use = USES[better.kind];
  switch (USES[did.kind]) {
    case 'stop':
      return { kind: 'bullen-stopped', rule: 'B11' };
    case 'take':
      if (use !== 'take') return { kind: 'bullen-held-back', rule: 'B5' };
      if (did.kind === 'bullen-draw') return { kind: 'bullen-drew', rule: 'B6' };
      return { kind: better.kind === 'bullen-draw' ? 'bullen-open' : 'bullen-other-open', rule: 'B6' };
    case 'lay':
      if (use === 'take') return { kind: 'bullen-laid-early', rule: 'B5' };
      if (did.kind === 'bullen-give' && better.kind !== 'bullen-give')
        return { kind: 'bullen-gave', rule: 'B20' };
      return use === 'stop' ? { kind: 'bullen-laid-on', rule: 'B11' } : { kind: 'bullen-laying', rule: 'B8' };
  }
}
