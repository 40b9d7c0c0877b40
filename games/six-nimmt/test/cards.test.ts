import { readMatch, scripted } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import { CARDS, heads } from '../material.ts';
import { fillUp, matchOf, Table } from './table.ts';

const all = Array.from({ length: CARDS }, (_, i) => i + 1);
const having = (count: number): number[] => all.filter((card) => heads(card) === count);

describe('the cards', () => {
  it('[S1] are 104, with 171 heads together', () => {
    expect(CARDS).toBe(104);
    expect(all.reduce((sum, card) => sum + heads(card), 0)).toBe(171);
  });

  it('[S1] have the heads of the rulebook', () => {
    expect(having(7)).toEqual([55]);
    expect(having(5)).toEqual([11, 22, 33, 44, 66, 77, 88, 99]);
    expect(having(3)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(having(2)).toEqual([5, 15, 25, 35, 45, 65, 75, 85, 95]);
    expect(having(1)).toHaveLength(76);
  });
});

describe('the deal', () => {
  const rows = [58, 12, 43, 37];
  const hands = fillUp([[7, 3], [14, 2], [9]], rows);

  it('[S2] gives ten cards to each seat, hidden from the others', () => {
    const table = Table.dealt(hands, rows);
    for (const seat of [0, 1, 2]) {
      const known = hands.map((hand, owner) => (owner === seat ? hand.toSorted((a, b) => a - b) : null));
      expect(table.view(seat).hands).toEqual(known);
      expect(table.view(seat).handSizes).toEqual([10, 10, 10]);
    }
    expect(table.view().hands).toEqual([null, null, null]);
  });

  it('[S2] turns up four cards, which start the rows in the order in which they came', () => {
    expect(Table.dealt(hands, rows).rows).toEqual([[58], [12], [43], [37]]);
  });

  it('[S2] tells each seat its own hand, everybody the rows, and all to the record alone', () => {
    const { events } = Table.dealt(hands, rows);
    const audiences = events.map(({ to, name }) => [to, name]);
    expect(audiences).toEqual([
      [0, 'deal'],
      [1, 'hand'],
      [2, 'hand'],
      [4, 'hand'],
      [0x7fffffff, 'rows'],
    ]);
    expect(events[0]!.data).toEqual({ n: 1, hands, rows });
    expect(events[2]!.data).toEqual({ seat: 1, hand: hands[1]!.toSorted((a, b) => a - b) });
    expect(events[4]!.data).toEqual({ rows });
  });

  it('[S2] shuffles all cards again for every round', () => {
    const deal = [...hands.flat(), ...rows];
    const table = new Table(matchOf(3, { rounds: 2 }), [deal, deal]).finish();
    expect(table.dataOf('deal')).toEqual([
      { n: 1, hands, rows },
      { n: 2, hands, rows },
    ]);
    expect(table.left).toBe(0);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('[S2] [S13] of %i seats draws from the deck in use', (seats) => {
    for (const [variant, deck] of [
      ['basic', 104],
      ['known', 10 * seats + 4],
    ] as const) {
      const asked: unknown[] = [];
      const chance = {
        ...scripted([]),
        shuffle: (cards: Uint8Array, count: number) => void asked.push([...cards], count),
      };
      const state = sixNimmt.setup(matchOf(seats, { variant }), chance);
      expect(asked).toEqual([all.slice(0, deck), 10 * seats + 4]);
      expect(sixNimmt.view(state, 0).deck).toBe(deck);
    }
  });
});

describe('the options', () => {
  const read = (given: Record<string, unknown>) => readMatch(sixNimmt, 4, given);

  it('[S11] [S16] are the basic game to 66, unless something else is agreed', () => {
    expect(read({})).toEqual({ ok: true, value: { seats: 4, options: { variant: 'basic', target: 66 } } });
  });

  it.each(['basic', 'known', 'draft'])('[S16] may be the variant %s', (variant) => {
    expect(read({ variant })).toMatchObject({ ok: true, value: { options: { variant } } });
  });

  it.each([
    ['variant', 'advanced', 'S16'],
    ['target', 0, 'S11'],
    ['target', 1001, 'S11'],
    ['rounds', 0, 'S11'],
    ['rounds', 101, 'S11'],
  ])('[S11] [S16] may not be %s = %j', (option, value, rule) => {
    expect(read({ [option]: value })).toMatchObject({ ok: false, refusal: { code: 'option', rule } });
  });

  it.each([
    ['target', 1],
    ['target', 1000],
    ['rounds', 1],
    ['rounds', 100],
  ])('[S11] may be %s = %i', (option, value) => {
    expect(read({ [option]: value })).toMatchObject({ ok: true, value: { options: { [option]: value } } });
  });

  it.each([1, 11])('do not fit %i seats', (seats) => {
    expect(readMatch(sixNimmt, seats)).toMatchObject({ ok: false, refusal: { code: 'seats' } });
  });
});
