import { seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import { matchOf, Table } from './table.ts';

const rising = (a: number, b: number): number => a - b;
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const handsOf = (state: Table['state']): readonly number[][] =>
  Array.from({ length: state.match.seats }, (_, seat) => [...sixNimmt.view(state, seat).hands[seat]!]);

describe('what is imagined of hidden hands', () => {
  it.each([WATCHER, 0, 2])('[S2] [S13] by viewer %i holds every card that is left, once', (viewer) => {
    const table = Table.dealt(
      [
        [5, 9],
        [6, 8],
        [7, 10],
      ],
      [1, 2, 3, 4],
      { variant: 'known' },
    ).lay(5, 6, 7);
    const view = table.view(viewer);
    for (let i = 0; i < 20; i++) {
      const hands = handsOf(sixNimmt.imagine(view, seeded(`dream ${i}`)));
      expect(hands.map((hand) => hand.length)).toEqual([9, 9, 9]);
      expect(hands.flat().sort(rising)).toEqual(upTo(34).slice(7));
      if (viewer !== WATCHER) expect(hands[viewer]).toEqual(table.view(viewer).hands[viewer]);
    }
  });

  it('[S2] is any of the cards that were not seen, none more often than another', () => {
    const view = Table.dealt([[20], [30]], [12, 37, 43, 58]).view(0);
    const seen = [...view.hands[0]!, ...view.start];
    const times = new Map(
      upTo(104)
        .filter((card) => !seen.includes(card))
        .map((card) => [card, 0]),
    );
    for (let i = 0; i < 9 * 100; i++)
      for (const card of handsOf(sixNimmt.imagine(view, seeded(`dream ${i}`)))[1]!)
        times.set(card, times.get(card)! + 1);
    // 90 cards, ten in each of 900 hands: 100 times each, give or take five standard deviations.
    expect(times.size).toBe(90);
    for (const count of times.values()) expect(Math.abs(count - 100)).toBeLessThan(47);
  });

  it('[S3] is any choice of another that its hand allows, and one’s own as it is', () => {
    const own = Table.dealt([[20], [30]], [12, 37, 43, 58])
      .move(0, '20')
      .view(0);
    expect(sixNimmt.view(sixNimmt.imagine(own, seeded('own')), 0).choice).toBe(20);
    const draft = new Table(matchOf(3, { variant: 'draft' }), []);
    while (draft.view().phase === 'draft') {
      const { toAct, open } = draft.view();
      draft.move(toAct[0]!, `draft ${open[0]}`);
    }
    const [first, second] = [0, 1].map((seat) => draft.view(seat).hands[seat]!) as [number[], number[]];
    const view = draft.move(0, `${first[3]}`).move(1, `${second[7]}`).view(0);
    const dreamt = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const dream = sixNimmt.imagine(view, seeded(`dream ${i}`));
      expect(sixNimmt.view(dream, 0).choice).toBe(first[3]);
      dreamt.add(sixNimmt.view(dream, 1).choice!);
    }
    expect([...dreamt].sort(rising)).toEqual(second);
  });
});
