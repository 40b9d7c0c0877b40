import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from '../index.ts';
import { end, moves, numbers, round, ruleBroken, write } from './helper.ts';

const even = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20];
const hands = [even, even.map((card) => card + 1)];
const good = write(
  'eleven-nimmt',
  2,
  { rounds: 1 },
  { deal: { n: 1, hands, pile: 1, stack: numbers(22, 100), first: 0 } },
  ...moves(
    numbers(2, 20)
      .map((card) => `${card % 2} ${card}>1`)
      .join(),
  ),
  round(1, [0, 1]),
  end([0, 1], [0]),
);
const bad = good.map((line) => line.replace('7>1', '8>1'));

describe('reading', () => {
  it('takes one record after the other', () => {
    const verdicts = [...judge([...good, ...bad, '', ...good])];
    expect(verdicts.map(({ line, faults }) => [line, faults.length])).toEqual([
      [1, 0],
      [good.length + 1, 1],
      [2 * good.length + 2, 0],
    ]);
    expect(verdicts[1]!.faults).toEqual([
      { line: good.length + 8, rule: 'E5', what: 'seat 1 does not hold 8' },
    ]);
  });

  it.each([
    ['no JSON', ['{']],
    ['no object', ['[]']],
    ['no first line', good.slice(1)],
    ['an unknown game', [good[0]!.replace('eleven', 'twelve')]],
    ['a game from nowhere', [good[0]!.replace('eleven-nimmt', 'constructor')]],
    ['another format', [good[0]!.replace('"record":1', '"record":2'), ...good.slice(1)]],
    ['no seed', [good[0]!.replace('"seed":"by hand",', ''), ...good.slice(1)]],
    ['a seed that is a number', [good[0]!.replace('"by hand"', '1'), ...good.slice(1)]],
    ['a player too few', [good[0]!.replace(',"player 1"', ''), ...good.slice(1)]],
    ['a broken line', [...good.slice(0, 5), 'x', ...good.slice(6)]],
    ['a move with more in it', [...good.slice(0, 5), good[5]!.replace('{', '{"at":1,'), ...good.slice(6)]],
  ])('%s', (_, lines) => expect(ruleBroken(lines)).toBe('records'));
});

describe('the command line', () => {
  const dir = mkdtempSync(join(tmpdir(), 'referee-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const run = (...records: string[][]) => {
    const file = join(dir, 'records.jsonl');
    writeFileSync(file, records.map((lines) => `${lines.join('\n')}\n`).join(''));
    const main = join(import.meta.dirname, '..', 'main.ts');
    const { status, stdout } = spawnSync(process.execPath, [main, file], { encoding: 'utf8' });
    return { status, lines: stdout.replaceAll(file, 'FILE').split('\n') };
  };

  it('counts good records', () => {
    const many = Array.from({ length: 200 }, () => good);
    const { status, lines } = run(...many);
    expect(status).toBe(0);
    expect(lines[0]).toBe('eleven-nimmt: 200 records, 3800 moves, 0 faults');
    expect(lines).toContain('          0 × shared win');
  });

  it('shows the faults and fails', () => {
    const { status, lines } = run(good, bad);
    expect(status).toBe(1);
    expect(lines[1]).toBe(`  FILE:${good.length + 8}: E5: seat 1 does not hold 8`);
  });

  it('fails without a record', () => expect(run([]).status).toBe(1));
});
