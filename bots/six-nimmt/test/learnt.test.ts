import { type Move, readMatch, scripted, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { HAND, packRow, unseenCards } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { FILLS, GAPS, Ground, HEADS, SIZES, weightsAt } from '../ground.ts';
import { LEARNT, modelFor, read, write } from '../model.ts';
import { Dealer, readSeats } from '../reading.ts';
import { weights } from '../weights.ts';

const rows = [packRow(10, 0, 5, 9), packRow(30, 1, 2, 4), packRow(50, 2, 4, 6), packRow(90, 3, 1, 3)];

/** What a spot says: phase, fill, kind of gap, kind of heads. */
const parts = (spot: number): number[] => [
  Math.floor(spot / HEADS / GAPS / FILLS),
  Math.floor(spot / HEADS / GAPS) % FILLS,
  Math.floor(spot / HEADS) % GAPS,
  spot % HEADS,
];

describe('the ground', () => {
  const ground = new Ground(4, 104, [10, 30, 50, 90]);

  it('[S6] says how full the row is that a card would go to, and its heads', () => {
    expect(parts(ground.spot(rows, 7, 31))).toEqual([7, 2, 0, 4]);
    expect(parts(ground.spot(rows, 7, 55)).slice(0, 2)).toEqual([7, 4]);
    expect(parts(ground.spot(rows, 3, 12)).slice(0, 2)).toEqual([3, 5]);
  });

  it('[S8] gives a card that is too low the heads of the cheapest row', () => {
    expect(parts(ground.spot(rows, 7, 5))).toMatchObject({ 1: 0, 3: 3 });
  });

  it('does not count cards in a gap that have been laid', () => {
    const wide = parts(ground.spot(rows, 7, 40))[2]!;
    const between = Array.from({ length: 9 }, (_, i) => 31 + i);
    const dead = new Ground(4, 104, [10, 30, 50, 90, ...between]);
    expect(parts(dead.spot(rows, 7, 40))[2]).toBe(0);
    expect(wide).toBeGreaterThan(3);
  });
});

describe('the learnt weights', () => {
  it('are complete for all numbers of seats in LEARNT', () => {
    expect(Object.keys(weights).map(Number)).toEqual([...LEARNT]);
    for (const { mcs, flat, strong, worth, drift } of Object.values(weights)) {
      for (const lists of [mcs, flat, strong, worth])
        expect(lists.map((list) => read(list).length)).toEqual([...SIZES]);
      expect(drift.map((list) => read(list).length)).toEqual([HAND + 1]);
      for (const heads of read(drift[0]!)) expect(heads).toBeGreaterThan(0);
    }
  });

  it('come back from their text to within a step', () => {
    const list = Float64Array.of(0, 1, -2.5, 3.14, -4);
    const step = 4 / 41;
    read(write(list)).forEach((value, i) => {
      expect(Math.abs(value - list[i]!)).toBeLessThan(step);
    });
  });

  it('have one for every card', () => {
    const ground = new Ground(10, 104, [10, 30, 50, 90]);
    for (let left = 1; left <= 10; left++)
      for (let card = 1; card <= 104; card++)
        [...weightsAt(ground.spot(rows, left, card)), ground.band(left, card)].forEach((entry, list) => {
          expect(entry).toBeLessThan(SIZES[list]!);
        });
  });

  it('prefer a safe row to a full one', () => {
    const ground = new Ground(4, 104, [10, 30, 50, 90]);
    const { strong } = modelFor(4);
    const liking = (card: number): number => strong.weight(ground, rows, 6, card);
    expect(liking(31)).toBeGreaterThan(2 * liking(25));
    expect(liking(91)).toBeGreaterThan(2 * liking(25));
  });
});

describe('players with one plain idea', () => {
  const styles = modelFor(4).kinds.slice(-3);
  const ground = new Ground(4, 104, [10, 30, 50, 90]);

  it('lay the closest card, the lowest, the highest', () => {
    const hand = [34, 51, 5, 104, 70];
    const laid = styles.map((style) => hand[style!.pick(ground, rows, hand, hand.length, seeded(''))]);
    expect(laid).toEqual([51, 5, 104]);
    expect(modelFor(4).prior.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(modelFor(4).prior).toHaveLength(modelFor(4).kinds.length);
  });

  /** What the first of three seats sees after these turns, and how it reads the others. */
  function readAfter(turns: readonly (readonly number[])[], alike: readonly number[] = []) {
    const match = readMatch(sixNimmt, 3, { rounds: 1 });
    if (!match.ok) throw new Error(match.refusal.code);
    const rest = (seat: number): number[] =>
      Array.from({ length: 10 - turns.length }, (_, i) => 62 + 9 * seat + i);
    const hands = [0, 1, 2].flatMap((seat) => [...turns.map((cards) => cards[seat]!), ...rest(seat)]);
    const state = sixNimmt.setup(match.value, scripted([[...hands, 2, 30, 50, 90]]));
    for (const cards of turns)
      for (const [seat, card] of cards.entries()) sixNimmt.apply(state, seat, card as Move, seeded(''));
    const view = sixNimmt.view(state, 0);
    const { kinds, prior } = modelFor(3);
    return readSeats(view, unseenCards(view), kinds, prior, alike);
  }

  it('are known by what they lay, and so are the cards that they cannot hold', () => {
    const [, highest, lowest] = readAfter([
      [57, 101, 3],
      [58, 98, 8],
      [59, 95, 9],
      [60, 92, 34],
    ]).seats;
    expect(highest!.kinds[6]).toBeGreaterThan(0.5);
    expect(lowest!.kinds[5]).toBeGreaterThan(0.5);
    expect(highest!.holds[99]! / highest!.holds[89]!).toBeLessThan(0.5);
    expect(lowest!.holds[18]! / lowest!.holds[44]!).toBeLessThan(0.5);
  });

  it('are ruled out by a card that they would have laid before', () => {
    const [, one] = readAfter([
      [20, 60, 6],
      [19, 98, 24],
    ]).seats;
    expect(one!.kinds[6]).toBeLessThan(0.02);
  });

  it('are known sooner where all others lay alike, and not where they do not', () => {
    const { alike } = modelFor(3);
    const both = [[57, 101, 100]];
    const known = readAfter(both, alike);
    const [, one] = readAfter(both).seats;
    expect(known.seats[1]!.kinds[6]).toBeGreaterThan(1.5 * one!.kinds[6]!);
    expect(known.alike[6]).toBeGreaterThan(2 * alike[6]!);
    expect(known.alike.reduce((sum, share) => sum + share, 0)).toBeLessThan(1);
    const mixed = readAfter([[57, 101, 6]], alike);
    expect(mixed.alike[6]).toBeLessThan(0.1 * known.alike[6]!);
    for (const { kinds } of [...known.seats, ...mixed.seats])
      expect(kinds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('the dealer', () => {
  it('gives cards as often as the readings say, and none twice', () => {
    const holds = new Float64Array(105).fill(1);
    holds[1] = 0.1;
    const shy = { kinds: [1], apart: [1], holds };
    const open = { kinds: [1], apart: [1], holds: new Float64Array(105).fill(1) };
    const dealer = new Dealer(seeded('dealer'), [shy, open], 2);
    const cards = Uint8Array.from([1, 2, 3, 4, 5, 6]);
    const held = [0, 0];
    for (let i = 0; i < 20_000; i++) {
      dealer.shuffle(cards, 4);
      expect(cards.reduce((set, card) => set | (1 << card), 0)).toBe(0b1111110);
      const at = cards.indexOf(1);
      if (at < 4) held[Math.floor(at / 2)]!++;
    }
    // Six places: two that hardly hold it, two that may, two out of the round. 0.2 : 2 : 2.
    expect(held[0]! / 20_000).toBeCloseTo(0.2 / 4.2, 1);
    expect(held[1]! / 20_000).toBeCloseTo(2 / 4.2, 1);
    expect(held[1]! / held[0]!).toBeGreaterThan(6);
  });
});
