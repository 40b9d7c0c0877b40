import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import { reachOf } from '../reasons/captain-jack.ts';
import type { CaptainSituation } from '../situations/captain-jack.ts';

/** Kinds of mistakes in Captain Jack, each with the rule that it is about. */
export type CaptainMistake =
  /** Making eleven, giving the pile, going over it. */
  | { readonly kind: 'captain-missed' | 'captain-eleven' | 'captain-gift'; readonly rule: 'C7' }
  | { readonly kind: 'captain-busted' | 'captain-dear-bust' | 'captain-put-off'; readonly rule: 'C7' }
  /** A card that is used now or kept for later. */
  | { readonly kind: 'captain-jack' | 'captain-jack-kept'; readonly rule: 'C10' }
  | { readonly kind: 'captain-blank' | 'captain-blank-kept'; readonly rule: 'C9' }
  | { readonly kind: 'captain-answered' | 'captain-unanswered'; readonly rule: 'C11' }
  /** What is left for the next player. */
  | { readonly kind: 'captain-within-reach'; readonly rule: 'C7' }
  | { readonly kind: 'captain-place'; readonly rule: 'C4' };

export function captainMistake(
  view: CaptainView,
  did: CaptainSituation,
  better: CaptainSituation,
): CaptainMistake {
  switch (did.kind) {
    case 'captain-give':
      return { kind: 'captain-gift', rule: 'C7' };
    case 'captain-answer':
      return { kind: 'captain-answered', rule: 'C11' };
    case 'captain-pass':
      return { kind: 'captain-unanswered', rule: 'C11' };
    case 'captain-eleven':
      return { kind: 'captain-eleven', rule: 'C7' };
    case 'captain-busted':
      return { kind: better.kind === 'captain-busted' ? 'captain-dear-bust' : 'captain-busted', rule: 'C7' };
    case 'captain-jack':
      return better.kind === 'captain-eleven'
        ? { kind: 'captain-missed', rule: 'C7' }
        : { kind: 'captain-jack', rule: 'C10' };
  }
  switch (better.kind) {
    case 'captain-eleven':
      return { kind: 'captain-missed', rule: 'C7' };
    case 'captain-busted':
      return { kind: 'captain-put-off', rule: 'C7' };
    case 'captain-jack':
      return { kind: 'captain-jack-kept', rule: 'C10' };
  }
  if (did.kind === 'captain-blank' && better.kind !== 'captain-blank')
    return { kind: 'captain-blank', rule: 'C9' };
  if (better.kind === 'captain-blank' && did.kind !== 'captain-blank')
    return { kind: 'captain-blank-kept', rule: 'C9' };
  return offeredBy(view, did) > offeredBy(view, better)
    ? { kind: 'captain-within-reach', rule: 'C7' }
    : { kind: 'captain-place', rule: 'C4' };
}

/** How many unseen cards would make eleven of the pile that a card was placed on. */
function offeredBy(view: CaptainView, placed: CaptainSituation): number {
  const worth =
    placed.kind === 'captain-place' ? placed.worth : placed.kind === 'captain-new' ? Number(placed.card) : 0;
  const reach = reachOf(view, Number.isNaN(worth) ? 0 : worth);
  return reach.kind === 'needs' ? reach.cards : 0;
}
