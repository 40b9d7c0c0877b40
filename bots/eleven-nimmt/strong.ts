import { at, type Seat } from '@bullpen/engine';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import { type ElevenView, type State, worlds } from '@bullpen/games/eleven-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { evaluate, type Knowledge, listed, surelyBetter } from '../search.ts';
import { candidates } from './candidates.ts';
import { byThumb } from './policy.ts';

/** What a minus point more than the others' mean costs beside a win. */
const POINT = 0.05;
/** How many points one round more makes good, about. */
const SWING = 10;
/** At tables of up to this many seats all moves are tried: a playout is short there, and says more. */
const FEW_SEATS = 3;

const knowledge: Knowledge<State, ElevenView> = {
  game: elevenNimmt,
  think: (view) => ({
    world: worlds(view),
    policy: listed(byThumb),
    direct: byThumb,
    ended: (state) => state.round !== view.round,
    value: (state) => standing(state, view.viewer, view.options.rounds - view.round),
  }),
};

/**
 * Searches imagined rounds to their end, all seats playing on by rule of thumb. It keeps to the rule of thumb unless another
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
