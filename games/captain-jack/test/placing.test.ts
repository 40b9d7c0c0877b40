import { WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { captainJack } from '../index.ts';
import { table } from './table.ts';

describe('a turn', () => {
  it('[C4] places any card of the hand on any pile', () => {
    const t = table({ hands: ['5J2', '1B3'], pile: '5' });
    t.play('5>new');
    expect(t.legal(1)).toEqual(['1>1', '1>2', '3>1', '3>2', 'B>1', 'B>2']);
  });

  it('[C4] makes one move of equal cards, however many there are', () => {
    expect(table({ hands: ['333', '456'], pile: '7' }).legal(0)).toEqual(['3>1']);
    expect(table({ hands: ['313', '456'], pile: '7' }).legal(0)).toEqual(['1>1', '3>1']);
    expect(table({ hands: ['133', '456'], pile: '7' }).legal(0)).toEqual(['1>1', '3>1']);
    expect(table({ hands: ['331', '456'], pile: '7' }).legal(0)).toEqual(['1>1', '3>1']);
  });

  it('[C4] takes one of several equal cards from the hand, and fills it from the deck', () => {
    const t = table({ hands: ['313', '456'], pile: '7', deck: 'J' }).play('3>1');
    expect(t.hand(0)).toBe('13J');
    expect(t.heard('drew')).toEqual([{ seat: 0, left: 64 }]);
    expect(t.heard('drawn', 0)).toEqual([{ seat: 0, card: 'J' }]);
    expect(t.heard('drawn', 1)).toEqual([]);
  });

  it('[C4] draws only after the pile of eleven is given', () => {
    const t = table({ hands: ['412', '456'], pile: '7', deck: '9' }).play('4>1');
    expect([t.hand(0), t.view().deck]).toEqual(['12', 65]);
    t.play('give 1');
    expect([t.hand(0), t.view().deck]).toEqual(['129', 64]);
  });

  it('[C4] refuses cards that are not in the hand, and piles that are not there', () => {
    const t = table({ hands: ['123', '456'], pile: '7' });
    expect(t.refusal(0, '4>1')).toEqual({ code: 'not-in-hand', rule: 'C4' });
    expect(t.refusal(0, '7>new')).toEqual({ code: 'not-in-hand', rule: 'C4' });
    expect(t.refusal(0, '1>2')).toEqual({ code: 'no-such-pile', rule: 'C4' });
    expect(t.refusal(0, '1>57')).toEqual({ code: 'no-such-pile', rule: 'C4' });
  });

  it('[C3] refuses a card out of turn, whether the seat holds it or not', () => {
    const t = table({ hands: ['123', '456'], pile: '7' });
    for (const text of ['4>1', '1>1', '7>new', '9>9'])
      expect(t.refusal(1, text)).toEqual({ code: 'not-your-turn', rule: 'C3' });
  });
});

describe('splits', () => {
  it('[C5] no card goes onto its like; it may be laid beside it', () => {
    const t = table({ hands: ['5J2', '1B3'], pile: '5' });
    expect(t.legal(0)).toEqual(['2>1', '5>new', 'J>1']);
    expect(t.refusal(0, '5>1')).toEqual({ code: 'split', rule: 'C5' });
    expect(t.play('5>new').piles()).toBe('5=5 5=5');
  });

  it('[C5] a Blank does not go onto a Blank either', () => {
    const t = table({ hands: ['B12', '1B3'], pile: '5' }).play('B>1');
    expect(t.refusal(1, 'B>1')).toEqual({ code: 'split', rule: 'C5' });
    expect(t.play('B>new').piles()).toBe('5B=0 B=0');
  });

  it('[C5] a card may go onto another pile, though it could split', () => {
    const t = table({ hands: ['5J1', '1B5', '523'], pile: '5' }).play('5>new', '1>1');
    expect(t.piles()).toBe('51=6 5=5');
    expect(t.legal(2).filter((text) => text.startsWith('5'))).toEqual(['5>1', '5>new']);
    expect(t.play('5>1').piles()).toBe('515=11 5=5');
  });

  it('[C5] only the top counts: a like card further down does not split', () => {
    const t = table({ hands: ['1J2', '5B3'], pile: '5' }).play('1>1');
    expect(t.refusal(1, '5>new')).toEqual({ code: 'no-split', rule: 'C6' });
    expect(t.legal(1)).toContain('5>1');
  });

  it('[C5] several piles may show the same card, and there is no limit to piles but that of the cards: 57', () => {
    // All 66 cards but the Jacks, in the order in which they are placed: one 1 starts, seven split from it, and each
    // further kind goes once onto a pile that shows a 1 before the rest of it splits.
    const kinds = [...'23456789'];
    const rest = (kind: string): string[] => Array(Number(kind) <= 6 ? 7 : 3).fill(`${kind}>new`);
    const moves = [
      ...Array<string>(7).fill('1>new'),
      ...kinds.flatMap((kind, i) => [`${kind}>${i + 1}`, ...rest(kind)]),
      'B>9',
      ...Array<string>(5).fill('B>new'),
    ];
    const cards = moves.map((move) => move[0]!).join('');
    const hands = [`${cards[0]}JJ`, `${cards[1]}JJ`];
    const t = table({ hands, pile: '1', deck: `${cards.slice(2)}JJ` }).play(...moves);
    expect(t.view().piles).toHaveLength(57);
    expect(t.view().deck).toBe(0);
    expect(t.legal(1)).toEqual(Array.from({ length: 57 }, (_, i) => `J>${i + 1}`));
    expect(t.play('J>57', 'pass', 'give 0').view().piles).toHaveLength(56);
  });

  it('[C6] a new pile needs a like card on top of some pile', () => {
    const t = table({ hands: ['BJ2', '1B3'], pile: 'B5' });
    for (const text of ['2>new', 'J>new', 'B>new'])
      expect(t.refusal(0, text)).toEqual({ code: 'no-split', rule: 'C6' });
  });

  it.each([...'19JB'])('[C6] on an empty table %s starts a pile, and nothing else can be done', (card) => {
    const t = table({ hands: ['612', `${card}${card}${card}`], pile: '5' }).play('6>1', 'give 1');
    expect(t.piles()).toBe('');
    expect(t.legal(1)).toEqual([`${card}>new`]);
    expect(t.refusal(1, `${card}>1`)).toEqual({ code: 'no-such-pile', rule: 'C4' });
  });

  it('[C6] an empty table may see any of three kinds', () => {
    const t = table({ hands: ['612', '3JB'], pile: '5' }).play('6>1', 'give 1');
    expect(t.legal(1)).toEqual(['3>new', 'J>new', 'B>new']);
    expect(t.play('3>new').piles()).toBe('3=3');
  });
});

describe('what a pile is worth', () => {
  it('[C7] below eleven: the turn passes on', () => {
    const t = table({ hands: ['512', '456'], pile: '5' }).play('1>1');
    expect(t.piles()).toBe('51=6');
    expect(t.view()).toMatchObject({ phase: 'place', toAct: [1], taken: [0, 0] });
    expect(t.play('4>1').piles()).toBe('514=10');
  });

  it('[C7] exactly eleven: the seat gives the pile to any other seat', () => {
    const t = table({ hands: ['612', '456', '456', '789'], pile: '5' }).play('6>1');
    expect(t.view()).toMatchObject({ phase: 'give', turn: 0, toAct: [0], stake: 0 });
    expect(t.legal(0)).toEqual(['give 1', 'give 2', 'give 3']);
    expect(t.refusal(0, 'give 0')).toEqual({ code: 'no-other-seat', rule: 'C7' });
    expect(t.refusal(0, 'give 4')).toEqual({ code: 'no-other-seat', rule: 'C7' });
    expect(t.refusal(1, 'give 2')).toEqual({ code: 'not-your-turn', rule: 'C7' });
    expect(t.refusal(0, '1>1')).toEqual({ code: 'give-first', rule: 'C7' });
    expect(t.refusal(1, 'pass')).toEqual({ code: 'no-window', rule: 'C12' });
    expect(t.heard('asked')).toEqual([]);
    t.play('give 2');
    expect(t.view()).toMatchObject({ phase: 'place', toAct: [1], taken: [0, 0, 2, 0], piles: [] });
    expect(t.heard('took')).toEqual([{ seat: 2, from: 0, why: 'given', pile: 0, cards: ['5', '6'] }]);
  });

  it('[C7] with two seats the other one is named all the same', () => {
    const t = table({ hands: ['612', '456'], pile: '5' }).play('6>1');
    expect(t.legal(0)).toEqual(['give 1']);
  });

  it('[C7] above eleven: the seat takes the pile itself', () => {
    const t = table({ hands: ['712', '456', '456'], pile: '5', deck: '9' }).play('7>1');
    expect(t.view()).toMatchObject({ phase: 'place', toAct: [1], taken: [2, 0, 0], piles: [], deck: 61 });
    expect(t.hand(0)).toBe('129');
    expect(t.heard('placed')).toEqual([{ seat: 0, card: '7', pile: 0, opened: false, value: 12 }]);
    expect(t.heard('took')).toEqual([{ seat: 0, from: 0, why: 'busted', pile: 0, cards: ['5', '7'] }]);
  });

  it('[C7] nothing can be given before a pile comes to eleven', () => {
    const t = table({ hands: ['712', '456'], pile: '5' });
    for (const seat of [0, 1])
      expect(t.refusal(seat, 'give 1')).toEqual({ code: 'nothing-to-give', rule: 'C7' });
  });

  it('[C7] only the pile that came to eleven goes; those behind it move up and keep their order', () => {
    const t = table({ hands: ['512', '256', '126'], pile: '5', deck: '111' });
    t.play('5>new', '5>new', '2>2');
    expect(t.piles()).toBe('5=5 52=7 5=5');
    t.play('1>3', '6>1');
    expect(t.piles()).toBe('56=11 52=7 51=6');
    expect(t.view().stake).toBe(0);
    t.play('give 0');
    expect(t.piles()).toBe('52=7 51=6');
    // What is now the second pile was the third before: with the 6 it is busted.
    expect(t.play('6>2').piles()).toBe('52=7');
    expect(t.view().taken).toEqual([2, 0, 3]);
  });

  it('[C8] taken cards never come back: only their number is public', () => {
    const t = table({ hands: ['712', '456'], pile: '5' }).play('7>1');
    expect(t.view(1).taken).toEqual([2, 0]);
    expect(t.hand(0)).not.toContain('7');
    expect(t.view(1).seen).toMatchObject({ 5: 1, 7: 1, 1: 0, J: 0 });
  });

  it('[C9] a Blank makes its pile worth nothing; its cards stay', () => {
    const t = table({ hands: ['B12', '956', '256'], pile: '7' }).play('B>1');
    expect(t.piles()).toBe('7B=0');
    expect(t.view()).toMatchObject({ phase: 'place', toAct: [1] });
    t.play('9>1', '2>1');
    expect(t.view()).toMatchObject({ phase: 'give', toAct: [2], stake: 0 });
    t.play('give 0');
    expect(t.view().taken).toEqual([4, 0, 0]);
  });

  it('[C9] a Blank that starts a pile starts it at nothing', () => {
    const t = table({ hands: ['612', 'B56'], pile: '5' }).play('6>1', 'give 1', 'B>new');
    expect(t.piles()).toBe('B=0');
    expect(t.play('2>1').piles()).toBe('B2=2');
  });
});

describe('a pile', () => {
  it('[C18] is open to everybody, card by card, in every view and drawing', () => {
    const t = table({ hands: ['B23', '923', '589'], pile: '7' }).play('B>1', '9>1');
    for (const viewer of [0, 1, 2, WATCHER]) {
      const view = captainJack.view(t.state, viewer);
      expect(view.piles).toEqual([{ cards: ['7', 'B', '9'], value: 9 }]);
      expect(captainJack.draw(view)).toContain('pile 1  (9)   7 B 9\n');
    }
  });
});
