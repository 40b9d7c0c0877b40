import type { Game, Move, View } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import type { BullenView } from '@bullpen/games/bullenrommee/internals.ts';
import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import type { ElevenView } from '@bullpen/games/eleven-nimmt/internals.ts';
import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../decisions.ts';
import { review } from '../index.ts';
import { type Mistake, mistakeOf } from '../mistakes/index.ts';
import { situationOf } from '../situations/index.ts';
import { recordOf } from './record.ts';

const parse = (id: GameId, text: string): Move => {
  const move = games[id].parse(text);
  if (move === null) throw new Error(text);
  return move;
};

/** The mistake of doing one where the other was better. */
const mistake = (id: GameId, view: View, did: string, better: string): Mistake =>
  mistakeOf(id, view, situationOf(id, view, parse(id, did)), situationOf(id, view, parse(id, better)));

describe('mistakes in 6 nimmt!', () => {
  const view = {
    ...courseOf(recordOf('six-nimmt', 'random', 2, {}, 'any'), 0).decisions[0]?.view,
    // Rows of 3, 5, 11 and 3 heads.
    rows: [[10], [20, 21, 23], [40, 41, 42, 43, 44], [60]],
    hands: [[4, 5, 12, 24, 26, 50, 52, 64, 90], null],
    handSizes: [7, 7],
    start: [10, 20, 40, 60],
    placed: [[11, 1, 0, 0]],
  } as unknown as SixView;

  it.each([
    ['[S8] a row that costs more than another', 'row 3', 'row 1', 'six-dear-row'],
    ['[S8] a row that costs no more than the better one', 'row 1', 'row 2', 'six-other-row'],
    ['[S8] of rows that cost the same the wrong one', 'row 4', 'row 1', 'six-other-row'],
    ['[S7] the sixth card of a row', '50', '12', 'six-sixth'],
    ['[S7] the sixth card of a row, where even a low card was better', '50', '5', 'six-sixth'],
    ['[S8] a card that is too low', '5', '12', 'six-low'],
    ['[S8] the wrong one of two cards that are too low', '5', '4', 'six-wrong-loss'],
    ['[S8] a card that is too low, where the sixth of a row was better', '5', '50', 'six-wrong-loss'],
    ['[S7] the wrong one of two that are sixth', '50', '52', 'six-wrong-loss'],
    ['[S8] no low card laid when it was the time', '12', '5', 'six-put-off'],
    ['[S7] no row taken as the sixth when it was the time', '64', '50', 'six-put-off'],
    ['[S6] a risk, though nothing could come between another card and its row', '90', '12', 'six-unsafe'],
    ['[S5] the riskier of two', '90', '64', 'six-riskier'],
    ['[S6] a safe card too early', '12', '64', 'six-spent'],
    ['[S6] the wrong one of two safe cards', '12', '24', 'six-spent'],
    ['[S14] a card that was picked', 'draft 7', 'draft 8', 'six-draft'],
  ])('%s', (_, did, better, kind) => {
    expect(mistake('six-nimmt', view, did, better).kind).toBe(kind);
  });
});

describe('mistakes in 11 nimmt!', () => {
  const view = {
    viewer: 0,
    // E9: the first pile brings a bull card.
    piles: [[31, 36, 46], [98], [70, 75]],
    bulls: [1, 0, 2],
    options: {},
  } as unknown as ElevenView;

  it.each([
    ['[E6] a pile taken though a card fitted', 'take 2', '48>1', 'eleven-took'],
    ['[E6] the wrong one of two small piles', 'take 2', 'take 3', 'eleven-other-take'],
    ['[E9] no bull card', 'take 2', 'take 1', 'eleven-no-bull'],
    ['[E9] more cards than needed', 'take 1', 'take 2', 'eleven-large-take'],
    ['[E6] no pile taken when it was better', '48>1', 'take 1', 'eleven-not-taken'],
    ['[E5] a jump, though a closer card fitted', '55>1', '48>1', 'eleven-jump'],
    ['[E5] a jump from 100 to 1 and on', '8>2', '48>1', 'eleven-jump'],
    ['[E5] a close card, though another had to go', '48>1', '8>2', 'eleven-card'],
    ['[E5] the other pile', '78>3', '78>1', 'eleven-pile'],
    ['[E11] a card too many', '48>1', 'done', 'eleven-too-many'],
    ['[E11] an end too early', 'done', '48>1', 'eleven-stopped'],
    ['[E10] a bull card from the wrong seat', 'bull 1', 'bull 2', 'eleven-bull'],
  ])('%s', (_, did, better, kind) => {
    expect(mistake('eleven-nimmt', view, did, better).kind).toBe(kind);
  });
});

