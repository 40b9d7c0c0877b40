import { seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { captainJack as game } from '../index.ts';
import { matchOf, randomMoves, type Table, table } from './table.ts';

describe('a Jack', () => {
  it.each([
    ['on a low pile', '1', []],
    ['on a high pile', '9', []],
    ['on a Blank', '9', ['B>1']],
  ])('[C10] makes the pile worth eleven: %s', (_, pile, before) => {
    const t = table({ hands: ['BJ2', 'J56', '789'], pile }).play(...before);
    const seat = t.toAct()[0]!;
    t.play('J>1');
    expect(t.view()).toMatchObject({ phase: 'answer', turn: seat, stake: 0 });
    expect(t.view().piles[0]!.value).toBe(11);
  });

  it('[C10] is given away with its pile, if nobody answers', () => {
    const t = table({ hands: ['1J2', '456', 'B89'], pile: '9' }).play('J>1', 'pass', 'pass');
    expect(t.view()).toMatchObject({ phase: 'give', toAct: [0], stake: 0 });
    expect(t.legal(0)).toEqual(['give 1', 'give 2']);
    expect(t.refusal(0, '1>1')).toEqual({ code: 'give-first', rule: 'C10' });
    expect(t.refusal(0, 'give 0')).toEqual({ code: 'no-other-seat', rule: 'C10' });
    expect(t.refusal(1, 'give 0')).toEqual({ code: 'not-your-turn', rule: 'C10' });
    expect(t.play('give 2').view()).toMatchObject({ taken: [0, 0, 2], toAct: [1], piles: [] });
  });

  it('[C10] [C5] never lies on top when a card is to be placed, so no Jack can meet a Jack', () => {
    const pick = seeded('jacks');
    for (let i = 0; i < 50; i++) {
      const state = game.setup(matchOf(3), pick);
      for (const { seat, move } of randomMoves(state, pick)) {
        const { phase, piles } = game.view(state, 0);
        if (phase === 'place') expect(piles.map(({ cards }) => cards.at(-1))).not.toContain('J');
        game.apply(state, seat, move, pick);
      }
    }
  });

  it('[C14] on an empty table is a pile of one card, and is asked about', () => {
    const t = table({ hands: ['612', 'J56', 'B89'], pile: '5' }).play('6>1', 'give 1', 'J>new');
    expect(t.view()).toMatchObject({ phase: 'answer', turn: 1, toAct: [0, 2], stake: 0 });
    expect(t.piles()).toBe('J=11');
    expect(t.play('2: blank').view()).toMatchObject({ taken: [0, 4, 0], piles: [], toAct: [2] });
  });
});

describe('the answer to a Jack', () => {
  const asked = () => table({ hands: ['1J2', '4B6', 'B89', '123'], pile: 'B9', deck: '78' }).play('J>1');

  it('[C11] the seat that placed the Jack takes the pile, with the Jack and the Blank', () => {
    const t = asked().play('2: blank');
    expect(t.view().taken).toEqual([4, 0, 0, 0]);
    expect(t.heard('answered')).toEqual([{ seat: 2, pile: 0 }]);
    expect(t.heard('took')).toEqual([
      { seat: 0, from: 0, why: 'answered', pile: 0, cards: ['B', '9', 'J', 'B'] },
    ]);
  });

  it('[C11] the owner of the Jack cannot answer it, nor can a seat without a Blank', () => {
    const t = table({ hands: ['1JB', '456', 'B89'], pile: '9' }).play('J>1');
    for (const text of ['blank', 'pass'])
      expect(t.refusal(0, text)).toEqual({ code: 'own-jack', rule: 'C11' });
    expect(t.refusal(1, 'blank')).toEqual({ code: 'no-blank', rule: 'C11' });
    expect(t.refusal(2, 'blank')).toBe(null);
  });

  it('[C12] asks every other seat at once, before anybody is named', () => {
    const t = asked();
    expect(t.view()).toMatchObject({ phase: 'answer', turn: 0, toAct: [1, 2, 3], deck: 58 });
    expect([1, 2, 3].map((seat) => t.legal(seat).sort())).toEqual([
      ['blank', 'pass'],
      ['blank', 'pass'],
      ['pass'],
    ]);
    expect(t.heard('asked')).toEqual([{ seat: 0, seats: [1, 2, 3] }]);
    expect(t.refusal(0, 'give 1')).toEqual({ code: 'answer-first', rule: 'C12' });
    expect(t.refusal(0, '1>1')).toEqual({ code: 'answer-first', rule: 'C12' });
    expect(t.refusal(1, '4>1')).toEqual({ code: 'answer-first', rule: 'C12' });
  });

  it('[C12] is asked of seat 0 alone, if there is nobody else', () => {
    const t = table({ hands: ['123', 'J56'], pile: '9' }).play('1>1', 'J>1');
    expect(t.heard('asked')).toEqual([{ seat: 1, seats: [0] }]);
  });

  it('[C12] is a pass if a seat that is asked stays silent; of nobody else anything is supposed', () => {
    const supposed = (t: Table) =>
      [0, 1, 2, 3].map((seat) => {
        const silence = game.silence!(t.state, seat);
        return silence && [silence.seconds, game.format(silence.move)];
      });
    const t = asked();
    expect(supposed(t)).toEqual([null, [5, 'pass'], [5, 'pass'], [5, 'pass']]);
    expect(supposed(t.play('1: pass'))).toEqual([null, null, [5, 'pass'], [5, 'pass']]);
    expect(supposed(t.play('2: pass', '3: pass'))).toEqual([null, null, null, null]);
    expect(supposed(t.play('give 1'))).toEqual([null, null, null, null]);
  });

  it.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 3, 1]]])('[C12] the last pass closes the window: %j', (order) => {
    const t = asked();
    order.forEach((seat, i) => {
      t.play(`${seat}: pass`);
      const open = [1, 2, 3].filter((other) => !order.slice(0, i + 1).includes(other));
      expect(t.toAct()).toEqual(i < 2 ? open : [0]);
      expect(t.refusal(seat, 'pass')).toEqual({ code: i < 2 ? 'already-passed' : 'no-window', rule: 'C12' });
      if (i < 2) expect(t.refusal(seat, 'blank')).toEqual({ code: 'already-passed', rule: 'C12' });
    });
    expect(t.view().phase).toBe('give');
  });

  it('[C12] the first Blank closes the window at once, no matter who has not answered', () => {
    const t = asked().play('3: pass', '2: blank');
    expect(t.view()).toMatchObject({ phase: 'place', toAct: [1], stake: null });
    expect(t.refusal(1, 'blank')).toEqual({ code: 'no-window', rule: 'C12' });
    expect(t.hand(1)).toBe('46B');
  });

  it('[C12] there is no window without a Jack', () => {
    const t = table({ hands: ['B12', 'B56'], pile: '9' });
    for (const seat of [0, 1])
      for (const text of ['blank', 'pass'])
        expect(t.refusal(seat, text)).toEqual({ code: 'no-window', rule: 'C12' });
    expect(t.play('B>1').toAct()).toEqual([1]);
  });

  it('[C12] a pass is public and final: nothing can be taken back', () => {
    const t = asked().play('1: pass');
    expect(t.heard('passed')).toEqual([{ seat: 1 }]);
    expect(game.retract(t.state, 1)).toBe(false);
    expect(t.toAct()).toEqual([2, 3]);
  });

  it('[C13] first the seat of the Jack draws, then the one that answered; the turn goes on after the Jack', () => {
    const t = asked().play('2: blank');
    expect([t.hand(0), t.hand(2)]).toEqual(['127', '889']);
    expect(t.heard('drew')).toEqual([
      { seat: 0, left: 57 },
      { seat: 2, left: 56 },
    ]);
    expect(t.toAct()).toEqual([1]);
  });

  it('[C13] without an answer the pile is given before anybody draws', () => {
    const t = asked().play('pass', 'pass', 'pass');
    expect([t.hand(0), t.view().deck]).toEqual(['12', 58]);
    t.play('give 3');
    expect([t.hand(0), t.view().deck]).toEqual(['127', 57]);
    expect(t.heard('drew')).toEqual([{ seat: 0, left: 57 }]);
  });

  it('[C13] when one card is left in the deck, the seat of the Jack gets it', () => {
    // 62 cards lie in the deck, so the 61st is drawn by seat 0.
    const t = table({ hands: ['129', 'J19', 'B39'], pile: '9', bottom: '4567' }).rush(1);
    expect([t.toAct(), t.hand(1), t.hand(2), t.view().deck]).toEqual([[1], '14J', '35B', 1]);
    t.play(t.legal(1).find((text) => text.startsWith('J'))!, '2: blank');
    expect([t.hand(1), t.hand(2), t.view().deck]).toEqual(['147', '35', 0]);
    expect(t.toAct()).toEqual([2]);
  });
});
