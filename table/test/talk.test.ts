import { accept, legalMoves, WATCHER } from '@bullpen/engine';
import type { Phrases } from '@bullpen/wire';
import { describe, expect, it } from 'vitest';
import { bounded, rematchWish, snapshotOf, TableInMemory } from '../index.ts';
import { Bench, codeOf } from './bench.ts';

const HELLO = { do: 'say', phrase: 'hello' } as const;

/** A table of two that plays; each of its seats makes its first legal move when it is asked to. */
function playing(game: string, phrases?: Phrases): { bench: Bench; move(seat: number): void } {
  const bench = new Bench({ game, seats: 2, ...(phrases !== undefined && { phrases }) });
  bench.seat('Ann', 'Ben');
  bench.say(0, { do: 'start' });
  const move = (seat: number): void => {
    const { game: rules, state } = bench.table;
    const [first] = legalMoves(rules, state, seat);
    expect(codeOf(bench.say(seat, { do: 'move', move: rules.format(first!) }))).toBeNull();
  };
  return { bench, move };
}

describe('a phrase', () => {
  it('is heard by everybody, before, during and after a match, and is said by nobody without a seat', () => {
    const bench = new Bench({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    bench.seat('Ann', 'Ben');
    expect(codeOf(bench.say(0, HELLO))).toBeNull();
    bench.say(0, { do: 'start' });
    expect(codeOf(bench.say(1, HELLO))).toBeNull();
    while (bench.table.status === 'playing')
      for (const seat of [0, 1])
        if (snapshotOf(bench.table, seat).legal.length > 0)
          bench.say(seat, { do: 'move', move: snapshotOf(bench.table, seat).legal[0]! });
    expect(codeOf(bench.say(0, { do: 'say', phrase: 'good-game' }))).toBeNull();
    expect(codeOf(bench.say(WATCHER, HELLO))).toBe('not-seated');
    const kept = new TableInMemory('bench', bench.log);
    for (const viewer of [WATCHER, 0, 1]) {
      const said = kept.updates(0, viewer).flatMap(({ entry }) => (entry.type === 'said' ? [entry] : []));
      expect(said.map(({ seat, phrase }) => [seat, phrase])).toEqual([
        [0, 'hello'],
        [1, 'hello'],
        [0, 'good-game'],
      ]);
    }
    // The record is that of the match without a word.
    const silent = bench.log
      .filter(({ entry }) => entry.type !== 'said')
      .map((logged, i) => ({ ...logged, seq: i + 1 }));
    expect(kept.record('seed')).toBe(new TableInMemory('bench', silent).record('seed'));
  });

  it('may be said by somebody at whose seat another has said all that a seat may', () => {
    const bench = new Bench({ game: 'six-nimmt', seats: 2 });
    bench.seat('Ann', 'Ben');
    const say = () =>
      codeOf(
        bench.append(
          bounded(bench.table, accept({ entry: { type: 'said', at: bench.now, seat: 1, phrase: 'hello' } })),
        ),
      );
    const rename = () =>
      codeOf(
        bench.append(
          bounded(bench.table, accept({ entry: { type: 'renamed', at: bench.now, seat: 1, name: 'Bo' } })),
        ),
      );
    for (let n = 0; n < 200; n++) {
      expect(say()).toBeNull();
      bench.now += 5000;
    }
    expect(say()).toBe('no-more-phrases');
    while (rename() === null);
    expect(rename()).toBe('busy-table');
    const again = () => {
      expect(codeOf(bench.say(1, { do: 'stand' }))).toBeNull();
      bench.seat('Cleo');
    };
    again();
    expect([say(), rename()]).toEqual([null, null]);
    for (let n = 0; n < 3; n++) say();
    expect(say()).toBe('too-many-phrases');
    // Who stands up and sits down again says one more, not four.
    again();
    expect([say(), say()]).toEqual([null, 'too-many-phrases']);
  });

  it('does not make a move out of date that was based on the entry before it', () => {
    const { bench } = playing('six-nimmt');
    const { seq } = bench.table;
    const [move] = snapshotOf(bench.table, 0).legal;
    bench.say(1, HELLO);
    expect(codeOf(bench.say(0, { do: 'move', move: move!, seq: seq - 1 }))).toBe('stale');
    expect(codeOf(bench.say(0, { do: 'move', move: move!, seq: seq + 2 }))).toBe('stale');
    expect(codeOf(bench.say(0, { do: 'move', move: move!, seq }))).toBeNull();
    const [other] = snapshotOf(bench.table, 1).legal;
    expect(codeOf(bench.say(1, { do: 'move', move: other!, seq }))).toBe('stale');
  });

  it('can be said four times at once by a seat, then once in five seconds, and leaves the others their own', () => {
    const { bench } = playing('six-nimmt');
    const say = (seat: number): string | null => {
      const entry = { type: 'said', at: bench.now, seat, phrase: 'hello' } as const;
      return codeOf(bench.append(bounded(bench.table, accept({ entry }))));
    };
    expect([say(0), say(0), say(0), say(0), say(0)]).toEqual([null, null, null, null, 'too-many-phrases']);
    expect(say(1)).toBeNull();
    bench.now += 5000;
    expect([say(0), say(0)]).toEqual([null, 'too-many-phrases']);
    // A seat that has talked too much can still leave.
    const left = { type: 'left', at: bench.now, seat: 0 } as const;
    expect(bounded(bench.table, accept({ entry: left })).ok).toBe(true);
    for (let said = 5; said < 200; said++) {
      bench.now += 5000;
      expect(say(0)).toBeNull();
    }
    bench.now += 3_600_000;
    expect([say(0), say(1)]).toEqual(['no-more-phrases', null]);
  });
});

describe('the setting for phrases', () => {
  it('is the host’s to change, and a rematch keeps it', () => {
    const { bench } = playing('six-nimmt');
    expect(snapshotOf(bench.table, WATCHER)).toMatchObject({ phrases: 'on', talk: true });
    expect(codeOf(bench.say(1, { do: 'phrases', phrases: 'off' }))).toBe('not-host');
    expect(codeOf(bench.say(0, { do: 'phrases', phrases: 'off' }))).toBeNull();
    expect(codeOf(bench.say(0, { do: 'phrases', phrases: 'off' }))).toBe('same-phrases');
    expect(codeOf(bench.say(1, HELLO))).toBe('no-phrases');
    expect(snapshotOf(bench.table, 1)).toMatchObject({ phrases: 'off', talk: false });
    expect(rematchWish(bench.table).phrases).toBe('off');
  });

  it('closes talk while players choose in secret, until the last hidden choice is revealed', () => {
    const { bench, move } = playing('twenty-one', 'between');
    const talks = (): boolean => {
      const talk = codeOf(bench.say(0, HELLO)) === null;
      expect(snapshotOf(bench.table, 1).talk).toBe(talk);
      return talk;
    };
    // The active player decides whether to roll again: nobody chooses in secret.
    expect(talks()).toBe(true);
    const roller = snapshotOf(bench.table, 0).legal.length > 0 ? 0 : 1;
    bench.say(roller, { do: 'move', move: 'keep' });
    expect(talks()).toBe(false);
    move(0);
    // One choice is hidden, the other is open.
    expect(talks()).toBe(false);
    move(1);
    expect(talks()).toBe(true);
  });

  it('lets people talk at a game without secret choices', () => {
    const { bench } = playing('bullenrommee', 'between');
    expect(codeOf(bench.say(0, HELLO))).toBeNull();
  });
});
