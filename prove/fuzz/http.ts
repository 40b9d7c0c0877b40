import { createECDH } from 'node:crypto';
import { connect } from 'node:net';
import { type Chance, seeded } from '@bullpen/engine';
import { pick } from '../pick.ts';
import { mutateJson, mutateText } from './mutate.ts';
import type { Crash } from './pure.ts';
import { MESSAGES, PLAYER_BODIES } from './samples.ts';

const PATIENCE = 20_000;
const COMPLETE = 200;
const PATHS = [
  '/api/tables',
  '/api/tables?status=open',
  '/api/tables/victim',
  '/api/tables/victim/commands',
  '/api/tables/victim/updates?since=0&wait=0',
  '/api/tables/victim/record',
  '/api/tables/victim/notices',
  '/api/notices',
  '/api/players',
  '/api/player',
  '/api/player/name',
  '/api/player/matches?q=a&after=1-x',
  '/api/player/export',
  '/api/player/link',
  '/api/players/join',
  '/api/sign-in',
  '/api/sign-in/finish',
  '/api/player/ratings',
  '/api/player/ratings/victim',
  '/api/player/listed',
  '/api/daily',
  '/api/daily/2026-11-17',
  '/api/daily/2026-11-17/six-nimmt/records',
  '/api/player/daily',
  '/api/player/daily/2026-11-17/six-nimmt',
  '/api/leaders?game=six-nimmt&limit=5&after=0',
  '/api/clubs/victim',
  '/api/player/clubs',
  '/api/player/clubs/victim',
  '/api/tournaments/victim',
  '/api/tournaments/victim/updates?since=0&wait=0',
  '/api/tournaments/victim/rounds/1',
  '/api/tournaments/victim/enter',
  '/api/player/tournaments',
  '/api/player/tournaments/victim',
  '/api/player/tournaments/victim/seat',
  '/api/player/tournaments/victim/codes',
  '/api/games',
  '/healthz',
  '/livez',
  '/api/socket',
  '/',
];
/** A good wish for notices, to be spoilt. */
const NOTICES = {
  notify: {
    endpoint: 'https://push.example.com/x',
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) },
    language: 'is',
  },
};
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE'];
const HEADERS = [
  `authorization: Bearer ${'a'.repeat(30)}`,
  'authorization: Basic YTpi',
  'content-type: text/plain',
  'content-type: application/json; charset=utf-16',
  'origin: https://evil.example',
  'last-event-id: -1',
  'x-forwarded-for: 1.2.3.4, 5.6.7.8',
  'transfer-encoding: chunked',
  'upgrade: websocket',
  'expect: 100-continue',
  'accept: text/html',
  'range: bytes=0-1',
];

/** A request as bytes: good in form most times, and spoilt sometimes. */
function anyRequest(chance: Chance, table: string): string {
  const sample = pick(chance, MESSAGES);
  const plain = pick(chance, PATHS);
  const good = /^\/api\/(player|sign-in|tournaments)/.test(plain)
    ? pick(chance, PLAYER_BODIES)
    : (sample.create ?? sample.command ?? NOTICES);
  const body = mutateJson(chance, good);
  const path = chance.below(3) === 0 ? mutateText(chance, plain) : plain;
  const method = chance.below(2) === 0 ? 'POST' : pick(chance, METHODS);
  const more = Array.from({ length: chance.below(3) }, () => pick(chance, HEADERS));
  const head = [
    `${method} ${path.replaceAll(/[\r\n ]/g, '+')} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...more,
  ].join('\r\n');
  const text = `${head}\r\n\r\n${body}`.replaceAll('victim', table);
  return chance.below(8) === 0 ? mutateText(chance, text) : text;
}

/** What comes back until the server closes; null if it never does. */
function exchange(port: number, request: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    // What is incomplete gets no answer before it is known that nothing more will come.
    const enough = setTimeout(() => socket.end(), COMPLETE);
    let answer = '';
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(null);
    }, PATIENCE);
    const done = (): void => {
      clearTimeout(timer);
      clearTimeout(enough);
      resolve(answer);
    };
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', done);
    socket.on('close', done);
  });
}

/** Sends this many requests, some at a time; each must be answered or closed, and none with a failure of the server. */
export async function fuzzHttp(
  url: string,
  table: string,
  seed: string,
  count: number,
): Promise<{ inputs: number; crashes: Crash[] }> {
  const chance = seeded(seed);
  const crashes: Crash[] = [];
  const port = Number(new URL(url).port);
  let inputs = 0;
  const worker = async (): Promise<void> => {
    while (inputs < count && crashes.length === 0) {
      inputs++;
      const input = anyRequest(chance, table);
      const answer = await exchange(port, input);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer ?? '')?.[1] ?? 0);
      if (answer === null) crashes.push({ target: 'http', input, wrong: 'no answer, and not closed' });
      else if (status >= 500)
        crashes.push({ target: 'http', input, wrong: `answered with ${answer.slice(0, 400)}` });
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { inputs, crashes };
}
