import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let opened: OpenTables;
let now = 0;
const { create, sit, see, say, playOn } = people(() => opened);

beforeEach(async () => {
  now = 1_700_000_000_000;
  opened = await openTables(undefined, () => now);
});
afterEach(() => opened.remove());

/** A match of people who are all connected; `close` is how each goes. */
async function connected(seats: number): Promise<{ table: string; tokens: string[]; close: (() => void)[] }> {
  const table = await create({ game: 'six-nimmt', seats, options: { rounds: 1 } });
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) tokens.push(await sit(table, `P${seat}`, seat));
  const close = tokens.map((token) => opened.tables.attend(table, token));
  await say(table, tokens[0]!, { do: 'start' });
  return { table, tokens, close };
}

/** Time goes on, and the server looks after its tables. */
async function later(seconds: number): Promise<void> {
  now += seconds * 1000;
  await opened.tables.sweep();
}

const absences = async (table: string) => (await see(table, null)).players.map(({ absent }) => absent);
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

/** The results of votes, as everybody learns them who reads the log from its beginning. */
async function decided(table: string): Promise<unknown[]> {
  const news = await opened.tables.news(table, null, 0);
  if (!news.ok) throw new Error(news.refusal.code);
  return news.value.updates.flatMap(({ events }) =>
    events.filter(({ name }) => name === 'decided').map(({ data }) => data),
  );
}

describe('where several processes serve a table', () => {
  /** Who was announced by any process, and until when. */
  const announced = new Map<string, number>();
  const rollCall = {
    announce: async (keys: readonly string[]) => {
      for (const key of keys) announced.set(key, now + 20_000);
    },
    areHere: async (keys: readonly string[]) => keys.map((key) => (announced.get(key) ?? 0) > now),
    close: async () => {},
  };

  it('a person who only sends requests, to another process, is here, and is not gone at once when they stop', async () => {
    await opened.remove();
    opened = await openTables(undefined, () => now, undefined, {}, true, { rollCall });
    const { store } = opened;
    const other = await openTables(undefined, () => now, undefined, {}, true, { rollCall, store });
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const tokens = [await sit(table, 'Ann', 0), await sit(table, 'Bob', 1)];
    opened.tables.attend(table, tokens[0]!);
    await say(table, tokens[0]!, { do: 'start' });
    for (let i = 0; i < 40; i++) {
      await other.tables.snapshot(table, tokens[1]!);
      await later(2);
      expect(await absences(table)).toEqual([null, null]);
    }
    const last = now - 2000;
    for (let i = 0; i < 12; i++) await later(5);
    await until(async () => expect((await absences(table))[1]).toBeGreaterThanOrEqual(last));
    await other.remove();
  });
});

