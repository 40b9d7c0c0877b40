import { ascii, at, blockInput, type FairSeed, makeFairSeed, secure } from '@bullpen/engine';
import type { FairChance, Machine } from './machine.ts';

/** Any implementation of SHA-256. */
export type Sha256 = (data: Uint8Array) => Uint8Array;

/** The seats by lot: at each seat, which one its player had before. From a stream of its own, beside that of the match. */
export function drawSeats({ chance }: Pick<Machine, 'chance'>, seed: FairSeed, seats: number): number[] {
  const order = Uint8Array.from({ length: seats }, (_, seat) => seat);
  chance(seed, 0, ':seating').shuffle(order, seats);
  return [...order];
}

/** The fair stream of a seed (engine/fair.ts says how it is made) as chance. */
export function fairChance(sha256: Sha256, seed: FairSeed, from: number, label = ''): FairChance {
  let key: Uint8Array | null = null;
  let place = from;
  let block = -1;
  let bytes = new Uint8Array();
  const chance = secure((into) => {
    for (let i = 0; i < into.length; i++, place++) {
      if (place >> 5 !== block) {
        // Most moves draw nothing, so the key is made when it is needed.
        key ??= sha256(ascii(makeFairSeed(seed) + label));
        block = place >> 5;
        bytes = sha256(blockInput(key, block)) as Uint8Array<ArrayBuffer>;
      }
      into[i] = at(bytes, place & 31);
    }
  });
  return { ...chance, spent: () => place };
}
