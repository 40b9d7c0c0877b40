import { readMatch, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import type { Options } from '../options.ts';
import type { ElevenView } from '../view.ts';
import { matchOf, Table } from './table.ts';

/** Two piles, one of three cards; seat 1 has taken a pile. */
const table = (): Table =>
  Table.dealt({ hands: [[36, 88], [37, 38], [71]], pile: 35, stack: [70, 80, 10, 11] }).play(
    '0: 36>1',
    '1: take 1',
    '2: 71>1',
    '0: 88>2',
  );

const drawn = (view: ElevenView, memory?: 'on'): string[] =>
  elevenNimmt
    .draw(memory === undefined ? view : { ...view, options: { ...view.options, memory } })
    .split('\n');

describe('what is drawn of a pile', () => {
  it('[E8] is its top card and that others lie below: neither how many nor which', () => {
    const [, numbers, tops, ...seats] = drawn(table().view(WATCHER));
    expect(numbers).toBe('pile    1    2');
    expect(tops).toBe('top    71+  88+');
    expect(seats.map((line) => line.replace(/\[\d+\]/, ''))).toEqual([
      '  seat 0  0        ',
      '> seat 1  0        ',
      '  seat 2  0        ',
    ]);
  });

  it('[E8] is the same for two cards and for five', () => {
    const { piles, ...rest } = table().view(WATCHER);
    const five = [66, 67, 68, 69, 71];
    expect(piles[0]).toHaveLength(2);
    expect(drawn({ ...rest, piles: [five, piles[1]!] })).toEqual(drawn({ ...rest, piles }));
  });

  it('[E8] is no heap if it is a single card', () => {
    const [, , tops] = drawn(Table.dealt({ hands: [[36], [37]], pile: 35 }).view(WATCHER));
    expect(tops).toBe('top    35');
  });

  it('[E8] with the memory aid is everything: counts, cards, and what each seat was seen to take', () => {
    const [, numbers, tops, counts, first, second, ...seats] = drawn(table().view(WATCHER), 'on');
    expect([numbers, tops, counts]).toEqual(['pile    1    2', 'top    71+  88+', 'cards   2    2']);
    expect([first, second]).toEqual(['pile 1: 70 71', 'pile 2: 80 88']);
    expect(seats[0]).toMatch(/\[8\]$/);
    expect(seats[1]).toMatch(/\[12\] {2}seen 35 36$/);
  });

  it('[E8] stands in as many lines as it takes', () => {
    const view = table().view(WATCHER);
    const piles = Array.from({ length: 20 }, (_, i) => [i + 1]);
    const lines = drawn({ ...view, piles, tops: piles.map(([card]) => card!) });
    expect(lines.filter((line) => line.startsWith('pile'))).toHaveLength(2);
    expect(lines[3]).toBe('pile   19   20');
    expect(lines[4]).toBe('top    19   20');
  });

  it('[E11] names the card that counts in this turn, where it is not the top', () => {
    const bulls = Table.amid({ hands: [[36, 37, 60], [90]], piles: [[35], [50]], bulls: [1, 0] });
    expect(drawn(bulls.play('0: 36>1').view(0))[3]).toBe('from   35   50');
    expect(drawn(table().view(0)).some((line) => line.startsWith('from'))).toBe(false);
  });
});

describe('the option memory', () => {
  it('[E8] is off unless it is on, and leaves no trace in a match or record then', () => {
    expect(matchOf(3).options).toEqual({ rounds: 3 });
    const off = readMatch<Options>(elevenNimmt, 3, { memory: 'off' });
    expect(off.ok && off.value.options).toEqual({ rounds: 3 });
    expect(matchOf(3, { memory: 'on' }).options).toEqual({ rounds: 3, memory: 'on' });
    expect(readMatch(elevenNimmt, 3, { memory: 'much' })).toMatchObject({
      ok: false,
      refusal: { code: 'option', rule: 'E8' },
    });
  });

  it('[E8] changes no view: a perfect memory knows it all the same', () => {
    const view = table().view(0);
    expect(view.piles).toEqual([
      [70, 71],
      [80, 88],
    ]);
    expect(view.known).toEqual([[], [35, 36], []]);
  });
});
