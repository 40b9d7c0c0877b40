import { patchOf, type Snapshot, type TableNews, type TablePatch, type Update } from '@bullpen/wire';

/** News of a table for all followers who see it alike: put into bytes once for each way of sending. */
export class EncodedNews implements TableNews {
  readonly table: string;
  readonly updates: readonly Update[];
  readonly snapshot: Snapshot;
  readonly more?: true;
  #message: Buffer | null = null;
  #patch: Buffer | null = null;
  #events: string | null = null;

  constructor(table: string, updates: readonly Update[], snapshot: Snapshot, more?: true) {
    this.table = table;
    this.updates = updates;
    this.snapshot = snapshot;
    if (more) this.more = more;
  }

  /** The same for somebody who has more already. */
  after(seq: number): EncodedNews {
    const updates = this.updates.filter((update) => update.seq > seq);
    return new EncodedNews(this.table, updates, this.snapshot, this.more);
  }

  /** As one message of a socket. */
  get message(): Buffer {
    this.#message ??= Buffer.from(JSON.stringify(this));
    return this.#message;
  }

  /** As one message of a socket for somebody who has this snapshot. Where there is no patch, the whole. */
  since(before: Snapshot): Buffer {
    if (this.#patch === null) {
      const { table, updates, more } = this;
      const patch = patchOf(before, this.snapshot);
      const message: TablePatch | null = patch && { table, updates, patch, ...(more && { more }) };
      this.#patch = message === null ? this.message : Buffer.from(JSON.stringify(message));
    }
    return this.#patch;
  }

  /** As server-sent events: each update with its seq as id, then the snapshot. */
  get events(): string {
    this.#events ??=
      this.updates.map((update) => `id: ${update.seq}\ndata: ${JSON.stringify(update)}\n\n`).join('') +
      `id: ${this.snapshot.seq}\nevent: snapshot\ndata: ${JSON.stringify(this.snapshot)}\n\n`;
    return this.#events;
  }
}
