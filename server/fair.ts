import { createHash, randomBytes } from 'node:crypto';
import { ascii, blockInput, type Chance, type FairSeed, makeFairSeed, secure } from '@bullpen/engine';

const sha256 = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** 256 bits that nobody can foretell, as text. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** What is published of a secret before the deal. */
export const commitmentOf = (secret: string): string => sha256(ascii(secret)).toString('hex');

/** The luck of a match, from a place in its stream on. */
export interface FairChance extends Chance {
  /** How many bytes of the stream have been used. */
  spent(): number;
}

/** The seats by lot: at each seat, which one its player had before. From a stream of its own, beside that of the match. */
export function drawSeats(seed: FairSeed, seats: number): number[] {
  const order = Uint8Array.from({ length: seats }, (_, seat) => seat);
  fairChance(seed, 0, ':seating').shuffle(order, seats);
  return [...order];
}

export function fairChance(seed: FairSeed, from: number, label = ''): FairChance {
  let key: Buffer | null = null;
  let at = from;
  let block = -1;
  let bytes: Buffer = Buffer.alloc(0);
  const chance = secure((into) => {
    for (let i = 0; i < into.length; i++, at++) {
      if (at >> 5 !== block) {
        // Most moves draw nothing, so the key is made when it is needed.
        key ??= sha256(ascii(makeFairSeed(seed) + label));
        block = at >> 5;
        bytes = sha256(blockInput(key, block));
      }
      into[i] = bytes[at & 31]!;
    }
  });
  return { ...chance, spent: () => at };
}
