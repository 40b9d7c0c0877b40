import { legalMoves, type Move, readMatch, scripted, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { describe, expect, it } from 'vitest';
import { winShare } from '../../test/match.ts';
import { easy } from '../easy.ts';
import { groundOf } from '../ground.ts';
import { mcs } from '../mcs.ts';
import { medium } from '../medium.ts';
import { modelFor } from '../model.ts';
import { readSeats } from '../reading.ts';
import { Standing } from '../standing.ts';
import { strong } from '../strong.ts';

const random = {
  ...easy,
  name: 'random',
  choose: ((_, moves, chance) => moves[chance.below(moves.length)]!) as typeof easy.choose,
};

/** A round for two, with these hands and rows. */
function dealt(hands: readonly number[][], rows: readonly number[], options = {}) {
  const match = readMatch(sixNimmt, hands.length, { rounds: 1, ...options });
  if (!match.ok) throw new Error(match.refusal.code);
  return sixNimmt.setup(match.value, scripted([[...hands.flat(), ...rows]]));
}

describe('strength, whole matches to 66', () => {
  const budget = { playouts: 100 };

  it('strong wins nearly all against random', () => {
    expect(winShare(sixNimmt, strong, random, { seats: 4, deals: 4, budget })).toBeGreaterThan(0.8);
  });

  it('each level beats the one below', () => {
    const share = (one: typeof easy, other: typeof easy) =>
      winShare(sixNimmt, one, other, { seats: 2, deals: 20, budget });
    expect(share(easy, random)).toBeGreaterThan(0.55);
    expect(share(medium, easy)).toBeGreaterThan(0.6);
    expect(share(strong, medium)).toBeGreaterThan(0.55);
  });
});

describe('decisions', () => {
  const HIGH = [95, 96, 97, 98, 99, 100, 101, 102, 103, 104];

  it('[S8] strong and mcs take the row that costs least, medium and easy too', () => {
    const state = dealt(
      [
        [1, ...HIGH.slice(1)],
        [60, 61, 62, 63, 64, 65, 66, 67, 68, 69],
      ],
      [55, 44, 50, 20],
    );
    sixNimmt.apply(state, 0, 1 as Move, seeded(''));
    sixNimmt.apply(state, 1, 60 as Move, seeded(''));
    const moves = legalMoves(sixNimmt, state, 0);
    const choices = [mcs, medium, strong].map((bot) =>
      sixNimmt.format(bot.choose(sixNimmt.view(state, 0), moves, seeded('row'), { playouts: 400 })),
    );
    // 50 and 20 have three heads each, 55 seven and 44 five.
    expect(choices.every((row) => row === 'row 3' || row === 'row 4')).toBe(true);
  });

  it('reads from play: a seat that laid another card hardly holds one that it would rather have laid', () => {
    const { strong: habit } = modelFor(4);
    const hands = [0, 20, 60, 70].map((from) => Array.from({ length: 10 }, (_, i) => from + i + 1));
    const state = dealt(hands, [95, 96, 97, 98]);
    const ground = groundOf(sixNimmt.view(state, 0));
    const weight = (card: number): number => habit.weight(ground, state.cells, 10, card);
    const [glad, loath] = weight(99) > weight(50) ? [99, 50] : [50, 99];
    const later = sixNimmt.clone(state);
    for (const seat of [0, 1, 2, 3]) sixNimmt.apply(later, seat, hands[seat]![0] as Move, seeded(''));
    sixNimmt.apply(later, 0, legalMoves(sixNimmt, later, 0)[0]!, seeded(''));
    const { seats } = readSeats(sixNimmt.view(later, 0), Uint8Array.of(glad!, loath!), [null, habit], [0, 1]);
    for (const { holds } of seats.slice(1)) {
      expect(holds[glad!]).toBeLessThan(holds[loath!]!);
      expect(holds[loath!]).toBeLessThan(1);
    }
    const blind = readSeats(sixNimmt.view(later, 0), Uint8Array.of(glad!, loath!), [null, habit], [1, 0]);
    expect(blind.seats[1]!.holds[glad!]).toBe(blind.seats[1]!.holds[loath!]);
  });
});

describe('the chance to win', () => {
  const model = modelFor(2);
  const view = sixNimmt.view(
    dealt(
      [
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
      ],
      [30, 40, 50, 60],
    ),
    0,
  );
  const toTarget = new Standing({ ...view, options: { variant: 'basic', target: 66 } }, model);

  it('[S12] is one or nothing when the match is over, shared by equals', () => {
    const oneRound = new Standing(view, model);
    expect(oneRound.chance(Float64Array.of(3, 4), 0)).toBe(1);
    expect(oneRound.chance(Float64Array.of(4, 4), 0)).toBe(0.5);
    expect(oneRound.chance(Float64Array.of(5, 4), 0)).toBe(0);
    expect(toTarget.chance(Float64Array.of(60, 66), 0)).toBe(1);
  });

  it('[S11] counts a lead for more the nearer the end is', () => {
    const early = toTarget.chance(Float64Array.of(0, 10), 0);
    const late = toTarget.chance(Float64Array.of(50, 60), 0);
    expect(early).toBeGreaterThan(0.5);
    expect(late).toBeGreaterThan(early);
    expect(late).toBeLessThan(1);
  });
});
