// A yardstick, not a server for anybody: about the least that a move can cost on this machine. `bullpen load --yardstick` compares the
// real one with it. It speaks as much of the protocol as the players of the load need, and nothing else: every move is durable
// before it is shown, and every seat sees its own view. It has no clocks, no limits, no resuming, no fair deal, no repeated commands.

import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { required } from '@bullpen/engine';
import { type WebSocket, WebSocketServer } from 'ws';
import { YardMatch, YardPlayer } from './rules.ts';

class Seat extends YardPlayer {
  token = '';
  socket: WebSocket | null = null;
  /** The last seq that was sent to it. */
  seen = 0;
}

interface Table {
  readonly id: string;
  readonly seats: readonly Seat[];
  seq: number;
  match: YardMatch<Seat> | null;
}

/** What a table waits for: an entry to be durable, or its turn after those that are being written. */
interface Waiting {
  readonly table: Table;
  readonly seq: number;
  readonly entry: string | null;
  readonly done: () => void;
}

interface Message {
  readonly id: string;
  readonly table?: string;
  readonly token?: string;
  readonly follow?: { readonly table: string; readonly token: string };
  readonly command?: { readonly move: string };
}

const { PORT, BULLPEN_DATA = '.' } = process.env;
const db = new DatabaseSync(join(BULLPEN_DATA, 'yardstick.db'));
db.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE log ("table" TEXT, seq INTEGER, entry TEXT, PRIMARY KEY ("table", seq)) STRICT, WITHOUT ROWID;`);
const insert = db.prepare('INSERT INTO log VALUES (?, ?, ?)');
const tables = new Map<string, Table>();
let group: Waiting[] = [];

function wait(table: Table, seq: number, entry: string | null, done: () => void): void {
  if (group.length === 0) setImmediate(commit);
  group.push({ table, seq, entry, done });
}

function append(table: Table, entry: object, done: (seq: number) => void): void {
  const seq = ++table.seq;
  wait(table, seq, JSON.stringify({ at: Date.now(), ...entry }), () => done(seq));
}

/** Writes what came in one turn of the event loop in one transaction, and only then answers and shows it. */
function commit(): void {
  const written = group;
  group = [];
  db.exec('BEGIN IMMEDIATE');
  for (const { table, seq, entry } of written) if (entry !== null) insert.run(table.id, seq, entry);
  db.exec('COMMIT');
  for (const { done } of written) done();
  for (const table of new Set(written.map((one) => one.table))) {
    for (const seat of table.seats) show(table, seat);
    if (table.match?.over) tables.delete(table.id);
  }
}

function show({ id, seq, seats, match }: Table, seat: Seat): void {
  if (seat.socket === null || seat.seen === seq) return;
  const updates = Array.from({ length: seq - seat.seen }, (_, i) => ({ seq: seat.seen + i + 1 }));
  seat.seen = seq;
  const snapshot = {
    table: id,
    seq,
    status: match === null ? 'open' : match.over ? 'over' : 'playing',
    legal: match?.legal(seat) ?? [],
    rows: match?.rows,
    hand: seat.hand,
    chosen: seats.map(({ chosen }) => (chosen === 0 ? 0 : 1)),
    heads: seats.map(({ heads }) => heads),
  };
  seat.socket.send(JSON.stringify({ table: id, updates, snapshot }));
}

function hear(socket: WebSocket, { id, table, token, follow, command }: Message): void {
  const at = tables.get(follow?.table ?? table ?? '');
  const seat = at?.seats.find((one) => one.token === (follow?.token ?? token));
  const reply = (answer: object): void => socket.send(JSON.stringify({ id, ...answer }));
  if (follow !== undefined && at !== undefined && seat !== undefined) {
    seat.socket = socket;
    seat.seen = 0;
    wait(at, at.seq, null, () => reply({ ok: true, seq: at.seq }));
  } else if (command !== undefined && seat !== undefined && at?.match?.move(seat, command.move))
    append(at, { type: 'moved', seat: at.seats.indexOf(seat), move: command.move }, (seq) =>
      reply({ ok: true, seq }),
    );
  else reply(command === undefined ? { ok: true } : { ok: false, problem: { code: 'illegal' } });
}

/** Opens tables, seats players and starts matches, as the players of the load ask for it over HTTP. */
async function answer(request: IncomingMessage): Promise<object> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/healthz') return {};
  const [, , , id = ''] = pathname.split('/');
  const wish = JSON.parse(await text(request)) as {
    do?: string;
    seat?: number;
    token?: string;
    seats: number;
  };
  const table = tables.get(id) ?? opened(wish.seats);
  if (wish.do === 'start') table.match = new YardMatch(table.seats);
  if (wish.do === 'sit') required(table.seats[wish.seat ?? 0], 'the seat').token = wish.token ?? '';
  const entry = { type: wish.do ?? 'created', seat: wish.seat };
  return new Promise((resolve) => append(table, entry, (seq) => resolve({ ok: true, table: table.id, seq })));
}

function opened(seats: number): Table {
  const id = randomBytes(9).toString('base64url');
  const table: Table = { id, seq: 0, match: null, seats: Array.from({ length: seats }, () => new Seat()) };
  tables.set(id, table);
  return table;
}

const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(await answer(request)));
});
const sockets = new WebSocketServer({ server, path: '/api/socket', perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => hear(socket, JSON.parse(String(data)) as Message));
});
server.listen(Number(PORT), '127.0.0.1');
