/*
 * Tables that the innermost loops read. Each lies in a buffer of its own: V8 folds the address and the length of such an
 * array into the code, but not those of a short one, which it keeps among its objects.
 */

/** A table of whole numbers of 32 bits. */
export function wordTable(length: number, of: (i: number) => number): Int32Array {
  const table = new Int32Array(new ArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));
  for (let i = 0; i < length; i++) table[i] = of(i);
  return table;
}

/** A table of whole numbers from 0 to 255. */
export function byteTable(length: number, of: (i: number) => number): Uint8Array {
  const table = new Uint8Array(new ArrayBuffer(length));
  for (let i = 0; i < length; i++) table[i] = of(i);
  return table;
}
