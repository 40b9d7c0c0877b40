import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hasPython } from '@bullpen/lab/test/python';
import { openHouse } from '@bullpen/prove/live/house.ts';
import type { Snapshot } from '@bullpen/wire';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bullpen, finish, folder, interrupt, PATIENCE, start } from './run.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLE = `python3 ${ROOT}/examples/bot.py`;
const BAD = `"${process.execPath}" ${ROOT}/lab/test/bad-bot.mjs`;

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

let made = 0;

/** A table for the program and bots of the server. */
async function tableFor(game: string, options: object, level = 'random', url = house.url): Promise<string> {
  const plan = [{ kind: 'open' }, { kind: 'bot', level }];
  const wish = { id: `seat-test-${made++}`, game, seats: 2, options, plan };
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  return ((await answer.json()) as { table: string }).table;
}

const statusOf = async (table: string): Promise<Snapshot['status']> =>
  ((await (await fetch(`${house.url}/api/tables/${table}`)).json()) as Snapshot).status;

describe('bullpen seat', () => {
  it.skipIf(!hasPython())(
    'plays a match at a table of a server',
    async () => {
      const table = await tableFor('six-nimmt', { rounds: 1 });
      const played = await bullpen(['seat', `${house.url}/t/${table}`, '--exec', EXAMPLE, '--name', 'Clara']);
      expect(played.stderr).toBe('');
      expect(played.stdout).toMatch(
        new RegExp(
          `^six-nimmt: seat [01] of 2\\nover at table ${table}: scores \\d+, \\d+; seat [01]: `,
          'm',
        ),
      );
      expect(played.exitCode).toBe(0);
      expect(await statusOf(table)).toBe('over');
      console.log(`examples/bot.py at a table: ${played.stdout.trimEnd().split('\n').at(-1)}`);
    },
    PATIENCE,
  );

  it(
    'survives a connection that is cut again and again',
    async () => {
      // Every third request is cut before its answer, after the server has done what it asked for.
      let requests = 0;
      const proxy = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const { authorization, 'content-type': type } = request.headers;
        const answer = await fetch(`${house.url}${request.url}`, {
          method: request.method ?? 'GET',
          headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        });
        const body = await answer.text();
        if (++requests % 3 === 0) response.destroy();
        else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void proxy.close());
      const { port } = proxy.address() as AddressInfo;
      const table = await tableFor('six-nimmt', { rounds: 1 });
      const played = await bullpen(['seat', `http://127.0.0.1:${port}/t/${table}`, '--exec', `${BAD} good`]);
      expect(played.exitCode).toBe(0);
      expect(played.stdout).toContain(`over at table ${table}: scores `);
      expect(played.stderr).toMatch(/^(bullpen: http:\S+ .*; trying again\nbullpen: http:\S+ is back\n)+$/);
    },
    PATIENCE,
  );

  it(
    'starts a program again that fails, and leaves its seat to a bot of the server if it goes on failing',
    async () => {
      const table = await tableFor('six-nimmt', { rounds: 1 });
      const played = await bullpen(['seat', `${house.url}/t/${table}`, '--exec', `${BAD} crash`]);
      expect(played.stderr.split('\n').slice(0, -1)).toEqual([
        ...Array(4).fill('bullpen: the program: crash: exited with code 1: Traceback: out of ideas'),
        'bullpen: the program has failed 4 times; a bot of the server plays on',
      ]);
      expect(played.exitCode).toBe(1);
    },
    PATIENCE,
  );

  it(
    'gives its seat to a bot of the server when it is interrupted',
    async () => {
      const table = await tableFor('six-nimmt', { rounds: 1 });
      const child = start(['seat', `${house.url}/t/${table}`, '--exec', `${BAD} hang`], folder());
      const finished = finish(child);
      await new Promise<void>((resolve) => {
        child.stdout.on('data', (text: string) => {
          if (String(text).includes('seat ')) resolve();
        });
      });
      interrupt(child);
      expect((await finished).exitCode).toBe(130);
      const seen = (await (await fetch(`${house.url}/api/tables/${table}`)).json()) as Snapshot;
      expect(seen.players.some(({ away }) => away)).toBe(true);
    },
    PATIENCE,
  );

  it.each([
    ['a page that is no table', 'http://localhost/rules/six-nimmt', 'good', /a table has a link such as/],
    ['a server that is away', 'http://127.0.0.1:1/t/abc', 'good', /^bullpen: http:\/\/127.0.0.1:1: /],
    ['a table that does not exist', '/t/nothere', 'good', /This table does not exist\. \(no-such-table\)/],
    ['a full table', 'full', 'good', /All seats are taken\. \(no-free-seat\)|has already begun/],
    ['a program that dies', 'free', 'dies', /cannot be started: exited with code 3: no such model/],
  ])(
    'says in one line what is wrong: %s',
    async (_, where, what, line) => {
      let link = where.startsWith('/') ? house.url + where : where;
      if (where === 'free' || where === 'full') link = `${house.url}/t/${await tableFor('six-nimmt', {})}`;
      if (where === 'full') {
        const body = JSON.stringify({ id: `sit-${made++}-here`, do: 'sit', name: 'Ann' });
        const headers = { 'content-type': 'application/json' };
        await fetch(`${link.replace('/t/', '/api/tables/')}/commands`, { method: 'POST', headers, body });
      }
      const { exitCode, stdout, stderr } = await bullpen(['seat', link, '--exec', `${BAD} ${what}`]);
      expect(stderr).toMatch(/^bullpen: [^\n]+\n$/);
      expect(stderr).toMatch(line);
      expect(stdout).toBe('');
      expect(exitCode).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
