import { type Drill, type DrillFile, positionOf } from '@bullpen/bots/coach/drill';
import { coaching } from '@bullpen/bots/coach/model';
import { evaluate } from '@bullpen/bots/search';
import { shuffled } from '@bullpen/bots/ties';
import { at, required, seeded } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import { ChunkJournal } from '../arena/journal.ts';
import { inOrder } from '../pool.ts';

/** Some drills of a file, to be valued again with many times the budget, in other worlds. */
export interface DrillCheck {
  readonly file: DrillFile;
  readonly sample: number;
  readonly times: number;
  readonly seed: string;
}

/** What a drill came to: by how much its answer is ahead of the best other move, below zero where that one is better. */
export interface CheckedDrill {
  readonly id: number;
  readonly ahead: number;
  readonly error: number;
}

/** The drills of the sample, in random order. */
const sampleOf = ({ file, sample, seed }: DrillCheck): Drill[] =>
  shuffled(file.list, seeded(`${seed} sample`)).slice(0, sample);

/** Values one of the sample again. */
export function checkDrill(check: DrillCheck, number: number): CheckedDrill {
  const { file, times, seed } = check;
  const drill = at(sampleOf(check), number);
  const game = entryOf(games, file.game);
  const { view } = required(positionOf(game, drill), 'the position of a drill');
  const moves = drill.prices.map(([text]) => required(game.parse(text), 'a move'));
  const chance = seeded(`${seed} check ${drill.id}`);
  const budget = { playouts: times * file.playouts };
  const [best, next] = evaluate(coaching(game), view, moves, chance, budget).slice(0, 2);
  const { behind, behindError: error } = required(next, 'another move');
  return { id: drill.id, ahead: best?.move === moves[0] ? behind : -behind, error };
}

/** Values the whole sample again, on all cores; what was done is kept in a journal until the caller discards it. */
export async function checkDrills(
  check: DrillCheck,
  workers: number,
  onProgress: (checked: number) => void,
): Promise<{ readonly checked: readonly CheckedDrill[]; readonly journal: ChunkJournal<CheckedDrill> }> {
  const journal = new ChunkJournal<CheckedDrill>(check);
  const checked = journal.answers();
  onProgress(checked.length);
  const script = new URL('./check-worker.ts', import.meta.url);
  const rest = sampleOf(check).length - checked.length;
  await inOrder<CheckedDrill>(script, { check, first: checked.length }, rest, workers, (one) => {
    journal.append(one);
    checked.push(one);
    onProgress(checked.length);
  });
  return { checked, journal };
}
