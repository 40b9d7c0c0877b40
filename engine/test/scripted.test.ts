import { describe, expect, it } from 'vitest';
import { type Draw, Misfit, scripted, taped } from '../scripted.ts';
import { seeded } from '../seeded.ts';

/** The misfit that this script makes: its place and its words. */
function misfit(script: readonly Draw[], act: (chance: ReturnType<typeof scripted>) => void): Misfit {
  try {
    act(scripted(script));
  } catch (error) {
    if (error instanceof Misfit) return error;
    throw error;
  }
  throw new Error('the script fits');
}

describe('scripted', () => {
  it('plays its draws in order and says how many are left', () => {
    const chance = scripted([4, [3, 1], [6, 2]]);
    expect(chance.left()).toBe(3);
    expect(chance.below(5)).toBe(4);
    expect(chance.left()).toBe(2);
    const cards = Uint8Array.of(1, 2, 3, 4);
    chance.shuffle(cards, 2);
    expect([...cards.subarray(0, 2)]).toEqual([3, 1]);
    expect([...cards].sort()).toEqual([1, 2, 3, 4]);
    const dice = Uint8Array.of(6, 5);
    chance.roll(dice, 0b01);
    expect([...dice]).toEqual([6, 2]);
    expect(chance.left()).toBe(0);
  });

  it('deals a card twice only if the deck holds it twice', () => {
    const cards = Uint8Array.of(7, 8, 7);
    scripted([[7, 7, 8]]).shuffle(cards, 3);
    expect([...cards]).toEqual([7, 7, 8]);
    expect(misfit([[8, 8]], (chance) => chance.shuffle(Uint8Array.of(7, 8, 7), 2)).message).toContain(
      'card 8',
    );
  });

  it.each<[string, Draw, number]>([
    ['a number that is not below n', 5, 5],
    ['a negative number', -1, 5],
    ['half a number', 1.5, 5],
    ['a list', [1], 5],
  ])('below refuses %s', (_, draw, n) => {
    expect(misfit([draw], (chance) => chance.below(n)).message).toContain(`below ${n}`);
  });

  it.each<[string, Draw]>([
    ['a number', 1],
    ['too few cards', [1]],
    ['too many cards', [1, 2, 3]],
    ['a card that is not in the deck', [1, 9]],
    ['half a card', [1, 1.5]],
  ])('shuffle refuses %s', (_, draw) => {
    expect(misfit([draw], (chance) => chance.shuffle(Uint8Array.of(1, 2, 3), 2)).at).toBe(0);
  });

  it.each<[string, Draw]>([
    ['a number', 1],
    ['too few dice', [1]],
    ['a side that no die has', [4, 7]],
    ['a side of zero', [4, 0]],
    ['half a side', [4, 1.5]],
    ['a kept die that has turned', [5, 1]],
  ])('roll refuses %s', (_, draw) => {
    expect(misfit([draw], (chance) => chance.roll(Uint8Array.of(4, 4), 0b01)).at).toBe(0);
  });

  it('says which draw does not fit, and that it has run out', () => {
    const second = misfit([1, 9], (chance) => [chance.below(2), chance.below(2)]);
    expect([second.at, second.name, second.message]).toEqual([
      1,
      'Misfit',
      expect.stringContaining('draw 1'),
    ]);
    const third = misfit([1, 1], (chance) => [chance.below(2), chance.below(2), chance.below(2)]);
    expect([third.at, third.message]).toEqual([2, expect.stringContaining('run out')]);
  });

  it('does not count a draw as used that did not fit', () => {
    const chance = scripted([7]);
    expect(() => chance.below(3)).toThrow(Misfit);
    expect(chance.left()).toBe(1);
  });
});

describe('taped', () => {
  it('draws as its chance does, and its tape draws the same again', () => {
    const act = (chance: ReturnType<typeof seeded>): unknown => {
      const cards = Uint8Array.from({ length: 20 }, (_, i) => i);
      const dice = Uint8Array.of(1, 2, 3);
      chance.shuffle(cards, 7);
      chance.roll(dice, 0b010);
      return [chance.below(1000), [...cards.subarray(0, 7)], [...dice], chance.below(10)];
    };
    const tape = taped(seeded('tape'));
    const drawn = act(tape);
    expect(drawn).toEqual(act(seeded('tape')));
    const script = scripted(tape.tape);
    expect(act(script)).toEqual(drawn);
    expect(script.left()).toBe(0);
  });

  it('keeps what was drawn, whatever becomes of the cards later', () => {
    const tape = taped(scripted([[2, 1]]));
    const cards = Uint8Array.of(1, 2);
    tape.shuffle(cards, 2);
    cards.fill(9);
    expect(tape.tape).toEqual([[2, 1]]);
  });
});
