import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../ids.ts';

const folderOf = (game: string): URL => new URL(`../${game}/`, import.meta.url);
const sourceOf = (game: string, name: string): string =>
  readFileSync(new URL(`${name}.ts`, folderOf(game)), 'utf8');

/** The index itself, the door for bots, and worked examples are no part of the rules. */
const ASIDE = ['index', 'internals', 'examples'];

const filesOf = (game: string): string[] =>
  readdirSync(folderOf(game))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
    .filter((name) => !ASIDE.includes(name));

/** The sentence of an index that says in which order to read the game. */
const orderOf = (game: string): string =>
  /Read it in this order: (.*?)\*\//s.exec(sourceOf(game, 'index'))?.[1]?.replaceAll(/\s+\*\s/g, ' ') ?? '';

/** The modules that the sentence calls packed. */
function packedIn(game: string): string[] {
  const [, packed = ''] = /what is packed in a state: ([^;]*);/.exec(orderOf(game)) ?? [];
  return packed.split(/\W+/).filter((word) => word !== '' && word !== 'with');
}

const withoutComments = (source: string): string => source.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');

describe.each(gameIds)('%s', (game) => {
  it('says in its index in which order to read all its files', () => {
    const words = orderOf(game).split(/\W+/);
    expect(filesOf(game).filter((name) => !words.includes(name))).toEqual([]);
  });

  it('names cells of a state only where it is packed', () => {
    const naming = filesOf(game).filter((name) => /\bcells\b/.test(withoutComments(sourceOf(game, name))));
    const allowed = ['state', ...packedIn(game)];
    expect(naming.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(naming).toContain('state');
  });
});
