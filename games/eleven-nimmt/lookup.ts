/*
 * Lookups that the innermost loops read. V8 folds the address and the length of such an array into the code, but not those of
 * a short one, which it keeps among its objects; so they lie in a buffer. It also has to keep that buffer alive and to ask
 * whether it is still there: all lie in the same one, so that it asks once.
 */
const room = new ArrayBuffer(1 << 16);
let taken = 0;

/** Where there is room for this many bytes. */
function claim(bytes: number): number {
  const at = taken;
  taken = Math.ceil((at + bytes) / Int32Array.BYTES_PER_ELEMENT) * Int32Array.BYTES_PER_ELEMENT;
  return at;
}

/** A lookup of whole numbers of 32 bits. */
export function wordLookup(length: number, of: (i: number) => number): Int32Array {
  const words = new Int32Array(room, claim(length * Int32Array.BYTES_PER_ELEMENT), length);
  for (let i = 0; i < length; i++) words[i] = of(i);
  return words;
}

/** A lookup of whole numbers from 0 to 255. */
export function byteLookup(length: number, of: (i: number) => number): Uint8Array {
  const bytes = new Uint8Array(room, claim(length), length);
  for (let i = 0; i < length; i++) bytes[i] = of(i);
  return bytes;
}

/** What a lookup says of a number that it was made for. */
export const wordIn = (words: Int32Array, i: number): number => words[i]!;
export const byteIn = (bytes: Uint8Array, i: number): number => bytes[i]!;
