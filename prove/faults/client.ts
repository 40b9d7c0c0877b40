import { randomBytes } from 'node:crypto';
import { required } from '@bullpen/engine';
import type { Command, ServerMessage, Snapshot, Update } from '@bullpen/wire';
import WebSocket from 'ws';
import { pickAny } from '../pick.ts';
import { hashOf, type Journal } from './journal.ts';

/** Refused for now: the same command is sent again. */
const PASSING = ['unavailable', 'stopping', 'rate', 'too-many-connections'];
/** Never right at a table that was there, with a token that was good. */
const WRONG = ['broken', 'internal', 'no-such-table', 'bad-token', 'seq-ahead'];
const RETRY = 100;
const PATIENCE = 1500;
/** How often a client says something, in milliseconds: a little less than it may. */
const TALK_EVERY = 6000;

/**
 * A client of one table, in a seat or watching. It comes back where it left off, to any of the servers, sends a command again,
 * word for word, until it is answered, and writes down whatever it receives.
 */
export class Client {
  readonly token: string | null;
  readonly #urls: () => string;
  readonly #journal: Journal;
  #socket: WebSocket | null = null;
  #table = '';
  #seq = 0;
  #last: Snapshot | null = null;
  #pending: Command | null = null;
  #talked = 0;
  #closed = false;
  #timer: NodeJS.Timeout;

  constructor(urls: () => string, journal: Journal, seated: boolean) {
    this.#urls = urls;
    this.#journal = journal;
    this.token = seated ? randomBytes(24).toString('base64url') : null;
    // What was not answered was lost on the way, or its server is away: ask again, perhaps elsewhere.
    this.#timer = setInterval(() => this.#again(), PATIENCE);
  }

  join(table: string): void {
    this.#table = table;
    this.#seq = 0;
    this.#pending = null;
    this.#last = null;
    if (this.#socket === null) this.#open();
    else this.#follow();
  }

  /** As if the network had failed. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#socket?.terminate();
  }

  #open(): void {
    const socket = new WebSocket(`${this.#urls().replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE,
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.#follow();
      this.#sendPending();
    });
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#closed || this.#socket !== socket) return;
      setTimeout(() => this.#closed || this.#open(), RETRY * (0.5 + Math.random()));
    });
  }

  #again(): void {
    if (this.#journal.over.has(this.#table)) return;
    // A server that says nothing for so long may be stopped; the next one may be another.
    this.#socket?.terminate();
  }

  #follow(): void {
    const who = this.token === null ? {} : { token: this.token };
    this.#send({ id: 'follow', follow: { table: this.#table, since: this.#seq, ...who } });
  }

  #hear(message: ServerMessage): void {
    this.#timer.refresh();
    if ('snapshot' in message) {
      if (message.table !== this.#table) return;
      for (const update of message.updates) this.#shown(update, message.snapshot.viewer);
      this.#saw(message.snapshot, message.more === true);
    } else if ('left' in message) setTimeout(() => this.#follow(), RETRY);
    else this.#answered(message);
  }

  #shown(update: Update, viewer: number): void {
    const { table, seq, entry, events } = update;
    if (seq !== this.#seq + 1) this.#journal.wrongs.push(`${table}: update ${seq} came after ${this.#seq}`);
    this.#seq = seq;
    this.#journal.shown.push({ table, viewer, seq, entry, hash: hashOf([entry, events]) });
  }

  #saw(snapshot: Snapshot, past: boolean): void {
    const { table, viewer, seq, status } = snapshot;
    this.#journal.saw.push({ table, viewer, seq, hash: hashOf(snapshot) });
    if (status === 'over') this.#journal.over.add(table);
    this.#last = snapshot;
    // What could be done at a page of the past is no longer of interest.
    if (!past) this.#consider(snapshot);
  }

  #consider({ legal }: Snapshot): void {
    if (legal.length === 0 || this.#pending !== null) return;
    const id = randomBytes(9).toString('base64url');
    if (Date.now() >= this.#talked + TALK_EVERY) {
      this.#talked = Date.now();
      this.#pending = { id, do: 'say', phrase: 'hmm' };
    } else this.#pending = { id, do: 'move', move: pickAny(legal) };
    this.#sendPending();
  }

  #answered(message: Extract<ServerMessage, { ok: boolean }>): void {
    if (!message.ok) {
      const { code } = message.problem;
      this.#journal.refuse(code);
      if (WRONG.includes(code)) this.#journal.wrongs.push(`${this.#table}: refused with ${code}`);
    }
    const pending = this.#pending;
    if (message.id === 'follow' && !message.ok) setTimeout(() => this.#follow(), RETRY);
    if (pending === null || message.id !== pending.id) return;
    if (!message.ok && PASSING.includes(message.problem.code)) {
      setTimeout(() => this.#sendPending(), RETRY);
      return;
    }
    this.#pending = null;
    if (!message.ok) {
      // After a refusal, begin again.
      this.cut();
      return;
    }
    const seq = required(message.seq, 'the seq of the answer');
    this.#journal.accept(this.#table, pending.id, seq);
    // The news of the move may have come before its answer.
    if (this.#last !== null && this.#last.seq >= seq) this.#consider(this.#last);
  }

  #sendPending(): void {
    if (this.#pending === null) return;
    this.#journal.send(this.#table, this.#pending.id);
    const who = this.token === null ? {} : { token: this.token };
    this.#send({ id: this.#pending.id, table: this.#table, ...who, command: this.#pending });
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
