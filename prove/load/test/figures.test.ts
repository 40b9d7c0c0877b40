import { describe, expect, it } from 'vitest';
import { figuresOf, type Held } from '../figures.ts';

/** A thousand moves, of which this many took this long and the others 2 ms. */
const moves = (slow: number, milliseconds: number) => ({
  latencies: Array.from({ length: 1000 }, (_, n) => (n < slow ? milliseconds : 2)),
  seconds: 10,
  processor: 1,
});
const MB = 2 ** 20;
const held: Held = {
  connections: 2000,
  calm: moves(0, 0),
  loud: moves(20, 2.9),
  memory: Array<number>(80).fill(300 * MB),
  resident: 400 * MB,
  garbage: { connections: 100, perSecond: 50, opened: 400, sent: 49_000, answered: 2400 },
  lost: 0,
  dropped: true,
};

describe('the report about load', () => {
  it('the p99 beside garbage, reached or missed', () => {
    const { findings, notes, most } = figuresOf(held);
    expect(findings).toEqual([]);
    expect(notes![0]).toMatch(
      /100 connections that send 50 .* \(49\.0 in fact\) .* 1\.45 times .* at most 1\.5: reached$/,
    );
    expect(most).toMatchObject({ 'p99 calm, µs': 2000, 'p99 beside garbage, µs': 2900 });
    const missed = figuresOf({ ...held, loud: moves(20, 3.1) });
    expect(missed.findings).toEqual(['garbage makes the p99 of others 1.55 times as long']);
    expect(missed.notes![0]).toContain('MISSED');
    expect(figuresOf({ ...held, loud: moves(9, 100) }).findings).toEqual([]);
  });

  it('nothing seen is nothing proven', () => {
    expect(figuresOf({ ...held, loud: { ...held.loud, latencies: [] } }).findings).toHaveLength(1);
  });

  it('a machine that is busy with other things is said to be so, and nothing is judged', () => {
    const busy = figuresOf({ ...held, calm: moves(20, 60), loud: moves(20, 200) });
    expect(busy.findings).toEqual([]);
    expect(busy.skipped![0]).toContain('60 ms in calm');
    expect(busy.notes![0]).toMatch(/not judged$/);
    expect(figuresOf(held).skipped).toEqual([]);
  });

  it('growth is what stays, not a breath', () => {
    const breath = held.memory.map((bytes, n) => (n === 40 || n === 79 ? bytes * 2 : bytes));
    expect(figuresOf({ ...held, memory: breath }).findings).toEqual([]);
    const leak = held.memory.map((bytes, n) => bytes + n * MB);
    expect(figuresOf({ ...held, memory: leak }).findings[0]).toMatch(/^the server grew by \d+ bytes$/);
  });

  it('readers who were not dropped, and honest ones who were', () => {
    expect(figuresOf({ ...held, dropped: false, lost: 2 }).findings).toHaveLength(2);
  });
});
