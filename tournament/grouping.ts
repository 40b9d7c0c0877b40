import { at, type Chance } from '@bullpen/engine';
import { type EntrantStanding, type PlayedTable, standings } from './standing.ts';

/*
 * Swiss rounds for tables of more than two: people who stand about as high sit together, and nobody meets an opponent again
 * while there are others. We begin with the standings cut into tables, and swap two people for as long as that makes the round
 * better.
 */

/** What it costs that two meet once more: more than any difference of scores, so that it is avoided first. */
const AGAIN = 1000;
/** Swaps can end where no single one helps: so we begin this often, with lots drawn among equals, until nobody meets again. */
const TRIES = 12;
/** The fewest and the most people at a table of a tournament. */
const SMALLEST = 3;
const LARGEST = 5;

/**
 * How many people sit at each table of a round: sizes that differ by one at most, as near as possible to the wanted one. With
 * `bots` no table is larger than wanted, since bots take the seats that stay free. Fewer people than a table needs sit together.
 */
export function tableSizes(people: number, wanted: number, bots: boolean): number[] {
  if (people === 0) return [];
  let tables = bots ? Math.ceil(people / wanted) : Math.max(1, Math.round(people / wanted));
  if (!bots) {
    while (Math.ceil(people / tables) > LARGEST) tables++;
    while (tables > 1 && Math.floor(people / tables) < SMALLEST) tables--;
  }
  return Array.from({ length: tables }, (_, i) => Math.floor((people + i) / tables)).reverse();
}

/** The tables of the next round: entrants by table, those who stand highest first. All who play are in `entrants`. */
export function groups(...wish: Parameters<typeof grouping>): string[][] {
  const steps = grouping(...wish);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in small steps, so that a server can do other things in between: 256 people may take a second or two. */
export function* grouping(
  entrants: readonly string[],
  before: readonly PlayedTable[],
  sizes: readonly number[],
  chance: Chance,
): Generator<void, string[][]> {
  const costs = new Costs(entrants, before);
  let best: number[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && least >= AGAIN; i++) {
    const tables = cut(costs.order(chance), sizes);
    yield* improve(tables, costs);
    const cost = tables.reduce((sum, table) => sum + costs.of(table), 0);
    if (cost < least) [best, least] = [tables, cost];
  }
  return best.map((table) => table.map((person) => at(entrants, person)));
}

/** What it costs that two sit at one table. People are numbers here, by their place in the list of entrants. */
class Costs {
  readonly #standing: readonly EntrantStanding[];
  readonly #people: ReadonlyMap<string, number>;
  readonly #costs: readonly Float64Array[];

  constructor(entrants: readonly string[], before: readonly PlayedTable[]) {
    this.#standing = standings(entrants, before);
    this.#people = new Map(entrants.map((entrant, person) => [entrant, person]));
    const scores = new Map(this.#standing.map((row) => [row.entrant, row.score]));
    const scoreOf = (entrant: string): number => scores.get(entrant) ?? 0;
    this.#costs = entrants.map((one) =>
      Float64Array.from(entrants, (other) => Math.abs(scoreOf(one) - scoreOf(other))),
    );
    const met = entrants.map(() => new Uint16Array(entrants.length));
    for (const { seats } of before) {
      const people = seats.flatMap((entrant) => (entrant === null ? [] : (this.#people.get(entrant) ?? [])));
      for (const one of people)
        for (const other of people) at(met, one)[other] = 1 + (met[one]?.[other] ?? 0);
    }
    // The second time is worse than the first.
    for (const [one, row] of this.#costs.entries())
      for (const other of row.keys()) row[other] = (row[other] ?? 0) + AGAIN * (met[one]?.[other] ?? 0) ** 2;
  }

  /** Everybody by score, equals in an order of chance. */
  order(chance: Chance): number[] {
    const lots = new Map(this.#standing.map(({ entrant }) => [entrant, chance.below(1 << 20)]));
    return this.#standing
      .toSorted((a, b) => b.score - a.score || (lots.get(a.entrant) ?? 0) - (lots.get(b.entrant) ?? 0))
      .flatMap(({ entrant }) => this.#people.get(entrant) ?? []);
  }

  /** Of somebody with all others of a table but one. */
  with(person: number, table: readonly number[], without: number): number {
    const costs = at(this.#costs, person);
    let sum = 0;
    for (const other of table) if (other !== without && other !== person) sum += costs[other] ?? 0;
    return sum;
  }

  /** Of a whole table. */
  of(table: readonly number[]): number {
    return table.reduce((sum, person) => sum + this.with(person, table, person), 0) / 2;
  }
}

function cut(order: readonly number[], sizes: readonly number[]): number[][] {
  const rest = [...order];
  return sizes.map((size) => rest.splice(0, size));
}

/** Swaps people between tables until no swap makes the round better. Every swap does, so it ends. */
function* improve(tables: readonly number[][], costs: Costs): Generator<void, void> {
  for (let better = true; better; ) {
    better = false;
    for (const [i, one] of tables.entries()) {
      for (const other of tables.slice(i + 1)) if (swapSome(one, other, costs)) better = true;
      yield;
    }
  }
}

/** Less than this is a matter of rounding: it would let swaps go on for ever. */
const NOTHING = 1e-6;

function swapSome(one: number[], other: number[], costs: Costs): boolean {
  let swapped = false;
  for (const i of one.keys())
    for (const j of other.keys()) {
      const [a, b] = [at(one, i), at(other, j)];
      const now = costs.with(a, one, a) + costs.with(b, other, b);
      const then = costs.with(a, other, b) + costs.with(b, one, a);
      if (then > now - NOTHING) continue;
      one[i] = b;
      other[j] = a;
      swapped = true;
    }
  return swapped;
}
