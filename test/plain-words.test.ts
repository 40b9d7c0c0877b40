import { expect, it } from 'vitest';
import { sourceFaults, wordFaults } from '../scripts/plain-words.ts';

it('finds words in comments that are not plain English, with file and line', () => {
  const source = `/**\n * Read anew.\n */\nexport const said = 'so many';\n// Whoever comes.\n// The own hand.\n`;
  expect(sourceFaults('a.ts', source)).toEqual([
    'a.ts:2: "anew": write "again"',
    'a.ts:5: "Whoever": write name the person or the code: "the client", "a player who"',
    `a.ts:6: "The own": write "its own", "the viewer's own"`,
  ]);
});

it.each([
  'const told = 1;',
  'const toldLines = 1;',
  'class A { #told = 1; }',
  'const { told } = a;',
  'const { a: isAnew } = b;',
  'a.lineToldTwice();',
  'interface ToldReview {}',
  'const WHOEVER_ASKS = 1;',
])('finds them in names: %s', (source) => {
  expect(sourceFaults('a.ts', source)).toHaveLength(1);
});

it('finds them in names of components', () => {
  expect(sourceFaults('a.tsx', 'const A = () => <Told />;')).toHaveLength(1);
});

it.each([
  `it('lists none for who waits', () => {});`,
  `describe.skipIf(x)('what is told', () => {});`,
  `it.each([1])('%s begins anew', () => {});`,
])('finds them in titles of tests: %s', (source) => {
  expect(sourceFaults('a.test.ts', source)).toHaveLength(1);
});

it('finds them in documents and style sheets', () => {
  expect(wordFaults('a.md', 'Fine.\nThe client is told nothing.')).toHaveLength(1);
  expect(wordFaults('a.css', '.replay-told {\n}')).toHaveLength(1);
});

it('accepts plain sentences, names that only look alike, and texts that are no title', () => {
  expect(wordFaults('a.md', 'The client receives a snapshot. It says how many seats are free.')).toEqual([]);
  expect(sourceFaults('a.ts', `const chance = seeded('asked anew'); // Moves again.`)).toEqual([]);
  expect(sourceFaults('a.ts', 'const stolen = untold + planeWidth;')).toEqual([]);
});
