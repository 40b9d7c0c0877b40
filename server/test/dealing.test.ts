import { createHash, webcrypto } from 'node:crypto';
import { checkFairness, nonceFor, readRecords, seatCommitment } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

const digest = (data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', data);
const START = ['a', 'b', 'c'].map((text) => createHash('sha256').update(text).digest('hex'));

let opened: OpenTables;
let now = 0;
const { create, sit, see, say, playOn } = people(() => opened);

beforeEach(async () => {
  now = 1_700_000_000_000;
  opened = await openTables(undefined, () => now);
});
afterEach(() => opened.remove());

/** A table of three people, the first two of whom have committed to nonces, and whose host has started. */
async function dealing(): Promise<{ table: string; tokens: string[] }> {
  const table = await create({ game: 'six-nimmt', seats: 3, options: { rounds: 1 } });
  const tokens: string[] = [];
  for (const [seat, start] of START.entries()) {
    const own = seat < 2 ? { commitment: await seatCommitment(start, digest) } : {};
    tokens.push(await sit(table, `P${seat}`, seat, own));
  }
  await say(table, tokens[0]!, { do: 'start' });
  return { table, tokens };
}

async function reveal(table: string, token: string, seat: number): Promise<string | null> {
  const { fair } = await see(table, token);
  const nonce = await nonceFor(START[seat]!, fair.seats[seat]!, digest);
  return codeOf(await say(table, token, { do: 'reveal', nonce: nonce! }));
}

describe('a table whose seats have committed to nonces', () => {
  it('shows all commitments, and deals nothing before every nonce is there', async () => {
    const { table, tokens } = await dealing();
    const seen = await see(table, tokens[2]!);
    expect(seen).toMatchObject({
      status: 'dealing',
      view: null,
      legal: [],
      fair: { revealed: [], nonces: null },
    });
    expect(seen.fair.seats).toEqual([
      await seatCommitment(START[0]!, digest),
      await seatCommitment(START[1]!, digest),
      null,
    ]);
    expect(seen.due).toBe(now + 30_000);
    expect(codeOf(await say(table, null, { do: 'sit', name: 'Late' }))).toBe('not-open');
    expect(await reveal(table, tokens[1]!, 1)).toBeNull();
    expect(await see(table, null)).toMatchObject({ status: 'dealing', fair: { revealed: [1] } });
    expect(await reveal(table, tokens[0]!, 0)).toBeNull();
    expect((await see(table, null)).status).toBe('playing');
  });

  it('takes no other nonce than the one committed to, from no other seat, and only once', async () => {
    const { table, tokens } = await dealing();
    const nonce = (await nonceFor(START[0]!, (await see(table, null)).fair.seats[0]!, digest))!;
    const reveals = (token: string | null, wish: string) => say(table, token, { do: 'reveal', nonce: wish });
    expect(codeOf(await reveals(tokens[0]!, START[0]!))).toBe('wrong-nonce');
    expect(codeOf(await reveals(tokens[1]!, nonce))).toBe('wrong-nonce');
    expect(codeOf(await reveals(tokens[2]!, nonce))).toBe('no-commitment');
    expect(codeOf(await reveals(null, nonce))).toBe('not-seated');
    expect(codeOf(await reveals(tokens[0]!, nonce))).toBeNull();
    expect(codeOf(await reveals(tokens[0]!, nonce))).toBe('already-revealed');
  });

  it('has chance that follows from what was published, as anybody can check afterwards', async () => {
    const { table, tokens } = await dealing();
    const published = (await see(table, null)).fair;
    await reveal(table, tokens[0]!, 0);
    await reveal(table, tokens[1]!, 1);
    await playOn(table, tokens);
    const record = await opened.tables.record(table);
    const [read] = readRecords((record.ok ? record.value : '').split('\n'), games);
    if (read === undefined || 'torn' in read) throw new Error('no record');
    expect(await checkFairness(read, digest)).toEqual({
      commitment: published.commitment,
      seats: published.seats,
      difference: null,
    });
  });

  it('voids the deal when a seat keeps silent: the seat is free, and the server has a new secret', async () => {
    const { table, tokens } = await dealing();
    const before = (await see(table, null)).fair;
    await reveal(table, tokens[0]!, 0);
    now += 29_999;
    await opened.tables.sweep();
    expect((await see(table, null)).status).toBe('dealing');
    now += 1;
    await opened.tables.sweep();
    const after = await see(table, tokens[0]!);
    expect(after).toMatchObject({ status: 'open', fair: { voids: 1, revealed: [] } });
    expect(after.players.map(({ kind }) => kind)).toEqual(['person', 'free', 'person']);
    expect(after.fair.commitment).not.toBe(before.commitment);
    expect((await opened.tables.snapshot(table, tokens[1]!)).ok).toBe(false);
    // The nonce that was revealed is the next commitment, and the chain has one more for it.
    expect(after.fair.seats[0]).toBe(await nonceFor(START[0]!, before.seats[0]!, digest));
    await say(table, tokens[0]!, { do: 'start', fill: 'random' });
    expect((await see(table, null)).status).toBe('dealing');
    expect(await reveal(table, tokens[0]!, 0)).toBeNull();
    expect((await see(table, null)).status).toBe('playing');
  });

  it('ends after three void deals, so that nobody draws again and again', async () => {
    const { table, tokens } = await dealing();
    for (let voids = 1; voids <= 3; voids++) {
      await reveal(table, tokens[0]!, 0);
      now += 30_000;
      await opened.tables.sweep();
      expect((await see(table, null)).fair.voids).toBe(voids);
      await sit(table, 'Silent', 1, { commitment: START[2]! });
      await say(table, tokens[0]!, { do: 'start' });
    }
    await reveal(table, tokens[0]!, 0);
    now += 30_000;
    await opened.tables.sweep();
    expect(await see(table, null)).toMatchObject({ status: 'over', ended: 'void', outcome: null });
  });

  it('is dealt after a crash between the last nonce and the deal', async () => {
    const { table, tokens } = await dealing();
    await reveal(table, tokens[0]!, 0);
    const { seq, fair } = await see(table, null);
    const nonce = (await nonceFor(START[1]!, fair.seats[1]!, digest))!;
    const [listing] = await opened.store.due(now + 1e6, 1);
    const entry = { type: 'revealed', at: now, seat: 1, nonce } as const;
    await opened.store.append(table, { seq: seq + 1, command: null, entry }, { ...listing!, due: now });
    const { folder } = opened;
    await opened.close();
    opened = await openTables(folder, () => now);
    await opened.tables.sweep();
    expect((await see(table, null)).status).toBe('playing');
  });
});
