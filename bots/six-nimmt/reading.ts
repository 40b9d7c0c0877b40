import { at, type Chance, rising, zeros } from '@bullpen/engine';
import { CARDS, heads, packRow, type Rows, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { Ground } from './ground.ts';
import type { Kinds, PlayerKind } from './model.ts';
import { SLIP, Style } from './style.ts';

/**
 * What the cards that a seat has laid reveal: of which kind it is, and which cards it hardly holds, since it would have laid
 * them. Of the cards that a seat kept, those that it laid later are known; those that it still holds count as average ones.
 */
export interface Reading {
  /** How likely each kind is; and where the others at the table are not all of one kind. */
  readonly kinds: readonly number[];
  readonly apart: readonly number[];
  /** For each card, how likely this seat is to hold it, against a seat of which nothing is known. */
  readonly holds: Float64Array;
}

/** What is read of a table. */
export interface Company {
  /** By seat; of the viewer's own, which nobody asks for, only the kind. */
  readonly seats: readonly Reading[];
  /** How likely all others are of one kind, by kind: together at most 1. */
  readonly alike: readonly number[];
}

/** Kinds that are less likely than this are not worth the time. */
const UNLIKELY = 0.005;

/**
 * Reads all seats. `prior`: how likely each kind is beforehand; `alike`: how likely it is that all others are of this one kind. Three who
 * lay their highest cards in the first turn are hardly that by chance, so where all may be alike a table is known much sooner.
 */
export function readSeats(
  view: SixView,
  unseen: Uint8Array,
  kinds: Kinds,
  prior: readonly number[],
  alike: readonly number[] = [],
): Company {
  const played = turnsOf(view);
  const turns = played.map((turn, number) => {
    const later = played.slice(number + 1).map(({ cards }) => cards);
    return { ...turn, later, ...spotsOf(turn, [turn.cards, ...later, unseen]) };
  });
  const seen = kinds.map((kind) => turns.map((turn) => weigh(turn, unseen, kind)));
  const everyone = Array.from({ length: view.seats }, (_, seat) =>
    seen.map((weighed) => weighed.reduce((product, { odds }) => product * at(odds, seat), 1)),
  );
  const same = likelyAlike(
    everyone.filter((_, seat) => seat !== view.viewer),
    prior,
    alike,
  );
  const notAlike = 1 - sumOf(same);
  const seats = everyone.map((likely, seat) => {
    const apart = shares(likely.map((each, kind) => each * at(prior, kind)));
    const shared = apart.map((share, kind) => notAlike * share + (same[kind] ?? 0));
    const holds = new Float64Array(CARDS + 1).fill(1);
    if (seat !== view.viewer) {
      for (const card of unseen) holds[card] = 0;
      seen.forEach((weighed, kind) => {
        addKept(holds, at(shared, kind), weighed, seat, unseen);
      });
    }
    return { kinds: shared, apart, holds };
  });
  return { seats, alike: same };
}

/** How likely all others are of one kind, after what they have laid: `others` has the likelihood of each kind, by seat. */
function likelyAlike(
  others: readonly (readonly number[])[],
  prior: readonly number[],
  alike: readonly number[],
): number[] {
  const product = (factors: readonly number[]): number => factors.reduce((all, each) => all * each, 1);
  const same = alike.map((share, kind) => share * product(others.map((likely) => at(likely, kind))));
  const apart =
    (1 - sumOf(alike)) *
    product(others.map((likely) => sumOf(likely.map((each, kind) => each * at(prior, kind)))));
  return same.map((each) => each / (apart + sumOf(same)));
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

function shares(weights: readonly number[]): number[] {
  const total = sumOf(weights);
  return weights.map((weight) => weight / total);
}

/** Adds how likely a seat has kept each unseen card in all turns and is of the kind that sees them so. */
function addKept(
  holds: Float64Array,
  share: number,
  turns: readonly Weighed[],
  seat: number,
  unseen: Uint8Array,
): void {
  if (share < UNLIKELY) return;
  const passed = listFor(unseen, () => share);
  for (const turn of turns) turn.keep(seat, passed);
  for (let i = 0; i < unseen.length; i++) {
    const card = unseen[i] ?? 0;
    holds[card] = (holds[card] ?? 0) + (passed[i] ?? 0);
  }
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
  readonly spots: readonly number[];
  readonly bands: readonly number[];
}

// Lists here are plain ones: there are a hundred in a decision, and a typed array of this size takes ten times as long to make.

/** A number for each of these cards. */
function listFor(cards: Uint8Array, of: (card: number) => number): number[] {
  const list: number[] = [];
  for (let i = 0; i < cards.length; i++) list.push(of(cards[i] ?? 0));
  return list;
}

function spotsOf({ ground, rows, left }: Turn, some: readonly Iterable<number>[]): Spots {
  const spots = zeros(CARDS + 1);
  const bands = zeros(CARDS + 1);
  ground.lookAt(rows, left);
  for (const cards of some)
    for (const card of cards) {
      spots[card] = ground.spotOf(card);
      bands[card] = ground.band(left, card);
    }
  return { spots, bands };
}

/** A turn, with the cards that were laid in each of the turns after it, by seat. */
interface Looked extends Turn, Spots {
  readonly later: readonly (readonly number[])[];
}

/** A turn as one kind sees it. */
interface Weighed {
  /** How likely each seat was to lay the card that it laid, rather than another of its hand. */
  readonly odds: readonly number[];
  /** Multiplies a number for each unseen card by how likely a seat was to keep that card, if it held it. */
  keep(seat: number, passed: number[]): void;
}

const weigh = (turn: Looked, unseen: Uint8Array, kind: PlayerKind): Weighed =>
  kind instanceof Style ? weighStyle(turn, unseen, kind) : weighHabit(turn, unseen, kind);

function weighHabit(
  { left, cards, later, spots, bands }: Looked,
  unseen: Uint8Array,
  habit: Exclude<PlayerKind, Style>,
): Weighed {
  const weight = (card: number): number => habit?.weightAt(spots[card] ?? 0, bands[card] ?? 0) ?? 1;
  const hidden = habit === null ? listFor(unseen, () => 1) : habit.weightsAt(spots, bands, unseen);
  let sum = 0;
  for (const each of hidden) sum += each;
  const held = ((left - 1 - later.length) * sum) / Math.max(1, unseen.length);
  const laid = cards.map(weight);
  const hands = laid.map((each, seat) =>
    later.reduce((all, turn) => all + weight(at(turn, seat)), each + held),
  );
  return {
    odds: laid.map((each, seat) => each / at(hands, seat)),
    keep(seat, passed) {
      const hand = hands[seat] ?? 0;
      for (let i = 0; i < hidden.length; i++)
        passed[i] = (passed[i] ?? 0) * (hand / (hand + (hidden[i] ?? 0)));
    },
  };
}

/** It lays a card only if it likes no other of its hand better: none that it laid later, and none of those that it still holds. */
function weighStyle({ left, rows, cards, later }: Looked, unseen: Uint8Array, { liking }: Style): Weighed {
  const hidden = listFor(unseen, (card) => liking(rows, card));
  const held = left - 1 - later.length;
  const limits = cards.map((card) => liking(rows, card));
  const odds = cards.map((_, seat) => {
    const limit = limits[seat] ?? 0;
    if (later.some((turn) => liking(rows, at(turn, seat)) > limit)) return SLIP / left;
    let worse = 0;
    for (const each of hidden) if (each <= limit) worse++;
    let likely = 1;
    for (let i = 0; i < held; i++) likely *= Math.max(0, worse - i) / Math.max(1, unseen.length - i);
    return (1 - SLIP) * likely + SLIP / left;
  });
  return {
    odds,
    keep(seat, passed) {
      const limit = limits[seat] ?? 0;
      for (let i = 0; i < hidden.length; i++)
        passed[i] = (passed[i] ?? 0) * ((hidden[i] ?? 0) > limit ? SLIP : 1);
    },
  };
}

/**
 * Chance that deals unseen cards as the readings of the seats make them likely. It starts from a plain shuffle and then swaps
 * cards between hands, or with those that are out of the round, with odds that keep the balance of their probabilities
 * (Metropolis). Each deal goes on from the one before.
 */
export class Dealer implements Chance {
  readonly #chance: Chance;
  /** What is read of the seat to which each of the cards at the front is dealt. */
  readonly #holds: readonly Float64Array[];
  #begun = false;

  /** The seats with hidden hands, in the order in which they are dealt to, get as many cards each. */
  constructor(chance: Chance, readings: readonly Reading[], each: number) {
    this.#chance = chance;
    this.#holds = readings.flatMap(({ holds }) => Array<Float64Array>(each).fill(holds));
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
    let odds = likelier(this.#holds[i], b, a);
    if (j < count) odds *= likelier(this.#holds[j], a, b);
    if (odds < 1 && chance.below(0x10000) >= odds * 0x10000) return;
    cards[i] = b;
    cards[j] = a;
  }
}

/** How much likelier a seat is to hold one card than the other. */
const likelier = (holds: Float64Array | undefined, card: number, other: number): number =>
  holds === undefined ? 1 : (holds[card] ?? 1) / (holds[other] ?? 1);
