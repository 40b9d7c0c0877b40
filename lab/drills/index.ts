import type { Drill, DrillFile } from '@bullpen/bots/coach/drill';
import { games } from '@bullpen/games';
import { ChunkJournal } from '../arena/journal.ts';
import { inOrder } from '../pool.ts';
import type { FoundDrill, MatchFinds } from './find.ts';
import { type DrillPlan, MEASURES } from './plan.ts';

export type { DrillPlan } from './plan.ts';

/** After this many matches for each drill that is wanted there is no hope for more. */
const MOST_MATCHES = 100;
/** No kind of mistake may be more than this share of all, nor those that `easy` finds. */
const MOST_OF_A_KIND = 0.4;
const MOST_EASY = 0.2;

export interface DrillRun {
  readonly workers: number;
  /** After each match: how many drills there are. */
  readonly onProgress: (found: number) => void;
}

/** Plays matches, or looks at those of the plan, until enough drills are found. What was done is kept in a journal until the caller discards it. */
export async function makeDrills(
  plan: DrillPlan,
  { workers, onProgress }: DrillRun,
): Promise<{
  readonly file: DrillFile;
  readonly matches: number;
  readonly journal: ChunkJournal<MatchFinds>;
}> {
  const journal = new ChunkJournal<MatchFinds>(plan);
  const chosen = new Selection(plan.count);
  const before = journal.answers();
  for (const { found } of before) chosen.offer(found);
  let matches = before.length;
  onProgress(chosen.drills.length);
  const script = new URL('./worker.ts', import.meta.url);
  const all = plan.records?.length ?? MOST_MATCHES * plan.count;
  const most = chosen.isFull ? 0 : all - matches;
  const take = (finds: MatchFinds): void => {
    journal.append(finds);
    chosen.offer(finds.found);
    matches++;
    onProgress(chosen.drills.length);
  };
  await inOrder<MatchFinds>(script, { plan, first: matches }, most, workers, take, () => chosen.isFull);
  const { version } = games[plan.game];
  const { playouts } = MEASURES[plan.game];
  const { game, seed } = plan;
  return { file: { drills: 1, game, version, seed, playouts, list: chosen.drills }, matches, journal };
}

/** Takes drills in the order in which they are found, of every kind as many as there is room for. */
class Selection {
  readonly drills: Drill[] = [];
  readonly #count: number;
  readonly #kinds = new Map<string, number>();
  readonly #positions = new Set<string>();

  constructor(count: number) {
    this.#count = count;
  }

  get isFull(): boolean {
    return this.drills.length >= this.#count;
  }

  offer(found: readonly FoundDrill[]): void {
    for (const { drill, kind } of found) {
      if (this.isFull) return;
      // In a field everybody begins with the same deal.
      const position = JSON.stringify([drill.seed, drill.seat, drill.moves]);
      if (this.#positions.has(position)) continue;
      const easy = drill.level === 1;
      if (this.#of(kind) >= Math.ceil(MOST_OF_A_KIND * this.#count)) continue;
      if (easy && this.#of('easy') >= Math.ceil(MOST_EASY * this.#count)) continue;
      this.#positions.add(position);
      this.drills.push({ id: this.drills.length + 1, ...drill });
      this.#kinds.set(kind, this.#of(kind) + 1);
      if (easy) this.#kinds.set('easy', this.#of('easy') + 1);
    }
  }

  #of = (kind: string): number => this.#kinds.get(kind) ?? 0;
}

/** A file of drills as text: a line for each. */
export const drillText = ({ list, ...about }: DrillFile): string =>
  `${JSON.stringify(about).slice(0, -1)},"list":[\n${list.map((drill) => JSON.stringify(drill)).join(',\n')}\n]}\n`;
