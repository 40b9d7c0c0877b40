import { at, type Chance, type Move, type Seat } from '@bullpen/engine';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import { BULL_PILE, type ElevenView, type State, worlds } from '@bullpen/games/eleven-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { evaluate, type Knowledge, listed, surelyBetter } from '../search.ts';
import { candidates } from './candidates.ts';
import { byThumb } from './policy.ts';
import { learnt } from './scores.ts';

/** What a minus point more than the others' mean costs beside a win. */
const POINT = 0.05;
/** How many points one round more makes good, about. */
const SWING = 10;
/** At tables of up to this many seats all moves are tried: a playout is short there, and says more. */
const FEW_SEATS = 3;

const knowledge: Knowledge<State, ElevenView> = {
  game: elevenNimmt,
  think(view) {
    const racing = racers(view);
    const direct = (state: State, seat: Seat, chance: Chance): Move =>
      byThumb(state, seat, chance, learnt, racing[seat]);
    return {
      world: worlds(view),
      policy: listed(direct),
      direct,
      ended: (state) => state.round !== view.round,
      value: (state) => standing(state, view.viewer, view.options.rounds - view.round),
    };
  },
};

/**
 * Which of the others play whenever they can. By rule of thumb a seat without a bull card takes a pile that brings one (E9); where
 * such a pile has been let grow, those who still have none do not want it.
 */
function racers({ seats, viewer, supply, bulls, piles }: ElevenView): boolean[] {
  const hasGrown = supply > 0 && piles.some((pile) => pile.length > BULL_PILE);
  return Array.from({ length: seats }, (_, seat) => hasGrown && seat !== viewer && bulls[seat] === 0);
}

/**
 * Searches imagined rounds to their end, all seats playing on by rule of thumb, or as those who race. It keeps to the rule of thumb unless another
 * move is surely better: among dozens of takes one looks best by chance, and a bot that follows it takes pile after pile.
 */
export const strong: Bot<ElevenView> = {
  name: 'strong',
  choose(view, moves, chance, budget) {
    if (moves.length === 1) return at(moves, 0);
    const state = elevenNimmt.imagine(view, chance);
    const usual = byThumb(state, view.viewer, chance);
    const tried = view.seats <= FEW_SEATS ? moves : candidates(state, view.viewer, moves, usual, chance);
    if (tried.length === 1) return usual;
    const found = evaluate(knowledge, view, tried, chance, budget);
    return surelyBetter(found, usual);
  },
};

/** E15: a win, a shared one, or none after the last round; before that, how likely a win is from here, about. */
function standing(state: State, me: Seat, roundsLeft: number): number {
  const { match } = state;
  const mine = state.total(me);
  let fewest = Number.POSITIVE_INFINITY;
  let sharing = 1;
  let sum = 0;
  for (let seat = 0; seat < match.seats; seat++) {
    if (seat === me) continue;
    const total = state.total(seat);
    sum += total - mine;
    if (total <= fewest) sharing = total < fewest ? 2 : sharing + 1;
    fewest = Math.min(fewest, total);
  }
  const points = (POINT * sum) / (match.seats - 1);
  const lead = fewest - mine;
  if (roundsLeft > 0) return points + 1 / (1 + Math.exp(-lead / (SWING * Math.sqrt(roundsLeft))));
  return points + (lead > 0 ? 1 : lead === 0 ? 1 / sharing : 0);
}
