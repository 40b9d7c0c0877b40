import { type Chance, EVERYONE, only, type Tell } from '@bullpen/engine';
import type { TwentyOneEvent } from './events.ts';
import { COLOURS, type Colour } from './material.ts';
import { coloursOf } from './moves.ts';
import { equal, numberOf, pack } from './packed.ts';
import { activeSeat, Phase, type State } from './state.ts';

const DICE: number = COLOURS.length;

/** T5: six dice that all show 1. */
const ONES: number = pack(new Array(DICE).fill(1));

// Where dice are rolled; written before every roll and never read after it.
const tray = new Uint8Array(DICE);

/** T5, T10: the next seat has its turn and rolls all the dice. */
export function rollAll(state: State, chance: Chance, tell?: Tell<TwentyOneEvent>): void {
  state.turn++;
  const seat = activeSeat(state);
  state.phase = Phase.roll;
  state.rolls = 1;
  state.acting = only(seat);
  tell?.({ to: EVERYONE, name: 'turn', data: { n: state.turn, seat } });
  roll(state, 0, chance, tell);
}

/** T5: the dice are rolled again, except the ones. */
export function rollAgain(state: State, chance: Chance, tell?: Tell<TwentyOneEvent>): void {
  const ones = onesIn(state.dice);
  state.rolls = 2;
  tell?.({
    to: EVERYONE,
    name: 'rerolled',
    data: { seat: activeSeat(state), stay: coloursOf(ones) },
  });
  for (let i = 0; i < DICE; i++) tray[i] = numberOf(state.dice, i);
  roll(state, ones, chance, tell);
}

/** T5: a roll of six ones cannot be rolled again. */
export const mayRollAgain = (state: State): boolean => state.dice !== ONES;

/** The dice that show 1. */
export const onesIn = (dice: number): number => equal(dice, ONES);

function roll(state: State, kept: number, chance: Chance, tell?: Tell<TwentyOneEvent>): void {
  chance.roll(tray, kept);
  state.dice = pack(tray);
  tell?.({ to: EVERYONE, name: 'roll', data: namedDice(state.dice) });
}

/** The dice by the names of their colours. */
export const namedDice = (dice: number): Record<Colour, number> =>
  Object.fromEntries(COLOURS.map((colour, i) => [colour, numberOf(dice, i)])) as Record<Colour, number>;
