import { readMatch, seeded, WATCHER } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';
import { handSizesOf, hasChosen, leadersOf } from '../table/holding.ts';

interface Hands {
  readonly hands?: readonly (readonly unknown[] | null)[];
  readonly jokers?: readonly number[];
}

describe('what a seat shows', () => {
  it.each(gameIds)('is how many cards it holds in %s, also to watchers', (id) => {
    const game = games[id];
    const match = readMatch(game, 2);
    if (!match.ok) throw new Error(match.refusal.code);
    const state: unknown = game.setup(match.value, seeded(id), () => {});
    const held = [0, 1].map((seat) => {
      const { hands, jokers } = game.view(state, seat) as Hands;
      return hands === undefined ? 0 : hands[seat]!.length + (jokers?.[seat] ?? 0);
    });
    for (const viewer of [0, 1, WATCHER])
      expect(handSizesOf(game.view(state, viewer))).toEqual(id === 'twenty-one' ? null : held);
  });

  it('is whether it has chosen, where choices are secret', () => {
    const view = { seats: 2, viewer: 0, toAct: [0], chosen: [false, true] };
    expect([hasChosen(view, 0), hasChosen(view, 1)]).toEqual([false, true]);
    expect(hasChosen({ seats: 2, viewer: 0, toAct: [0] }, 1)).toBe(false);
    expect(hasChosen(null, 0)).toBe(false);
  });

  it('is the seat that leads, two that share the lead, and nobody while more or all are equal', () => {
    expect(leadersOf([4, 2, 2], 'lowest')).toEqual([1, 2]);
    expect(leadersOf([4, 2, 2], 'highest')).toEqual([0]);
    expect(leadersOf([0, 0, 0], 'lowest')).toEqual([]);
    expect(leadersOf([0, 0], 'lowest')).toEqual([]);
    expect(leadersOf([3, 0, 0, 0], 'lowest')).toEqual([]);
  });
});
