import { WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { type Logged, TableInMemory } from '../index.ts';
import { Bench, codeOf, hashToken } from './bench.ts';

const NAMED = { game: 'six-nimmt', seats: 3, host: 'the-token-of-the-one-who-made-it' } as const;
const MINUTE = 60_000;

describe('a table whose named host never comes', () => {
  it('belongs after two minutes to the person who has sat longest, whoever sits down then', () => {
    const bench = new Bench(NAMED);
    bench.seat('Ann');
    bench.now += 2 * MINUTE;
    bench.seat('Stranger');
    expect(bench.table.host).toBe(0);
    expect(codeOf(bench.say(1, { do: 'remove', seat: 0 }))).toBe('not-host');
    expect(codeOf(bench.say(0, { do: 'remove', seat: 1 }))).toBeNull();
  });

  it('waits for the host until then, and belongs to the first who comes if nobody sits there', () => {
    const bench = new Bench(NAMED);
    bench.seat('Ann');
    bench.now += 2 * MINUTE - 1;
    bench.seat('Ben');
    expect(bench.table.host).toBeNull();
    bench.say(0, { do: 'stand' });
    bench.say(1, { do: 'stand' });
    bench.now += 1;
    bench.seat('Cleo');
    expect(bench.table.host).toBe(0);
  });

  it('is the named host’s who comes late, as long as nobody has had the role', () => {
    const bench = new Bench(NAMED);
    bench.seat('Ann');
    bench.now += 5 * MINUTE;
    bench.say(WATCHER, { do: 'sit', name: 'Host', token: NAMED.host });
    expect(bench.table.host).toBe(1);
  });

  it('keeps the host that its log gave it before this rule', () => {
    const bench = new Bench(NAMED);
    bench.seat('Ann');
    bench.now += 2 * MINUTE;
    bench.seat('Stranger');
    const old = bench.log.map((logged): Logged => {
      if (logged.entry.type !== 'sat') return logged;
      const { host: _, ...entry } = logged.entry;
      return { ...logged, entry };
    });
    expect(new TableInMemory('old', old).table.host).toBe(1);
  });
});

describe('a kept seat of a rematch', () => {
  const kept = [
    { name: 'Ann', token: hashToken('ann') },
    { name: 'Ben', token: hashToken('ben') },
    { name: 'Cleo', token: hashToken('cleo') },
  ];
  const rematch = () => {
    const bench = new Bench(
      { game: 'six-nimmt', seats: 3 },
      { before: 'the-match-before', kept, hostSeat: 0 },
    );
    expect(codeOf(bench.claim(0, { do: 'sit', name: 'Ann' }))).toBeNull();
    return bench;
  };
  const WISHES = [
    { do: 'bot', seat: 1, level: 'random' },
    { do: 'remove', seat: 2 },
    { do: 'start', fill: 'random' },
  ] as const;

  it('is out of the host’s reach for two minutes', () => {
    const bench = rematch();
    bench.now += 2 * MINUTE - 1;
    for (const wish of WISHES) expect(codeOf(bench.say(0, wish)), wish.do).toBe('seat-kept');
    expect(codeOf(bench.claim(1, { do: 'sit', name: 'Ben' }))).toBeNull();
  });

  it('is the host’s to fill or to free afterwards', () => {
    const bench = rematch();
    bench.now += 2 * MINUTE;
    for (const wish of WISHES) expect(codeOf(bench.say(0, wish)), wish.do).toBeNull();
  });
});
