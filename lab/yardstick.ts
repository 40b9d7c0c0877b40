/*
 * A YARDSTICK, not a part of the game: rounds of 6 nimmt! for four, played at random, packed by hand as tightly as
 * JavaScript allows. `bullpen bench` measures the engine against it in the same run, so that its figures hold on any
 * machine. Nothing else may use it: it has no rules to cite, no options, no views and no records.
 *
 * Like the engine it deals 44 of 104 cards, draws every choice and every row (S8) at random without bias, sorts, places
 * and counts. A row is one number, `last << 16 | length << 8 | heads`, and the four are kept sorted in local variables. Sorting
 * swaps by sign bits, since branches on cards are unpredictable.
 */

const SEATS = 4;
const HAND = 10;
const CARDS = 104;
const FULL = 0x500;

const deck = Uint8Array.from({ length: CARDS }, (_, i) => i + 1);
const plus = Int32Array.from({ length: CARDS + 1 }, (_, card) => 0x100 + headsOn(card));
const words = new Int32Array([1, 2, 3, 1]);
const keys = new Int32Array(SEATS);

/** Plays this many rounds and returns the heads that each seat took. */
export function yardstick(rounds: number): number[] {
  const taken = new Int32Array(SEATS);
  let a = words[0] ?? 0;
  let b = words[1] ?? 0;
  let c = words[2] ?? 0;
  let d = words[3] ?? 0;
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < SEATS * HAND + 4; i++) {
      const n = CARDS - i;
      let m: number;
      do {
        const t = (a + b + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        m = Math.imul(t >>> 16, n);
      } while ((m & 0xffff) < n && (m & 0xffff) < (0x10000 - n) % n);
      const j = i + (m >>> 16);
      const card = deck[i] ?? 0;
      deck[i] = deck[j] ?? 0;
      deck[j] = card;
    }
    let r0 = ((deck[40] ?? 0) << 16) | (plus[deck[40] ?? 0] ?? 0);
    let r1 = ((deck[41] ?? 0) << 16) | (plus[deck[41] ?? 0] ?? 0);
    let r2 = ((deck[42] ?? 0) << 16) | (plus[deck[42] ?? 0] ?? 0);
    let r3 = ((deck[43] ?? 0) << 16) | (plus[deck[43] ?? 0] ?? 0);
    let swap = (r1 - r0) & ((r1 - r0) >> 31);
    r0 += swap;
    r1 -= swap;
    swap = (r3 - r2) & ((r3 - r2) >> 31);
    r2 += swap;
    r3 -= swap;
    swap = (r2 - r0) & ((r2 - r0) >> 31);
    r0 += swap;
    r2 -= swap;
    swap = (r3 - r1) & ((r3 - r1) >> 31);
    r1 += swap;
    r3 -= swap;
    swap = (r2 - r1) & ((r2 - r1) >> 31);
    r1 += swap;
    r2 -= swap;
    for (let left = HAND; left > 0; left--) {
      for (let seat = 0; seat < SEATS; seat++) {
        let m: number;
        do {
          const t = (a + b + d) | 0;
          d = (d + 1) | 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + t) | 0;
          m = Math.imul(t >>> 16, left);
        } while ((m & 0xffff) < left && (m & 0xffff) < (0x10000 - left) % left);
        const at = seat * HAND + (m >>> 16);
        const last = seat * HAND + left - 1;
        const card = deck[at] ?? 0;
        deck[at] = deck[last] ?? 0;
        deck[last] = card;
        keys[seat] = (card << 16) | seat;
      }
      let k0 = keys[0] ?? 0;
      let k1 = keys[1] ?? 0;
      let k2 = keys[2] ?? 0;
      let k3 = keys[3] ?? 0;
      swap = (k1 - k0) & ((k1 - k0) >> 31);
      k0 += swap;
      k1 -= swap;
      swap = (k3 - k2) & ((k3 - k2) >> 31);
      k2 += swap;
      k3 -= swap;
      swap = (k2 - k0) & ((k2 - k0) >> 31);
      k0 += swap;
      k2 -= swap;
      swap = (k3 - k1) & ((k3 - k1) >> 31);
      k1 += swap;
      k3 -= swap;
      swap = (k2 - k1) & ((k2 - k1) >> 31);
      k1 += swap;
      k2 -= swap;
      keys[0] = k0;
      keys[1] = k1;
      keys[2] = k2;
      keys[3] = k3;
      for (let i = 0; i < SEATS; i++) {
        const key = keys[i] ?? 0;
        const top = key & 0x7f0000;
        const gain = plus[key >> 16] ?? 0;
        let took = 0;
        if (top > r3) {
          took = (r3 & 0x700) === FULL ? r3 : 0;
          r3 = top | (took === 0 ? (r3 & 0xffff) + gain : gain);
        } else if (top > r2) {
          took = (r2 & 0x700) === FULL ? r2 : 0;
          r2 = top | (took === 0 ? (r2 & 0xffff) + gain : gain);
        } else if (top > r1) {
          took = (r1 & 0x700) === FULL ? r1 : 0;
          r1 = top | (took === 0 ? (r1 & 0xffff) + gain : gain);
        } else if (top > r0) {
          took = (r0 & 0x700) === FULL ? r0 : 0;
          r0 = top | (took === 0 ? (r0 & 0xffff) + gain : gain);
        } else {
          const t = (a + b + d) | 0;
          d = (d + 1) | 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + t) | 0;
          const row = t >>> 30;
          took = row === 0 ? r0 : row === 1 ? r1 : row === 2 ? r2 : r3;
          if (row > 2) r3 = r2;
          if (row > 1) r2 = r1;
          if (row > 0) r1 = r0;
          r0 = top | gain;
        }
        if (took !== 0) taken[key & 3] = (taken[key & 3] ?? 0) + (took & 0xff);
      }
    }
  }
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
  return Array.from(taken);
}

function headsOn(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
}
