import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@bullpen/engine';
import { type Mutant, mutantsOf } from './mutants.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** A change that no test can notice, since it changes nothing that anybody could; and why. */
interface Equivalent {
  readonly file: string;
  /** The line of the source, trimmed, where in it, and what becomes of what stands there. */
  readonly code: string;
  readonly at: number;
  readonly change: string;
  readonly why: string;
}

/** A change of a file of a game, as a person finds it again. */
export interface Change extends Omit<Equivalent, 'why'> {
  readonly mutant: Mutant;
}

const EQUIVALENT = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'),
) as readonly Equivalent[];

/** Rule numbers, drawings, events, worked examples and the index hold no rules. */
const PLAIN = /\/(rules|draw|index|events|examples)\.ts$/;

/** All changes of a game that are tried, and those that are known to change nothing. */
export function changesOf(game: string): { tried: Change[]; equivalent: Change[] } {
  const all = globSync(`games/${game}/*.ts`, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !PLAIN.test(file))
    .sort()
    .flatMap(changesOfFile);
  return {
    tried: all.filter((change) => !isEquivalent(change)),
    equivalent: all.filter(isEquivalent),
  };
}

/** Changes that the list calls equivalent and that no longer exist in the code. */
export function outdated(game: string): readonly Equivalent[] {
  const { equivalent } = changesOf(game);
  const listed = EQUIVALENT.filter(({ file }) => file.startsWith(`games/${game}/`));
  return listed.filter((one) => !equivalent.some((change) => isThat(one, change)));
}

function changesOfFile(file: string): Change[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const lines = source.split('\n');
  return mutantsOf(file, source).map((mutant) => {
    const line = at(lines, mutant.line - 1);
    const begin = source.lastIndexOf('\n', mutant.start - 1) + 1;
    const column = mutant.start - begin - (line.length - line.trimStart().length);
    return { file, code: line.trim(), at: column, change: `${mutant.from} → ${mutant.text}`, mutant };
  });
}

const isThat = (one: Equivalent, { file, code, at, change }: Change): boolean =>
  one.file === file && one.code === code && one.at === at && one.change === change;

const isEquivalent = (change: Change): boolean => EQUIVALENT.some((one) => isThat(one, change));
