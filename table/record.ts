import { type Move, makeFairSeed, Recorder, scripted } from '@bullpen/engine';
import { noncesOf } from './dealing.ts';
import type { Entry, Logged } from './entries.ts';
import type { Table } from './table.ts';

type Moved = Extract<Entry, { type: 'moved' }>;

/** The entries of a log without choices that were taken back. */
export class KeptEntries {
  readonly entries: Entry[] = [];

  /** Nothing was drawn for a choice that was taken back: it was secret until then. */
  add({ entry }: Logged): void {
    const { entries } = this;
    if (entry.type !== 'retracted') entries.push(entry);
    else
      entries.splice(
        entries.findLastIndex((old): old is Moved => old.type === 'moved' && old.seat === entry.seat),
        1,
      );
  }
}

/** Writes the record of a match that is over, entry by entry: a long log need not be in memory at once. */
export class RecordWriter {
  readonly #table: Table;
  readonly #recorder: Recorder;
  #state: unknown;

  /** If chance is not the fair stream, `seed` says what it is. */
  constructor(table: Table, seed = makeFairSeed({ secret: table.secret, nonces: noncesOf(table) })) {
    const { game, match, seats } = table;
    const players = seats.map(({ name, level }) => name || level || 'you');
    this.#table = table;
    this.#recorder = new Recorder(game, match, seed, players);
  }

  add({ entry }: Logged): void {
    const { game, match } = this.#table;
    const recorder = this.#recorder;
    if (entry.type === 'started') {
      this.#state = game.setup(match, scripted(entry.draws), recorder.tell);
    } else if (entry.type === 'moved') {
      const move = game.parse(entry.move) as Move;
      recorder.move(entry.seat, move);
      game.apply(this.#state, entry.seat, move, scripted(entry.draws), recorder.tell);
    } else if (entry.type === 'retracted') {
      game.retract(this.#state, entry.seat);
      recorder.takeBack(entry.seat);
    }
  }

  text(): string {
    return this.#recorder.text();
  }
}

/** The record of a match that is over, from its table's whole log. */
export function recordOf(table: Table, log: readonly Logged[], seed?: string): string {
  const writer = new RecordWriter(table, seed);
  for (const logged of log) writer.add(logged);
  return writer.text();
}
