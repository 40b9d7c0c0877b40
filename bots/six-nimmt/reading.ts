import { at, type Chance, rising } from '@bullpen/engine';
import { CARDS, heads, packRow, type Rows, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { Ground } from './ground.ts';
import type { Habit, Kinds } from './model.ts';

/**
 * What the cards that a seat has laid reveal: of which kind it is, and which cards it hardly holds, since it would have laid
 * them. Hands are unknown, so the cards that a seat kept count as average ones.
 */
export interface Reading {
  /** How likely each kind is. */
  readonly kinds: readonly number[];
  /** For each card, how likely this seat is to hold it, against a seat of which nothing is known. */
  readonly holds: Float64Array;
}

/** Kinds that are less likely than this are not worth the time. */
const UNLIKELY = 0.005;

/** Reads all seats; of the viewer's own, which nobody asks for, only the kind. `prior`: how likely each kind is beforehand. */
export function readSeats(
  view: SixView,
  unseen: Uint8Array,
  kinds: Kinds,
  prior: readonly number[],
): Reading[] {
  const turns = turnsOf(view).map((turn) => ({ ...turn, ...spotsOf(turn, unseen) }));
  const seen = kinds.map((kind) => turns.map((turn) => weigh(turn, unseen, kind)));
  return Array.from({ length: view.seats }, (_, seat) => {
    const likely = seen.map((weighed, kind) =>
      weighed.reduce((product, { laid, all }) => (product * at(laid, seat)) / at(all, seat), at(prior, kind)),
    );
    const total = likely.reduce((sum, value) => sum + value, 0);
    const shares = likely.map((value) => value / total);
    const holds = new Float64Array(CARDS + 1).fill(1);
    if (seat === view.viewer) return { kinds: shares, holds };
    for (const card of unseen) {
      let sum = 0;
      for (let kind = 0; kind < seen.length; kind++) {
        let passed = shares[kind] ?? 0;
        if (passed < UNLIKELY) continue;
        for (const { all, byCard } of seen[kind] ?? []) {
          const hand = all[seat] ?? 0;
          passed *= hand / (hand + (byCard[card] ?? 0));
        }
        sum += passed;
      }
      holds[card] = sum;
    }
    return { kinds: shares, holds };
  });
}

/** A turn of this round that has been played: what everybody knew before it, and what was laid. */
interface Turn {
  readonly ground: Ground;
  readonly rows: Rows;
  /** How many cards each hand held. */
  readonly left: number;
  /** The cards that were laid, by seat. */
  readonly cards: readonly number[];
}

/** The turns of this round that are over. */
function turnsOf(view: SixView): Turn[] {
  const { seats, placed } = view;
  const rows = view.start.map((card) => ({ last: card, length: 1, heads: heads(card) }));
  const gone = [...view.start];
  const turns: Turn[] = [];
  for (let from = 0; from + seats <= placed.length; from += seats) {
    const turn = placed.slice(from, from + seats);
    turns.push({
      ground: new Ground(seats, view.deck, gone),
      rows: rising(rows.map((row, place) => packRow(row.last, place, row.length, row.heads))),
      left: 10 - from / seats,
      cards: turn.toSorted((a, b) => a[1] - b[1]).map(([card]) => card),
    });
    for (const [card, , place, took] of turn) {
      const row = at(rows, place);
      row.length = took === 1 ? 1 : row.length + 1;
      row.heads = took === 1 ? heads(card) : row.heads + heads(card);
      row.last = card;
      gone.push(card);
    }
  }
  return turns;
}

/** Where each card stands in a turn, by card: spot and band, for those that were laid and those unseen. */
interface Spots {
  readonly spots: Int32Array;
  readonly bands: Uint16Array;
}

function spotsOf({ ground, rows, left, cards }: Turn, unseen: Uint8Array): Spots {
  const spots = new Int32Array(CARDS + 1);
  const bands = new Uint16Array(CARDS + 1);
  for (const some of [cards, unseen])
    for (const card of some) {
      spots[card] = ground.spot(rows, left, card);
      bands[card] = ground.band(left, card);
    }
  return { spots, bands };
}

/** A turn as one kind sees it: the weight of the card that each seat laid, of each whole hand, and of each unseen card. */
interface Weighed {
  readonly laid: readonly number[];
  readonly all: readonly number[];
  readonly byCard: Float64Array;
}

function weigh({ left, cards, spots, bands }: Turn & Spots, unseen: Uint8Array, kind: Habit | null): Weighed {
  const weight = (card: number): number => kind?.weightAt(spots[card] ?? 0, bands[card] ?? 0) ?? 1;
  const byCard = new Float64Array(CARDS + 1);
  let sum = 0;
  for (const card of unseen) {
    const each = weight(card);
    byCard[card] = each;
    sum += each;
  }
  const average = sum / Math.max(1, unseen.length);
  const laid = cards.map(weight);
  return { laid, all: laid.map((each) => each + (left - 1) * average), byCard };
}

/**
 * Chance that deals unseen cards as the readings of the seats make them likely. It starts from a plain shuffle and then swaps
 * cards between hands, or with those that are out of the round, with odds that keep the balance of their probabilities
 * (Metropolis). Each deal goes on from the one before.
 */
export class Dealer implements Chance {
  readonly #chance: Chance;
  /** What the seats with hidden hands hold, in the order in which they are dealt to. */
  readonly #holds: readonly Float64Array[];
  readonly #each: number;
  #begun = false;

  constructor(chance: Chance, readings: readonly Reading[], each: number) {
    this.#chance = chance;
    this.#holds = readings.map(({ holds }) => holds);
    this.#each = each;
  }

  below(n: number): number {
    return this.#chance.below(n);
  }

  roll(dice: Uint8Array, kept: number): void {
    this.#chance.roll(dice, kept);
  }

  shuffle(cards: Uint8Array, count: number): void {
    if (!this.#begun) this.#chance.shuffle(cards, count);
    const steps = this.#begun ? count : 4 * count;
    this.#begun = true;
    for (let step = 0; step < steps; step++) this.#swap(cards, count);
  }

  #swap(cards: Uint8Array, count: number): void {
    const chance = this.#chance;
    const i = chance.below(count);
    const j = chance.below(cards.length);
    const a = cards[i] ?? 0;
    const b = cards[j] ?? 0;
    let odds = likelier(this.#holds[Math.floor(i / this.#each)], b, a);
    if (j < count) odds *= likelier(this.#holds[Math.floor(j / this.#each)], a, b);
    if (odds < 1 && chance.below(0x10000) >= odds * 0x10000) return;
    cards[i] = b;
    cards[j] = a;
  }
}

/** How much likelier a seat is to hold one card than the other. */
const likelier = (holds: Float64Array | undefined, card: number, other: number): number =>
  holds === undefined ? 1 : (holds[card] ?? 1) / (holds[other] ?? 1);
