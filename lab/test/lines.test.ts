import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLines } from '../lines.ts';

/** The file is read in blocks of this size. */
const BLOCK = 1 << 20;

const dir = mkdtempSync(join(tmpdir(), 'bullpen-lines-'));
afterAll(() => rmSync(dir, { recursive: true }));

function linesOf(text: string): string[] {
  const file = join(dir, 'file.txt');
  writeFileSync(file, text);
  return [...readLines(file)];
}

/** Compares without printing a megabyte should they differ. */
const sameText = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');

describe('readLines', () => {
  it.each([
    ['nothing of an empty file', '', []],
    ['a line', 'one\n', ['one']],
    ['lines', 'one\ntwo\n', ['one', 'two']],
    ['a last line without its end', 'one\ntwo', ['one', 'two']],
    ['empty lines', '\none\n\n', ['', 'one', '']],
  ])('reads %s', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it('reads lines that are longer than a block, and those around them', () => {
    const lines = ['short', 'x'.repeat(3 * BLOCK + 17), 'y'.repeat(BLOCK), ''];
    expect(sameText(linesOf(`${lines.join('\n')}\nlast`), [...lines, 'last'])).toBe(true);
  });

  it('reads a line that ends with a block', () => {
    const lines = ['x'.repeat(BLOCK - 1), 'y'.repeat(BLOCK - 1), 'z'];
    expect(sameText(linesOf(`${lines.join('\n')}\n`), lines)).toBe(true);
  });

  it.each(['é', '–', '🐂'])('reads %s across the border of a block', (sign) => {
    for (let before = 1; before <= 4; before++) {
      const line = `${'x'.repeat(BLOCK - before)}${sign}y`;
      expect(sameText(linesOf(`${line}\n${sign}\n`), [line, sign])).toBe(true);
    }
  });

  it('can be left before the end', () => {
    const file = join(dir, 'many.txt');
    writeFileSync(file, 'one\n'.repeat(BLOCK));
    for (const line of readLines(file)) {
      expect(line).toBe('one');
      break;
    }
  });

  it.each([
    ['a file that is not there', join(dir, 'no-such-file'), 'ENOENT'],
    ['a folder', dir, 'EISDIR'],
  ])('throws the error of the system at %s', (_, file, code) => {
    expect(() => [...readLines(file)]).toThrow(code);
  });
});
