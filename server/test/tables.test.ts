import { readRecords, replay } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Answer, Command, CreateTable, Snapshot } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command, newId, openGround } from './ground.ts';

let ground: Awaited<ReturnType<typeof openGround>>;

beforeEach(async () => {
  ground = await openGround();
});
afterEach(async () => {
  await ground.remove();
});

/** A new table. */
async function create(wish: Omit<CreateTable, 'id'>): Promise<string> {
  const made = await ground.tables.create({ id: newId(), ...wish });
  if (!made.ok) throw new Error(made.problem.code);
  return made.value.table;
}

/** Sits down and says with which token. */
async function sit(table: string, name: string, seat?: number): Promise<string> {
  const answer = await ground.tables.command(
    table,
    null,
    command({ do: 'sit', name, ...(seat !== undefined && { seat }) }),
  );
  if (!answer.ok || answer.token === undefined) throw new Error('nobody sat down');
  return answer.token;
}

async function see(table: string, token: string | null): Promise<Snapshot> {
  const seen = await ground.tables.snapshot(table, token);
  if (!seen.ok) throw new Error(seen.problem.code);
  return seen.value;
}

const say = (table: string, token: string | null, wish: Parameters<typeof command>[0]): Promise<Answer> =>
  ground.tables.command(table, token, command(wish));

const codeOf = (answer: Answer): string | null => (answer.ok ? null : answer.problem.code);

/** Plays the first legal move for every token until the match is over. */
async function playOn(table: string, tokens: readonly string[]): Promise<Snapshot> {
  for (;;) {
    const looks = await Promise.all(tokens.map((token) => see(table, token)));
    if (looks[0]!.status === 'over') return looks[0]!;
    for (const [i, look] of looks.entries())
      if (look.legal.length > 0) await say(table, tokens[i]!, { do: 'move', move: look.legal[0]! });
    if (looks.every((look) => look.legal.length === 0))
      await vi.waitFor(
        async () => {
          const again = await Promise.all(tokens.map((token) => see(table, token)));
          if (again.every((look) => look.legal.length === 0 && look.status !== 'over'))
            throw new Error('still waiting');
        },
        { timeout: 20_000 },
      );
  }
}

describe('a table', () => {
  it('is created, sat at, started and played to its end; then its record, secret and luck are open', async () => {
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
    const record = await ground.tables.record(table);
    if (!record.ok) throw new Error(record.problem.code);
    const [raw] = readRecords(record.value.split('\n'), games);
    if (raw === undefined || 'torn' in raw) throw new Error('torn');
    expect(replay(raw).faults).toEqual([]);
    expect(raw.header.players).toEqual(['Anna', 'Björn']);
  });

  it.each(Object.keys(games))('of %s is played by a person against bots', async (game) => {
    const options = game === 'six-nimmt' || game === 'eleven-nimmt' ? { rounds: 1 } : {};
    const table = await create({ game, seats: 3, options });
    const token = await sit(table, 'Anna');
    expect(codeOf(await say(table, token, { do: 'start', fill: 'random' }))).toBeNull();
    const over = await playOn(table, [token]);
    expect(over.players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(over.outcome?.winners.length).toBeGreaterThan(0);
    expect(ground.failures).toEqual([]);
  });

  it('comes back from its log as it was, with every seat, when the process is gone', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    const look = await see(table, tokens[0]!);
    await say(table, tokens[0]!, { do: 'move', move: look.legal[0]! });
    const before = await Promise.all([...tokens, null].map((token) => see(table, token)));
    await ground.close();
    const again = await openGround(ground.folder);
    try {
      const after = await Promise.all([...tokens, null].map((token) => again.tables.snapshot(table, token)));
      expect(after.map((seen) => seen.ok && seen.value)).toEqual(before);
    } finally {
      ground = again;
    }
  });
});

describe('a table at which nothing happens', () => {
  it('is let go from memory after a while, but for those that somebody follows, and comes back when it is asked for', async () => {
    let later = 0;
    await ground.remove();
    ground = await openGround(undefined, () => Date.now() + later);
    const [quiet, followed] = [
      await create({ game: 'six-nimmt', seats: 2 }),
      await create({ game: 'six-nimmt', seats: 2 }),
    ];
    const stop = ground.tables.subscribe(followed, () => {});
    await ground.tables.sweep();
    expect(ground.tables.size).toBe(2);
    later = 120_000;
    await ground.tables.sweep();
    expect(ground.tables.size).toBe(1);
    stop();
    await ground.tables.sweep();
    expect(ground.tables.size).toBe(0);
    expect(await see(quiet, null)).toMatchObject({ table: quiet, seq: 1 });
  });
});

