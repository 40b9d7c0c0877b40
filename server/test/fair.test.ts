import { webcrypto } from 'node:crypto';
import {
  checkFairness,
  makeFairSeed,
  parseFairSeed,
  type RawRecord,
  Recorder,
  readRecords,
  seeded,
} from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { serverMachine } from '../machine.ts';

const machine = serverMachine(Date.now);
const digest = (data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', data);

/** A match whose chance is the fair stream, as a record. */
function fairRecord(id: GameId, seats: number, options: Record<string, unknown>): RawRecord {
  const game = games[id];
  const seed = {
    secret: machine.newSecret(),
    nonces: Array.from({ length: seats }, (_, i) => (i === 1 ? 'abc123' : '')),
  };
  const match = { seats, options };
  const recorder = new Recorder(game, match, makeFairSeed(seed), Array(seats).fill('x'));
  const chance = machine.chance(seed, 0);
  const picks = seeded(id);
  const state = game.setup(match, chance, recorder.tell);
  const buffer = new Int32Array(game.maxMoves);
  while (game.toAct(state) !== 0) {
    const seat = 31 - Math.clz32(game.toAct(state));
    const move = buffer[picks.below(game.legal(state, seat, buffer))] as Parameters<typeof game.format>[0];
    recorder.move(seat, move);
    game.apply(state, seat, move, chance, recorder.tell);
  }
  const [record] = readRecords(recorder.text().split('\n'), games);
  if (record === undefined || 'torn' in record) throw new Error('the record is torn');
  return record;
}

const MATCHES: Readonly<Record<GameId, readonly [seats: number, options: Record<string, unknown>]>> = {
  'six-nimmt': [10, { variant: 'basic', target: 66, rounds: 12 }],
  'eleven-nimmt': [3, { rounds: 2 }],
  bullenrommee: [4, { deals: 2 }],
  'twenty-one': [6, { sheets: 'shuffled' }],
  'captain-jack': [5, { deals: 3, answerSeconds: 5 }],
};

describe('a fair deal', () => {
  it.each(gameIds)('of %s is drawn again from its seed, with nothing but WebCrypto', async (id) => {
    const record = fairRecord(id, ...MATCHES[id]);
    const check = await checkFairness(record, digest);
    expect(check?.difference).toBeNull();
    expect(check?.commitment).toBe(machine.commitmentOf(parseFairSeed(record.header.seed)!.secret));
  });

  it('is found out if it came from another secret or another nonce', async () => {
    const record = fairRecord('six-nimmt', 4, { variant: 'basic', target: 66, rounds: 1 });
    const { secret, nonces } = parseFairSeed(record.header.seed)!;
    for (const other of [
      { secret: machine.newSecret(), nonces },
      { secret, nonces: ['', 'abc124', '', ''] },
    ]) {
      const forged = { ...record, header: { ...record.header, seed: makeFairSeed(other) } };
      expect((await checkFairness(forged, digest))?.difference).toMatchObject({ line: 2 });
    }
  });

  it('cannot be checked without a fair seed', async () => {
    const record = fairRecord('six-nimmt', 4, { variant: 'basic', target: 66, rounds: 1 });
    expect(await checkFairness({ ...record, header: { ...record.header, seed: '1/0' } }, digest)).toBeNull();
  });

  it('goes on in the middle of its stream', () => {
    const seed = { secret: machine.newSecret(), nonces: [''] };
    const whole = machine.chance(seed, 0);
    const first = Array.from({ length: 50 }, () => whole.below(1000));
    const begun = machine.chance(seed, 0);
    for (let i = 0; i < 21; i++) begun.below(1000);
    const resumed = machine.chance(seed, begun.spent());
    expect(Array.from({ length: 29 }, () => resumed.below(1000))).toEqual(first.slice(21));
  });
});
