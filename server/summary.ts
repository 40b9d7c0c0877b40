import { dueAt, isListed, type Table } from '@bullpen/table';
import type { Summary } from './store/store.ts';

/** What lists and clocks need to know of a table. */
export const summaryOf = (table: Table): Summary => ({
  game: table.game.id,
  status: table.status,
  listed: isListed(table),
  seats: table.seats.length,
  free: table.seats.filter(({ kind }) => kind === 'free').length,
  due: dueAt(table),
  changed: table.changed,
  host: table.host === null ? null : table.seats[table.host]!.name,
  rated: table.created.rated ?? false,
});
