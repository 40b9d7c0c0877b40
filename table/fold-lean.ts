import { EVERYONE, type Event, type Game } from '@bullpen/engine';
import type { LeanMove, Snapshot, TableNews } from '@bullpen/wire';
import { checkSum, fieldsIn, unpacked } from '@bullpen/wire/lean.ts';

/** The news that a lean move is, for a client with the snapshot before it; null if it does not fit: then follow again. */
export function foldLean(
  game: Game,
  before: Snapshot,
  [, seq, after, by, lean, changes]: LeanMove,
): TableNews | null {
  if (seq !== before.seq + 1 || before.view === null) return null;
  const { own, sum } = changes ?? {};
  const [seat, who] = typeof by === 'number' ? ([by, 'person'] as const) : by;
  const events = lean.map(([name, data, to = EVERYONE]): Event => ({ to, name, data: unpacked(name, data) }));
  const move = own === undefined ? null : game.parse(String(own));
  const view = events.reduce((seen, event) => game.viewAfter(seen, event, move), before.view);
  if (sum !== undefined && sum !== checkSum(view)) return null;
  const entry = { type: 'moved', at: before.created + after, seat, by: who } as const;
  return {
    table: before.table,
    updates: [{ table: before.table, seq, entry, events }],
    snapshot: { ...before, seq, ...fieldsIn(changes ?? {}), view },
  };
}
