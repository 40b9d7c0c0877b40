import { readMatch, seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { captainJack as game } from '../index.ts';
import { matchOf, randomMoves, Table, table } from './table.ts';

/**
 * Three seats, the deck empty, seat 2 to move. Seat 1 has played a Jack that seat 2 answered when one card was left, so
 * that seat 2 has a card less: seat 0 holds 2 6 J, seat 1 holds 1 4 and the last card, seat 2 holds 3 5.
 */
function lateTable(last: string): Table {
  const t = table({ hands: ['J29', 'J19', 'B39'], pile: '9', bottom: `456${last}` }).rush(1);
  return t.play(t.legal(1).find((text) => text.startsWith('J'))!, '2: blank');
}

describe('the end of a deal', () => {
  it('[C15] hands shrink when the deck is empty, and seats without cards are passed over', () => {
    const t = lateTable('7');
    const turns: (number | null)[] = [];
    const sizes: string[] = [];
    for (const card of ['3', '2', '1', '5', '6', '4', 'J', '7']) {
      turns.push(t.view().turn);
      sizes.push(t.view().handSizes.join(''));
      t.lay(card);
    }
    expect(turns).toEqual([2, 0, 1, 2, 0, 1, 0, 1]);
    expect(sizes).toEqual(['332', '331', '231', '221', '220', '120', '110', '010']);
    expect(t.view()).toMatchObject({ phase: 'over', turn: null, toAct: [], handSizes: [0, 0, 0] });
    expect(t.refusal(0, '1>1')).toEqual({ code: 'match-over', rule: 'C15' });
    expect(t.refusal(1, 'pass')).toEqual({ code: 'match-over', rule: 'C15' });
  });

  it('[C15] a seat goes on alone when no other has a card', () => {
    const t = table({ hands: ['BB9', 'JJ9'], pile: '9', bottom: '12' }).rush(0);
    const jack = () => t.legal(1).find((text) => text.startsWith('J'))!;
    expect([t.hand(0), t.hand(1), t.toAct()]).toEqual(['2BB', '1JJ', [1]]);
    t.play(jack(), 'blank').lay('2');
    t.play(jack(), 'blank');
    expect(t.view()).toMatchObject({ toAct: [1], handSizes: [0, 1], deck: 0 });
    t.lay('1');
    expect(t.outcome()).not.toBe(null);
  });

  it('[C12] [C15] only seats with cards are asked about a Jack', () => {
    const t = lateTable('7').lay('3').lay('2').lay('1').lay('5');
    t.play(t.legal(0).find((text) => text.startsWith('J'))!);
    expect(t.view()).toMatchObject({ phase: 'answer', turn: 0, toAct: [1], handSizes: [1, 2, 0] });
    for (const text of ['pass', 'blank'])
      expect(t.refusal(2, text)).toEqual({ code: 'no-cards', rule: 'C12' });
  });

  it('[C7] [C15] a seat without cards can be given a pile', () => {
    const t = lateTable('7').lay('3').lay('2').lay('1').lay('5');
    t.play(t.legal(0).find((text) => text.startsWith('J'))!, 'pass');
    const { stake, piles, taken } = t.view();
    expect(t.legal(0)).toEqual(['give 1', 'give 2']);
    t.play('give 2');
    expect(t.view().taken[2]).toBe(taken[2]! + piles[stake!]!.cards.length);
    expect(t.view()).toMatchObject({ turn: 1, handSizes: [1, 2, 0] });
  });

  it('[C12] [C15] a Jack that is the last card of all meets no question', () => {
    const t = lateTable('J').lay('3').lay('2').lay('1').lay('5').lay('6').lay('4').lay('J');
    expect([t.toAct(), t.view().handSizes]).toEqual([[1], [0, 1, 0]]);
    t.play(t.legal(1)[0]!);
    expect(t.view()).toMatchObject({ phase: 'give', toAct: [1], handSizes: [0, 0, 0] });
    expect(t.legal(1)).toEqual(['give 0', 'give 2']);
    expect(t.outcome()).toBe(null);
    expect(t.play('give 0').outcome()).not.toBe(null);
  });

  it('[C15] cards that still lie in piles belong to nobody', () => {
    const t = lateTable('7');
    for (const card of ['3', '2', '1', '5', '6', '4', 'J', '7']) t.lay(card);
    const { piles, totals, seen } = t.view();
    const inPiles = piles.flatMap(({ cards }) => cards).length;
    expect(inPiles).toBeGreaterThan(0);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(72 - inPiles);
    expect(Object.values(seen).reduce((sum, count) => sum + count, 0)).toBe(72);
  });
});

describe('the outcome', () => {
  it('[C16] the fewest cards win, and equal numbers share', () => {
    const pick = seeded('outcomes');
    let shared = 0;
    for (let i = 0; i < 200; i++) {
      const state = game.setup(matchOf(2 + (i % 5)), pick);
      for (const { seat, move } of randomMoves(state, pick)) {
        expect(game.outcome(state)).toBe(null);
        game.apply(state, seat, move, pick);
      }
      const { scores, winners } = game.outcome(state)!;
      const { totals, taken } = game.view(state, 0);
      expect(scores).toEqual(totals);
      expect(scores).toEqual(taken);
      expect(winners).toEqual([...scores.keys()].filter((seat) => scores.every((n) => n >= scores[seat]!)));
      if (winners.length > 1) shared++;
    }
    expect(shared).toBeGreaterThan(0);
  });

  it('[C17] several deals are added up, and the first seat moves on by one', () => {
    const dealt = { hands: ['123', '456', '123'], pile: '7' };
    const t = new Table([dealt, dealt, dealt, dealt]);
    const firsts: unknown[] = [];
    const added = [0, 0, 0];
    for (let n = 1; n <= 4; n++) {
      expect(t.view()).toMatchObject({ deal: n, turn: t.view().first, totals: added, taken: [0, 0, 0] });
      firsts.push(t.view().first);
      while (t.outcome() === null && t.view().deal === n) t.play(t.legal(t.toAct()[0]!)[0]!);
      const round = t.heard('round')[n - 1] as { n: number; points: number[]; totals: number[] };
      round.points.forEach((points, seat) => {
        added[seat] = added[seat]! + points;
      });
      expect(round).toMatchObject({ n, totals: added });
    }
    expect(firsts).toEqual([0, 1, 2, 0]);
    expect(t.left()).toBe(0);
    expect(t.outcome()!.scores).toEqual(added);
    expect(t.heard('end')).toEqual([t.outcome()]);
  });

  it('[C17] [C12] the options have bounds', () => {
    expect(readMatch(game, 4)).toEqual({
      ok: true,
      value: { seats: 4, options: { deals: 1, answerSeconds: 5 } },
    });
    for (const given of [
      { deals: 1, answerSeconds: 1 },
      { deals: 20, answerSeconds: 60 },
    ])
      expect(readMatch(game, 4, given)).toMatchObject({ ok: true, value: { options: given } });
    for (const deals of [0, 21, 1.5])
      expect(readMatch(game, 4, { deals })).toMatchObject({ refusal: { code: 'option', rule: 'C17' } });
    for (const answerSeconds of [0, 61])
      expect(readMatch(game, 4, { answerSeconds })).toMatchObject({
        refusal: { code: 'option', rule: 'C12' },
      });
    for (const seats of [1, 7]) expect(readMatch(game, seats).ok).toBe(false);
  });
});
