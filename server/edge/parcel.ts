import type { Snapshot, TableNews, Update } from '@bullpen/wire';
import type { Asked, Tables } from '../contract.ts';

const NONE: readonly Update[] = [];

/** News of a table for all followers who see it alike: put into bytes once for each way of sending. */
export class Parcel implements TableNews {
  readonly table: string;
  readonly updates: readonly Update[];
  readonly snapshot: Snapshot;
  #message: Buffer | null = null;
  #events: string | null = null;

  constructor(table: string, updates: readonly Update[], snapshot: Snapshot) {
    this.table = table;
    this.updates = updates;
    this.snapshot = snapshot;
  }

  /** The same for somebody who has more already. */
  after(seq: number): Parcel {
    const updates = this.updates.filter((update) => update.seq > seq);
    return new Parcel(this.table, updates, this.snapshot);
  }

  /** As one message of a socket. */
  get message(): Buffer {
    this.#message ??= Buffer.from(JSON.stringify(this));
    return this.#message;
  }

  /** As server-sent events: each update with its seq as id, then the snapshot. */
  get events(): string {
    this.#events ??=
      this.updates.map((update) => `id: ${update.seq}\ndata: ${JSON.stringify(update)}\n\n`).join('') +
      `id: ${this.snapshot.seq}\nevent: snapshot\ndata: ${JSON.stringify(this.snapshot)}\n\n`;
    return this.#events;
  }
}

/**
 * Asks a table how it has gone on after a seq. The snapshot is asked first and the updates are cut at its seq, so the two
 * always agree; what has grown meanwhile comes next time.
 */
export async function pack(
  tables: Tables,
  table: string,
  token: string | null,
  since: number,
): Promise<Asked<Parcel>> {
  const shown = await tables.snapshot(table, token);
  if (!shown.ok) return shown;
  const snapshot = shown.value;
  if (since >= snapshot.seq) return { ok: true, value: new Parcel(table, NONE, snapshot) };
  const asked = await tables.updates(table, token, since);
  if (!asked.ok) return asked;
  const updates =
    asked.value.at(-1)!.seq <= snapshot.seq
      ? asked.value
      : asked.value.filter((update) => update.seq <= snapshot.seq);
  return { ok: true, value: new Parcel(table, updates, snapshot) };
}
