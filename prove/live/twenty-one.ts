// The secret choices of a match of Twenty One (T8), from its record alone: what each seat has chosen, and how many fields of
// its sheet everybody may see filled.

import { type Reader, readBook } from './book.ts';
import type { HeardMessage, Moments } from './messages.ts';

interface Choices {
  /** By seat; null if it has not chosen, or all have and it is on the table. `''`: what it then took back. */
  readonly chosen: readonly (string | null)[];
  /** How many fields are written or crossed, by seat. */
  readonly filled: readonly number[];
}

export type ChoicesAt = (seq: number) => Choices | null;

export function choicesIn(record: string, seats: number, moments: Moments): ChoicesAt {
  const at = readBook(record, moments, new ChoiceBook(seats));
  return (seq) => {
    const now = at(seq);
    const back = moments.takenBack.filter(({ from, to }) => from <= seq && seq < to);
    return (
      now && {
        ...now,
        chosen: now.chosen.map((choice, i) => (back.some(({ seat }) => seat === i) ? '' : choice)),
      }
    );
  };
}

class ChoiceBook implements Reader<unknown, Choices> {
  readonly #chosen: (string | null)[];
  #filled: number[];

  constructor(seats: number) {
    this.#chosen = Array(seats).fill(null);
    this.#filled = Array(seats).fill(0);
  }

  deal(): void {}

  move(mover: number, text: string): void {
    if (text === 'keep' || text === 'reroll') return;
    this.#chosen[mover] = text;
    if (this.#chosen.includes(null)) return;
    // T6: a cross is one field, what is written is one for each colour.
    this.#filled = this.#filled.map((count, seat) => {
      const choice = this.#chosen[seat] ?? '';
      return count + (choice === 'cross' ? 1 : choice.split(' ').length - 1);
    });
    this.#chosen.fill(null);
  }

  note(): Choices {
    return { chosen: [...this.#chosen], filled: [...this.#filled] };
  }
}

/** What a view tells of choices; of a patch alone, only what has changed. */
interface SheetsView {
  readonly fields?: readonly (readonly (readonly (number | null)[])[])[];
  readonly chosen?: readonly boolean[];
  readonly choice?: string | null;
}

/** What all may know while some still choose: that a seat has chosen, but not what. */
const QUIET = '["seat"]';

/** What is wrong with a message to a viewer: any trace of a choice before all have chosen. */
export function choiceFaults({ updates, snapshot }: HeardMessage, viewer: number, at: ChoicesAt): string[] {
  const faults = updates.flatMap(({ seq, events }) => {
    const choosing = at(seq)?.chosen.some((choice) => choice !== null) ?? false;
    return events
      .filter(
        ({ name, data }) =>
          choosing && (name !== 'chosen' || JSON.stringify(Object.keys(data as object)) !== QUIET),
      )
      .map(({ name }) => `viewer ${viewer} heard ${name} while others choose`);
  });
  if (!snapshot?.view) return faults;
  const now = at(snapshot.seq);
  if (now === null) return faults;
  const { fields, chosen, choice } = snapshot.view as SheetsView;
  const filled = fields?.map((sheet) => sheet.flat().filter((field) => field !== null).length);
  const own = now.chosen[viewer] ?? null;
  if (choice !== undefined && (own === '' ? choice === null : choice !== own))
    faults.push(`viewer ${viewer} saw a choice: ${choice}`);
  if (chosen?.some((has, seat) => has !== (now.chosen[seat] !== null)))
    faults.push(`viewer ${viewer} saw who has chosen otherwise than it is`);
  if (filled?.some((count, seat) => count !== now.filled[seat]))
    faults.push(`viewer ${viewer} saw fields filled before all had chosen`);
  return faults;
}