describe('mistakes in Bullenrommee', () => {
  const view = {
    viewer: 0,
    meadows: [
      { seat: 0, cards: [14, 16, 17] },
      { seat: 1, cards: [30, 32, 34] },
    ],
  } as unknown as BullenView;
  const [own, other, lay] = ['add 18 m1@4', 'add 36 m2@4', 'lay 50 51 52'];

  it.each([
    ['[B6] drawn, though an open card was better', 'draw', 'draw 51', 'bullen-drew'],
    ['[B6] an open card, though the stock was better', 'draw 51', 'draw', 'bullen-open'],
    ['[B6] the wrong open card', 'draw 51', 'draw 60', 'bullen-other-open'],
    ['[B5] taken when it was time to lay', 'draw', lay, 'bullen-held-back'],
    ['[B5] laid too early', lay, 'draw', 'bullen-laid-early'],
    ['[B11] ended too early', 'done', own, 'bullen-stopped'],
    ['[B11] laid on too long', own, 'done', 'bullen-laid-on'],
    ['[B20] given to a meadow of somebody else', other, own, 'bullen-gave'],
    ['[B20] given, though it was better to end', other, 'done', 'bullen-gave'],
    ['[B8] laid something else', own, lay, 'bullen-laying'],
  ])('%s', (_, did, better, kind) => {
    expect(mistake('bullenrommee', view, did, better).kind).toBe(kind);
  });
});

describe('mistakes in Twenty One', () => {
  const dice = { white: 5, yellow: 4, red: 1, green: 2, blue: 3, black: 6 };
  const view = { viewer: 0, dice } as unknown as TwentyOneView;

  it.each([
    ['[T5] a roll kept', 'keep', 'reroll', 'twenty-kept'],
    ['[T5] a roll not kept', 'reroll', 'keep', 'twenty-rerolled'],
    ['[T6] crossed, though a die fitted', 'cross', 'write red', 'twenty-crossed'],
    ['[T6] written, though crossing was better', 'write red', 'cross', 'twenty-wrote'],
    ['[T6] too many at once', 'write red green', 'write red', 'twenty-too-much'],
    ['[T6] too few at once', 'write red', 'write red green', 'twenty-too-little'],
    ['[T6] other ones', 'write red', 'write green', 'twenty-other'],
  ])('%s', (_, did, better, kind) => {
    expect(mistake('twenty-one', view, did, better).kind).toBe(kind);
  });
});

describe('mistakes in Captain Jack', () => {
  const view = {
    viewer: 0,
    hands: [['2', '4', '5'], null, null],
    piles: [
      { cards: ['4', '2'], value: 6 },
      { cards: ['1'], value: 1 },
      { cards: ['3', '5', 'B', '9'], value: 9 },
    ],
    // Seven 1s are seen: one more could make eleven of ten. No 6 is.
    seen: { 1: 7, 2: 0, 6: 0 },
    stake: null,
  } as unknown as CaptainView;

  it.each([
    ['[C7] eleven not made', '4>2', '5>1', 'captain-missed'],
    ['[C7] eleven not made, but a Jack spent', 'J>2', '5>1', 'captain-missed'],
    ['[C7] eleven made at the wrong time', '5>1', '4>2', 'captain-eleven'],
    ['[C7] given to the wrong seat', 'give 1', 'give 2', 'captain-gift'],
    ['[C7] over eleven', '9>1', '4>2', 'captain-busted'],
    ['[C7] over eleven with more cards', '4>3', '9>1', 'captain-dear-bust'],
    ['[C7] a small pile not taken', '4>2', '9>1', 'captain-put-off'],
    ['[C10] a Jack too early', 'J>1', '4>2', 'captain-jack'],
    ['[C10] a Jack on the wrong pile', 'J>1', 'J>3', 'captain-jack'],
    ['[C10] a Jack kept', '4>2', 'J>3', 'captain-jack-kept'],
    ['[C9] a Blank used', 'B>1', '4>2', 'captain-blank'],
    ['[C9] a Blank on the wrong pile', 'B>1', 'B>3', 'captain-place'],
    ['[C9] a Blank kept', '4>2', 'B>3', 'captain-blank-kept'],
    ['[C11] an answer', 'blank', 'pass', 'captain-answered'],
    ['[C11] no answer', 'pass', 'blank', 'captain-unanswered'],
    [
      '[C7] five is left, which eight unseen 6s make eleven; ten only one 1',
      '4>2',
      '4>1',
      'captain-within-reach',
    ],
    ['[C4] ten is left where five was better for another reason', '4>1', '4>2', 'captain-place'],
  ])('%s', (_, did, better, kind) => {
    expect(mistake('captain-jack', view, did, better).kind).toBe(kind);
  });
});

it.each(gameIds)('any two moves of %s are a mistake of some kind, by a rule of the game', (id) => {
  const game = games[id] as Game;
  const record = recordOf(id, 'random', 2, {}, 'kinds');
  for (const { view, moves } of courseOf(record, 0).decisions.slice(0, 40)) {
    const [first] = moves;
    for (const move of moves.slice(1, 20)) {
      const [did, better] = [first ?? move, move].map((each) => game.format(each));
      const { kind, rule } = mistake(id, view, did ?? '', better ?? '');
      expect(game.rules, kind).toContain(rule);
    }
  }
});

it('a review names the kind of what is outside the noise, and of nothing else', () => {
  const reviewed = review(recordOf('six-nimmt', 'random', 2, { rounds: 2 }, 'kinds'), 0, { playouts: 600 });
  expect(reviewed.lessons.length).toBeGreaterThan(0);
  for (const { costly, mistake: named, did, better } of reviewed.decisions)
    expect(named).toEqual(costly ? mistakeOf('six-nimmt', {} as View, did, better) : null);
});
