import { patchOf, type Snapshot, type TableNews, type TablePatch, type Update } from '@bullpen/wire';
import { frameOf } from './frames.ts';
import type { PatchBase } from './patch-base.ts';
import { StepNews } from './step-news.ts';

/** What there is to send to one viewer: some updates with the snapshot after them, or one step from which both can be made. */
type Content = StepNews | (Pick<TableNews, 'updates' | 'snapshot' | 'more'> & { readonly seq: number });

/** News of a table for all followers who see it alike: put into bytes once for each way of sending. */
export class EncodedNews implements TableNews {
  readonly table: string;
  readonly seq: number;
  readonly more?: true;
  readonly #content: Content;
  #message: string | null = null;
  #whole: Buffer | null = null;
  #patch: Buffer | null = null;
  #lean: Buffer | null = null;
  #events: string | null = null;

  private constructor(table: string, content: Content) {
    this.table = table;
    this.seq = content.seq;
    this.#content = content;
    if ('more' in content && content.more) this.more = content.more;
  }

  static of({ table, updates, snapshot, more }: TableNews): EncodedNews {
    return new EncodedNews(table, { seq: snapshot.seq, updates, snapshot, ...(more && { more }) });
  }

  static ofStep(table: string, step: StepNews): EncodedNews {
    return new EncodedNews(table, step);
  }

  get updates(): readonly Update[] {
    return this.#content.updates;
  }

  get snapshot(): Snapshot {
    return this.#content.snapshot;
  }

  /** What its viewers have been shown after it, without what was made to send it. */
  get base(): PatchBase {
    if (this.#content instanceof StepNews) return this.#content.base;
    return { seq: this.seq, snapshot: this.#content.snapshot };
  }

  toJSON(): TableNews {
    const { table, updates, snapshot, more } = this;
    return { table, updates, snapshot, ...(more && { more }) };
  }

  /** The same for somebody who has more already. */
  after(seq: number): EncodedNews {
    const updates = this.updates.filter((update) => update.seq > seq);
    return EncodedNews.of({ ...this.toJSON(), updates });
  }

  /** As one message of a socket. */
  get message(): string {
    this.#message ??= JSON.stringify(this);
    return this.#message;
  }

  /** The same in bytes. */
  get whole(): Buffer {
    this.#whole ??= frameOf(this.message);
    return this.#whole;
  }

  /** As one message of a socket for somebody who has this snapshot. Where there is no patch, the whole. */
  since(before: Snapshot): Buffer {
    if (this.#patch === null) {
      const { table, updates, more } = this;
      const patch = patchOf(before, this.snapshot);
      const message: TablePatch | null = patch && { table, updates, patch, ...(more && { more }) };
      this.#patch = message === null ? this.whole : frameOf(JSON.stringify(message));
    }
    return this.#patch;
  }

  /** As a lean move of the table that has this number on its connection; null if it is no single move. */
  lean(of: number): Buffer | null {
    if (!(this.#content instanceof StepNews)) return null;
    if (of !== 1) return this.#content.frame(of);
    this.#lean ??= this.#content.frame(of);
    return this.#lean;
  }

  /** As server-sent events: each update with its seq as id, then the snapshot. */
  get events(): string {
    this.#events ??=
      this.updates.map((update) => `id: ${update.seq}\ndata: ${JSON.stringify(update)}\n\n`).join('') +
      `id: ${this.seq}\nevent: snapshot\ndata: ${JSON.stringify(this.snapshot)}\n\n`;
    return this.#events;
  }
}
