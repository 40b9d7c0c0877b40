// Reads the databases as they lie, by plain SQL.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { last } from '@bullpen/engine';
import postgres from 'postgres';
import type { LogRow, TableRow } from './check.ts';

interface Stored {
  readonly rows: LogRow[];
  readonly tables: TableRow[];
}

export function readSqlite(folder: string): Stored {
  const db = new DatabaseSync(join(folder, 'bullpen.db'));
  try {
    const rows = db.prepare('SELECT "table", seq, command, entry FROM log').all().map(rowOf);
    const tables = db.prepare('SELECT "table", last, status FROM tables').all().map(tableOf);
    return { rows, tables };
  } finally {
    db.close();
  }
}

export async function readPostgres(url: string): Promise<Stored> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const rows = await sql`SELECT "table", seq, command, entry::text AS entry FROM bullpen.log`;
    const tables = await sql`SELECT "table", last, status FROM bullpen.tables`;
    return { rows: rows.map(rowOf), tables: tables.map(tableOf) };
  } finally {
    await sql.end();
  }
}

type Raw = Readonly<Record<string, unknown>>;

const rowOf = ({ table, seq, command, entry }: Raw): LogRow => ({
  table: String(table),
  seq: Number(seq),
  // What a client called its command stands after the actor's mark and a full stop.
  command: command === null ? null : last(String(command).split('.')),
  entry: JSON.parse(String(entry)) as LogRow['entry'],
});

const tableOf = ({ table, last, status }: Raw): TableRow => ({
  table: String(table),
  last: Number(last),
  status: String(status),
});
