import {
  at,
  includes,
  type Move,
  type MoveBuffer,
  type Refusal,
  type Seat,
  type Seats,
} from '@bullpen/engine';
import { COLOURS, printedOn } from './material.ts';
import { CROSS, isMove, isWrite, KEEP, maskOf, REROLL, writeMove } from './moves.ts';
import { notHigher, numberOf } from './packed.ts';
import { mayRollAgain } from './roll.ts';
import { currentLine, Phase, type State } from './state.ts';

export const toAct = (state: State): Seats => state.acting;

export function legal(state: State, seat: Seat, into: MoveBuffer): number {
  return state.phase === Phase.choose ? legalChoices(state, seat, into) : legalRolls(state, into);
}

/** T5: keep the roll, or roll once more. */
function legalRolls(state: State, into: MoveBuffer): number {
  into[0] = KEEP;
  into[1] = REROLL;
  return mayRollAgain(state) ? 2 : 1;
}

/** T6: write any of the dice that fit, one or more, or cross. */
function legalChoices(state: State, seat: Seat, into: MoveBuffer): number {
  const fits = fitting(state, seat);
  into[0] = CROSS;
  let count = 1;
  for (let mask = fits; mask !== 0; mask = (mask - 1) & fits) into[count++] = writeMove(mask);
  return count;
}

/** T6: the dice that are not too high for the open field of their colour, as a mask. */
function fitting(state: State, seat: Seat): number {
  return notHigher(state.dice, printedOn(currentLine(state, seat))) & state.open(seat);
}

export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.phase === Phase.over) return { code: 'match-over', rule: 'T11' };
  if (seat < 0 || seat >= state.match.seats) return { code: 'no-such-seat', rule: null };
  if (!isMove(move)) return { code: 'notation', rule: null };
  const ofDice = move === KEEP || move === REROLL;
  if (state.phase === Phase.roll) {
    if (!ofDice) return { code: 'roll-first', rule: 'T6' };
    if (!includes(state.acting, seat)) return { code: 'not-your-turn', rule: 'T5' };
    return move === REROLL && !mayRollAgain(state) ? { code: 'six-ones', rule: 'T5' } : null;
  }
  if (ofDice) return { code: 'rolling-over', rule: 'T5' };
  if (state.choice(seat) !== 0) return { code: 'already-chosen', rule: 'T8' };
  return isWrite(move) ? refuseWrite(state, seat, maskOf(move)) : null;
}

/** Names the first die that does not fit. */
function refuseWrite(state: State, seat: Seat, mask: number): Refusal | null {
  const wrong = mask & ~fitting(state, seat);
  if (wrong === 0) return null;
  const i = COLOURS.findIndex((_, each) => ((wrong >> each) & 1) === 1);
  const colour = at(COLOURS, i);
  if (((state.open(seat) >> i) & 1) === 0) return { code: 'not-open', rule: 'T6', detail: { colour } };
  const printed = numberOf(printedOn(currentLine(state, seat)), i);
  return { code: 'too-high', rule: 'T6', detail: { colour, die: numberOf(state.dice, i), printed } };
}
