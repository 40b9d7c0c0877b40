import type { Chance, Move, Seat } from '@bullpen/engine';
import {
  cardOf,
  isPlay,
  isTake,
  isUntouched,
  pileIn,
  pileOf,
  playable,
  type State,
  weighed,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import { bitsIn } from '../bits.ts';
import { ranked } from '../ties.ts';
import { learnt, lowestCard, thirdCostFor } from './scores.ts';

/** How many plays, and how many takes, are worth a thought. */
const PLAYS = 4;
const TAKES = 3;

/** A pile on which the turn has begun costs no further bull card. */
const GOES_ON = 100;

/**
 * The moves that are worth a thought: among dozens, one looks best by chance. The usual one is always there.
 */
export function candidates(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  usual: Move,
  chance: Chance,
): Move[] {
  const plays = moves.filter(isPlay);
  const takes = moves.filter(isTake);
  const others = moves.filter((move) => !isPlay(move) && !isTake(move));
  const hasBull = state.bulls(seat) > 0;
  const inRuns = hasBull ? plays.filter((move) => isLowest(state, seat, move)) : plays;
  const worth = hasBull ? runLength : playWorth;
  const chosen = [
    ...ranked(inRuns, (move) => worth(state, seat, move), chance).slice(0, PLAYS),
    ...ranked(takes, (move) => learnt.take(state, seat, pileIn(state, pileOf(move))), chance).slice(0, TAKES),
    ...others,
  ];
  return chosen.includes(usual) ? chosen : [usual, ...chosen];
}

/** E11: a turn with a bull card goes up from the lowest card of a pile. */
function isLowest(state: State, seat: Seat, move: Move): boolean {
  const pile = pileIn(state, pileOf(move));
  return lowestCard(pile, playable(state, seat, pile)) === cardOf(move);
}

function runLength(state: State, seat: Seat, move: Move): number {
  const pile = pileIn(state, pileOf(move));
  return bitsIn(playable(state, seat, pile)) + (isUntouched(pile) ? 0 : GOES_ON);
}

const playWorth = (state: State, seat: Seat, move: Move): number =>
  learnt.play(state, seat, weighed(state, seat, move), thirdCostFor(state, seat));
