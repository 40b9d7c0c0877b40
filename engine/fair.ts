import type { Event } from './events.ts';
import type { Move } from './game.ts';
import { readMatch } from './options.ts';
import type { RawRecord } from './reader.ts';
import { same } from './same.ts';
import { type ByteSource, secure } from './secure.ts';

/**
 * A fair deal. The server publishes SHA-256 of a secret, and each seat may publish SHA-256 of a nonce. When all seats are taken
 * the nonces are revealed, then the deal is made; the secret is shown when the match is over. All chance of the match comes from the
 * stream of blocks SHA-256(key, n), n = 0, 1, 2 … as eight bytes, most significant first, where key = SHA-256 of the seed's
 * text. Each side is bound before it knows what the others add, so nobody can choose the deal, and anyone can draw it again.
 */
export interface FairSeed {
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** By seat, hexadecimal, empty where a seat added none. */
  readonly nonces: readonly string[];
}

/** Any implementation of SHA-256. */
export type Digest = (data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

const BLOCK = 32;

/** The seed as the record's first line carries it. */
export const makeFairSeed = ({ secret, nonces }: FairSeed): string => `fair1:${secret}:${nonces.join(',')}`;

export function parseFairSeed(text: string): FairSeed | null {
  const [, secret, nonces] = /^fair1:([0-9a-f]{64}):([0-9a-f,]*)$/.exec(text) ?? [];
  return secret === undefined || nonces === undefined ? null : { secret, nonces: nonces.split(',') };
}

/** The input whose hash is the n-th block of the stream. */
export function blockInput(key: Uint8Array, n: number): Uint8Array<ArrayBuffer> {
  const input = new Uint8Array(key.length + 8);
  input.set(key);
  new DataView(input.buffer).setBigUint64(key.length, BigInt(n));
  return input;
}

/** The texts whose hashes are the commitment and the key: plain ASCII. */
export const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

/** The most nonces that a seat can reveal: a table ends when its deals have been void three times. */
const REVEALS = 4;

/**
 * What a seat publishes of its nonces. They are a chain of hashes that begins with `start`, 64 hexadecimal digits known to
 * the seat alone, and are revealed from its end: each is the commitment to the next, if one more is needed.
 */
export async function seatCommitment(start: string, digest: Digest): Promise<string> {
  let link = start;
  for (let i = 0; i < REVEALS; i++) link = hex(await digest(ascii(link)));
  return link;
}

/** The nonce of the chain that this commitment stands for; null if it stands for none. */
export async function nonceFor(start: string, commitment: string, digest: Digest): Promise<string | null> {
  let nonce = start;
  for (let i = 0; i < REVEALS; i++) {
    const hash = hex(await digest(ascii(nonce)));
    if (hash === commitment) return nonce;
    nonce = hash;
  }
  return null;
}

/** What the server and the seats published before the deal. */
export interface Commitments {
  readonly commitment: string;
  /** By seat; null where a seat added nothing. */
  readonly seats: readonly (string | null)[];
}

/** The result of checking a record's chance. Compare its commitments with those that were published. */
export interface FairCheck extends Commitments {
  /** The first deal or roll that differs from the stream; null if none does. */
  readonly difference: { readonly line: number; readonly expected: string } | null;
}

/** Draws all chance of a record again from its seed; null if the record has no fair seed. The record must be without faults. */
export async function checkFairness(record: RawRecord, digest: Digest): Promise<FairCheck | null> {
  const seed = parseFairSeed(record.header.seed);
  if (seed === null) return null;
  const commitment = hex(await digest(ascii(seed.secret)));
  const seats = await Promise.all(
    seed.nonces.map(async (nonce) => (nonce === '' ? null : hex(await digest(ascii(nonce))))),
  );
  const key = new Uint8Array(await digest(ascii(record.header.seed)));
  // How much of the stream a match needs is known only afterwards: start small, and start again with more.
  for (let blocks = 64; ; blocks *= 4) {
    const stream = await makeStream(key, blocks, digest);
    const difference = firstDifference(record, stream);
    if (difference !== 'more') return { commitment, seats, difference };
  }
}

async function makeStream(key: Uint8Array, blocks: number, digest: Digest): Promise<Uint8Array> {
  const stream = new Uint8Array(blocks * BLOCK);
  const hashes = await Promise.all(Array.from({ length: blocks }, (_, n) => digest(blockInput(key, n))));
  hashes.forEach((hash, n) => {
    stream.set(new Uint8Array(hash), n * BLOCK);
  });
  return stream;
}

/** Only thrown inside `firstDifference`. */
class OutOfStream extends Error {}

/** Plays the record with chance from the stream until a line differs; 'more' if the stream is too short to tell. */
function firstDifference(record: RawRecord, stream: Uint8Array): FairCheck['difference'] | 'more' {
  const { game, header, body } = record;
  const chance = secure(readFrom(stream));
  const lines = body.filter(({ json }) => 'deal' in json || 'roll' in json);
  let compared = 0;
  let difference: FairCheck['difference'] = null;
  const tell = ({ name, data }: Event): void => {
    if ((name !== 'deal' && name !== 'roll') || difference !== null) return;
    const written = lines[compared++];
    if (written !== undefined && !same(written.json, { [name]: data }))
      difference = { line: written.line, expected: JSON.stringify({ [name]: data }) };
  };
  const match = readMatch(game, header.seats, header.options as Record<string, unknown>);
  if (!match.ok) throw new Error('a record with faults cannot be checked for fairness');
  try {
    const state = game.setup(match.value, chance, tell);
    for (const { json } of body) {
      // From here on the moves belong to another deal.
      if (difference !== null) break;
      if ('move' in json)
        game.apply(state, json.seat as number, game.parse(json.move as string) as Move, chance, tell);
    }
    return difference;
  } catch (error) {
    if (error instanceof OutOfStream) return 'more';
    throw error;
  }
}

function readFrom(stream: Uint8Array): ByteSource {
  let spent = 0;
  return (bytes) => {
    if (spent + bytes.length > stream.length) throw new OutOfStream();
    bytes.set(stream.subarray(spent, spent + bytes.length));
    spent += bytes.length;
  };
}

/** Bytes as hexadecimal digits. */
export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
