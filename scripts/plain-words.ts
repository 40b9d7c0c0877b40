// Comments and documents are written in plain English: words that an engineer would not say to a colleague are listed here.

import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** Each word with what to write instead. */
const INSTEAD: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, 'name the person or the code: "the client", "a player who"'],
  [/\banew\b/i, '"again"'],
  [/\bso many\b/i, '"this many", "how many", "at most this many"'],
  [/\bforetold\b/i, '"predicted"'],
  [/\bof (itself|themselves)\b/i, '"unasked", "automatically"'],
  [/\bof then\b/i, '"old", "at that time"'],
  [/\bwhat who\b|\b(for|only) who\b/i, 'name the person: "for a player who"'],
  [/\b(is|are|was|were|be|been) told\b/i, '"receives", "knows", "is called with"'],
];

/** What is wrong with a text, one line each. `first` is the number of its first line. */
export function wordFaults(file: string, text: string, first = 1): string[] {
  return text
    .split('\n')
    .flatMap((line, i) =>
      INSTEAD.flatMap(([word, instead]) =>
        (word.exec(line) ?? [])
          .slice(0, 1)
          .map((found) => `${file}:${first + i}: "${found}": write ${instead}`),
      ),
    );
}

/** The same for the comments of a source file. */
export function commentFaults(file: string, source: string): string[] {
  return parseSync(file, source).comments.flatMap(({ value, start }) =>
    wordFaults(file, value, source.slice(0, start).split('\n').length),
  );
}

if (import.meta.main) {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/test/**', 'games/**', 'words/**'];
  const sources = globSync('*/**/*.{ts,tsx,mjs}', { exclude });
  // The change log is history, and is not rewritten.
  const documents = globSync('{*.md,docs/*.md,page/*.md}', { exclude: ['CHANGELOG.md', 'SECURITY.md'] });
  const found = [
    ...sources.flatMap((file) => commentFaults(file, readFileSync(file, 'utf8'))),
    ...documents.flatMap((file) => wordFaults(file, readFileSync(file, 'utf8'))),
  ];
  for (const line of found.sort()) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