describe('a person who closes the tab', () => {
  it('is absent after a while, for everybody, and here again with the next connection', async () => {
    const { table, tokens, close } = await connected(3);
    close[1]!();
    const left = now;
    await later(19);
    expect(await absences(table)).toEqual([null, null, null]);
    await later(1);
    await until(async () => expect(await absences(table)).toEqual([null, left, null]));
    opened.tables.attend(table, tokens[1]!);
    await until(async () => expect(await absences(table)).toEqual([null, null, null]));
  });

  it('is absent though the one who waits has many short connections, one after the other', async () => {
    const { table, tokens, close } = await connected(2);
    const [poller = ''] = tokens;
    for (const one of close) one();
    for (let i = 0; i < 5; i++) {
      const leave = opened.tables.attend(table, poller);
      await later(5);
      leave();
    }
    await until(async () => expect(await absences(table)).toEqual([null, expect.any(Number)]));
  });

  it('is here as long as requests come, if no connection does', async () => {
    const { table, tokens, close } = await connected(2);
    close[1]!();
    for (let i = 0; i < 5; i++) {
      await later(15);
      await see(table, tokens[1]!);
    }
    expect(await absences(table)).toEqual([null, null]);
  });

  it('is not looked for where nobody waits, nor where a move may take days', async () => {
    const { table, close } = await connected(2);
    for (const one of close) one();
    await later(1000);
    expect(await absences(table)).toEqual([null, null]);
    const slow = await create({ game: 'six-nimmt', seats: 2, clock: { kind: 'days', days: 2 } });
    const token = await sit(slow, 'A');
    await sit(slow, 'B');
    opened.tables.attend(slow, token);
    await say(slow, token, { do: 'start' });
    await later(1000);
    expect(await absences(slow)).toEqual([null, null]);
  });

  it('leaves the others a choice: with a bot in the seat the match goes on to its end', async () => {
    const { table, tokens, close } = await connected(2);
    close[1]!();
    await later(20);
    await until(async () => expect(await absences(table)).not.toEqual([null, null]));
    const vote = { do: 'vote', seat: 1, for: 'bot' } as const;
    expect(codeOf(await say(table, tokens[0]!, vote))).toBe('no-vote');
    await later(10);
    expect(codeOf(await say(table, null, vote))).toBe('not-seated');
    expect(codeOf(await say(table, tokens[0]!, { ...vote, seat: 0 }))).toBe('no-vote');
    expect(codeOf(await say(table, tokens[0]!, vote))).toBeNull();
    expect((await see(table, null)).players[1]).toMatchObject({ kind: 'person', away: true });
    const moving = setInterval(() => (now += 1000), 5);
    expect((await playOn(table, [tokens[0]!])).outcome).not.toBeNull();
    clearInterval(moving);
  });

  it('takes the seat back by coming back', async () => {
    const { table, tokens, close } = await connected(2);
    close[1]!();
    await later(30);
    await until(async () => expect(await absences(table)).not.toEqual([null, null]));
    await say(table, tokens[0]!, { do: 'vote', seat: 1, for: 'bot' });
    opened.tables.attend(table, tokens[1]!);
    await until(async () =>
      expect((await see(table, null)).players[1]).toMatchObject({ away: false, absent: null }),
    );
    expect((await see(table, null)).votes).toEqual([]);
    expect(await decided(table)).toEqual([{ about: 1, result: 'bot' }]);
  });

  it('is waited for some more if the others want that, and then they are asked again', async () => {
    const { table, tokens, close } = await connected(2);
    close[1]!();
    await later(30);
    await until(async () => expect((await see(table, null)).votes).toHaveLength(1));
    await say(table, tokens[0]!, { do: 'vote', seat: 1, for: 'wait' });
    const [vote] = (await see(table, null)).votes;
    expect(vote).toEqual({ about: 1, from: now + 150_000, until: null, cast: [] });
    expect(await decided(table)).toEqual([{ about: 1, result: 'wait' }]);
  });
});

describe('a person who has just come', () => {
  it('with a new token is not absent, however long the others have been here', async () => {
    const { table, tokens, close } = await connected(2);
    await later(50);
    close[1]!();
    const answer = await say(table, tokens[1]!, { do: 'recover' });
    expect(answer.ok).toBe(true);
    await later(5);
    await later(5);
    expect(await absences(table)).toEqual([null, null]);
    await later(20);
    await until(async () => expect((await absences(table))[1]).not.toBeNull());
  });
});

describe('the clock of a seat', () => {
  it('goes on while the person leaves and comes back again', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, clock: { kind: 'move', seconds: 30 } });
    const tokens = [await sit(table, 'A'), await sit(table, 'B')];
    await say(table, tokens[0]!, { do: 'start' });
    const { due } = await see(table, tokens[0]!);
    for (let i = 0; i < 3; i++) {
      now += 5000;
      await say(table, tokens[0]!, { do: 'leave' });
      await say(table, tokens[0]!, { do: 'return' });
    }
    expect((await see(table, tokens[0]!)).due).toBe(due);
  });

  it('goes on while a choice is taken back, but for a last ten seconds', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, clock: { kind: 'move', seconds: 30 } });
    const tokens = [await sit(table, 'A'), await sit(table, 'B')];
    await say(table, tokens[0]!, { do: 'start' });
    const { due, legal } = await see(table, tokens[0]!);
    await say(table, tokens[0]!, { do: 'move', move: legal[0]! });
    now += 10_000;
    await say(table, tokens[0]!, { do: 'retract' });
    expect((await see(table, tokens[0]!)).due).toBe(due);
    await say(table, tokens[0]!, { do: 'move', move: legal[0]! });
    now += 15_000;
    await say(table, tokens[0]!, { do: 'retract' });
    expect((await see(table, tokens[0]!)).due).toBe(now + 10_000);
  });
});

