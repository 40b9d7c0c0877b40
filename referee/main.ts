// node referee/main.ts [--sheets FILE] FILE…: judges the records in the files; exit code 1 if a fault, or no record, is found.

import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judge } from './index.ts';
import { type Sheets, sheetFaults } from './sheets.ts';

const SHOWN = 20;

interface Tally {
  records: number;
  moves: number;
  faults: number;
  readonly shown: string[];
  readonly cases: Map<string, number>;
}

/** The lines of a file, read piece by piece. */
function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, 'r');
  const piece = Buffer.alloc(1 << 16);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  try {
    for (let size = readSync(handle, piece); size > 0; size = readSync(handle, piece)) {
      const lines = (rest + decoder.decode(piece.subarray(0, size), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    closeSync(handle);
  }
}

const { values, positionals } = parseArgs({
  options: { sheets: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error('node referee/main.ts [--sheets FILE] FILE…');
  process.exit(2);
}
let faults = 0;
let sheets: Sheets | undefined;
if (values.sheets !== undefined) {
  sheets = JSON.parse(readFileSync(values.sheets, 'utf8')) as Sheets;
  for (const { rule, what } of sheetFaults(sheets)) {
    faults += 1;
    console.log(`${values.sheets}: ${rule}: ${what}`);
  }
}
const tallies = new Map<string, Tally>();
for (const file of positionals) {
  for (const verdict of judge(linesOf(file), sheets)) {
    const tally: Tally = tallies.get(verdict.game) ?? {
      records: 0,
      moves: 0,
      faults: 0,
      shown: [],
      cases: new Map(),
    };
    tallies.set(verdict.game, tally);
    tally.records += 1;
    tally.moves += verdict.moves;
    tally.faults += verdict.faults.length;
    for (const { line, rule, what } of verdict.faults)
      if (tally.shown.length < SHOWN) tally.shown.push(`${file}:${line}: ${rule}: ${what}`);
    for (const [name, count] of Object.entries(verdict.cases))
      tally.cases.set(name, (tally.cases.get(name) ?? 0) + count);
  }
}
for (const [game, tally] of [...tallies].sort(([a], [b]) => a.localeCompare(b))) {
  faults += tally.faults;
  console.log(`${game}: ${tally.records} records, ${tally.moves} moves, ${tally.faults} faults`);
  for (const line of tally.shown) console.log(`  ${line}`);
  if (tally.faults > tally.shown.length) console.log(`  … and ${tally.faults - tally.shown.length} more`);
  for (const [name, count] of [...tally.cases].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${String(count).padStart(9)} × ${name}`);
}
if (tallies.size === 0) console.log('no records');
process.exitCode = faults > 0 || tallies.size === 0 ? 1 : 0;
