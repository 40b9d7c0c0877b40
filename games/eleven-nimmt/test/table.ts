import {
  type Draw,
  legalMoves,
  type Match,
  play,
  readMatch,
  type Seat,
  scripted,
  WATCHER,
} from '@bullpen/engine';
import { expect } from 'vitest';
import type { ElevenEvent } from '../events.ts';
import { elevenNimmt } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { ElevenView } from '../view.ts';

export function matchOf(seats: number, options: Partial<Options> = {}): Match<Options> {
  const match = readMatch<Options>(elevenNimmt, seats, { ...options });
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
}

/** The whole numbers from one to the other. */
export const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const without = (cards: readonly number[]): number[] => upTo(1, 100).filter((card) => !cards.includes(card));

/** What matters of a deal. Hands are filled up with the highest cards that lie nowhere else; the rest is below the stack. */
export interface Deal {
  readonly hands: readonly (readonly number[])[];
  readonly pile: number;
  readonly stack?: readonly number[];
}

export function draw({ hands, pile, stack = [] }: Deal): Draw {
  const free = without([...hands.flat(), pile, ...stack]).reverse();
  const full = hands.map((hand) => [...hand, ...free.splice(0, 10 - hand.length)]);
  return [...full.flat(), pile, ...stack, ...free];
}

/** A round in progress. The cards that are named nowhere are in the hand of the last seat. */
export interface Situation {
  readonly hands: readonly (readonly number[])[];
  readonly piles: readonly (readonly number[])[];
  readonly stack?: readonly number[];
  readonly bulls?: readonly number[];
  readonly acting?: Seat;
  readonly totals?: readonly number[];
}

/** A table in a test: the test says what is dealt, and the table keeps all events. A refused move fails the test. */
export class Table {
  state: State;
  readonly events: ElevenEvent[] = [];
  readonly #chance;
  readonly #deals: number;

  private constructor(state: State, chance: ReturnType<typeof scripted>, deals: number) {
    this.state = state;
    this.#chance = chance;
    this.#deals = deals;
  }

  /** A match that begins with these deals, each for one round. */
  static dealt(...deals: Deal[]): Table {
    const match = matchOf(deals[0]!.hands.length, { rounds: deals.length });
    const chance = scripted(deals.map(draw));
    const events: ElevenEvent[] = [];
    const state = elevenNimmt.setup(match, chance, (event) => events.push(event));
    const table = new Table(state, chance, deals.length);
    table.events.push(...events);
    return table;
  }

  /** The first round in progress; these deals follow. It is imagined from the view of one who knows all hands. */
  static amid({ hands, piles, stack = [], bulls, acting = 0, totals }: Situation, ...deals: Deal[]): Table {
    const rest = without([...hands.flat(), ...piles.flat(), ...stack]);
    const full = hands.map((hand, seat) => (seat === hands.length - 1 ? [...hand, ...rest] : [...hand]));
    const held = bulls ?? hands.map(() => 0);
    const { options } = matchOf(hands.length, { rounds: 1 + deals.length });
    const view: ElevenView = {
      ...{
        seats: hands.length,
        viewer: WATCHER,
        toAct: [acting],
        options,
        phase: 'turn',
        round: 1,
        first: 0,
      },
      hands: full.map((hand) => hand.toSorted((a, b) => a - b)),
      handSizes: full.map((hand) => hand.length),
      known: full.map(() => []),
      piles,
      tops: piles.map((pile) => pile.at(-1)!),
      stack: stack.length,
      bulls: held,
      supply: 10 - held.reduce((sum, n) => sum + n, 0),
      totals: totals ?? full.map(() => 0),
    };
    const chance = scripted([stack, ...deals.map(draw)]);
    return new Table(elevenNimmt.imagine(view, chance), chance, 1 + deals.length);
  }

  /** Makes moves, each as `seat: text`. Afterwards exactly the deals of the rounds to come are left of the script. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const [seat, text] = move.split(': ') as [string, string];
      const played = play(elevenNimmt, this.state, Number(seat), text, this.#chance);
      if (!played.ok) throw new Error(`${move}: ${played.refusal.code} ${played.refusal.rule}`);
      this.state = played.value.state;
      this.events.push(...played.value.events);
    }
    expect(this.#chance.left()).toBe(this.#deals - this.view().round);
    return this;
  }

  /** Why a move is refused: code and rule; null if it is not. */
  refusal(move: string): readonly [string, string | null] | null {
    const [seat, text] = move.split(': ') as [string, string];
    const parsed = elevenNimmt.parse(text);
    if (parsed === null) throw new Error(`${text} is no move`);
    const refusal = elevenNimmt.refuse(this.state, Number(seat), parsed);
    return refusal && [refusal.code, refusal.rule];
  }

  /** The legal moves of the seat whose turn it is. */
  legal(): string[] {
    return legalMoves(elevenNimmt, this.state, this.view().toAct[0]!).map((move) => elevenNimmt.format(move));
  }

  view(viewer = WATCHER): ElevenView {
    return elevenNimmt.view(this.state, viewer);
  }

  hand(seat: Seat): readonly number[] {
    return this.view(seat).hands[seat]!;
  }

  /** The data of all events with this name. */
  dataOf<Name extends ElevenEvent['name']>(name: Name): Extract<ElevenEvent, { name: Name }>['data'][] {
    return this.events.filter((event) => event.name === name).map(({ data }) => data) as never;
  }
}
