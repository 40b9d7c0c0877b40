import { playExample, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { examples } from '../examples.ts';
import { captainJack as game } from '../index.ts';
import type { CaptainView } from '../view.ts';
import { table } from './table.ts';

describe('the worked examples', () => {
  it('[C7] 1: 4, 1 and 6 make eleven, and the seat that placed the 6 gives the three cards away', () => {
    const t = table({ hands: ['123', '623', '789'], pile: '4' }).play('1>1', '6>1');
    expect(t.piles()).toBe('416=11');
    expect(t.legal(1)).toEqual(['give 0', 'give 2']);
    expect(t.play('give 2').view().taken).toEqual([0, 0, 3]);
  });

  it('[C9] 2: a pile worth 7 with a Blank is worth 0, with a 9 then 9, and a 5 busts with 14', () => {
    const t = table({ hands: ['B23', '923', '589'], pile: '7' }).play('B>1');
    expect(t.piles()).toBe('7B=0');
    expect(t.play('9>1').piles()).toBe('7B9=9');
    t.play('5>1');
    expect(t.heard('placed').at(-1)).toMatchObject({ seat: 2, value: 14 });
    expect(t.view().taken).toEqual([0, 0, 4]);
  });

  it('[C5] 3: a 5 on a 5 must split; the new pile is worth 5, and the next seat may choose either', () => {
    const t = table({ hands: ['523', '123'], pile: '5' });
    expect(t.refusal(0, '5>1')?.rule).toBe('C5');
    expect(t.play('5>new').piles()).toBe('5=5 5=5');
    expect(t.legal(1)).toEqual(['1>1', '1>2', '2>1', '2>2', '3>1', '3>2']);
  });
});

describe('the examples as data', () => {
  const viewsOf = (example: keyof typeof examples): CaptainView[] =>
    playExample(game, examples[example]).map((state) => game.view(state, WATCHER));

  it('[C7] eleven: three cards make eleven and are given away', () => {
    const views = viewsOf('eleven');
    expect(views[2]?.piles).toEqual([{ cards: ['4', '1', '6'], value: 11 }]);
    expect(views[3]?.taken).toEqual([0, 0, 3]);
  });

  it('[C7] [C9] blank: 7, a Blank and a 9 are worth 9, and a 5 busts', () => {
    const views = viewsOf('blank');
    expect(views[2]?.piles[0]?.value).toBe(9);
    expect(views[3]?.taken).toEqual([0, 0, 4]);
  });

  it('[C5] split: two piles worth 5', () => {
    expect(
      viewsOf('split')
        .at(-1)
        ?.piles.map(({ value }) => value),
    ).toEqual([5, 5]);
  });

  it('name rules that exist', () => {
    for (const { rules } of Object.values(examples))
      expect(game.rules).toEqual(expect.arrayContaining([...rules]));
  });
});
