/** How many bits are set, counted side by side: the end of a loop over them could not be predicted. */
export function bitsIn(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bytes, 0x01010101) >>> 24;
}

/** Sets of up to ten have a lookup of their members, room for sixteen each. */
const LOOKED_UP = 1 << 10;
const EACH = 16;
const members: Uint8Array = Uint8Array.from({ length: LOOKED_UP * EACH }, (_, i) =>
  searched(Math.floor(i / EACH), i % EACH),
);

/** The number of the n-th bit that is set, from 0: looked up where it can be, for the same reason. */
export const nthIn = (set: number, n: number): number =>
  set >= 0 && set < LOOKED_UP ? (members[set * EACH + n] ?? 0) : searched(set, n);

function searched(set: number, n: number): number {
  let rest = set;
  for (let skip = n; skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