describe('a table that rests', () => {
  it('has nothing at hand but its state, and tells and answers all the same', async () => {
    let later = 0;
    await ground.remove();
    ground = await openGround(undefined, () => Date.now() + later);
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const seated: Command = { id: newId(), do: 'sit', name: 'Anna', token: 'a-token-that-is-long-enough' };
    const tokens = [seated.token!, await sit(table, 'Björn', 1)];
    const first = await ground.tables.command(table, null, seated);
    await say(table, tokens[0]!, { do: 'start' });
    const { legal } = await see(table, tokens[0]!);
    const moved = command({ do: 'move', move: legal[0]! });
    const answer = await ground.tables.command(table, tokens[0]!, moved);
    const told = await ground.tables.news(table, tokens[0]!, 1);
    later = 30_000;
    await ground.tables.sweep();
    expect(await ground.tables.news(table, tokens[0]!, 1)).toEqual(told);
    await ground.tables.sweep();
    later += 10_000;
    await ground.tables.sweep();
    // Both would be refused by now if the log did not know them.
    expect(await ground.tables.command(table, null, seated)).toEqual({
      ok: true,
      seq: first.ok && first.seq,
    });
    expect(await ground.tables.command(table, tokens[0]!, moved)).toEqual(answer);
    expect((await see(table, null)).seq).toBe(5);
  });
});

