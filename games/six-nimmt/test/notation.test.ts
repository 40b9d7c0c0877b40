import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';

const { parse, format } = sixNimmt;
const cards = Array.from({ length: 104 }, (_, i) => i + 1);
const TEXTS = [
  ...cards.map(String),
  ...['row 1', 'row 2', 'row 3', 'row 4'],
  ...cards.map((card) => `draft ${card}`),
];

describe('notation', () => {
  it('[S3] [S8] [S14] writes every move as it reads it', () => {
    for (const text of TEXTS) expect(format(parse(text)!)).toBe(text);
  });

  it('gives every text a move of its own, in 31 bits', () => {
    const moves = TEXTS.map((text) => parse(text)!);
    expect(new Set(moves).size).toBe(TEXTS.length);
    for (const move of moves) {
      expect(Number.isInteger(move)).toBe(true);
      expect(move).toBeGreaterThanOrEqual(0);
      expect(move).toBeLessThan(2 ** 30);
    }
  });

  it.each([
    ...[
      '',
      ' ',
      '0',
      '105',
      '999',
      '1000',
      '-1',
      '+5',
      '05',
      '5.0',
      '5e1',
      '0x5',
      '5 ',
      ' 5',
      '5\n',
      '٥',
      '５',
    ],
    ...['row', 'row ', 'row 0', 'row 5', 'row 01', 'row  1', 'row1', 'Row 1', 'row 1 ', 'row -1', 'rows 1'],
    ...[
      'draft',
      'draft 0',
      'draft 105',
      'draft 007',
      'draft  7',
      'Draft 7',
      'draft 7 8',
      'lay 5',
      'constructor',
    ],
  ])('does not read %j', (text) => {
    expect(parse(text)).toBeNull();
  });
});
