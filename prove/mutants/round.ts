import type { Figures } from '../part.ts';
import { Bench } from './bench.ts';
import { changesOf, outdated } from './list.ts';
import type { Failed } from './trial.ts';

/** Changes the rules of a game, one at a time, and runs its tests until one fails; a change that none notices is found. */
export async function mutantRound(game: string, round: number, rounds: number): Promise<Figures> {
  const { tried, equivalent } = changesOf(game);
  const mine = tried.filter((_, i) => i % rounds === round);
  const bench = new Bench(game);
  const survivors: string[] = [];
  try {
    const failed = await bench.unchanged();
    if (failed !== null) return { sums: {}, findings: [`${game}: unchanged, it fails: ${words(failed)}`] };
    for (const { file, code, at, change, mutant } of mine)
      if ((await bench.verdict(file, mutant)) === null)
        survivors.push(`survivor: ${file}:${mutant.line}: ${change} at ${at} in ${code}`);
    const traces = await bench.traces();
    if (traces !== null) survivors.push(`${game}: after all changes, unchanged, it fails: ${words(traces)}`);
  } finally {
    await bench.close();
  }
  return {
    sums: { mutants: mine.length, survivors: survivors.length },
    most: { 'that change nothing': equivalent.length },
    findings: survivors,
    notes: outdated(game).map(({ file, code, change }) => `no longer there: ${file}: ${change} in ${code}`),
  };
}

const words = ({ name, message }: Failed): string => `${name}: ${message}`;
