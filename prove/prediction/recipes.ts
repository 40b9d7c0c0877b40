import { createHash, createHmac } from 'node:crypto';
import { required } from '@bullpen/engine';
import type { SeedParts } from './parts.ts';

/** A way to make a seed of public parts. */
export interface Recipe {
  readonly name: string;
  seed(parts: SeedParts): string;
}

const SEPARATORS = [' ', '', '-', ':', '/', ',', '|', '_', '.', '\n'];

/** What is likeliest to be in a seed: these are tried in longer rows, and hashed. */
const CORE = ['table.fair.commitment', 'table.table', 'table.seq', 'seat', 'entry.at', 'next', 'own.seq'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

const partOf = (parts: SeedParts, name: string): string => required(parts.get(name), name);

/** All recipes of these parts. `longest`: at most this many parts in a row; of the core always four. */
export function* recipes(names: readonly string[], longest: number): Generator<Recipe> {
  for (const row of rows(names, longest)) yield* joined(row, '', (text) => text);
  const core = CORE.filter((name) => names.includes(name));
  for (const row of rows(core, 4)) {
    if (row.length > longest) yield* joined(row, '', (text) => text);
    yield* joined(row, 'sha256 ', sha256);
    if (row.length === 3) yield* mixed(row);
  }
  for (const row of rows(core, 3))
    for (const key of core)
      yield* joined(row, `hmac by ${key} `, (text, parts) => hmac(partOf(parts, key), text));
  // The source is public: the server's own recipe, with anything public in the place of the secret.
  for (const key of names)
    yield {
      name: `the server's own by ${key}`,
      seed: (parts) =>
        hmac(partOf(parts, key), `bullpen bot luck ${parts.get('table.seq')} ${parts.get('seat')}`),
    };
}

function* joined(
  row: readonly string[],
  prefix: string,
  wrap: (text: string, parts: SeedParts) => string,
): Generator<Recipe> {
  for (const separator of row.length === 1 ? [''] : SEPARATORS)
    yield {
      name: `${prefix}${row.join(JSON.stringify(separator))}`,
      seed: (parts) => wrap(row.map((name) => parts.get(name)).join(separator), parts),
    };
}

/** Three parts with two separators that differ. */
function* mixed([a = '', b = '', c = '']: readonly string[]): Generator<Recipe> {
  for (const one of SEPARATORS)
    for (const other of SEPARATORS)
      if (one !== other)
        yield {
          name: `${a}${JSON.stringify(one)}${b}${JSON.stringify(other)}${c}`,
          seed: (parts) => `${parts.get(a)}${one}${parts.get(b)}${other}${parts.get(c)}`,
        };
}

/** All rows of different names, in all orders, up to a length. */
function* rows(names: readonly string[], longest: number): Generator<readonly string[]> {
  if (longest === 0) return;
  for (const name of names) {
    yield [name];
    for (const rest of rows(
      names.filter((other) => other !== name),
      longest - 1,
    ))
      yield [name, ...rest];
  }
}
