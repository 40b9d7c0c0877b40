import { describe, expect, it } from 'vitest';
import { CALLS } from '../callers.ts';
import { figuresOf, type Seen } from '../figures.ts';
import { slowRound } from '../part.ts';

const waits = (milliseconds: number, late = 0.2) => ({
  moves: Array<number>(200).fill(milliseconds),
  health: Array<number>(200).fill(milliseconds / 2),
  late: Array<number>(200).fill(late),
});
const seen: Seen = {
  call: 'updates',
  callers: 8,
  calm: waits(2),
  elsewhere: waits(4),
  loud: waits(7),
  answered: 500,
  failed: 0,
  seconds: 5,
};

describe('what is said of slow callers', () => {
  it('both figures, their ratio, and whether the bar is reached', () => {
    const { findings, notes, most } = figuresOf([seen], waits(2), 10_857, 0);
    expect(findings).toEqual([]);
    expect(notes![0]).toBe(
      '8 callers of "updates" (100 answers a second): p99 of moves 2.0 ms calm, ' +
        '4.0 ms when they ask another server, 7.0 ms when they ask this one, 1.75 times as long; at most 2: reached',
    );
    expect(notes![1]).toContain('p99 of health 1.0 ms calm, 2.0 ms when');
    expect(most).toMatchObject({
      'p99 ratio of moves beside "updates" × 100': 175,
      'p99 ratio of moves beside "updates" to calm × 100': 350,
    });
  });

  it('a bar that is missed, calls that fail or are not answered, and honest players who are dropped', () => {
    const slow = figuresOf([{ ...seen, loud: { ...waits(7), health: waits(20).health } }], waits(4), 1, 0);
    expect(slow.findings).toEqual(['callers of "updates" make the p99 of health 5.00 times as long']);
    expect(
      figuresOf([{ ...seen, loud: { moves: [], health: [], late: [] } }], waits(4), 1, 0).findings,
    ).toHaveLength(2);
    expect(figuresOf([{ ...seen, answered: 0, failed: 3 }], waits(4), 1, 2).findings).toHaveLength(3);
  });

  it('callers who are felt when they are gone', () => {
    const after = figuresOf([{ ...seen, calm: waits(40), loud: waits(60) }], waits(4), 1, 0);
    expect(after.findings).toEqual([
      'the p99 of moves is 10.00 times as long after callers of "updates" have gone',
      'the p99 of health is 10.00 times as long after callers of "updates" have gone',
    ]);
  });

  it('a machine that is busy with other things: nothing is judged', () => {
    const busy = figuresOf([{ ...seen, calm: waits(120, 30), loud: waits(600) }], waits(4), 1, 0);
    expect(busy.findings).toEqual([]);
    expect(busy.skipped).toEqual(['"updates": this machine is busy, its timers are 30 ms late in calm']);
    expect(busy.notes![0]).toMatch(/not judged$/);
  });
});

it('callers of everything that is expensive are answered, and those who play go on', async () => {
  const { findings, sums } = await slowRound({ calls: CALLS, rounds: 10, seconds: 1 });
  // How long things take is for the proof to say: here others use the machine too.
  expect(findings.filter((finding) => !finding.includes('times as long'))).toEqual([]);
  expect(sums['honest moves beside callers']).toBeGreaterThan(0);
  expect(sums['calls answered']).toBeGreaterThan(CALLS.length);
}, 120_000);
