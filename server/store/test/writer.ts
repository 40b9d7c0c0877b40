// A process that appends as fast as it can and says so:  node writer.ts <sqlite|hub|postgres> <where> <prefix> <tables> <name> [count]
// It prints 'table seq' when an append was written, 'error' when one failed, and ends when each table has `count` of its own.

import { setTimeout as later } from 'node:timers/promises';
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';
import { openByHub } from './by-hub.ts';
import { logged, summary } from './samples.ts';

const [kind, where, prefix, tables, name, count] = process.argv.slice(2) as [string, ...string[]];
const open = { sqlite: openSqlite, hub: openByHub, postgres: openPostgres }[kind] ?? openSqlite;
const store = await open(where!);

async function pour(table: string, goal: number): Promise<void> {
  let last = 0;
  const readOn = async () => {
    for (const { seq } of await store.read(table, last + 1)) last = seq;
  };
  await readOn();
  for (let mine = 0; mine < goal; ) {
    const seq = last + 1;
    const command = `${name}:${process.pid}:${seq}`;
    try {
      const outcome = await store.append(
        table,
        logged(seq, { command, name: name! }),
        summary({ changed: seq }),
      );
      if (outcome === 'written') {
        mine++;
        last = seq;
        process.stdout.write(`${table} ${seq}\n`);
      }
    } catch {
      process.stdout.write('error\n');
      await later(5);
    }
    if (last !== seq) await readOn();
  }
}

const goal = count === undefined ? Number.POSITIVE_INFINITY : Number(count);
await Promise.all(Array.from({ length: Number(tables) }, (_, i) => pour(`${prefix}-${i}`, goal)));
await store.close();
