import { type Game, legalMoves, listSeats, seeded, WATCHER } from '@bullpen/engine';
import { someMatches } from '@bullpen/engine/conformance';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

/** Every game has such a state: see "State is mutable and flat" in ARCHITECTURE.md. */
const cellsOf = (state: unknown): number[] => (state as { cells: number[] }).cells;

/** A hole, a fraction or a number too large would make every clone slow, and is written by mistake only. */
const isSmall = (cell: unknown): boolean => typeof cell === 'number' && (cell | 0) === cell;

/** Looks at a match at random: at each state, at its clone, and at what one of the viewers may imagine. */
function lookAt(game: Game, seats: number): void {
  const chance = seeded(`flat ${seats}`);
  const state = game.setup(someMatches(game, seats)[0]!, chance);
  const { length } = cellsOf(state);
  const buffer = new Int32Array(game.maxMoves);
  const looked = new Set<unknown>();
  const look = (other: unknown): void => {
    const cells = cellsOf(other);
    if (cells.length !== length) throw new Error(`${cells.length} cells, not ${length}`);
    if (!cells.every(isSmall)) throw new Error(`cell ${cells.findIndex((cell) => !isSmall(cell))}`);
    looked.add(other);
  };
  for (let moves = 0; game.toAct(state) !== 0 && moves < 2000; moves++) {
    const acting = listSeats(game.toAct(state));
    const seat = acting[chance.below(acting.length)]!;
    const legal = legalMoves(game, state, seat);
    // The caller owns the buffer, and whatever stood there before must not be taken for a move.
    const count = game.legal(state, seat, buffer.fill(-1));
    if (buffer.slice(0, count).sort().join() !== [...legal].sort((a, b) => a - b).join())
      throw new Error('other moves');
    game.apply(state, seat, legal[chance.below(legal.length)]!, chance);
    look(state);
    look(game.clone(state));
    const viewer = chance.below(seats + 1);
    look(game.imagine(game.view(state, viewer === seats ? WATCHER : viewer), chance));
  }
  expect(looked.size).toBeGreaterThan(20);
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_, game) => {
  const { min, max } = game.seats;
  it.each([min, min + 1, max])(
    'keeps its cells, all of them small integers, and writes all its moves, with %i seats',
    (seats) => lookAt(game, seats),
  );
});
