// Every numbered rule of a game has a test that cites it, and every game has the same files.

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { SHARED } from './fence-table.ts';

export const FILES = [
  ...['index.ts', 'rules.ts', 'options.ts', 'material.ts', 'state.ts', 'moves.ts', 'setup.ts', 'legal.ts'],
  ...['apply.ts', 'outcome.ts', 'view.ts', 'after.ts', 'imagine.ts', 'events.ts', 'record.ts', 'draw.ts'],
  ...['observe.ts', 'actions.ts'],
];

const NOT_GAMES = ['node_modules', 'test', ...Object.keys(SHARED)];

/** What is missing or wrong in the folder that holds the games, one line each. */
export async function faults(gamesDir: string): Promise<string[]> {
  const folders = readdirSync(gamesDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const games = folders.map((folder) => folder.name).filter((name) => !NOT_GAMES.includes(name));
  const found = await Promise.all(games.sort().map((game) => faultsOf(game, join(gamesDir, game))));
  return found.flat();
}

async function faultsOf(game: string, dir: string): Promise<string[]> {
  const found = FILES.filter((file) => !existsSync(join(dir, file))).map((file) => `${game}: has no ${file}`);
  const golden = join(dir, 'golden');
  if (!existsSync(golden) || readdirSync(golden).length === 0)
    found.push(`${game}: has no golden playthrough`);
  if (!existsSync(join(dir, 'rules.ts'))) return found;

  const { rules } = (await import(pathToFileURL(join(dir, 'rules.ts')).href)) as { rules?: unknown };
  if (!isRules(rules)) return [...found, `${game}: rules.ts exports no list like rules = ['S1', 'S2']`];
  const tests = globSync('**/*.test.ts', { cwd: dir });
  const titles = tests.flatMap((file) => titlesOf(file, readFileSync(join(dir, file), 'utf8')));
  return [...found, ...citationFaults(game, rules, titles)];
}

function isRules(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((rule) => /^[A-Z]+\d+$/.test(rule));
}

function citationFaults(game: string, rules: readonly string[], titles: readonly string[]): string[] {
  const letters = new Set(rules.map((rule) => rule.replace(/\d+$/, '')));
  const numbers = new RegExp(`\\b(?:${[...letters].join('|')})\\d+\\b`, 'g');
  const cited = new Set(titles.flatMap((title) => title.match(numbers) ?? []));
  const uncited = rules.filter((rule) => !cited.has(rule));
  const unknown = [...cited].filter((rule) => !rules.includes(rule)).sort();
  return [
    ...uncited.map((rule) => `${game}: no test cites rule ${rule}`),
    ...unknown.map((rule) => `${game}: a test cites rule ${rule}, which does not exist`),
  ];
}

/** The titles of a test file's tests and groups of tests, in any form; those that do not run do not count. */
function titlesOf(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title?.type === 'Literal' && typeof title.value === 'string' && runs(callee))
        titles.push(title.value);
      if (title?.type === 'TemplateLiteral' && runs(callee)) {
        titles.push(title.quasis.map((piece) => piece.value.cooked ?? '').join('…'));
      }
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

/** Whether calling this declares tests that run: `it`, `describe.each(table)`, but not `it.skip`. */
function runs(callee: Expression): boolean {
  if (callee.type === 'Identifier') return ['it', 'test', 'describe'].includes(callee.name);
  if (callee.type === 'CallExpression') return runs(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return runs(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return !['skip', 'todo'].includes(callee.property.name) && runs(callee.object);
}

if (import.meta.main) {
  const found = await faults('games');
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
