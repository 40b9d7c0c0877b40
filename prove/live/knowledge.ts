// What each viewer of a match may know, from its record alone by the rules of the table: who was dealt what, and what was
// laid open when. For the games in which a card is known by its number.

import { required, type Viewer, WATCHER } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
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

/** Whether every card of a game is the only one with its number. */
const NUMBERED = {
  'six-nimmt': true,
  'eleven-nimmt': true,
  bullenrommee: true,
  'twenty-one': false,
  'captain-jack': false,
} as const satisfies Record<GameId, boolean>;

export type NumberedGame = {
  [Id in GameId]: (typeof NUMBERED)[Id] extends true ? Id : never;
}[GameId];

export const isNumbered = (game: string): game is NumberedGame => entryOf<boolean>(NUMBERED, game);

/**
 * The cards that a viewer may know after an entry; at a deal also those of the round before, which was laid open. Null: all,
 * since the match is over.
 */
export type Known = (seq: number, viewer: Viewer) => ReadonlySet<number> | null;

export function knowledgeOf(record: string, game: NumberedGame, seats: number, moments: Moments): Known {
  const at = readBook(record, moments, new OpenTable(game, seats));
  return (seq, viewer) => at(seq)?.get(viewer) ?? null;
}

/** Reads a move; `card` is the first number in it. */
type ReadMove = (seat: number, text: string, card: number) => void;

class OpenTable implements Reader<Deal, ReadonlyMap<Viewer, ReadonlySet<number>>> {
  readonly #viewers: readonly Viewer[];
  #own = new Map<Viewer, Set<number>>();
  /** Laid open in this round. */
  #open = new Set<number>();
  /** All cards of the round before: it ended with everything on the table. */
  #before: readonly number[] = [];
  #all: number[] = [];
  #hidden: readonly number[] = [];
  #chosen: number[] = [];
  readonly #move: ReadMove;
  readonly #moves: Readonly<Record<NumberedGame, ReadMove>> = {
    'six-nimmt': (_, text, card) => this.#lay(text, card),
    'eleven-nimmt': (_, text, card) => this.#playOrTake(text, card),
    bullenrommee: (seat, text) => this.#rummy(seat, text),
  };

  constructor(game: NumberedGame, seats: number) {
    this.#move = this.#moves[game];
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
    this.#move(seat, text, Number(number ?? 0));
  }

  /** 11 nimmt!: a card goes on a pile; two cards are turned up after a take (E7). */
  #playOrTake(text: string, card: number): void {
    if (text.includes('>')) this.#show(card);
    if (text.startsWith('take')) for (const top of this.#hidden.slice(0, 2)) this.#show(top);
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
      if (top !== undefined) this.#ownOf(seat).add(top);
    } else if (text.startsWith('draw')) this.#show(this.#draw());
    else for (const number of text.replace(/m\d+@\d+/, '').match(/\d+/g) ?? []) this.#show(Number(number));
  }

  #ownOf(viewer: Viewer): Set<number> {
    return required(this.#own.get(viewer), `what ${viewer} was dealt`);
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
        new Set([...this.#ownOf(viewer), ...this.#open, ...this.#before]),
      ]),
    );
  }
}