describe('a vote about an absent person', () => {
  /** Four people, the last of whom has gone long enough. */
  async function voting(): Promise<{ table: string; tokens: string[] }> {
    const { table, tokens, close } = await connected(4);
    close[3]!();
    await later(30);
    await until(async () => expect((await see(table, null)).votes).toHaveLength(1));
    return { table, tokens };
  }
  const wants = (table: string, token: string, choice: 'bot' | 'wait' | 'end') =>
    say(table, token, { do: 'vote', seat: 3, for: choice });

  it('is decided by a majority of those present', async () => {
    const { table, tokens } = await voting();
    await wants(table, tokens[0]!, 'end');
    expect((await see(table, null)).votes[0]!.cast).toEqual([{ seat: 0, for: 'end' }]);
    await wants(table, tokens[0]!, 'bot');
    await wants(table, tokens[1]!, 'end');
    expect((await see(table, null)).status).toBe('playing');
    expect(await decided(table)).toEqual([]);
    await wants(table, tokens[2]!, 'end');
    expect(await see(table, null)).toMatchObject({ status: 'over', ended: 'vote', outcome: null });
    expect(await decided(table)).toEqual([{ about: 3, result: 'end' }]);
  });

  it('that some keep out of is decided by the others when the time is up', async () => {
    const { table, tokens } = await voting();
    await wants(table, tokens[0]!, 'bot');
    expect((await see(table, null)).votes[0]!.until).toBe(now + 30_000);
    await later(29);
    expect((await see(table, null)).players[3]!.away).toBe(false);
    await later(1);
    await until(async () => expect((await see(table, null)).players[3]!.away).toBe(true));
    expect(await decided(table)).toEqual([{ about: 3, result: 'bot' }]);
  });

  it('without two of the same mind lets a bot play', async () => {
    const { table, tokens } = await voting();
    await wants(table, tokens[0]!, 'end');
    await wants(table, tokens[1]!, 'wait');
    await wants(table, tokens[2]!, 'bot');
    expect((await see(table, null)).players[3]!.away).toBe(true);
  });
});

describe('a person who has enough', () => {
  it('leaves the seat to a bot, and returns', async () => {
    const { table, tokens } = await connected(3);
    expect(codeOf(await say(table, tokens[1]!, { do: 'leave' }))).toBeNull();
    expect(codeOf(await say(table, tokens[1]!, { do: 'leave' }))).toBe('already-away');
    expect((await see(table, null)).players[1]!.away).toBe(true);
    expect(codeOf(await say(table, tokens[1]!, { do: 'return' }))).toBeNull();
    expect((await see(table, null)).players[1]!.away).toBe(false);
  });

  it('resigns for good; when the last one does, the table ends and no move is due', async () => {
    const { table, tokens } = await connected(2);
    expect(codeOf(await say(table, tokens[0]!, { do: 'resign' }))).toBeNull();
    expect(await see(table, null)).toMatchObject({ host: 1, players: [{ kind: 'bot' }, { kind: 'person' }] });
    expect((await opened.tables.snapshot(table, tokens[0]!)).ok).toBe(false);
    expect(codeOf(await say(table, tokens[1]!, { do: 'resign' }))).toBeNull();
    expect(await see(table, null)).toMatchObject({ status: 'over', ended: 'deserted', outcome: null });
    expect(await opened.store.due(now + 1e9, 10)).toEqual([]);
  });
});

