import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const BLOCK = 1 << 20;

/** The lines of a text file, one after another, without holding more than a block of it. */
export function* readLines(file: string): Generator<string, void> {
  const handle = openSync(file, 'r');
  try {
    const block = Buffer.allocUnsafe(BLOCK);
    const decoder = new StringDecoder('utf8');
    let rest = '';
    for (let size = readSync(handle, block); size > 0; size = readSync(handle, block)) {
      const lines = (rest + decoder.write(block.subarray(0, size))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    rest += decoder.end();
    if (rest !== '') yield rest;
  } finally {
    closeSync(handle);
  }
}
