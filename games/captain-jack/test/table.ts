import {
  type Chance,
  type Event,
  heardBy,
  legalMoves,
  listSeats,
  lowest,
  type Match,
  type Move,
  type Outcome,
  type Refusal,
  type Scripted,
  type Seat,
  scripted,
  type Viewer,
  WATCHER,
} from '@bullpen/engine';
import { captainJack as game } from '../index.ts';
import { copies, KINDS, kindOf, signOf } from '../material.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { CaptainView } from '../view.ts';

/** A deal as a test writes it: each card is one sign. What the test does not name lies in the middle of the deck. */
export interface Dealt {
  readonly hands: readonly string[];
  readonly pile: string;
  /** The top of the deck. */
  readonly deck?: string;
  /** The bottom of the deck, its last card last. */
  readonly bottom?: string;
}

/** All 72 cards of a deal in the order in which they are dealt. */
export function cardsIn({ hands, pile, deck = '', bottom = '' }: Dealt): number[] {
  const top = [...hands.join(''), ...pile, ...deck].map(kindOf);
  const low = [...bottom].map(kindOf);
  const middle: number[] = [];
  for (let kind = 1; kind <= KINDS; kind++) {
    const named = [...top, ...low].filter((other) => other === kind).length;
    if (named > copies(kind)) throw new Error(`too many of ${signOf(kind)}`);
    middle.push(...Array<number>(copies(kind) - named).fill(kind));
  }
  return [...top, ...middle, ...low];
}

/** A table on which everything happens as the test says. */
export class Table {
  readonly state: State;
  readonly events: Event[] = [];
  readonly #chance: Scripted;

  constructor(deals: readonly Dealt[]) {
    this.#chance = scripted(deals.map(cardsIn));
    this.state = game.setup(matchOf(deals[0]!.hands.length, deals.length), this.#chance, (event) =>
      this.events.push(event),
    );
    if (this.left() !== deals.length - 1) throw new Error('the first deal is not used up');
  }

  /** Makes moves, written as in a record; each is made by the seat named before it, or by the lowest that has to act. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const [, named, text] = /^(?:(\d): )?(.*)$/.exec(move)!;
      const seat = named === undefined ? lowest(game.toAct(this.state)) : Number(named);
      const refusal = this.refusal(seat, text!);
      if (refusal !== null) throw new Error(`seat ${seat}: ${text}: ${refusal.code} ${refusal.rule}`);
      game.apply(this.state, seat, game.parse(text!)!, this.#chance, (event) => this.events.push(event));
    }
    return this;
  }

  refusal(seat: Seat, text: string): Refusal | null {
    const move = game.parse(text);
    if (move === null) throw new Error(`no move: ${text}`);
    return game.refuse(this.state, seat, move);
  }

  legal(seat: Seat): string[] {
    return legalMoves(game, this.state, seat).map(game.format);
  }

  view(viewer: Viewer = WATCHER): CaptainView {
    return game.view(this.state, viewer);
  }

  hand(seat: Seat): string {
    return this.view(seat).hands[seat]!.join('');
  }

  /** The piles and what they are worth: `45=9 5=5`. */
  piles(): string {
    return this.view()
      .piles.map(({ cards, value }) => `${cards.join('')}=${value}`)
      .join(' ');
  }

  toAct(): readonly Seat[] {
    return this.view().toAct;
  }

  outcome(): Outcome | null {
    return game.outcome(this.state);
  }

  /** The events of this name, as this viewer hears them. */
  heard(name: string, viewer: Viewer = WATCHER): unknown[] {
    return heardBy(this.events, viewer)
      .filter((event) => event.name === name)
      .map(({ data }) => data);
  }

  /** How many deals of the script have not been used. */
  left(): number {
    return this.#chance.left();
  }

  /** The seat whose turn it is places this card wherever it can; a Jack is let pass, and the next seat gets the eleven. */
  lay(card: string): this {
    const { turn, seats } = this.view();
    this.play(this.legal(turn!).find((text) => text.startsWith(`${card}>`))!);
    while (this.view().phase === 'answer') this.play('pass');
    return this.view().phase === 'give' ? this.play(`give ${(turn! + 1) % seats}`) : this;
  }

  /**
   * Everybody lays the card just drawn (at first the third of the hand) until this many cards are left in the deck. Each hand
   * then holds the first two cards that it was dealt, and the last one drawn.
   */
  rush(deckLeft: number): this {
    const kept = this.view().handSizes.map((_, seat) => this.#dealt(seat));
    while (this.view().deck > deckLeft) {
      const { turn } = this.view();
      this.lay(without(this.hand(turn!), kept[turn!]!));
    }
    return this;
  }

  /** The first two cards that a seat was dealt in this match's first deal. */
  #dealt(seat: Seat): string {
    const { data } = this.events.find(({ name }) => name === 'deal')!;
    return (data as { hands: string[][] }).hands[seat]!.slice(0, 2).join('');
  }
}

function without(hand: string, kept: string): string {
  let rest = hand;
  for (const card of kept) rest = rest.replace(card, '');
  return rest;
}

export const matchOf = (seats: number, deals = 1): Match<Options> => ({
  seats,
  options: { deals, answerSeconds: 5 },
});

/** No match played by the rules has this many moves: a test fails then, and does not hang. */
const TOO_MANY_MOVES = 10_000;

/** Random moves until the match has ended: makes none of them, that is for the caller. */
export function* randomMoves(state: State, pick: Chance): Generator<{ seat: Seat; move: Move }, void> {
  for (let made = 0; game.toAct(state) !== 0; made++) {
    if (made > TOO_MANY_MOVES) throw new Error('the match does not end');
    const acting = listSeats(game.toAct(state));
    const seat = acting[pick.below(acting.length)]!;
    const moves = legalMoves(game, state, seat);
    if (moves.length === 0) throw new Error(`seat ${seat} has no move`);
    yield { seat, move: moves[pick.below(moves.length)]! };
  }
}

export const table = (dealt: Dealt): Table => new Table([dealt]);
