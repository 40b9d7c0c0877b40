import { WATCHER } from '@bullpen/engine';
import type { Answer, Command } from '@bullpen/wire';
import { expect, it } from 'vitest';
import type { Tables } from '../../contract.ts';
import { Callers } from '../callers.ts';
import { localNotes } from '../notes.ts';

const SEAT = 'token-of-a-seat';
/** What has to be read for this token is never there. */
const SLOW = 'token-that-needs-much';
const DONE: Answer = { ok: true, seq: 9 };
const tables = {
  occupancy: async () => ({
    ok: true,
    value: { sat: [1, null], listed: true, rated: true, status: 'open' },
  }),
  prepare: (_: string, token: string | null) =>
    token === SLOW ? new Promise<void>(() => {}) : Promise.resolve(),
  snapshot: async (_: string, token: string | null) => ({
    ok: true,
    value: { viewer: token === SEAT ? 0 : WATCHER },
  }),
} as unknown as Tables;

/** Callers at a table whose line stands still until the test says so. */
function standing() {
  const notes = localNotes();
  const { promise, resolve } = Promise.withResolvers<void>();
  void notes.inTurn('seats t', () => promise);
  const callers = new Callers(tables, notes);
  let done = 0;
  const act = async (): Promise<Answer> => {
    done += 1;
    return DONE;
  };
  const wish = <Do extends Command['do']>(command: Extract<Command, { do: Do }>, token: string | null) => ({
    table: 't',
    token,
    command,
  });
  const start = (token: string | null) => callers.start(wish({ id: 'start-id', do: 'start' }, token), act);
  const resize = (token: string | null) =>
    callers.resize(wish({ id: 'seats-id', do: 'seats', seats: 2 }, token), act);
  return { start, resize, go: resolve, done: () => done };
}

it('somebody without a seat stands in no line of a table, however often they ask', async () => {
  const { start, resize, done } = standing();
  for (let n = 0; n < 100; n++)
    for (const token of [null, 'token-of-nobody']) {
      expect(await start(token)).toBe(DONE);
      expect(await resize(token)).toBe(DONE);
    }
  expect(done()).toBe(400);
});

it('of one seat eight stand in it, and more are refused at once', async () => {
  const { start, go, done } = standing();
  const all = Array.from({ length: 20 }, () => start(SEAT));
  const refused = await Promise.all(all.slice(8));
  expect(refused.map((answer) => !answer.ok && answer.problem.code)).toEqual(refused.map(() => 'rate'));
  expect(done()).toBe(0);
  go();
  expect(await Promise.all(all.slice(0, 8))).toEqual(Array(8).fill(DONE));
});

it('what has to be read for one who sits down holds up nobody else who does', async () => {
  const callers = new Callers(tables, localNotes());
  const command = { id: 'sit-id', do: 'sit', name: 'Ann' } as const;
  const sit = (ip: string, token: string | null) =>
    callers.sit({ ip, table: 't', token, command }, async () => DONE);
  void sit('192.0.2.1', SLOW);
  expect(await sit('192.0.2.2', null)).toBe(DONE);
});
