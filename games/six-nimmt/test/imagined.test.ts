import { legalMoves, lowest, readMatch, seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';

describe('an imagined match', () => {
  it('[S15] goes on as the real one where nothing is hidden: the rows lie as they lay, with their heads and lengths', () => {
    const match = readMatch(sixNimmt, 4, { variant: 'draft', rounds: 2 });
    if (!match.ok) throw new Error(match.refusal.code);
    const picks = seeded('imagined');
    const real = sixNimmt.setup(match.value, seeded('imagined deals'));
    let compared = 0;
    for (let moves = 0; sixNimmt.toAct(real) !== 0; moves++) {
      const view = sixNimmt.view(real, 0);
      if (view.phase !== 'lay' || !view.chosen.includes(true)) {
        compareToTheEnd(real, sixNimmt.imagine(view, seeded(`world ${moves}`)), `futures ${moves}`);
        compared++;
      }
      const seat = lowest(sixNimmt.toAct(real));
      const legal = legalMoves(sixNimmt, real, seat);
      sixNimmt.apply(real, seat, legal[picks.below(legal.length)]!, seeded('none'));
    }
    expect(compared).toBeGreaterThan(60);
  });
});

type State = ReturnType<typeof sixNimmt.setup>;

/** The same moves in both: everybody must see the same, after each. */
function compareToTheEnd(real: State, imagined: State, seed: string): void {
  const picks = seeded(seed);
  const world = sixNimmt.clone(real);
  while (sixNimmt.toAct(world) !== 0) {
    const seat = lowest(sixNimmt.toAct(world));
    const legal = legalMoves(sixNimmt, world, seat);
    const move = legal[picks.below(legal.length)]!;
    for (const state of [world, imagined]) sixNimmt.apply(state, seat, move, seeded('none'));
    expect(sixNimmt.view(imagined, -1)).toEqual(sixNimmt.view(world, -1));
  }
}
