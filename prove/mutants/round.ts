import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Figures } from '../part.ts';
import { Bench } from './bench.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** A change that changes nothing that anybody could notice, and why. */
interface Equivalent {
  readonly file: string;
  /** The line of the source, trimmed, where in it, and what becomes of what stands there. */
  readonly code: string;
  readonly at: number;
  readonly change: string;
  readonly why: string;
}

const EQUIVALENT = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'),
) as readonly Equivalent[];

/** Changes rules at random places, one at a time, until the time is up; says which no test has noticed. */
export async function mutantRound(seed: string, seconds: number, ids = Object.keys(games)): Promise<Figures> {
  const chance = seeded(seed);
  const bench = new Bench();
  const survivors: string[] = [];
  const findings: string[] = [];
  const end = performance.now() + seconds * 1000;
  let tried = 0;
  try {
    for (const game of ids)
      if (!(await bench.passes(game))) findings.push(`${game}: its tests fail unchanged`);
    while (findings.length === 0 && (tried === 0 || performance.now() < end)) {
      const game = ids[chance.below(ids.length)]!;
      const all = bench
        .filesOf(game)
        .flatMap((file) => mutantsOf(file, bench.read(file)).map((mutant) => ({ file, mutant })));
      const { file, mutant } = all[chance.below(all.length)]!;
      const { code, at } = placeOf(bench.read(file), mutant);
      if (isEquivalent(file, code, at, mutant)) continue;
      tried++;
      if (!(await bench.kills(game, file, mutant)))
        survivors.push(`survivor: ${file}:${mutant.line}: ${changeOf(mutant)} at ${at} in ${code}`);
    }
  } finally {
    bench.remove();
  }
  return { sums: { mutants: tried, survivors: survivors.length }, findings, notes: survivors };
}

const changeOf = ({ from, text }: Mutant): string => `${from} → ${text}`;

const isEquivalent = (file: string, code: string, at: number, mutant: Mutant): boolean =>
  EQUIVALENT.some(
    (one) => one.file === file && one.code === code && one.at === at && one.change === changeOf(mutant),
  );

/** The line in which a change is made, without its indentation, and the place in it. */
function placeOf(source: string, { line, start }: Mutant): { code: string; at: number } {
  const text = source.split('\n')[line - 1]!;
  const begin = source.lastIndexOf('\n', start - 1) + 1;
  return { code: text.trim(), at: start - begin - (text.length - text.trimStart().length) };
}
