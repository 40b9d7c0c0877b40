import type { Seat } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import { Phase, type State, totalAt } from '@bullpen/games/captain-jack/state.ts';
import type { CaptainView } from '@bullpen/games/captain-jack/view.ts';
import type { Bot } from '../bot.ts';
import { evaluate, type Knowledge } from '../search.ts';
import { countCards } from './counting.ts';
import { bestByThumb } from './policy.ts';

/** What a card is worth beside a win in the last deal; in earlier deals only cards count. */
const CARD = 0.02;

export const knowledge: Knowledge<State, CaptainView> = {
  game: captainJack,
  think: (view) => {
    const counted = countCards(view);
    const last = view.deal === view.options.deals;
    return {
      world: (chance) => captainJack.imagine(view, chance),
      policy: (state, seat, buffer, count) => bestByThumb(state, seat, buffer, count, counted),
      ended: (state) => state.deal !== view.deal || state.phase === Phase.over,
      value: (state) => standing(state, view.viewer, last),
    };
  },
};

/**
 * Searches imagined worlds, in which the cards that it has not seen lie anywhere.
 *
 * C12: how long it takes tells nothing. In an answer window it spends its whole budget whatever it holds, also when all it can
 * do is pass: the searcher tries a single move as often, or for as long, as it would have tried two.
 */
export const strong: Bot<CaptainView> = {
  name: 'strong',
  choose(view, moves, chance, budget) {
    if (moves.length === 1 && view.phase !== 'answer') return moves[0]!;
    return evaluate(knowledge, view, moves, chance, budget)[0]!.move;
  },
};

/** Against the best of the others: a win, a shared one or none, and the lead in cards. */
function standing({ cells, match }: State, me: Seat, last: boolean): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < match.seats; seat++) {
    if (seat !== me) fewest = Math.min(fewest, cells[totalAt(seat)]!);
  }
  const lead = fewest - cells[totalAt(me)]!;
  if (!last) return lead;
  return (lead > 0 ? 1 : lead === 0 ? 0.5 : 0) + lead * CARD;
}