describe('a command', () => {
  it('to create a table that is sent again makes one table', async () => {
    const wish: CreateTable = { id: newId(), game: 'six-nimmt', seats: 2 };
    expect(await ground.tables.create(wish)).toEqual(await ground.tables.create(wish));
    expect(await ground.tables.create({ ...wish, id: newId() })).not.toEqual(
      await ground.tables.create(wish),
    );
  });

  it('to create a table that is sent again after a restart finds the table that was made', async () => {
    const wish: CreateTable = { id: newId(), game: 'six-nimmt', seats: 2 };
    const made = await ground.tables.create(wish);
    const table = made.ok ? made.value.table : '';
    const token = await sit(table, 'Anna');
    await ground.close();
    ground = await openGround(ground.folder);
    expect(await ground.tables.create(wish)).toEqual(made);
    expect((await see(table, token)).viewer).toBe(0);
  });

  it('that is sent again is done once and answered again', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const wish: Command = { id: newId(), do: 'sit', name: 'Anna', token: 'a-token-that-is-long-enough' };
    const first = await ground.tables.command(table, null, wish);
    const second = await ground.tables.command(table, null, wish);
    expect(first).toMatchObject({ ok: true, seq: 2 });
    expect(second).toMatchObject({ ok: true, seq: 2 });
    expect((await see(table, 'a-token-that-is-long-enough')).viewer).toBe(0);
    expect((await see(table, null)).seq).toBe(2);
  });

  it('of many that come at once is done in some order, without gaps and without loss', async () => {
    const table = await create({ game: 'six-nimmt', seats: 10 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => say(table, null, { do: 'sit', name: `P${i}` })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(10);
    expect(answers.flatMap((answer) => (answer.ok ? [answer.seq] : [])).toSorted((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]))).toEqual([
      'no-free-seat',
      'no-free-seat',
    ]);
  });

  it('is refused with a code, and the rule where one is broken, and changes nothing', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const refused = async (token: string | null, wish: Parameters<typeof command>[0]) => {
      const seq = (await see(table, null)).seq;
      const answer = await say(table, token, wish);
      expect((await see(table, null)).seq).toBe(seq);
      return answer.ok ? null : [answer.problem.code, answer.problem.rule];
    };
    expect(codeOf(await say('nowhere', null, { do: 'start' }))).toBe('no-such-table');
    expect(await refused(null, { do: 'start' })).toEqual(['not-seated', null]);
    expect(await refused('x'.repeat(30), { do: 'start' })).toEqual(['bad-token', null]);
    const anna = await sit(table, 'Anna', 1);
    expect(await refused(null, { do: 'sit', name: 'Björn', seat: 1 })).toEqual(['seat-taken', null]);
    expect(await refused(null, { do: 'sit', name: 'Björn', seat: -1 })).toEqual(['seats', null]);
    expect(await refused(null, { do: 'sit', name: '\u202e\u200b ', seat: 0 })).toEqual(['name', null]);
    expect(await refused(anna, { do: 'start' })).toEqual(['seats-free', null]);
    expect(await refused(anna, { do: 'start', fill: 'genius' })).toEqual(['level', null]);
    expect(await refused(anna, { do: 'move', move: '1' })).toEqual(['not-playing', null]);
    expect(await refused(anna, { do: 'rematch' })).toEqual(['not-over', null]);
    const björn = await sit(table, 'Björn');
    await say(table, anna, { do: 'start' });
    const { legal, seq } = await see(table, anna);
    expect(await refused(anna, { do: 'move', move: 'row 1' })).toEqual(['not-too-low', 'S8']);
    expect(await refused(anna, { do: 'move', move: '105' })).toEqual(['notation', null]);
    expect(await refused(anna, { do: 'move', move: legal[0]!, seq: seq - 1 })).toEqual(['stale', null]);
    expect(await refused(anna, { do: 'retract' })).toEqual(['nothing-to-retract', null]);
    expect(codeOf(await say(table, anna, { do: 'move', move: legal[0]!, seq }))).toBeNull();
    expect(await refused(anna, { do: 'move', move: legal[0]! })).toEqual(['already-chosen', 'S3']);
    expect(await refused(björn, { do: 'move', move: legal[1]! })).toEqual(['not-in-hand', 'S3']);
    expect(await refused(björn, { do: 'stand' })).toEqual(['not-open', null]);
    expect(await refused(null, { do: 'sit', name: 'Cilla' })).toEqual(['not-open', null]);
  });

  it('retract takes a secret choice back, and the record does not know of it', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    const { legal } = await see(table, tokens[0]!);
    await say(table, tokens[0]!, { do: 'move', move: legal[0]! });
    expect((await see(table, tokens[0]!)).retractable).toBe(true);
    expect(codeOf(await say(table, tokens[0]!, { do: 'retract' }))).toBeNull();
    expect((await see(table, tokens[0]!)).legal).toEqual(legal);
    await say(table, tokens[0]!, { do: 'move', move: legal[1]! });
    await playOn(table, tokens);
    const record = await ground.tables.record(table);
    const moves = record.ok ? record.value.split('\n').filter((line) => line.startsWith('{"seat":0')) : [];
    expect(moves[0]).toBe(`{"seat":0,"move":"${legal[1]}"}`);
    expect(moves.filter((line) => !line.includes('row'))).toHaveLength(10);
  });

  it('recover gives the seat a new token and voids the old one', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const old = await sit(table, 'Anna');
    const answer = await say(table, old, { do: 'recover' });
    if (!answer.ok || answer.token === undefined) throw new Error('no new token');
    expect((await see(table, answer.token)).viewer).toBe(0);
    expect((await ground.tables.snapshot(table, old)).ok).toBe(false);
  });

  it('recover takes no token that stands for another seat, which could not be told apart any more', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const [anna, bjorn] = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    expect(codeOf(await say(table, bjorn, { do: 'recover', token: anna }))).toBe('token-used');
    expect((await see(table, bjorn)).viewer).toBe(1);
  });

  it('rematch opens a new table when all people want it, at which old tokens are worth nothing', async () => {
    const table = await create({
      game: 'captain-jack',
      seats: 3,
      plan: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    await playOn(table, tokens);
    await say(table, tokens[0]!, { do: 'rematch' });
    expect((await see(table, null)).rematch).toBeNull();
    await say(table, tokens[1]!, { do: 'rematch' });
    const { rematch } = await see(table, null);
    expect(await see(rematch!, null)).toMatchObject({ game: 'captain-jack', status: 'open', seats: 3 });
    expect((await ground.tables.snapshot(rematch!, tokens[0]!)).ok).toBe(false);
  });
});

describe('what a viewer is told', () => {
  it('after any seq is exactly what it missed', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 3 } });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    await playOn(table, tokens);
    for (const token of [...tokens, null]) {
      const all = await ground.tables.news(table, token, 0);
      if (!all.ok) throw new Error(all.problem.code);
      expect(all.value.updates.map(({ seq }) => seq)).toEqual(all.value.updates.map((_, i) => i + 1));
      for (const since of [1, 5, 20, all.value.updates.length - 1, all.value.updates.length]) {
        const missed = await ground.tables.news(table, token, since);
        expect(missed.ok && missed.value.updates).toEqual(all.value.updates.slice(since));
      }
    }
  });

  it('holds no secret of others: no token, no secret of the server, no card of another hand', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    const [log] = [await ground.store.read(table, 1)];
    const created = log[0]!.entry;
    const secrets = created.type === 'created' ? [created.secret, ...tokens] : [];
    const all = await ground.tables.news(table, null, 0);
    const text = JSON.stringify([await see(table, null), all]);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain('"hand"');
    expect(text).not.toContain('"deal"');
  });
});
