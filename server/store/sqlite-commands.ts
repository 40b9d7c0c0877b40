import type { DatabaseSync } from 'node:sqlite';

/*
 * Which command made which entry. The log says it; `commands` has it by name, so that a command is found however long a log is. It is
 * written in blocks: when a table has BLOCK entries more, the commands of all of them go there at once, to one or two pages. What came
 * after the last whole block is looked for in the log. So most entries change no page but that of their log.
 */

/** The version of the schema that has `commands` fills it with blocks of this length: never change it. */
const BLOCK = 32;

/** Whether a command is in the log of a table whose last entry is `last`: expressions of SQL. */
export const isKnown = (table: string, last: string, command: string): string => `(
  EXISTS (SELECT 1 FROM commands WHERE "table" = ${table} AND command = ${command})
  OR EXISTS (SELECT 1 FROM log WHERE "table" = ${table} AND seq > ${last} - ${last} % ${BLOCK} AND command = ${command}))`;

/** The seq of the entry that a command made. */
export function commandFinder(db: DatabaseSync): (table: string, command: string) => number | null {
  const find = db.prepare(`
    SELECT seq FROM commands WHERE "table" = ?1 AND command = ?2
    UNION ALL
    SELECT seq FROM log WHERE "table" = ?1 AND command = ?2
      AND seq > (SELECT seq - seq % ${BLOCK} FROM log WHERE "table" = ?1 ORDER BY seq DESC LIMIT 1)
    LIMIT 1`);
  return (table, command) => {
    const row = find.get(table, command);
    return row === undefined ? null : Number(row.seq);
  };
}

/** To be called inside an open transaction when an entry has been written: if a block is full, its commands can be found by name. */
export function commandKeeper(db: DatabaseSync): (table: string, seq: number) => void {
  const keep = db.prepare(`
    INSERT INTO commands SELECT "table", command, seq FROM log
    WHERE "table" = ?1 AND seq > ?2 - ${BLOCK} AND seq <= ?2 AND command IS NOT NULL`);
  return (table, seq) => {
    if (seq % BLOCK === 0) keep.run(table, seq);
  };
}
