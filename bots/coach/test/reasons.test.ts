import type { Game, Move } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import type { ElevenView } from '@bullpen/games/eleven-nimmt/internals.ts';
import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../decisions.ts';
import { reason as bullenReason } from '../reasons/bullenrommee.ts';
import { reason as captainReason } from '../reasons/captain-jack.ts';
import { reason as elevenReason } from '../reasons/eleven-nimmt.ts';
import type { Reason } from '../reasons/reason.ts';
import { reason as sixReason } from '../reasons/six-nimmt.ts';
import { reason as twentyReason } from '../reasons/twenty-one.ts';
import { recordOf } from './record.ts';

const parse = (id: GameId, text: string): Move => {
  const move = games[id].parse(text);
  if (move === null) throw new Error(text);
  return move;
};

describe('why a move of 6 nimmt! may be good', () => {
  const view = {
    ...courseOf(recordOf('six-nimmt', 'random', 2, {}, 'any'), 0).decisions[0]?.view,
    handSizes: [7, 7],
    rows: [[10], [20, 21, 22, 23], [40, 41, 42, 43, 44], [60]],
    hands: [[5, 12, 24, 26, 50, 64, 90], null],
    start: [10, 20, 40, 60],
    placed: [[11, 1, 0, 0]],
  } as unknown as SixView;

  it.each([
    ['[S6] nothing can come between', '24', { kind: 'nothing-between' }],
    ['[S5] few cards can come between', '64', { kind: 'few-between', cards: 3 }],
    ['[S5] many could, but there is room', '90', { kind: 'room', row: 4, places: 4 }],
    ['[S7] the last place of a row', '26', { kind: 'last-place', row: 2 }],
    ['[S7] what the row would cost', '50', { kind: 'row-costs', heads: 11 }],
    ['[S8] too low: what the cheapest row costs', '5', { kind: 'cheapest-row', heads: 3 }],
    ['[S8] the cheapest row', 'row 1', { kind: 'cheapest-row', heads: 3 }],
    ['[S8] a row that is not the cheapest', 'row 3', null],
  ])('%s', (_, text, expected) => {
    expect(sixReason(view, parse('six-nimmt', text), [])).toEqual(expected);
  });
});

describe('why a move of 11 nimmt! may be good', () => {
  const view = { viewer: 0, piles: [[31, 36, 46], [98]], options: {} } as unknown as ElevenView;
  const why = (text: string, legal: readonly string[], seen = view): Reason | null =>
    elevenReason(seen, parse('eleven-nimmt', text), legal);

  it('[E5] it is close to the pile, over 100 too; or nothing else fits', () => {
    expect(why('48>1', ['48>1', '2>2'])).toEqual({ kind: 'close', steps: 2 });
    expect(why('2>2', ['48>1', '2>2'])).toEqual({ kind: 'close', steps: 4 });
    expect(why('55>1', ['55>1', 'take 1'])).toEqual({ kind: 'only-fit' });
    expect(why('take 2', ['take 1', 'take 2'])).toEqual({ kind: 'nothing-fits' });
  });

  it('[E5] no other card is closer to a pile', () => {
    const legal = ['52>1', '55>1', '5>2', 'take 1'];
    expect(why('52>1', legal)).toEqual({ kind: 'closest' });
    expect(why('55>1', legal)).toBeNull();
    expect(why('5>2', legal)).toBeNull();
  });

  it('[E8] [E9] counts the cards of a pile only with the memory aid', () => {
    const legal = ['48>1', 'take 1', 'take 2'];
    expect(why('take 1', legal)).toBeNull();
    const aided = { ...view, options: { memory: 'on' } } as unknown as ElevenView;
    expect(why('take 1', legal, aided)).toEqual({ kind: 'earns-bull' });
    expect(why('take 2', legal, aided)).toBeNull();
  });
});

describe('why a move of Captain Jack may be good', () => {
  const view = {
    viewer: 0,
    hands: [['2', '4', '5'], null, null],
    piles: [{ cards: ['4', '2'], value: 6 }],
    seen: { 1: 3, 2: 5, 4: 1 },
    taken: [0, 4, 2],
    totals: [0, 0, 0],
    stake: null,
  } as unknown as CaptainView;

  it.each([
    ['[C7] how many cards could make eleven next', '4>1', { kind: 'needs', number: 1, cards: 5 }],
    ['[C7] eleven is given away', '5>1', { kind: 'gives-away', cards: 3 }],
    ['[C9] no number makes eleven of 0', 'B>1', { kind: 'out-of-reach' }],
    ['[C7] the one with the fewest cards', 'give 2', { kind: 'has-fewest', cards: 2 }],
    ['[C7] one who has more', 'give 1', null],
  ])('%s', (_, text, expected) => {
    expect(captainReason(view, parse('captain-jack', text), [])).toEqual(expected);
  });
});

const REASONS: Readonly<
  Record<GameId, (view: never, move: Move, legal: readonly string[]) => Reason | null>
> = {
  'six-nimmt': sixReason,
  'eleven-nimmt': elevenReason,
  bullenrommee: bullenReason,
  'twenty-one': twentyReason,
  'captain-jack': captainReason,
};

it.each(gameIds)('every move of %s has a reason in whole numbers, or none', (id) => {
  const game = games[id] as Game;
  const { decisions } = courseOf(recordOf(id, 'random', 2, {}, 'reasons'), 0);
  const kinds = new Set<string>();
  for (const { view, moves } of decisions.slice(0, 60)) {
    const legal = moves.map((move) => game.format(move));
    for (const move of moves) {
      const reason = REASONS[id](view as never, move, legal);
      if (reason === null) continue;
      kinds.add(reason.kind);
      const { kind: _, ...facts } = reason;
      for (const fact of Object.values(facts)) expect(Number.isInteger(fact) && fact >= 0).toBe(true);
    }
  }
  expect(kinds.size).toBeGreaterThan(1);
});
