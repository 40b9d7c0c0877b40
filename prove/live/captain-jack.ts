// What lies where in a match of Captain Jack, from its record alone: every hand, every pile, and what each move laid open.
// Cards have no numbers of their own here, so what a viewer receives must be just what it may see, and not one card more.

import { at } from '@bullpen/engine';
import type { Update } from '@bullpen/wire';
import { type Reader, readBook } from './book.ts';
import type { HeardMessage, Moments } from './messages.ts';

interface Deal {
  readonly hands: readonly (readonly string[])[];
  readonly pile: readonly string[];
  readonly deck: readonly string[];
}

/** The table after a move. */
export interface CaptainTable {
  readonly hands: readonly (readonly string[])[];
  readonly piles: readonly (readonly string[])[];
  /** What this move showed to everybody: the cards that came onto the table, and those that left it. */
  readonly opened: readonly string[];
  /** All that everybody has seen in this deal. */
  readonly seen: readonly string[];
}

export type CaptainAt = (seq: number) => CaptainTable | null;

export const captainTables = (record: string, moments: Moments): CaptainAt =>
  readBook(record, moments, new CaptainBook());

class CaptainBook implements Reader<Deal, CaptainTable> {
  #hands: string[][] = [];
  #piles: { cards: string[]; value: number }[] = [];
  #deck: string[] = [];
  #seen: string[] = [];
  #opened: string[] = [];
  /** Who placed the card that has come to eleven, and on which pile. */
  #turn = 0;
  #stake = 0;

  deal({ hands, pile, deck }: Deal): void {
    this.#hands = hands.map((hand) => [...hand]);
    this.#piles = [{ cards: [...pile], value: Number(pile.at(-1)) }];
    this.#deck = [...deck];
    this.#seen = [...pile];
    // The move that ended the previous deal comes together with the new one.
    this.#opened = [...this.#opened, ...pile];
  }

  move(seat: number, text: string): void {
    this.#opened = [];
    const [, card = '', where] = /^([1-9JB])>(.+)$/.exec(text) ?? [];
    if (where !== undefined) this.#place(seat, card, where);
    else if (text === 'blank') this.#answer(seat);
    else if (text.startsWith('give')) this.#take(this.#turn);
  }

  /** C7, C9, C10: what the pile is worth then decides whether it goes, and to whom is no secret. */
  #place(seat: number, card: string, where: string): void {
    this.#show(seat, card);
    if (where === 'new') this.#piles.push({ cards: [], value: 0 });
    this.#stake = where === 'new' ? this.#piles.length - 1 : Number(where) - 1;
    this.#turn = seat;
    const pile = at(this.#piles, this.#stake);
    pile.cards.push(card);
    pile.value = card === 'J' ? 11 : card === 'B' ? 0 : pile.value + Number(card);
    if (pile.value > 11) this.#take(seat);
    else if (pile.value < 11) this.#draw(seat);
  }

  /** C11, C13. */
  #answer(seat: number): void {
    this.#show(seat, 'B');
    at(this.#piles, this.#stake).cards.push('B');
    this.#take(this.#turn);
    this.#draw(seat);
  }

  #take(drawer: number): void {
    this.#opened.push(...at(this.#piles, this.#stake).cards);
    this.#piles.splice(this.#stake, 1);
    this.#draw(drawer);
  }

  /** C4: back to three while the deck lasts. */
  #draw(seat: number): void {
    const hand = at(this.#hands, seat);
    hand.push(...this.#deck.splice(0, 3 - hand.length));
  }

  #show(seat: number, card: string): void {
    const hand = at(this.#hands, seat);
    hand.splice(hand.indexOf(card), 1);
    this.#opened.push(card);
    this.#seen.push(card);
  }

  note(): CaptainTable {
    return {
      hands: this.#hands.map((hand) => hand.toSorted()),
      piles: this.#piles.map(({ cards }) => [...cards]),
      opened: this.#opened,
      seen: this.#seen.toSorted(),
    };
  }
}

/** What a view tells of cards; of a patch alone, only what has changed. */
interface CaptainView {
  readonly hands?: readonly (readonly string[] | null)[];
  readonly piles?: readonly { readonly cards: readonly string[] }[];
  readonly seen?: Readonly<Record<string, number>>;
}

/** What is wrong with a message to a viewer: whatever is not exactly what it may see. */
export function captainFaults(
  { updates, snapshot }: HeardMessage,
  viewer: number,
  tableAt: CaptainAt,
): string[] {
  const faults = updates.flatMap((update) => eventFaults(update, viewer, tableAt(update.seq)));
  if (!snapshot?.view) return faults;
  const table = tableAt(snapshot.seq);
  if (table === null) return faults;
  const { hands, piles, seen } = snapshot.view as CaptainView;
  const own = table.hands[viewer] ?? [];
  const fits = (what: string, shown: unknown, real: unknown): void => {
    if (shown !== undefined && JSON.stringify(shown) !== JSON.stringify(real))
      faults.push(`viewer ${viewer} saw other ${what}`);
  };
  fits('cards in its hand', hands && (hands[viewer] ?? []).toSorted(), own);
  fits(
    'piles',
    piles?.map(({ cards }) => cards),
    table.piles,
  );
  fits('cards of the past', seen && counted(seen), table.seen);
  for (const move of snapshot.legal ?? []) {
    const card = move === 'blank' ? 'B' : /^(.)>/.exec(move)?.[1];
    if (card !== undefined && !own.includes(card)) faults.push(`viewer ${viewer} was offered ${move}`);
  }
  return faults;
}

const counted = (seen: Readonly<Record<string, number>>): string[] =>
  Object.entries(seen)
    .flatMap(([card, count]) => Array<string>(count).fill(card))
    .sort();

/** A card in an event was laid open by its move, or has come into the viewer's own hand. */
function eventFaults({ events }: Update, viewer: number, table: CaptainTable | null): string[] {
  if (table === null) return [];
  const may = [...table.opened, ...(table.hands[viewer] ?? [])];
  return events.flatMap(({ name, data }) => {
    const left = [...may];
    const strange = cardsIn(data).filter((card) => {
      const found = left.indexOf(card);
      if (found >= 0) left.splice(found, 1);
      return found < 0;
    });
    return strange.map((card) => `viewer ${viewer} heard of ${card} in ${name}`);
  });
}

function cardsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[1-9JB]$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : [];
}
