import { at, type Chance, type Move, type Seat } from '@bullpen/engine';
import { twentyOne } from '@bullpen/games/twenty-one';
import { Phase, type State, type TwentyOneView, worlds } from '@bullpen/games/twenty-one/internals.ts';
import type { Bot } from '../bot.ts';
import { evaluate, type Knowledge, listed, surelyBetter } from '../search.ts';
import { drawMove, isOpen } from '../solved.ts';
import { solveEnding } from './exact.ts';
import { raceFor } from './policy.ts';

/** The price of a turn while the race is open, in steps: 4.5 points, about what the others make of it. */
const OPEN_RACE = 9;
/** The prices that are tried when the end is near: from points alone to haste. */
const PRICES: readonly number[] = [0, 4, 6, 8, 9, 10, 12, 16];
/** From this row on (from 0) somebody's end is near enough to be played out. */
const LATE = 3;
/** What a point is worth beside a win: it only settles ties. */
const POINT = 0.001;

const knowledge: Knowledge<State, TwentyOneView> = {
  game: twentyOne,
  think: (view) => ({
    world: worlds(view),
    policy: listed(race),
    direct: race,
    ended: (state) => state.phase === Phase.over,
    value: (state) => standing(state, view.viewer),
  }),
};

/**
 * Plays rows exactly for their points less the price of the turns. While the end is far, self-play
 * found the same price best for leaders and others. When a seat has come to its fourth row, it tries prices again at every
 * move: what each of them would have it do is played out to the end of the match, and it does the best. The last fields of two seats
 * are solved exactly.
 */
export const strong: Bot<TwentyOneView> = {
  name: 'strong',
  choose(view, moves, chance, budget) {
    if (moves.length === 1) return at(moves, 0);
    const state = twentyOne.imagine(view, chance);
    const solved = solveEnding(state, view.viewer, moves);
    if (solved !== null && isOpen(solved)) return drawMove(solved, chance);
    const usual = raceFor(OPEN_RACE, state, view.viewer, chance);
    if (!isLate(state)) return usual;
    const tried = state.phase === Phase.roll ? moves : candidates(state, view.viewer, usual, chance);
    if (tried.length === 1) return usual;
    const found = evaluate(knowledge, view, tried, chance, budget);
    return surelyBetter(found, usual);
  },
};

/** The usual move and what the prices would have the seat do, each once. */
const candidates = (state: State, seat: Seat, usual: Move, chance: Chance): readonly Move[] => [
  ...new Set([usual, ...PRICES.map((steps) => raceFor(steps, state, seat, chance))]),
];

function isLate(state: State): boolean {
  const { match } = state;
  for (let seat = 0; seat < match.seats; seat++) if (state.row(seat) >= LATE) return true;
  return false;
}

function race(state: State, seat: Seat, chance: Chance): Move {
  return raceFor(OPEN_RACE, state, seat, chance);
}

/** 1 for a win, half for a shared one, and a little for the lead over the best of the others. */
function standing(state: State, me: Seat): number {
  const { match } = state;
  let best = 0;
  for (let seat = 0; seat < match.seats; seat++) {
    if (seat !== me) best = Math.max(best, state.total(seat));
  }
  const lead = state.total(me) - best;
  return (lead > 0 ? 1 : lead === 0 ? 0.5 : 0) + lead * POINT;
}
