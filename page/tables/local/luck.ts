import { ascii, blockInput, type Chance, makeFairSeed, secure } from '@bullpen/engine';
import { digest } from '../../hash.ts';

/** No single move draws more than this: the largest is a deal of a whole deck, four bytes a card and few thrown away. */
const AHEAD = 4096;
const BLOCK = 32;

/**
 * The luck of a local table: the same stream as at a server's (engine/fair.ts), so its deals can be verified too. Hashing in
 * a browser is asynchronous and games are not, so blocks are made ahead of each move.
 */
export class Luck {
  readonly #text: string;
  #spent: number;
  #stream = new Uint8Array(0);
  #key: Uint8Array | null = null;

  /** `label` names another stream of the same seed. */
  constructor(seed: string, spent: number, label = '') {
    this.#text = seed + label;
    this.#spent = spent;
  }

  get spent(): number {
    return this.#spent;
  }

  readonly chance: Chance = secure((into) => {
    if (this.#spent + into.length > this.#stream.length) throw new Error('a move drew too much luck');
    into.set(this.#stream.subarray(this.#spent, this.#spent + into.length));
    this.#spent += into.length;
  });

  /** Makes enough of the stream for one more move. */
  async prepare(): Promise<void> {
    this.#key ??= await sha256(ascii(this.#text));
    const key = this.#key;
    const have = this.#stream.length / BLOCK;
    const want = Math.ceil((this.#spent + AHEAD) / BLOCK);
    if (want <= have) return;
    const blocks = await Promise.all(
      Array.from({ length: want + 64 - have }, (_, i) => sha256(blockInput(key, have + i))),
    );
    const longer = new Uint8Array((want + 64) * BLOCK);
    longer.set(this.#stream);
    blocks.forEach((block, i) => {
      longer.set(block, (have + i) * BLOCK);
    });
    this.#stream = longer;
  }
}

const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await digest(data));

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What all luck of a table in this browser is drawn from. Its seats add nothing: nobody else is there. */
export const seedOf = (secret: string, seats: number): string =>
  makeFairSeed({ secret, nonces: Array.from({ length: seats }, () => '') });

/** The seats by lot, as a server draws them: at each seat, the one that its player had before. */
export async function drawLots(seed: string, seats: number): Promise<readonly number[]> {
  const luck = new Luck(seed, 0, ':seating');
  await luck.prepare();
  const order = Uint8Array.from({ length: seats }, (_, seat) => seat);
  luck.chance.shuffle(order, seats);
  return [...order];
}

/** The secret of a table; one that is made from a seed deals the same cards every time. */
export const secretOf = async (seed: string | undefined): Promise<string> =>
  hex(seed === undefined ? crypto.getRandomValues(new Uint8Array(32)) : await sha256(ascii(seed)));

export const commitmentOf = async (secret: string): Promise<string> => hex(await sha256(ascii(secret)));
