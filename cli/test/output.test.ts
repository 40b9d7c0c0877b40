import type { BenchCourse, Measurement } from '@bullpen/lab/bench';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { benchCommand } from '../commands/bench.ts';
import { grouped, inColumns, wrapped } from '../output.ts';

/** Every course at half the speed of its yardstick, which is a bar reached by all but those that ask for more. */
const measured = (course: BenchCourse): Measurement => ({
  course,
  perSecond: 635_000,
  yardstick: 1_270_000,
  ratio: 0.5,
  scaled: 635_000,
  cloneNanoseconds: 61.7,
  simulated: 406_400,
  simulatedPart: 0.64,
  playouts: 340_000,
});

vi.mock('@bullpen/lab/bench', async (importActual) => ({
  ...(await importActual<typeof import('@bullpen/lab/bench')>()),
  measure: (course: BenchCourse) => Promise.resolve(measured(course)),
}));

afterEach(() => vi.restoreAllMocks());

async function printed(work: () => Promise<void>): Promise<string> {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  await work();
  vi.restoreAllMocks();
  return text;
}

describe('bullpen bench', () => {
  it('prints the speed of every game beside the yardstick, the ratio and the bar', async () => {
    const lines = (await printed(() => benchCommand(undefined, {}))).split('\n');
    expect(lines[2]).toMatch(/^ +measured +yardstick +ratio +bar +scaled +clone$/);
    expect(lines[3]).toMatch(
      /^six-nimmt, 4 seats +635,000 rounds\/s +1,270,000 rounds\/s +0\.5000 +0\.4000 reached +635,000\/s +62 ns$/,
    );
    for (const game of ['eleven-nimmt', 'bullenrommee', 'twenty-one', 'captain-jack'])
      expect(lines.filter((line) => line.startsWith(`${game}, 4 seats `))).toHaveLength(2);
  });

  it('prints what simulate makes of it, and the playouts of strong', async () => {
    const lines = (await printed(() => benchCommand('eleven-nimmt', {}))).split('\n');
    expect(lines.at(-2)).toMatch(
      /^eleven-nimmt, 4 seats +406,400 rounds\/s +0\.64 +0\.7 MISSED +340,000\/s with 150$/,
    );
    expect(lines.filter((line) => line.startsWith('six-nimmt'))).toEqual([]);
  });

  it('prints the same as JSON', async () => {
    const { node, cpu, measurements } = JSON.parse(
      await printed(() => benchCommand(undefined, { json: true })),
    ) as {
      node: string;
      cpu: string;
      measurements: Measurement[];
    };
    expect([node, typeof cpu]).toEqual([process.version, 'string']);
    expect(measurements).toHaveLength(5);
    expect(measurements[0]).toEqual(measured(measurements[0]!.course));
  });
});

describe('output', () => {
  it('aligns a table: the first column to the left, the others to the right', () => {
    const rows = [
      ['', 'wins'],
      ['random', '7'],
    ];
    expect(inColumns(rows)).toBe('        wins\nrandom     7');
  });

  it('sets thousands apart', () => {
    expect(grouped(1_234_567.6)).toBe('1,234,568');
  });

  it('wraps a list into lines that fit, and cuts no item in two', () => {
    const moves = Array.from({ length: 60 }, (_, i) => `lay ${i} ${i + 1} ${i + 2}`);
    const lines = wrapped(moves, ', ', '  ').split('\n');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}lay/);
    expect(lines.join(' ').split(/, +/)).toEqual(moves);
  });

  it('leaves alone what fits, and what never will', () => {
    expect(wrapped(['a', 'b'], ' ')).toBe('a b');
    expect(wrapped([], ' ')).toBe('');
    expect(wrapped(['x'.repeat(300)], ' ')).toBe('x'.repeat(300));
  });
});
