import { type Move, makeFairSeed, Recorder, scripted } from '@bullpen/engine';
import { noncesOf } from './dealing.ts';
import type { Entry, Logged } from './log.ts';
import type { Table } from './table.ts';

type Moved = Extract<Entry, { type: 'moved' }>;

/** The record of a match that is over, from its table's log. Choices that were taken back are not in it. */
export function recordOf(table: Table, log: readonly Logged[]): string {
  const { game, match, seats } = table;
  const seed = makeFairSeed({ secret: table.secret, nonces: noncesOf(table) });
  const recorder = new Recorder(
    game,
    match,
    seed,
    seats.map(({ name, level }) => name ?? level ?? ''),
  );
  let state: unknown;
  for (const entry of kept(log.map((logged) => logged.entry))) {
    if (entry.type === 'started') state = game.setup(match, scripted(entry.draws), recorder.tell);
    if (entry.type !== 'moved') continue;
    const move = game.parse(entry.move) as Move;
    recorder.move(entry.seat, move);
    game.apply(state, entry.seat, move, scripted(entry.draws), recorder.tell);
  }
  return recorder.text();
}

/** Without each choice that its seat took back. No luck was drawn for those: a choice is secret until the last one. */
function kept(entries: readonly Entry[]): Entry[] {
  const list: Entry[] = [];
  for (const entry of entries) {
    if (entry.type !== 'retracted') list.push(entry);
    else
      list.splice(
        list.findLastIndex((old): old is Moved => old.type === 'moved' && old.seat === entry.seat),
        1,
      );
  }
  return list;
}
