// Comments, names, titles of tests and documents are written in plain English: words that an engineer would not say to a colleague are listed here.

import { globSync, readFileSync } from 'node:fs';
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';

/** Each word with what to write instead. */
const INSTEAD: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, 'name the person or the code: "the client", "a player who"'],
  [/\banew\b/i, '"again"'],
  [/\bso many\b/i, '"this many", "how many", "at most this many"'],
  [/\bforetold\b/i, '"predicted"'],
  [/\bof (itself|themselves)\b/i, '"unasked", "automatically"'],
  [/\bof then\b/i, '"old", "at that time"'],
  [/\bwhat who\b|\b(for|only|to|by|lets) who\b/i, 'name the person: "for a player who"'],
  [/\bthe own\b/i, '"its own", "the viewer\'s own"'],
  [/\btold\b/i, '"receives", "knows", "hears of", "is called with"'],
];

/** The same for parts of names, in `camelCase` or `CAPITALS`. */
const IN_NAMES: readonly (readonly [word: RegExp, instead: string])[] = [
  [/^_*told|Told|TOLD/, '"heard", "events", "messages", "lines"'],
  [/^_*whoever|Whoever|WHOEVER/, 'the role: "player", "caller"'],
  [/^_*anew|Anew|ANEW/, '"again", "fresh"'],
];

/** What is wrong with a text, one line each. `first` is the number of its first line. */
export function wordFaults(file: string, text: string, first = 1): string[] {
  return text.split('\n').flatMap((line, i) => faultsAt(`${file}:${first + i}`, line, INSTEAD));
}

/** The same for a source file: its comments, its names and the titles of its tests. */
export function sourceFaults(file: string, source: string): string[] {
  const { comments, program } = parseSync(file, source);
  const lineOf = (start: number): number => source.slice(0, start).split('\n').length;
  const found = comments.flatMap(({ value, start }) => wordFaults(file, value, lineOf(start)));
  const checkName = ({ name, start }: { readonly name: string; readonly start: number }): void => {
    found.push(...faultsAt(`${file}:${lineOf(start)}`, name, IN_NAMES));
  };
  new Visitor({
    Identifier: checkName,
    PrivateIdentifier: checkName,
    JSXIdentifier: checkName,
    CallExpression(call) {
      const [title] = call.arguments;
      if (isTest(call) && title?.type === 'Literal' && typeof title.value === 'string')
        found.push(...wordFaults(file, title.value, lineOf(title.start)));
    },
  }).visit(program);
  return [...new Set(found)];
}

const faultsAt = (place: string, text: string, words: typeof INSTEAD): string[] =>
  words.flatMap(([word, instead]) =>
    (word.exec(text) ?? []).slice(0, 1).map((found) => `${place}: "${found}": write ${instead}`),
  );

/** Whether this names a test or a group of tests: `it(…)`, `describe.skipIf(…)(…)`, `it.each(…)(…)`. */
function isTest({ callee }: CallExpression): boolean {
  let root: Expression = callee;
  while (root.type === 'CallExpression' || root.type === 'MemberExpression')
    root = root.type === 'CallExpression' ? root.callee : root.object;
  return root.type === 'Identifier' && (root.name === 'it' || root.name === 'describe');
}

if (import.meta.main) {
  const exclude = ['**/node_modules/**', '**/dist/**'];
  const sources = globSync('*/**/*.{ts,tsx,mjs}', { exclude });
  // The change log is history, and is not rewritten.
  const texts = globSync(['{*.md,docs/*.md,page/*.md}', 'page/**/*.css'], {
    exclude: [...exclude, 'CHANGELOG.md'],
  });
  const found = [
    ...sources.flatMap((file) => sourceFaults(file, readFileSync(file, 'utf8'))),
    ...texts.flatMap((file) => wordFaults(file, readFileSync(file, 'utf8'))),
  ];
  for (const line of found.sort()) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
