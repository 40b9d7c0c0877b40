import { type CaptainView, copies, ELEVEN } from '@bullpen/games/captain-jack/internals.ts';
import { captainSituation } from '../situations/captain-jack.ts';
import type { Reason, Reasoning } from './reason.ts';

const HIGHEST = 9;

export const reason: Reasoning<CaptainView> = (view, move) => {
  const situation = captainSituation(view, move);
  switch (situation.kind) {
    case 'captain-place':
      return reachOf(view, situation.worth);
    case 'captain-new':
      return Number.isNaN(Number(situation.card)) ? null : reachOf(view, Number(situation.card));
    case 'captain-blank':
      return reachOf(view, 0);
    case 'captain-eleven':
    case 'captain-jack':
      return { kind: 'gives-away', cards: situation.cards };
    case 'captain-busted':
      return { kind: 'costs-cards', cards: situation.cards };
    case 'captain-give': {
      const owned = view.taken.map((taken, seat) => taken + (view.totals[seat] ?? 0));
      const own = owned[situation.seat] ?? 0;
      const others = owned.filter((_, seat) => seat !== view.viewer);
      return own === Math.min(...others) ? { kind: 'has-fewest', cards: own } : null;
    }
    case 'captain-answer':
      // C11: the pile with the Jack, and the Blank on it.
      return view.stake === null
        ? null
        : { kind: 'gives-away', cards: (view.piles[view.stake]?.cards.length ?? 0) + 1 };
    case 'captain-pass':
      return null;
  }
};

/** C7: what the next player would need to make eleven of a pile that is worth so much. */
export function reachOf(view: CaptainView, worth: number): Reason {
  const number = ELEVEN - worth;
  if (number > HIGHEST) return { kind: 'out-of-reach' };
  const sign = String(number) as keyof CaptainView['seen'];
  const own = (view.hands[view.viewer] ?? []).filter((card) => card === sign).length;
  return { kind: 'needs', number, cards: Math.max(0, copies(number) - view.seen[sign] - own) };
}
