import { legalMoves, type Move, readMatch, type Seat, seeded } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import { Phase as CaptainPhase } from '@bullpen/games/captain-jack/internals.ts';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { SixView, State } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { botsFor } from '../index.ts';
import { type Knowledge, searcher } from '../search.ts';
import { Best, bestOf, ranked, shuffled } from '../ties.ts';

/** How often each outcome comes in this many tries. */
function counts<T>(tries: number, draw: (n: number) => T): Map<T, number> {
  const found = new Map<T, number>();
  for (let n = 0; n < tries; n++) {
    const drawn = draw(n);
    found.set(drawn, (found.get(drawn) ?? 0) + 1);
  }
  return found;
}

const chance = seeded('ties');

describe('chance decides between equals', () => {
  it('and only between them, each as likely as the others', () => {
    const found = counts(4000, () =>
      bestOf(['a', 'b', 'c', 'd', 'e'], (each) => (each < 'b' ? 0 : 1), chance),
    );
    expect([...found.keys()].sort()).toEqual(['b', 'c', 'd', 'e']);
    for (const count of found.values()) expect(Math.abs(count - 1000)).toBeLessThan(140);
  });

  it('in lists too, without disturbing their order', () => {
    const found = counts(600, () => ranked([1, 2, 3, 4], (each) => each % 2, chance).join(''));
    expect([...found.keys()].sort()).toEqual(['1324', '1342', '3124', '3142']);
    expect(counts(600, () => shuffled([1, 2, 3], chance).join('')).size).toBe(6);
  });

  it('and is not drawn where there is nothing to decide', () => {
    const best = new Best({ ...chance, below: () => expect.unreachable() });
    for (const [pick, score] of [
      [0, Number.NEGATIVE_INFINITY],
      [1, 3],
      [2, 1],
      [3, 4],
    ] as const)
      best.offer(pick, score);
    expect(best).toMatchObject({ pick: 3, score: 4 });
  });

  it('where worlds tell no moves apart', () => {
    const match = readMatch(sixNimmt, 2, { rounds: 1 });
    if (!match.ok) throw new Error(match.refusal.code);
    const state = sixNimmt.setup(match.value, seeded('equal'));
    const moves = legalMoves(sixNimmt, state, 0);
    const blind: Knowledge<State, SixView> = {
      game: sixNimmt,
      think: (view) => ({
        world: (luck) => sixNimmt.imagine(view, luck),
        policy: () => 0,
        ended: () => true,
        value: () => 0,
      }),
    };
    const bot = searcher('blind', blind);
    const view = sixNimmt.view(state, 0);
    const found = counts(300, (n) => bot.choose(view, moves, seeded(`search ${n}`), { playouts: 1 }));
    expect(found.size).toBe(moves.length);
    for (const count of found.values()) expect(count).toBeGreaterThan(10);
  });
});

describe.each(['easy', 'medium', 'strong'])('[C7] Captain Jack, %s', (name) => {
  it('gives a pile to any of those who have equally few cards', () => {
    const bot = botsFor('captain-jack')[name]!;
    const { view, moves } = firstGift();
    const found = counts(120, (n) =>
      captainJack.format(bot.choose(view, moves, seeded(`give ${n}`), { playouts: 4 })),
    );
    expect([...found.keys()].sort()).toEqual(['give 1', 'give 2', 'give 3', 'give 4', 'give 5']);
  });
});

/** The first pile that seat 0 may give away, while nobody has taken a card. */
function firstGift(): {
  readonly view: ReturnType<typeof captainJack.view>;
  readonly moves: readonly Move[];
} {
  const match = readMatch(captainJack, 6, {});
  if (!match.ok) throw new Error(match.refusal.code);
  const giver: Seat = 0;
  for (let deal = 0; deal < 1000; deal++) {
    const luck = seeded(`gift ${deal}`);
    const state = captainJack.setup(match.value, luck);
    for (const move of legalMoves(captainJack, state, giver)) {
      const next = captainJack.clone(state);
      captainJack.apply(next, giver, move, luck);
      if (next.phase === CaptainPhase.give)
        return { view: captainJack.view(next, giver), moves: legalMoves(captainJack, next, giver) };
    }
  }
  throw new Error('no deal begins with eleven');
}
