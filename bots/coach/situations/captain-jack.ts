import { at, type Move, type Seat } from '@bullpen/engine';
import {
  type CaptainView,
  ELEVEN,
  isBlank,
  isGive,
  isPass,
  opens,
  pileOf,
  placedKind,
  recipientOf,
  signOf,
} from '@bullpen/games/captain-jack/internals.ts';

/** Moves of Captain Jack. Piles count from 1; a card is 1 to 9, J or B. */
export type CaptainSituation =
  | {
      readonly kind: 'captain-place';
      readonly rule: 'C7';
      readonly card: string;
      readonly pile: number;
      readonly worth: number;
    }
  | {
      readonly kind: 'captain-eleven' | 'captain-busted';
      readonly rule: 'C7';
      readonly card: string;
      readonly pile: number;
      readonly cards: number;
    }
  | {
      readonly kind: 'captain-jack';
      readonly rule: 'C10';
      readonly pile: number;
      readonly cards: number;
    }
  | { readonly kind: 'captain-blank'; readonly rule: 'C9'; readonly pile: number }
  | { readonly kind: 'captain-new'; readonly rule: 'C5'; readonly card: string }
  | { readonly kind: 'captain-give'; readonly rule: 'C7'; readonly seat: Seat }
  | { readonly kind: 'captain-answer'; readonly rule: 'C11' }
  | { readonly kind: 'captain-pass'; readonly rule: 'C12' };

export function captainSituation(view: CaptainView, move: Move): CaptainSituation {
  if (isBlank(move)) return { kind: 'captain-answer', rule: 'C11' };
  if (isPass(move)) return { kind: 'captain-pass', rule: 'C12' };
  if (isGive(move)) return { kind: 'captain-give', rule: 'C7', seat: recipientOf(move) };
  const card = signOf(placedKind(move));
  if (opens(move)) return { kind: 'captain-new', rule: 'C5', card };
  const pile = pileOf(move) + 1;
  const { cards: lying, value } = at(view.piles, pile - 1);
  const cards = lying.length + 1;
  if (card === 'J') return { kind: 'captain-jack', rule: 'C10', pile, cards };
  if (card === 'B') return { kind: 'captain-blank', rule: 'C9', pile };
  const worth = value + Number(card);
  if (worth < ELEVEN) return { kind: 'captain-place', rule: 'C7', card, pile, worth };
  return { kind: worth === ELEVEN ? 'captain-eleven' : 'captain-busted', rule: 'C7', card, pile, cards };
}
