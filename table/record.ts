import { type Move, makeFairSeed, Recorder, scripted } from '@bullpen/engine';
import { noncesOf } from './dealing.ts';
import type { Entry, Logged } from './entries.ts';
import type { Table } from './table.ts';

type Moved = Extract<Entry, { type: 'moved' }>;

/** The entries of a log that its record is made of: without each choice that its seat took back. */
export class Kept {
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

/** The record of a match that is over, from its table's log. Where chance is not the fair stream, `seed` says what it is. */
export function recordOf(table: Table, log: readonly Logged[], seed?: string): string {
  const kept = new Kept();
  for (const logged of log) kept.add(logged);
  const steps = recording(table, kept, seed);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same entry by entry, so that a long one can be made in slices. */
export function* recording(
  table: Table,
  { entries }: Kept,
  seed = makeFairSeed({ secret: table.secret, nonces: noncesOf(table) }),
): Generator<void, string> {
  const { game, match, seats } = table;
  const recorder = new Recorder(
    game,
    match,
    seed,
    seats.map(({ name, level }) => name || level || 'you'),
  );
  let state: unknown;
  for (const entry of entries) {
    if (entry.type === 'started') state = game.setup(match, scripted(entry.draws), recorder.tell);
    if (entry.type === 'moved') {
      const move = game.parse(entry.move) as Move;
      recorder.move(entry.seat, move);
      game.apply(state, entry.seat, move, scripted(entry.draws), recorder.tell);
    }
    yield;
  }
  return recorder.text();
}
