import { expect, it } from 'vitest';
import { commentFaults, wordFaults } from '../scripts/plain-words.ts';

it('finds words in comments that are not plain English, with file and line', () => {
  const source = `const whoever = 1;\n/**\n * Read anew.\n */\nexport const said = 'so many';\n// Whoever comes.\n`;
  expect(commentFaults('a.ts', source)).toEqual([
    'a.ts:3: "anew": write "again"',
    'a.ts:6: "Whoever": write name the person or the code: "the client", "a player who"',
  ]);
});

it('finds them in documents, and accepts plain sentences', () => {
  expect(wordFaults('a.md', 'Fine.\nThe client is told nothing.')).toHaveLength(1);
  expect(wordFaults('a.md', 'The client receives a snapshot. It says how many seats are free.')).toEqual([]);
});
