import { readRecords, replay } from '@bullpen/engine';
import { gameIds, games } from '@bullpen/games';
import type { Command } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command, newId, openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let opened: OpenTables;
const { create, sit, see, say, playOn } = people(() => opened);

beforeEach(async () => {
  opened = await openTables();
});
afterEach(async () => {
  await opened.remove();
});

describe('a table', () => {
  it('is created, sat at, started and played to its end; then its record, secret and chance are open', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const before = await see(table, null);
    expect(before).toMatchObject({
      status: 'open',
      seq: 1,
      view: null,
      fair: { secret: null, nonces: null },
    });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    expect(codeOf(await say(table, tokens[0]!, { do: 'start' }))).toBeNull();
    const over = await playOn(table, tokens);
    expect(over.outcome?.scores).toHaveLength(2);
    expect(over.fair.secret).toMatch(/^[0-9a-f]{64}$/);
    const record = await opened.tables.record(table);
    if (!record.ok) throw new Error(record.refusal.code);
    const [raw] = readRecords(record.value.split('\n'), games);
    if (raw === undefined || 'torn' in raw) throw new Error('torn');
    expect(replay(raw).faults).toEqual([]);
    expect(raw.header.players).toEqual(['Anna', 'Björn']);
  });

  it.each(gameIds)('of %s is played by a person against bots', async (game) => {
    const options = games[game].period === 'round' ? { rounds: 1 } : {};
    const table = await create({ game, seats: 3, options });
    const token = await sit(table, 'Anna');
    expect(codeOf(await say(table, token, { do: 'start', fill: 'random' }))).toBeNull();
    const over = await playOn(table, [token]);
    expect(over.players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(over.outcome?.winners.length).toBeGreaterThan(0);
    expect(opened.failures).toEqual([]);
  });

  it('comes back from its log as it was, with every seat, when the process is gone', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    const look = await see(table, tokens[0]!);
    await say(table, tokens[0]!, { do: 'move', move: look.legal[0]! });
    const before = await Promise.all([...tokens, null].map((token) => see(table, token)));
    await opened.close();
    const again = await openTables(opened.folder);
    try {
      const after = await Promise.all([...tokens, null].map((token) => again.tables.snapshot(table, token)));
      expect(after.map((seen) => seen.ok && seen.value)).toEqual(before);
    } finally {
      opened = again;
    }
  });
});

describe('a table at which nothing happens', () => {
  it('is let go from memory after a while, but for those that somebody follows, and comes back when it is asked for', async () => {
    let later = 0;
    await opened.remove();
    opened = await openTables(undefined, () => Date.now() + later);
    const [quiet, followed] = [
      await create({ game: 'six-nimmt', seats: 2 }),
      await create({ game: 'six-nimmt', seats: 2 }),
    ];
    const stop = opened.tables.subscribe(followed, () => {});
    await opened.tables.sweep();
    expect(opened.tables.size).toBe(2);
    later = 120_000;
    await opened.tables.sweep();
    expect(opened.tables.size).toBe(1);
    stop();
    await opened.tables.sweep();
    expect(opened.tables.size).toBe(0);
    expect(await see(quiet, null)).toMatchObject({ table: quiet, seq: 1 });
  });
});

describe('a table that rests', () => {
  it('has nothing at hand but its state, and tells and answers all the same', async () => {
    let later = 0;
    await opened.remove();
    opened = await openTables(undefined, () => Date.now() + later);
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const seated: Command = { id: newId(), do: 'sit', name: 'Anna', token: 'a-token-that-is-long-enough' };
    const first = await opened.tables.command(table, null, seated);
    const tokens = [seated.token!, await sit(table, 'Björn', 1)];
    await say(table, tokens[0]!, { do: 'start' });
    const { legal } = await see(table, tokens[0]!);
    const moved = command({ do: 'move', move: legal[0]! });
    const answer = await opened.tables.command(table, tokens[0]!, moved);
    const before = await opened.tables.news(table, tokens[0]!, 1);
    later = 30_000;
    await opened.tables.sweep();
    expect(await opened.tables.news(table, tokens[0]!, 1)).toEqual(before);
    await opened.tables.sweep();
    later += 10_000;
    await opened.tables.sweep();
    // Both would be refused by now if the log did not know them.
    expect(await opened.tables.command(table, null, seated)).toEqual({
      ok: true,
      seq: first.ok && first.seq,
    });
    expect(await opened.tables.command(table, tokens[0]!, moved)).toEqual(answer);
    expect((await see(table, null)).seq).toBe(5);
  });
});

describe('the news of a viewer', () => {
  it('after any seq is exactly what it missed', async () => {
    // At most 64 entries, which is one page.
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 2 } });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    await playOn(table, tokens);
    for (const token of [...tokens, null]) {
      const all = await opened.tables.news(table, token, 0);
      if (!all.ok) throw new Error(all.refusal.code);
      expect(all.value.updates.map(({ seq }) => seq)).toEqual(all.value.updates.map((_, i) => i + 1));
      for (const since of [1, 5, 20, all.value.updates.length - 1, all.value.updates.length]) {
        const missed = await opened.tables.news(table, token, since);
        expect(missed.ok && missed.value.updates).toEqual(all.value.updates.slice(since));
      }
    }
  });

  it('holds no secret of others: no token, no secret of the server, no card of another hand', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    const [log] = [await opened.store.read(table, 1)];
    const created = log[0]!.entry;
    const secrets = created.type === 'created' ? [created.secret, ...tokens] : [];
    const all = await opened.tables.news(table, null, 0);
    const text = JSON.stringify([await see(table, null), all]);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain('"hand"');
    expect(text).not.toContain('"deal"');
  });
});
