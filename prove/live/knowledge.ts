// What each viewer of a match may know, told from its record alone by the rules of the table: who was dealt what, and what was
// laid open when. For the games in which a card is known by its number.

import { type Viewer, WATCHER } from '@bullpen/engine';
import { type Reader, readBook } from './book.ts';
import type { Moments } from './messages.ts';

interface Deal {
  readonly hands?: readonly (readonly number[])[];
  readonly rows?: readonly number[];
  readonly open?: readonly number[];
  readonly pile?: number;
  readonly stack?: readonly number[];
  readonly stock?: readonly number[];
}

/** The games in which every card is the only one with its number. */
export const NUMBERED: readonly string[] = ['six-nimmt', 'eleven-nimmt', 'bullenrommee'];

/**
 * The cards that a viewer may know after an entry; at a deal also those of the round before, which was laid open. Null: all,
 * since the match is over.
 */
export type Known = (seq: number, viewer: Viewer) => ReadonlySet<number> | null;

export function knowledgeOf(record: string, game: string, seats: number, moments: Moments): Known {
  const at = readBook(record, moments, new OpenTable(game, seats));
  return (seq, viewer) => at(seq)?.get(viewer) ?? null;
}

class OpenTable implements Reader<Deal, ReadonlyMap<Viewer, ReadonlySet<number>>> {
  readonly #game: string;
  readonly #viewers: readonly Viewer[];
  #own = new Map<Viewer, Set<number>>();
  /** Laid open in this round. */
  #open = new Set<number>();
  /** All cards of the round before: it ended with everything on the table. */
  #before: readonly number[] = [];
  #all: number[] = [];
  #hidden: readonly number[] = [];
  #chosen: number[] = [];

  constructor(game: string, seats: number) {
    this.#game = game;
    this.#viewers = [WATCHER, ...Array(seats).keys()];
  }

  deal({ hands = [], rows = [], open = [], pile, stack, stock }: Deal): void {
    this.#before = this.#all;
    this.#own = new Map(this.#viewers.map((viewer) => [viewer, new Set(hands[viewer] ?? [])]));
    this.#open = new Set([...rows, ...open, ...(pile === undefined ? [] : [pile])]);
    this.#hidden = stack ?? stock ?? [];
    this.#all = [...hands.flat(), ...this.#open];
  }

  move(seat: number, text: string): void {
    // What came before the deal is old news one move later.
    this.#before = [];
    const [number] = /\d+/.exec(text) ?? [];
    const card = Number(number ?? 0);
    if (this.#game === 'six-nimmt') this.#lay(text, card);
    else if (this.#game === 'eleven-nimmt') {
      if (text.includes('>')) this.#show(card);
      // E7: two cards are turned up after a take.
      if (text.startsWith('take')) for (const top of this.#hidden.slice(0, 2)) this.#show(top);
    } else this.#rummy(seat, text);
  }

  /** 6 nimmt!: a card is secret until all have chosen. */
  #lay(text: string, card: number): void {
    if (text.startsWith('draft')) this.#show(card);
    else if (!text.startsWith('row')) {
      this.#chosen.push(card);
      if (this.#chosen.length < this.#viewers.length - 1) return;
      for (const one of this.#chosen) this.#show(one);
      this.#chosen = [];
    }
  }

  /** Bullenrommee: a card from the stock is for its seat alone; one that fills an open place is for all. */
  #rummy(seat: number, text: string): void {
    if (text === 'draw') {
      const top = this.#draw();
      if (top !== undefined) this.#own.get(seat)!.add(top);
    } else if (text.startsWith('draw')) this.#show(this.#draw());
    else for (const number of text.replace(/m\d+@\d+/, '').match(/\d+/g) ?? []) this.#show(Number(number));
  }

  #draw(): number | undefined {
    const [top, ...rest] = this.#hidden;
    this.#hidden = rest;
    if (top !== undefined) this.#all.push(top);
    return top;
  }

  #show(card: number | undefined): void {
    if (card === undefined) return;
    this.#open.add(card);
    if (this.#hidden[0] === card) this.#hidden = this.#hidden.slice(1);
    this.#all.push(card);
  }

  note(): ReadonlyMap<Viewer, ReadonlySet<number>> {
    return new Map(
      this.#viewers.map((viewer) => [
        viewer,
        new Set([...this.#own.get(viewer)!, ...this.#open, ...this.#before]),
      ]),
    );
  }
}
