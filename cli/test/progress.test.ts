import { Writable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { countOf, progressBar, show } from '../progress.ts';

afterEach(() => vi.restoreAllMocks());

/** What a bar with these steps draws, drawing by drawing, when a second passes between them. */
function drawings(...steps: readonly number[]): string[] {
  const drawn: string[] = [];
  const screen = new Writable({
    write: (text, _, done) => {
      drawn.push(String(text));
      done();
    },
  });
  const terminal = process.stderr.isTTY;
  process.stderr.isTTY = true;
  vi.useFakeTimers();
  try {
    const bar = progressBar(countOf('deals'), {
      stream: Object.assign(screen, { isTTY: true, columns: 200 }),
      gracefulExit: false,
    });
    for (const done of steps) {
      show(bar, done, 100);
      vi.advanceTimersByTime(1000);
    }
    bar?.stop();
  } finally {
    vi.useRealTimers();
    process.stderr.isTTY = terminal;
  }
  return drawn.filter((text) => text.includes('deals'));
}

it('says how long the rest will take as soon as a speed is known, and nothing before', () => {
  const [first = '', ...more] = drawings(0, 0, 20);
  expect(first).toMatch(/ 0\/100 deals\s*$/);
  expect(more.filter((text) => / 0\/100 /.test(text)).join('')).not.toMatch(/left|INF|NULL/);
  expect(more.at(-1)).toMatch(/ 20\/100 deals {2}8s left\s*$/);
});

it('does not take what an earlier run has left for the speed of this one', () => {
  const drawn = drawings(50, 55);
  expect(drawn[0]).toMatch(/ 50\/100 deals\s*$/);
  expect(drawn.at(-1)).toMatch(/ 55\/100 deals {2}9s left\s*$/);
});
