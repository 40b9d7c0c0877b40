import { describe, expect, it } from 'vitest';
import { type Checked, check, type LogRow } from '../check.ts';
import { Journal } from '../journal.ts';

const entry = (seat: number, at: number) => ({ type: 'moved', at, seat, by: 'person' });
const ROWS: readonly LogRow[] = [
  { table: 't', seq: 1, command: 'a', entry: { type: 'created', at: 1 } },
  { table: 't', seq: 2, command: 'b', entry: entry(0, 2) },
  { table: 't', seq: 3, command: 'c', entry: entry(1, 3) },
];
const TABLES = [{ table: 't', last: 3, status: 'over', rated: 0 }];

/** What clients note who receive all that is in the log. */
function wellInformed(): Journal {
  const journal = new Journal();
  for (const {
    table,
    seq,
    command,
    entry: { type, at, seat },
  } of ROWS) {
    journal.send(table, command!);
    journal.accept(table, command!, seq);
    for (const viewer of [0, 1])
      journal.shown.push({
        table,
        viewer,
        seq,
        entry: { type, at, ...(seat !== undefined && { seat }) },
        hash: 'x',
      });
    journal.saw.push({ table, viewer: 0, seq, hash: `at ${seq}` });
  }
  return journal;
}
const counts = (checked: Checked): Record<string, number> =>
  Object.fromEntries(
    Object.entries(checked).flatMap(([name, list]) =>
      Array.isArray(list) && list.length > 0 ? [[name, list.length]] : [],
    ),
  );

describe('the checker', () => {
  it('has nothing to say where all is well', () => {
    expect(counts(check(wellInformed(), ROWS, TABLES))).toEqual({});
  });

  it('finds what was accepted and is not there, and what was shown and is not there', () => {
    const without = ROWS.slice(0, 2);
    expect(counts(check(wellInformed(), without, [{ ...TABLES[0]!, last: 2 }]))).toEqual({ lost: 3 });
  });

  it('finds an entry that is another one than was shown', () => {
    const rows = ROWS.map((row) => (row.seq === 3 ? { ...row, entry: entry(1, 4) } : row));
    expect(counts(check(wellInformed(), rows, TABLES))).toEqual({ lost: 2 });
  });

  it('finds a command that was done twice, or that nobody sent', () => {
    const twice = [...ROWS, { table: 't', seq: 4, command: 'c', entry: entry(1, 4) }];
    expect(counts(check(wellInformed(), twice, [{ ...TABLES[0]!, last: 4 }]))).toEqual({ doubled: 1 });
    const strange = [...ROWS, { table: 't', seq: 4, command: 'd', entry: entry(1, 4) }];
    expect(counts(check(wellInformed(), strange, [{ ...TABLES[0]!, last: 4 }]))).toEqual({ doubled: 1 });
  });

  it('finds a command that was accepted with two places', () => {
    const journal = wellInformed();
    journal.accept('t', 'b', 3);
    expect(counts(check(journal, ROWS, TABLES))).toEqual({ lost: 1, doubled: 1 });
  });

  it('finds a gap, and a table that is shorter than it says', () => {
    const journal = new Journal();
    expect(counts(check(journal, [ROWS[0]!, ROWS[2]!], [{ ...TABLES[0]!, last: 2 }]))).toEqual({ gaps: 1 });
    expect(counts(check(journal, ROWS, [{ ...TABLES[0]!, last: 4 }]))).toEqual({ gaps: 1 });
  });

  it('finds two who received different things, and one who saw two different tables', () => {
    const journal = wellInformed();
    journal.shown.push({ ...journal.shown.at(-1)!, hash: 'y' });
    expect(counts(check(journal, ROWS, TABLES))).toEqual({ inconsistent: 1 });
    journal.saw.push({ table: 't', viewer: 0, seq: 2, hash: 'other' });
    expect(counts(check(journal, ROWS, TABLES))).toEqual({ inconsistent: 2 });
  });

  it('finds a match that was not finished', () => {
    expect(counts(check(wellInformed(), ROWS, [{ ...TABLES[0]!, status: 'playing' }]))).toEqual({
      unfinished: 1,
    });
  });
});
