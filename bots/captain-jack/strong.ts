import { at, type Seat } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import { CARDS, type CaptainView, Phase, type State, worlds } from '@bullpen/games/captain-jack/internals.ts';
import type { Bot } from '../bot.ts';
import { LeagueKinds } from '../kinds.ts';
import { evaluate, type Knowledge, surelyBetter } from '../search.ts';
import { countCards } from './counting.ts';
import { bestSolved, solveEnding } from './exact.ts';
import { CAPTAIN_SHARES, captainAs } from './others.ts';
import { bestByThumb } from './policy.ts';

/**
 * What a move does shows within a few turns, and what comes later is mostly noise: a rollout goes on until this many cards are
 * drawn. Where the deck does not last that long, it is played out.
 */
const horizon = (seats: number): number => 4 + 2 * seats;

/** What a card is worth beside a win, where the match is played out. */
const CARD = 0.02;

/** Imagined worlds, played on by rules of thumb that count the cards as the viewer can; some of the others do not. */
const knowledge: Knowledge<State, CaptainView> = {
  game: captainJack,
  think: (view) => {
    const counted = countCards(view);
    const stop = CARDS - view.deck + horizon(view.seats);
    const endless = stop >= CARDS;
    const kinds = new LeagueKinds(CAPTAIN_SHARES, view.seats, view.viewer);
    const world = worlds(view);
    return {
      world(chance) {
        kinds.draw(chance);
        return world(chance);
      },
      policy: (state, seat, buffer, count, chance) =>
        kinds.of(seat) === 0
          ? bestByThumb(state, seat, buffer, count, counted, chance)
          : captainAs(kinds.of(seat), state, buffer, count, chance),
      ended: (state) =>
        state.deal !== view.deal || (!endless && state.next >= stop && state.phase === Phase.place),
      value: (state) => standing(state, view.viewer),
    };
  },
};

/** The lead in cards over the best of the others; at the end of the match above all a win, a shared one or none (C16). */
function standing(state: State, me: Seat): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.match.seats; seat++) {
    if (seat !== me) fewest = Math.min(fewest, cardsOf(state, seat));
  }
  const lead = fewest - cardsOf(state, me);
  if (state.phase !== Phase.over) return lead;
  return (lead > 0 ? 1 : lead === 0 ? 0.5 : 0) + lead * CARD;
}

/** At the end of the match the last deal's cards are in the total already (C17). */
const cardsOf = (state: State, seat: Seat): number =>
  state.total(seat) + (state.phase === Phase.over ? 0 : state.taken(seat));

/**
 * Counts the cards and searches imagined worlds; where the worlds do not tell moves apart, it keeps to the rules of thumb. For two
 * seats it solves the end of the deal, once the deck is empty, and searches among the moves that are best then: others may slip.
 *
 * C12: how long it takes reveals nothing. In an answer window it does the same work whatever it holds: a seat that can only
 * pass tries that move twice over, in as many worlds as two moves would be tried in. At a table all this is hidden behind a
 * pause that depends on the clock only (table/due.ts). In an ending that can be solved both know all cards anyway.
 */
export const strong: Bot<CaptainView> = {
  name: 'strong',
  choose(view, moves, chance, budget) {
    if (moves.length === 1 && view.phase !== 'answer') return at(moves, 0);
    const solved = solveEnding(view, moves, chance);
    const good = solved === null ? moves : bestSolved(solved);
    if (solved !== null && good.length === 1) return at(good, 0);
    const tried = good.length === 1 ? [at(good, 0), at(good, 0)] : good;
    const found = evaluate(knowledge, view, tried, chance, budget);
    const state = captainJack.imagine(view, chance);
    const usual = at(good, bestByThumb(state, view.viewer, good, good.length, countCards(view), chance));
    return surelyBetter(found, usual);
  },
};
