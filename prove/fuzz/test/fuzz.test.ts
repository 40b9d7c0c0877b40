import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@bullpen/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { openHouse } from '../../live/house.ts';
import { fuzzHttp } from '../http.ts';
import { anyMessage } from '../inputs.ts';
import { fuzzPure } from '../pure.ts';
import { fuzzSocket } from '../socket.ts';
import { feed, TARGETS } from '../targets.ts';
import { makeVictim, type Victim } from '../victim.ts';

const CRASHES = join(import.meta.dirname, '../../crashes');

describe('made-up input', () => {
  it('for messages, notation, options and records: no crash, no changed table', () => {
    const { inputs, crashes } = fuzzPure('test', 14_000);
    expect(crashes).toEqual([]);
    expect(inputs).toBeGreaterThanOrEqual(14_000);
  });

  it.each(readdirSync(CRASHES).filter((name) => name.endsWith('.txt')))('that once crashed: %s', (name) => {
    const [target = ''] = name.split('-');
    const input = readFileSync(join(CRASHES, name), 'utf8');
    if (target in TARGETS) expect(feed(target, input)).toBeNull();
  });

  it('that crashes is noticed', () => {
    expect(feed('options', 'no JSON')).toMatch(/^crash: SyntaxError/);
    expect(feed('notation', '{"game":"chess","text":"e4"}')).toMatch(/^crash: Error: there is no game/);
  });
});

it('with the limits of everyday: each is answered once, up to the one that is too much', async () => {
  const house = await openHouse({ BULLPEN_MESSAGES_PER_SECOND: '20' });
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`);
  const codes: (string | undefined)[] = [];
  let heard = Promise.withResolvers<void>();
  socket.on('message', (data) => {
    codes.push((JSON.parse(String(data)) as { problem?: { code: string } }).problem?.code);
    heard.resolve();
  });
  try {
    await once(socket, 'open');
    const chance = seeded('everyday');
    let sent = 0;
    while (codes.at(-1) !== 'garbage') {
      heard = Promise.withResolvers();
      socket.send(anyMessage(chance));
      sent++;
      await heard.promise;
    }
    expect(codes).toHaveLength(sent);
    expect(sent).toBeGreaterThan(5);
  } finally {
    socket.terminate();
    await house.close();
  }
});

describe('made-up input for a live server', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  let victim: Victim;
  let before: string;
  beforeAll(async () => {
    house = await openHouse();
    victim = await makeVictim(house.url);
    before = await victim.look();
  });
  afterAll(() => house.close());

  it('over a socket: each message is answered once, and a table of others stays as it is', async () => {
    const { inputs, crashes } = await fuzzSocket(house.url, victim.table, 'test', 6000);
    expect(crashes).toEqual([]);
    expect(inputs).toBeGreaterThanOrEqual(6000);
    expect(await victim.look()).toBe(before);
  });

  it('over HTTP: each request is answered or closed, none with a failure of ours', async () => {
    const { crashes } = await fuzzHttp(house.url, victim.table, 'test', 800);
    expect(crashes).toEqual([]);
    expect(await victim.look()).toBe(before);
  });
});
