import { at, legalMoves, seeded, type Viewer, WATCHER } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import type { LeanMove, Snapshot } from '@bullpen/wire';
import { expect, it } from 'vitest';
import {
  acting,
  foldLean,
  isForAll,
  type LeanStep,
  leanChanges,
  leanHeard,
  leanStep,
  leanText,
  next,
  snapshotOf,
  updateOf,
} from '../index.ts';
import { Bench } from './bench.ts';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = [WATCHER, 0, 1, 2];

function started(game: GameId): Bench {
  const bench = new Bench({ game, seats: SEATS, clock: { kind: 'move', seconds: 60 }, phrases: 'between' });
  bench.seat('Ann', 'Ben', 'Cleo');
  bench.say(0, { do: 'start' });
  return bench;
}

/** Makes a random move, and gives the step if it is one that clients fold. */
function step(bench: Bench, pick: (below: number) => number): LeanStep | null {
  const before = bench.table;
  const seats = acting(before);
  const seat = at(seats, pick(seats.length));
  const moves = legalMoves(before.game, before.state, seat);
  bench.now += 1 + pick(5000);
  bench.say(seat, { do: 'move', move: before.game.format(at(moves, pick(moves.length))) });
  const logged = at(bench.log, before.seq);
  return leanStep(before, bench.table, logged, next('bench', before, logged).events);
}

/** As it goes over the wire. */
function sent(made: LeanStep, viewer: Viewer): LeanMove {
  const changes = leanChanges(made, viewer);
  const text = leanText(made, leanHeard(made, viewer));
  return JSON.parse(`[1,${text}${changes === null ? '' : `,${JSON.stringify(changes)}`}]`) as LeanMove;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it.each(gameIds)(
  'folding the moves of %s gives every viewer the snapshots and updates of the server',
  (id) => {
    const bench = started(id);
    const chance = seeded(`lean ${id}`);
    const below = (n: number): number => chance.below(n);
    const known = new Map<Viewer, Snapshot>(
      VIEWERS.map((viewer) => [viewer, plain(snapshotOf(bench.table, viewer))]),
    );
    let folded = 0;
    let summed = 0;
    for (let moves = 0; bench.table.status === 'playing' && moves < 400; moves++) {
      const made = step(bench, below);
      for (const viewer of VIEWERS) {
        const whole = plain(snapshotOf(bench.table, viewer));
        const before = known.get(viewer);
        known.set(viewer, whole);
        if (made === null || before === undefined) continue;
        const move = sent(made, viewer);
        const news = foldLean(games[id], before, move);
        expect(news?.snapshot).toEqual(whole);
        const logged = at(bench.log, made.logged.seq - 1);
        expect(news?.updates).toEqual(plain([updateOf('bench', logged, made.events, viewer)]));
        folded++;
        if (move[5]?.sum !== undefined) summed++;
      }
    }
    expect(folded).toBeGreaterThan(60);
    expect(summed).toBeGreaterThan(0);
  },
);

it('a client that has gone astray notices it by the check sum, by a gap, or without a view', () => {
  const bench = started('six-nimmt');
  const chance = seeded('astray');
  const below = (n: number): number => chance.below(n);
  for (let made = step(bench, below); ; made = step(bench, below)) {
    if (made === null) throw new Error('the match is over');
    const before = snapshotOf(made.before, 0);
    const move = sent(made, 0);
    const astray = { ...before, view: before.view && { ...before.view, round: 9 } };
    expect(foldLean(games['six-nimmt'], { ...before, seq: before.seq - 1 }, move)).toBeNull();
    expect(foldLean(games['six-nimmt'], { ...before, view: null }, move)).toBeNull();
    const summed = move[5]?.sum !== undefined;
    expect(foldLean(games['six-nimmt'], astray, move) === null).toBe(summed);
    if (summed) return;
  }
});

it('[S3] only the seat that chose is sent its choice, and all others are sent the same', () => {
  const bench = started('six-nimmt');
  const made = step(bench, () => 0);
  if (made === null) throw new Error('a choice is a move');
  expect(isForAll(made)).toBe(true);
  expect(leanChanges(made, 0)).toMatchObject({ own: Number(made.logged.entry.move), legal: [], undo: true });
  for (const viewer of [WATCHER, 1, 2]) expect(leanChanges(made, viewer)).toBeNull();
});