describe('a table at which nobody plays any more', () => {
  const HOUR = 3_600_000;
  const slow = (folder?: string) => openTables(folder, () => now, { least: HOUR, more: 0 });

  /** A person has left a match with bots, which move once an hour: later than the table rests. */
  async function left(): Promise<{ table: string; token: string }> {
    await opened.remove();
    opened = await slow();
    const table = await create({ game: 'six-nimmt', seats: 2, plan: [{ kind: 'bot', level: 'random' }] });
    const token = await sit(table, 'A');
    await say(table, token, { do: 'start' });
    await say(table, token, { do: 'leave' });
    return { table, token };
  }

  it.each(['a connection', 'a request'])('rests, and goes on with %s, after a restart too', async (how) => {
    const { table, token } = await left();
    const { seq } = await see(table, null);
    await later(2 * 3600);
    expect((await see(table, null)).seq).toBe(seq);
    expect(await opened.store.due(now, 10)).toEqual([]);
    await opened.close();
    opened = await slow(opened.folder);
    if (how === 'a connection') opened.tables.attend(table, token);
    else await see(table, token);
    await until(async () => expect((await see(table, null)).players[1]!.away).toBe(false));
    expect(await opened.store.due(now + HOUR, 10)).toHaveLength(1);
  });

  it('ends as deserted after a day', async () => {
    const { table } = await left();
    await later(86_400 - 1);
    expect((await see(table, null)).status).toBe('playing');
    await later(1);
    expect(await see(table, null)).toMatchObject({ status: 'over', ended: 'deserted', outcome: null });
    expect(await opened.store.due(now + 1e9, 10)).toEqual([]);
  });
});

describe('the seats', () => {
  it('are drawn by lot when the match starts, and everybody keeps their own', async () => {
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const table = await create({ game: 'six-nimmt', seats: 3, seating: 'drawn' });
      const tokens = [await sit(table, 'A', 0), await sit(table, 'B', 1), await sit(table, 'C', 2)];
      await say(table, tokens[0]!, { do: 'start' });
      const { players, host } = await see(table, null);
      orders.add(players.map(({ name }) => name).join(''));
      expect(players[host!]!.name).toBe('A');
      for (const [seat, token] of tokens.entries()) {
        const seen = await see(table, token);
        expect(players[seen.viewer]!.name).toBe('ABC'[seat]);
      }
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('move on by one in each rematch', async () => {
    const table = await create({ game: 'six-nimmt', seats: 3, options: { rounds: 1 }, seating: 'drawn' });
    const tokens = [await sit(table, 'A'), await sit(table, 'B'), await sit(table, 'C')];
    await say(table, tokens[0]!, { do: 'start' });
    await playOn(table, tokens);
    const before = (await see(table, null)).players.map(({ name }) => name!);
    for (const token of tokens) await say(table, token, { do: 'rematch' });
    const rematch = (await see(table, null)).rematch!;
    for (const [i, token] of tokens.entries()) await say(rematch, token, { do: 'sit', name: 'ABC'[i]! });
    const wanted = [before[1], before[2], before[0]];
    expect((await see(rematch, null)).players.map(({ name }) => name)).toEqual(wanted);
    const host = (await see(rematch, null)).host!;
    expect(wanted[host]).toBe('A');
  });

  it('are those of a rematch of a rematch too: it is named like the first', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    let at = table;
    let tokens = [await sit(table, 'A'), await sit(table, 'B')];
    for (let i = 0; i < 3; i++) {
      await say(at, tokens[0]!, { do: 'start' });
      await playOn(at, tokens);
      for (const token of tokens) expect(codeOf(await say(at, token, { do: 'rematch' }))).toBeNull();
      const { rematch } = await see(at, null);
      expect(rematch).not.toBeNull();
      const fresh = tokens.map((_, seat) => `token-of-seat-${seat}-at-rematch-${i}`);
      for (const [seat, token] of tokens.entries())
        await say(rematch!, token, { do: 'sit', name: 'AB'[seat]!, token: fresh[seat]! });
      [at, tokens] = [rematch!, fresh];
    }
  });

  it('of a table that was never dealt have no rematch', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const token = await sit(table, 'A');
    await say(table, token, { do: 'close' });
    expect(codeOf(await say(table, token, { do: 'rematch' }))).toBe('not-playing');
  });
});
