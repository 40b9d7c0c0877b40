import { at } from '@bullpen/engine';
import type { Entry, Logged } from '@bullpen/table';
import type { Sql } from 'postgres';
import { isAboutValues, type Patiently } from './postgres-trouble.ts';
import { atMost, type DatabaseRow } from './row.ts';
import type { Store } from './store.ts';

/** Reads in one statement. */
const GROUP = 200;

interface Waiting {
  readonly table: string;
  readonly from: number;
  /** Null is none. */
  readonly most: number | null;
  readonly resolve: (log: Logged[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads of the log. Those of one turn of the event loop are one statement: one message of news makes a process read on at many tables at
 * once, and a statement costs more than the rows that it finds.
 */
export function reader(sql: () => Sql, patiently: Patiently): Store['read'] {
  let waiting: Waiting[] = [];

  const readAll = (): void => {
    const all = waiting;
    waiting = [];
    for (let i = 0; i < all.length; i += GROUP) void settle(all.slice(i, i + GROUP));
  };

  /** Answers all of the group, one way or the other. */
  const settle = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const found = await patiently(() => select(sql(), group));
      for (const [i, { resolve }] of group.entries()) resolve(at(found, i));
    } catch (error) {
      // What is wrong with one read must not hurt the others.
      if (group.length > 1 && isAboutValues(error)) for (const one of group) await settle([one]);
      else for (const { reject } of group) reject(error);
    }
  };

  return (table, from, limit) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(readAll);
      waiting.push({ table, from, most: limit === undefined ? null : atMost(limit), resolve, reject });
    });
}

async function select(sql: Sql, group: readonly Waiting[]): Promise<readonly Logged[][]> {
  const rows = await sql`
    SELECT wish.n, log.seq, log.command, log.entry
    FROM unnest(
      ${group.map(({ table }) => table)}::text[],
      ${group.map(({ from }) => from)}::integer[],
      ${group.map(({ most }) => most)}::integer[]
    ) WITH ORDINALITY AS wish ("table", first, most, n)
    CROSS JOIN LATERAL (
      SELECT seq, command, entry FROM bullpen.log
      WHERE "table" = wish."table" AND seq >= wish.first ORDER BY seq LIMIT wish.most
    ) AS log
    ORDER BY wish.n, log.seq`;
  const found = group.map((): Logged[] => []);
  for (const row of rows) at(found, Number(row.n) - 1).push(logged(row));
  return found;
}

const logged = ({ seq, command, entry }: DatabaseRow): Logged => ({
  seq: Number(seq),
  command: command === null ? null : String(command),
  entry: entry as Entry,
});
