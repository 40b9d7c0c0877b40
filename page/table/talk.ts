import type { Phrase, Update } from '@bullpen/wire';
import { signal } from '@preact/signals';
import type { TableStep } from '../tables/source.ts';
import { startsOver } from '../tables/steps.ts';

/** A phrase that is shown at the seat that said it. */
export interface Said {
  readonly seat: number;
  readonly phrase: Phrase;
  /** The entry of the log: the same phrase again is another one. */
  readonly seq: number;
}

/** The viewer muted a seat, or lifted it again, when the table had this many entries. */
interface Mark {
  readonly after: number;
  readonly seat: number;
  readonly muted: boolean;
}

/** How long a phrase is shown, in milliseconds: long enough to be read twice. The log keeps it. */
const SHOWN = 6000;

/** What players say to each other, and whom the viewer does not want to hear. The others do not learn of that. */
export class Talk {
  /** What is shown now, the latest last; one for each seat. */
  readonly said = signal<readonly Said[]>([]);
  readonly muted = signal<readonly number[]>([]);
  readonly #table: string;
  /** All of them, so that a reload hides what was hidden: seats change hands, and lots are drawn for them. */
  #marks: readonly Mark[];
  /** The entries of muted seats. */
  readonly #hidden = new Set<number>();
  #seq = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(table: string) {
    this.#table = table;
    this.#marks = marksOf(table);
  }

  isMuted(seq: number): boolean {
    return this.#hidden.has(seq);
  }

  take(step: TableStep): void {
    const { before, updates } = step;
    if (startsOver(step)) {
      this.#hidden.clear();
      this.muted.value = [];
      this.#seq = 0;
    }
    const moved = updates.some(({ entry }) => entry.type === 'started');
    if (startsOver(step) || moved) this.said.value = [];
    for (const update of updates) this.#hear(update, before !== null && !startsOver(step));
    this.#mark(Number.POSITIVE_INFINITY);
  }

  #hear({ seq, entry }: Update, live: boolean): void {
    this.#mark(seq);
    this.#seq = seq;
    this.muted.value = mutedAfter(this.muted.value, entry);
    const { seat, phrase } = entry;
    if (entry.type !== 'said' || seat === undefined || phrase === undefined) return;
    if (this.muted.value.includes(seat)) this.#hidden.add(seq);
    else if (live) this.#show({ seat, phrase, seq });
  }

  /** Whom the viewer had muted before this entry came. */
  #mark(seq: number): void {
    for (const { after, seat, muted } of this.#marks)
      if (after >= this.#seq && after < seq) this.muted.value = withMuted(this.muted.value, seat, muted);
  }

  #show(one: Said): void {
    this.said.value = [...this.said.value.filter(({ seat }) => seat !== one.seat), one];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.said.value = this.said.value.filter((other) => other !== one);
    }, SHOWN);
    this.#timers.add(timer);
  }

  mute(seat: number, muted: boolean): void {
    this.#marks = [...this.#marks, { after: this.#seq, seat, muted }];
    keepMarks(this.#table, this.#marks);
    this.muted.value = withMuted(this.muted.value, seat, muted);
    if (muted) this.said.value = this.said.value.filter((one) => one.seat !== seat);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

const withMuted = (muted: readonly number[], seat: number, on: boolean): readonly number[] =>
  on ? [...new Set([...muted, seat])] : muted.filter((one) => one !== seat);

/** Entries after which somebody else has the seat. */
const OTHERS: readonly string[] = ['sat', 'stood', 'removed', 'bot-seated', 'resigned'];

function mutedAfter(
  muted: readonly number[],
  { type, seat, seats, seating }: Update['entry'],
): readonly number[] {
  if (muted.length === 0) return muted;
  if (seating !== undefined) return muted.map((old) => seating.indexOf(old));
  if (type === 'voided') return muted.filter((one) => !seats?.includes(one));
  return OTHERS.includes(type) ? muted.filter((one) => one !== seat) : muted;
}

const KEY = 'bullpen.muted';
/** Of how many tables. */
const KEPT = 20;
type Kept = readonly (readonly [table: string, marks: readonly Mark[]])[];

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

const marksOf = (table: string): readonly Mark[] => kept().find(([id]) => id === table)?.[1] ?? [];

function keepMarks(table: string, marks: readonly Mark[]): void {
  try {
    const others = kept().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, marks], ...others].slice(0, KEPT)));
  } catch {
    // Where nothing may be kept, it lasts as long as the page.
  }
}
