import { readRecords, replay } from '@bullpen/engine';
import { gameIds, games } from '@bullpen/games';
import { type Machine, TableInMemory } from '@bullpen/table';
import { describe, expect, it } from 'vitest';
import { browserMachine } from '../tables/local/machine.ts';
import type { LocalPlan } from '../tables/local/messages.ts';
import { type OldTable, renewed } from '../tables/local/old.ts';
import { LocalTable, newLocalTable } from '../tables/local/table.ts';

const plan: LocalPlan = {
  game: 'six-nimmt',
  seats: [
    { kind: 'person', name: null },
    { kind: 'bot', level: 'easy' },
  ],
  options: { rounds: 1 },
  hints: true,
  seating: 'fixed',
};

/** A browser whose clock moves only when a test says so. */
function slowBrowser(): { machine: Machine; pass(milliseconds: number): void } {
  let now = 1_800_000_000_000;
  return {
    machine: { ...browserMachine('steady'), now: () => now },
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Plays on until a person has to act or the match is over: bots move by themselves. */
function botsMove(table: LocalTable): void {
  for (let next = table.next(); next !== null && next.at === null; next = table.next())
    expect(table.move(next.seat, table.moveFor(next), next.by).ok).toBe(true);
}

describe('a table in this browser', () => {
  it.each(gameIds)('of %s is played to its end, and its record is without faults', (game) => {
    const table = newLocalTable('here', { ...plan, game, options: {} }, browserMachine('steady'));
    for (let turns = 0; !table.over && turns < 5000; turns++) {
      botsMove(table);
      const { legal } = table.snapshot(0);
      if (legal.length > 0) expect(table.send(0, { do: 'move', move: legal[0]! }).ok).toBe(true);
    }
    expect(table.over).toBe(true);
    const [record] = readRecords(table.record().split('\n'), games);
    expect(record !== undefined && !('torn' in record) && replay(record).faults).toEqual([]);
  });

  it('needs no people: bots can play it while somebody watches', () => {
    const bots = plan.seats.map(() => ({ kind: 'bot', level: 'easy' }) as const);
    const table = newLocalTable('here', { ...plan, seats: bots }, browserMachine('steady'));
    expect(table.people).toEqual([]);
    botsMove(table);
    expect(table.over).toBe(true);
  });

  it('is seen from the deal on, and counts from there', () => {
    const table = newLocalTable('here', plan, browserMachine('steady'));
    expect(table.snapshot(0)).toMatchObject({ seq: 1, status: 'playing', host: null });
    expect(table.updates(0, 0).map(({ seq, entry }) => [seq, entry.type])).toEqual([[1, 'started']]);
    expect(table.snapshot(0).players[0]).toMatchObject({ kind: 'person', name: null });
  });

  it('has the clock of every table: a bot moves for a person who is late, until they are back', () => {
    const { machine, pass } = slowBrowser();
    const table = newLocalTable('here', { ...plan, clock: { kind: 'move', seconds: 30 } }, machine);
    botsMove(table);
    const late = table.next()!;
    expect(late).toMatchObject({ seat: 0, by: 'clock', at: machine.now() + 30_000 });
    expect(table.snapshot(0).due).toBe(late.at);
    pass(30_000);
    expect(table.move(late.seat, table.moveFor(late), late.by).ok).toBe(true);
    expect(table.snapshot(0).players[0]!.away).toBe(true);
    expect(table.send(0, { do: 'return' }).ok).toBe(true);
    expect(table.snapshot(0).players[0]!.away).toBe(false);
  });

  it('refuses in the words of a server', () => {
    const table = newLocalTable('here', plan, browserMachine('steady'));
    expect(table.send(0, { do: 'move', move: 'nonsense' })).toMatchObject({
      ok: false,
      problem: { code: 'notation', status: 422 },
    });
    expect(table.send(0, { do: 'retract' })).toMatchObject({ problem: { code: 'nothing-to-retract' } });
  });
});

describe('a table that version 0.1 kept', () => {
  it('goes on where it was, with the same cards and the same stream of chance', () => {
    const machine = browserMachine('steady');
    const table = newLocalTable('here', plan, machine);
    const old = oldFormOf(table, plan);
    const again = new LocalTable(new TableInMemory('here', renewed(old, machine)), machine);
    expect(again.snapshot(0)).toEqual(table.snapshot(0));
    for (const one of [table, again]) {
      botsMove(one);
      one.send(0, { do: 'move', move: one.snapshot(0).legal[0]! });
    }
    expect(again.snapshot(0).view).toEqual(table.snapshot(0).view);
  });
});

/** The table as version 0.1 wrote it down. */
function oldFormOf({ id, log, over }: LocalTable, own: LocalPlan): OldTable {
  const created = log[0]!.entry;
  const started = log.find(({ entry }) => entry.type === 'started')!.entry;
  if (created.type !== 'created' || started.type !== 'started') throw new Error('no such log');
  const { version, secret, at } = created;
  const { draws, spent } = started;
  return { id, plan: own, version, secret, spent, over, changed: at, log: [{ type: 'started', at, draws }] };
}
