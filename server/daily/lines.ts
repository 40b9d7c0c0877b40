import { unasked } from '../asker.ts';
import type { DailyQuery } from '../contract.ts';
import { dropOldest } from '../drop-oldest.ts';
import { lane } from '../lane.ts';
import type { DailyStore } from '../store/daily.ts';

/** Of this many entrants it is compared what they chose. */
const COMPARED = 2000;
/** Fields that are kept in memory at most. */
const MOST = 10;

type Lines = readonly (readonly string[])[];

/** What the entrants of a deal chose. It is read once for all who ask until somebody else has finished, and not in one piece. */
export class FieldLines {
  readonly #store: Pick<DailyStore, 'lines'>;
  readonly #fields = new Map<string, { readonly entrants: number; readonly lines: Promise<Lines> }>();

  constructor(store: Pick<DailyStore, 'lines'>) {
    this.#store = store;
  }

  /** `entrants` is how many have finished by now. */
  of(query: DailyQuery, entrants: number): Promise<Lines> {
    const name = `${query.day} ${query.game}`;
    const known = this.#fields.get(name);
    if (known?.entrants === entrants) return known.lines;
    // For all who come meanwhile: it goes on though the first of them has gone.
    const lines = unasked(() => this.#read(query, name));
    this.#fields.delete(name);
    this.#fields.set(name, { entrants, lines });
    dropOldest(this.#fields, MOST);
    lines.catch(() => this.#fields.delete(name));
    return lines;
  }

  async #read(query: DailyQuery, name: string): Promise<Lines> {
    await lane.turn(name);
    return lane.run(name, parsing(await this.#store.lines(query, COMPARED)));
  }
}

function* parsing(texts: readonly string[]): Generator<void, Lines> {
  const lines: string[][] = [];
  // There are few different moves: each is kept once.
  const known = new Map<string, string>();
  for (const text of texts) {
    const moves = JSON.parse(text) as string[];
    for (const move of moves) if (!known.has(move)) known.set(move, move);
    lines.push(moves.map((move) => known.get(move) ?? move));
    yield;
  }
  return lines;
}
