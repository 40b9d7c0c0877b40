/*
 * Six numbers from 0 to 7 in one integer, one for each colour, four bits each. The fourth bit is always clear, so that all
 * six can be compared or added up at once. Masks of colours have one bit for each.
 */
const DICE = 6;
const FOURTH_BITS = 0x888888;

/** Every mask of colours, spread out: 0b1111 for each colour in it. */
const spread: Int32Array = Int32Array.from({ length: 1 << DICE }, (_, mask) => {
  let bits = 0;
  for (let colour = 0; colour < DICE; colour++) if ((mask >> colour) & 1) bits |= 15 << (colour << 2);
  return bits;
});

/** A mask spread out. */
const wide = (mask: number): number => spread[mask]!;

// Folded in half, the six fourth bits fall on different places among the lowest ten.
const gathered: Uint8Array = new Uint8Array(1 << 10);
for (let mask = 0; mask < 1 << DICE; mask++) gathered[fold(wide(mask) & FOURTH_BITS)] = mask;

function fold(bits: number): number {
  return ((bits >> 3) | (bits >> 14)) & 0x3ff;
}

/** The mask of the colours whose fourth bit is set. */
const gather = (bits: number): number => gathered[fold(bits & FOURTH_BITS)]!;

export function pack(numbers: ArrayLike<number>): number {
  let packed = 0;
  for (let colour = 0; colour < DICE; colour++) packed |= numbers[colour]! << (colour << 2);
  return packed;
}

export const numberOf = (packed: number, colour: number): number => (packed >> (colour << 2)) & 7;

/** The numbers of the colours in the mask; 0 for the others. */
export const pick = (packed: number, mask: number): number => packed & wide(mask);

/** The colours whose number in `a` is not higher than in `b`. */
export const notHigher = (a: number, b: number): number => gather((b | FOURTH_BITS) - a);

/** The colours that have the same number in both. */
export const equal = (a: number, b: number): number => gather(FOURTH_BITS - (a ^ b));

export function sum(packed: number): number {
  const pairs = (packed & 0x0f0f0f) + ((packed >> 4) & 0x0f0f0f);
  return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xff;
}

/** How many colours are in the mask. */
export function count(mask: number): number {
  const pairs = (mask & 0b010101) + ((mask >> 1) & 0b010101);
  return (pairs & 3) + ((pairs >> 2) & 3) + (pairs >> 4);
}
