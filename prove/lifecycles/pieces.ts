import type { Chance } from '@bullpen/engine';
import { pick } from '../pick.ts';

/** What one request on a connection is about. */
export type RequestKind = 'plain' | 'stream' | 'poll' | 'upload' | 'upgrade' | 'odd';

export interface Piece {
  readonly kind: RequestKind;
  readonly bytes: Buffer;
}

const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`;

const PLAIN = [
  'GET /healthz',
  'GET /api/games',
  'GET /api/tables',
  'GET /api/tables/TABLE',
  'GET /api/openapi.json',
  'GET /metrics',
  'GET /',
  'HEAD /',
  'GET /nothing',
  'GET /%61pi/games',
  'DELETE /api/games',
  'GET /api/player/export',
  'HEAD /api/player/export',
  'GET /api/daily/2020-01-01/six-nimmt/records',
];

const JSON_TYPE = 'Content-Type: application/json';
const COMMAND = '{"id":"lifecycle-1","do":"start"}';

/** Whole uploads, and some that never come to their end. */
const UPLOADS = [
  request('POST /api/tables/TABLE/commands', [JSON_TYPE, `Content-Length: ${COMMAND.length}`], COMMAND),
  request(
    'POST /api/tables/TABLE/commands',
    [JSON_TYPE, 'Transfer-Encoding: chunked'],
    `${COMMAND.length.toString(16)}\r\n${COMMAND}\r\n0\r\n\r\n`,
  ),
  request('POST /api/tables', [JSON_TYPE, 'Content-Length: 9000'], '{"id":'),
  request('POST /api/tables', [JSON_TYPE, 'Transfer-Encoding: chunked'], 'ff\r\n{"id"'),
  request('POST /api/tables', [JSON_TYPE, 'Content-Length: 100000'], 'x'.repeat(20_000)),
  request('POST /api/tables', [JSON_TYPE, 'Expect: 100-continue', 'Content-Length: 2'], '{}'),
];

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
];

const UPGRADES = [
  request('GET /api/socket', UPGRADE),
  request('GET /api/socket', UPGRADE),
  request('GET /api/socket?x=1', UPGRADE),
  request('GET /%61pi/socket', UPGRADE),
  request('GET /api/games', UPGRADE),
  request('POST /api/socket', [...UPGRADE, 'Content-Length: 4'], 'body'),
  request('GET /api/socket', [...UPGRADE, 'Content-Length: 4'], 'body'),
  request('GET /api/socket', [...UPGRADE, 'Origin: https://evil.example']),
  request('GET /api/socket', UPGRADE.slice(0, 2)),
  request('GET /api/socket', [...UPGRADE.slice(0, 3), 'Sec-WebSocket-Version: 7']),
  request('GET /api/socket', ['Connection: Upgrade', 'Upgrade: h2c']),
];

const ODD = [
  'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n',
  request('OPTIONS *'),
  request('OPTIONS /api/tables', ['Origin: https://evil.example']),
  request('TRACE /'),
  request('GET http://localhost/api/games'),
  request('GET /api/games', ['Connection: close']),
  request('GET /api/games', [`X-Long: ${'x'.repeat(20_000)}`]),
  request('GET /api/games', ['Expect: something']),
  'GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'GET /api/games HTTP/1.0\r\n\r\n',
  'GET /api/games HTTP/1.1\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET /%ff HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'nonsense\r\n\r\n',
  '\r\n\r\n\r\n',
  '\u0000\u0001\u0002',
];

const BY_KIND: Readonly<Record<RequestKind, readonly string[]>> = {
  plain: PLAIN.map((line) => request(line)),
  stream: [
    request('GET /api/tables/TABLE/events'),
    request('GET /api/tables/TABLE/events?since=0'),
    request('GET /api/tables/missing/events'),
  ],
  poll: [
    request('GET /api/tables/TABLE/updates?since=1&wait=30'),
    request('GET /api/tables/TABLE/updates?since=0&wait=30'),
    request('GET /api/tables/TABLE/updates?since=9&wait=1'),
  ],
  upload: UPLOADS,
  upgrade: UPGRADES,
  odd: ODD,
};

/** The common ones more often. */
const KINDS: readonly RequestKind[] = [
  ...['plain', 'plain', 'plain', 'stream', 'stream', 'poll', 'poll'],
  ...['upload', 'upgrade', 'upgrade', 'upgrade', 'odd'],
] as RequestKind[];

/** Any request, followed by messages of the socket if it may become one. */
export function anyPiece(chance: Chance, table: string): Piece {
  const kind = pick(chance, KINDS);
  const head = Buffer.from(pick(chance, BY_KIND[kind]).replace('TABLE', table), 'latin1');
  if (kind !== 'upgrade') return { kind, bytes: head };
  const frames = Array.from({ length: chance.below(3) }, () => pick(chance, MESSAGES)(table));
  return { kind, bytes: Buffer.concat([head, ...frames]) };
}

const MESSAGES: readonly ((table: string) => Buffer)[] = [
  () => frame(1, '{"id":"p","ping":1}'),
  (table) => frame(1, JSON.stringify({ id: 'f', follow: { table } })),
  (table) => frame(1, JSON.stringify({ id: 'u', unfollow: table })),
  () => frame(8, ''),
  () => frame(9, 'ping'),
  () => frame(1, 'x'.repeat(200)).subarray(0, 40),
  () => Buffer.from('no frame at all'),
];

/** A request for a socket, followed by writes that each follow all these tables, again and again. */
export function greedySocket(tables: readonly string[], writes: number): readonly Buffer[] {
  const follow = (table: string): Buffer => frame(1, JSON.stringify({ id: 'g', follow: { table } }));
  const write = Buffer.concat(tables.map(follow));
  return [Buffer.from(request('GET /api/socket', UPGRADE)), ...Array<Buffer>(writes).fill(write)];
}

/** A masked frame, as clients send them; its mask is all zeros. */
function frame(opcode: number, text: string): Buffer {
  const data = Buffer.from(text);
  const length =
    data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), data]);
}
