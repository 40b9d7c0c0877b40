import { randomBytes } from 'node:crypto';
import { at, required } from '@bullpen/engine';
import { type Command, type LeanMessage, type LeanMove, patched, type Snapshot } from '@bullpen/wire';
import WebSocket from 'ws';
import type { MoveLedger } from './ledger.ts';
import { newId } from './seat.ts';

/** A move that was sent and not answered yet. It is sent again, word for word, after every loss of the connection. */
interface Pending {
  /** Of the messages that carry it. */
  readonly id: string;
  readonly table: string;
  readonly command: Command;
}

const RETRY_MILLISECONDS = 100;

/** What a message of this many bytes takes on the wire: a header of two, four or ten bytes comes before it. */
const frameBytes = (length: number): number => length + (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** A client in one seat: it follows its table, comes back where it left off, and plays a random legal move when it has to. */
export class LoadPlayer {
  /** The address of the server that it is connected to. */
  readonly server: string;
  readonly #ledger: MoveLedger;
  readonly #think: () => number;
  readonly token = randomBytes(24).toString('base64url');
  #socket: WebSocket | null = null;
  #table: string | null = null;
  #seq = 0;
  /** The number of the table in lean news; null until the server has said it. */
  #of: number | null = null;
  #snapshot: Snapshot | null = null;
  #pending: Pending | null = null;
  /** The seq of its last move. The news of a busy server may come later than its answer, and older ones before them. */
  #moved = 0;
  /** How many moves it has made. */
  #count = 0;
  #closed = false;
  #opened: () => void = () => {};
  /** How often the connection was lost. */
  dropped = 0;

  constructor(server: string, ledger: MoveLedger, think: () => number) {
    this.server = server;
    this.#ledger = ledger;
    this.#think = think;
  }

  /** Connects, and connects again for as long as it is not closed. */
  connect(): Promise<void> {
    return new Promise((resolve) => {
      this.#opened = resolve;
      this.#open();
    });
  }

  #open(): void {
    const socket = new WebSocket(`${this.server.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('open', () => {
      if (this.#table !== null) this.#follow();
      this.#sendPending();
      this.#opened();
    });
    socket.on('message', (data) => {
      const text = String(data);
      this.#ledger.bytes += frameBytes(text.length);
      this.#hear(JSON.parse(text) as LeanMessage);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#closed) return;
      this.dropped++;
      setTimeout(() => this.#open(), RETRY_MILLISECONDS);
    });
  }

  /** Plays at this table from now on. */
  join(table: string): void {
    if (this.#table !== null) this.#send({ id: 'unfollow', unfollow: this.#table });
    this.#table = table;
    this.#seq = 0;
    this.#moved = 0;
    this.#follow();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #follow(): void {
    this.#of = null;
    const follow = { table: this.#table, token: this.token, since: this.#seq, lean: true };
    this.#send({ id: 'follow', follow });
  }

  /** It plays at random, so of a move it needs to know only what it may do now; `foldLean` would make the view too. */
  #hearMove([of, seq, , , , changes]: LeanMove): void {
    if (of !== this.#of) return;
    const before = required(this.#snapshot, 'the snapshot before');
    if (seq !== this.#seq + 1) this.#ledger.gap();
    this.#seq = seq;
    this.#snapshot = { ...before, seq, legal: changes?.legal?.map(String) ?? before.legal };
    this.#ledger.seen(before.table, seq, this);
    this.#consider(this.#snapshot);
  }

  #hear(message: LeanMessage): void {
    if ('length' in message) this.#hearMove(message);
    else if ('updates' in message) {
      if (message.table !== this.#table) return;
      const snapshot =
        'snapshot' in message
          ? message.snapshot
          : patched(required(this.#snapshot, 'the snapshot before'), message.patch);
      this.#snapshot = snapshot;
      for (const { seq } of message.updates) {
        if (seq !== this.#seq + 1) this.#ledger.gap();
        this.#seq = seq;
      }
      this.#ledger.seen(message.table, snapshot.seq, this);
      // A page of the past: what could be done then is no longer of interest.
      if (!message.more) this.#consider(snapshot);
    } else if ('ok' in message && message.id === 'follow') this.#of = (message.ok && message.of) || null;
    else if ('ok' in message && this.#pending !== null && message.id === this.#pending.id) {
      if (message.ok) {
        this.#moved = required(message.seq, 'the seq of the answer');
        this.#ledger.accepted(this.#pending.table, this.#pending.command.id, this.#moved);
      } else this.#ledger.refused(message.problem.code);
      this.#pending = null;
    }
  }

  #consider({ legal, status, seq, table }: Snapshot): void {
    if (status === 'over') this.#ledger.over(table);
    if (legal.length === 0 || this.#pending !== null || seq < this.#moved) return;
    const move = at(legal, Math.floor(Math.random() * legal.length));
    const id = newId();
    this.#pending = { id: String(this.#count++), table, command: { id, do: 'move', move } };
    setTimeout(() => {
      if (this.#pending?.command.id !== id) return;
      this.#ledger.sent(id);
      this.#sendPending();
    }, this.#think());
  }

  #sendPending(): void {
    if (this.#pending === null) return;
    const { id, table, command } = this.#pending;
    this.#send({ id, table, token: this.token, command });
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
