import { at, type Chance, cellAt, deckCard, type Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { isMeadow } from './meadow.ts';
import { NEAR, type Passed } from './passes.ts';
import type { BullenView } from './view.ts';

interface Dealt {
  /** The unseen cards that each seat gets. */
  readonly hands: readonly (readonly number[])[];
  readonly rest: readonly number[];
}

/** Deals the unseen cards at random: to each seat as many as it wants, but none that its passes rule out. */
export function dealUnseen(
  view: BullenView,
  known: readonly (readonly number[])[],
  unseen: Uint8Array,
  wanted: readonly number[],
  chance: Chance,
): Dealt {
  const cards = unseen.slice();
  chance.shuffle(cards, cards.length);
  if (view.passed.every((passed) => passed === null)) {
    let next = 0;
    const hands = wanted.map((count) => {
      next += count;
      return listed(cards, next - count, next);
    });
    return { hands, rest: listed(cards, next, cards.length) };
  }
  // Somebody has passed, so the supply is gone and every unseen card is in a hand.
  const seats = view.passed.map((passed, seat) => new Holder(passed, at(known, seat), at(wanted, seat)));
  const search = new Search(seats, Array.from(cards), chance);
  search.deal();
  search.mix();
  const hands = seats.map((_, seat) => search.cards.filter((_card, i) => search.holder[i] === seat));
  return { hands, rest: [] };
}

/** Some of the cards as a list; a plain loop, since bots deal in every world that they imagine. */
function listed(cards: Uint8Array, from: number, to: number): number[] {
  const list: number[] = [];
  for (let i = from; i < to; i++) list.push(deckCard(cards, i));
  return list;
}

/** A seat, and what its passes say about the cards that it may hold. */
class Holder {
  readonly #passed: Passed | null;
  readonly #lacks: ReadonlySet<number>;
  readonly #held: Set<number>;
  /** Those it holds, and those it held when it passed. */
  readonly #everHeld: Set<number>;
  wanted: number;

  constructor(passed: Passed | null, known: readonly number[], wanted: number) {
    this.#passed = passed;
    this.#lacks = new Set(passed?.lacks);
    this.#held = new Set(known);
    this.#everHeld = new Set([...known, ...(passed?.laid ?? [])]);
    this.wanted = wanted;
  }

  lacks(card: number): boolean {
    return this.#lacks.has(card);
  }

  take(card: number): void {
    this.#held.add(card);
    this.#everHeld.add(card);
    this.wanted--;
  }

  give(card: number): void {
    this.#held.delete(card);
    this.#everHeld.delete(card);
    this.wanted++;
  }

  /** Whether the seat may hold this card besides those that it holds. */
  admits(card: number): boolean {
    if (this.#passed === null) return true;
    if (this.#lacks.has(card)) return false;
    if (this.#passed.jokers > 0)
      for (let far = 1; far <= NEAR; far++)
        if (this.#held.has(onRing(card + far)) || this.#held.has(onRing(card - far))) return false;
    return !this.#makesMeadow(card);
  }

  #makesMeadow(card: number): boolean {
    const near: number[] = [];
    for (let far = -NEAR; far <= NEAR; far++) {
      const other = onRing(card + far);
      if (other === card || this.#everHeld.has(other)) near.push(other);
    }
    return near.some((a, i) =>
      near.some(
        (b, j) => j > i && near.some((c, k) => k > j && [a, b, c].includes(card) && isMeadow(a, b, c)),
      ),
    );
  }
}

const onRing = (number: number): number =>
  number > CARDS ? number - CARDS : number < 1 ? number + CARDS : number;

// Nearly always fewer steps than twice the cards are needed.
const FIRST_BUDGET = 1_000;
const LAST_BUDGET = 1_000_000;

/** Finds a way to deal all the cards, then changes it at random. */
class Search {
  readonly cards: number[];
  /** Who has each card. */
  readonly holder: Seat[] = [];
  readonly #seats: readonly Holder[];
  readonly #chance: Chance;
  #steps = 0;

  constructor(seats: readonly Holder[], cards: number[], chance: Chance) {
    this.#seats = seats;
    this.#chance = chance;
    // Cards that few seats may hold first; the others in the order in which they were shuffled.
    const takers = (card: number): number =>
      seats.filter((seat) => seat.wanted > 0 && !seat.lacks(card)).length;
    this.cards = cards.sort((a, b) => takers(a) - takers(b));
  }

  /** There is a way to deal them, since it has happened: a search that gets lost starts again with a larger budget. */
  deal(): void {
    for (let budget = FIRST_BUDGET; budget < LAST_BUDGET; budget *= 2) {
      this.#steps = budget;
      if (this.#dealFrom(0)) return;
    }
    throw new Error('the view contradicts itself');
  }

  #dealFrom(i: number): boolean {
    if (i === this.cards.length) return true;
    if (this.#steps-- <= 0) return false;
    const card = cellAt(this.cards, i);
    const count = this.#seats.length;
    const start = this.#chance.below(count);
    for (let n = 0; n < count; n++) {
      const seat = (start + n) % count;
      const holder = at(this.#seats, seat);
      if (holder.wanted === 0 || !holder.admits(card)) continue;
      holder.take(card);
      this.holder[i] = seat;
      if (this.#dealFrom(i + 1)) return true;
      holder.give(card);
    }
    return false;
  }

  /** Swaps cards between seats at random where both may hold the other's, so that no way to deal them is preferred. */
  mix(): void {
    const { cards, holder } = this;
    for (let tries = 4 * cards.length; tries > 0; tries--) {
      const i = this.#chance.below(cards.length);
      const j = this.#chance.below(cards.length);
      const [seat, otherSeat] = [cellAt(holder, i), cellAt(holder, j)];
      if (seat === otherSeat) continue;
      const [one, other] = [at(this.#seats, seat), at(this.#seats, otherSeat)];
      const [card, otherCard] = [cellAt(cards, i), cellAt(cards, j)];
      one.give(card);
      other.give(otherCard);
      const fits = one.admits(otherCard) && other.admits(card);
      one.take(fits ? otherCard : card);
      other.take(fits ? card : otherCard);
      if (fits) [holder[i], holder[j]] = [otherSeat, seat];
    }
  }
}
