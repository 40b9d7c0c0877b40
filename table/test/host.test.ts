import { legalMoves, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { decidePresence, type Logged, TableInMemory } from '../index.ts';
import { Bench, codeOf, hashToken } from './bench.ts';

const NAMED = { game: 'six-nimmt', seats: 3, host: 'the-token-of-the-one-who-made-it' } as const;
const MINUTE = 60_000;

describe('a table whose named host never comes', () => {
  it('belongs after two minutes to the person who has sat longest, not to the next one who sits down', () => {
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

  it('goes to the named host who comes late, as long as nobody has had the role', () => {
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

describe('during a match the host', () => {
  const SECOND = 1000;
  const match = () => {
    const bench = new Bench({ game: 'six-nimmt', seats: 2, clock: { kind: 'move', seconds: 5 } });
    bench.seat('Host', 'Ben');
    expect(codeOf(bench.say(0, { do: 'start' }))).toBeNull();
    return bench;
  };
  const wishes = [{ do: 'bot', seat: 1, level: 'random' }, { do: 'close' }] as const;
  const refused = (bench: Bench) =>
    wishes.forEach((wish) => {
      expect(codeOf(bench.say(0, wish)), wish.do).toBe('still-here');
    });

  it('takes nothing from a person who has missed the clock', () => {
    const bench = match();
    bench.now += 5 * SECOND;
    bench.automatic(1, 'clock');
    expect(bench.table.seats[1]).toMatchObject({ kind: 'person', away: true });
    bench.now += 10 * MINUTE;
    refused(bench);
  });

  it.each(wishes)('may $do 30 seconds after the others left by themselves', (wish) => {
    const bench = match();
    bench.say(1, { do: 'leave' });
    bench.now += 30 * SECOND - 1;
    refused(bench);
    bench.now += 1;
    expect(codeOf(bench.say(0, wish))).toBeNull();
  });

  it.each(wishes)('may $do when the others have had no connection for 30 seconds', (wish) => {
    const bench = match();
    const since = bench.now;
    bench.now += 20 * SECOND;
    bench.append(decidePresence(bench.table, 1, since, bench.now));
    refused(bench);
    bench.now += 10 * SECOND;
    expect(codeOf(bench.say(0, wish))).toBeNull();
  });

  it('takes nothing from a person who left and is back, by whatever they do', () => {
    const legal = ({ table }: Bench) => table.game.format(legalMoves(table.game, table.state, 1)[0]!);
    for (const back of [() => ({ do: 'return' }), (bench: Bench) => ({ do: 'move', move: legal(bench) })]) {
      const bench = match();
      bench.say(1, { do: 'leave' });
      bench.now += SECOND;
      expect(codeOf(bench.say(1, back(bench) as Parameters<Bench['say']>[1]))).toBeNull();
      bench.now += MINUTE;
      refused(bench);
    }
  });
});
