import { type Event, heardBy, legalMoves, type Move, seeded, WATCHER } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captainJack as game } from '../index.ts';
import type { State } from '../state.ts';
import { matchOf, randomMoves, table } from './table.ts';

/** A match after this many random moves, or its end. */
function afterMoves(seats: number, seed: string, moves: number): State {
  const pick = seeded(seed);
  const state = game.setup(matchOf(seats), pick);
  let made = 0;
  for (const { seat, move } of randomMoves(state, pick)) {
    if (made++ === moves) break;
    game.apply(state, seat, move, pick);
  }
  return state;
}

/** What happens when a move is made, as this viewer hears it; the cards that it draws itself are left out. */
function heard(state: State, seat: number, move: Move, viewer: number): Event[] {
  const events: Event[] = [];
  game.apply(state, seat, move, seeded('none'), (event) => events.push(event));
  return heardBy(events, viewer).filter(({ name }) => name !== 'drawn');
}

describe('what a seat that is asked may hold', () => {
  const asked = (hand: string) => table({ hands: ['1J2', hand, '789'], pile: '9', deck: '3' }).play('J>1');

  it('[C12] shows in no other view, nor in who is asked', () => {
    for (const viewer of [WATCHER, 0, 2])
      expect(asked('4B6').view(viewer)).toEqual(asked('456').view(viewer));
    expect(asked('4B6').view(1)).not.toEqual(asked('456').view(1));
  });

  it('[C12] shows in no refusal that anybody else gets', () => {
    for (const seat of [0, 2])
      for (const text of ['blank', 'pass', '4>1', 'B>1', 'give 1'])
        expect(asked('4B6').refusal(seat, text)).toEqual(asked('456').refusal(seat, text));
  });

  it('[C12] shows in no event of its pass, nor after it', () => {
    for (const viewer of [WATCHER, 0, 2]) {
      const [one, other] = ['4B6', '456'].map((hand) => asked(hand).play('1: pass'));
      expect(heardBy(one!.events, viewer)).toEqual(heardBy(other!.events, viewer));
      expect(one!.view(viewer)).toEqual(other!.view(viewer));
      expect(one!.toAct()).toEqual([2]);
    }
  });

  it('[C12] is not ruled out by a pass: the others imagine Blanks there, and none', () => {
    const view = asked('456').play('1: pass').view(0);
    const dreams = seeded('dreams');
    const blanks = Array.from({ length: 200 }, () => {
      const { hands } = game.view(game.imagine(view, dreams), 1);
      return hands[1]!.includes('B');
    });
    expect(new Set(blanks)).toEqual(new Set([true, false]));
  });
});

describe('a view', () => {
  it('[C8] holds its own hand only, all that was seen, and sizes', () => {
    const t = table({ hands: ['B71', '456', '123'], pile: 'J5' }).play('7>1', '4>new', '1>1');
    expect(t.view(2)).toEqual({
      seats: 3,
      viewer: 2,
      toAct: [0],
      options: { deals: 1, answerSeconds: 5 },
      phase: 'place',
      deal: 1,
      first: 0,
      turn: 0,
      hands: [null, null, ['1', '2', '3']],
      handSizes: [3, 3, 3],
      deck: 58,
      piles: [{ cards: ['4', '1'], value: 5 }],
      stake: null,
      taken: [3, 0, 0],
      totals: [0, 0, 0],
      seen: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 1, 6: 0, 7: 1, 8: 0, 9: 0, J: 1, B: 0 },
    });
    expect(t.view().hands).toEqual([null, null, null]);
  });

  it('[C2] does not tell the order in which a hand was dealt or drawn', () => {
    const views = ['B71', '1B7', '71B'].map((hand) => table({ hands: [hand, '456'], pile: '5' }).view(0));
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
  });

  it('[C15] with the deck empty leaves no doubt about the last other hand', () => {
    const t = table({ hands: ['129', '349'], pile: '9', bottom: '56' }).rush(0);
    const imagined = game.imagine(t.view(0), seeded('sure'));
    expect(game.view(imagined, 1)).toEqual(t.view(1));
  });

  it('rules out nothing hidden: other cards there look, sound and allow the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.string({ minLength: 1, maxLength: 8 }),
        fc.nat(110),
        (seats, seed, moves) => {
          const state = afterMoves(seats, seed, moves);
          for (const viewer of [WATCHER, ...Array(seats).keys()]) {
            const other = game.imagine(game.view(state, viewer), seeded(`${seed} dream`));
            expect(game.view(other, viewer)).toEqual(game.view(state, viewer));
            expect(game.toAct(other)).toBe(game.toAct(state));
            for (const seat of game.view(state, viewer).toAct) {
              const possible = new Set(legalMoves(game, other, seat));
              const both = legalMoves(game, state, seat).filter((move) => possible.has(move));
              for (const move of both)
                expect(heard(game.clone(other), seat, move, viewer)).toEqual(
                  heard(game.clone(state), seat, move, viewer),
                );
            }
          }
        },
      ),
      { numRuns: 60, seed: 11 },
    );
  });
});
