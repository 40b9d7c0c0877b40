import { type Draw, type Match, play, readMatch, type Seat, scripted, WATCHER } from '@bullpen/engine';
import type { SixEvent } from '../events.ts';
import { sixNimmt } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { SixView } from '../view.ts';

/** A match of this many seats, with defaults for what is not given. */
export function matchOf(seats: number, options: Partial<Options> = {}): Match<Options> {
  const match = readMatch<Options>(sixNimmt, seats, { ...options });
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
}

/** Hands filled up to ten cards with the highest cards that lie nowhere else. */
export function fillUp(
  hands: readonly (readonly number[])[],
  rows: readonly number[],
  deck = 104,
): number[][] {
  const used = new Set([...hands.flat(), ...rows]);
  const free = Array.from({ length: deck }, (_, i) => deck - i).filter((card) => !used.has(card));
  return hands.map((hand) => [...hand, ...free.splice(0, 10 - hand.length)]);
}

/** A table in a test: the test says what is dealt, and the table keeps all events. A refused move fails the test. */
export class Table {
  state: State;
  readonly match: Match<Options>;
  readonly events: SixEvent[] = [];
  readonly #chance;

  constructor(match: Match<Options>, script: readonly Draw[]) {
    this.match = match;
    this.#chance = scripted(script);
    this.state = sixNimmt.setup(match, this.#chance, (event) => this.events.push(event));
  }

  /** A table with these rows, and these cards in the hands, which are filled up. One round. */
  static dealt(hands: readonly (readonly number[])[], rows: readonly number[], options = {}): Table {
    const match = matchOf(hands.length, { rounds: 1, ...options });
    const deck = match.options.variant === 'basic' ? 104 : 10 * hands.length + 4;
    return new Table(match, [[...fillUp(hands, rows, deck).flat(), ...rows]]);
  }

  /** Makes a move. */
  move(seat: Seat, text: string): this {
    const played = play(sixNimmt, this.state, seat, text, this.#chance);
    if (!played.ok) throw new Error(`${text} of seat ${seat}: ${played.refusal.code} ${played.refusal.rule}`);
    this.state = played.value.state;
    this.events.push(...played.value.events);
    return this;
  }

  /** Each seat lays its card, in seat order. */
  lay(...cards: number[]): this {
    cards.forEach((card, seat) => {
      this.move(seat, String(card));
    });
    return this;
  }

  /** Why this move is refused: code and rule; null if it is not. */
  refusal(seat: Seat, text: string): readonly [string, string | null] | null {
    const played = play(sixNimmt, this.state, seat, text, scripted([]));
    return played.ok ? null : [played.refusal.code, played.refusal.rule];
  }

  view(viewer = WATCHER): SixView {
    return sixNimmt.view(this.state, viewer);
  }

  get rows(): readonly (readonly number[])[] {
    return this.view().rows;
  }

  /** How many draws of the script were not used. */
  get left(): number {
    return this.#chance.left();
  }

  /** The data of all events with this name. */
  dataOf<Name extends SixEvent['name']>(name: Name): Extract<SixEvent, { name: Name }>['data'][] {
    return this.events.filter((event) => event.name === name).map(({ data }) => data) as never;
  }

  /** Makes moves until the match is over: the lowest card of the hand, and row 1. */
  finish(): this {
    for (let [seat] = this.view().toAct; seat !== undefined; [seat] = this.view().toAct) {
      const { phase, hands, open } = this.view(seat);
      this.move(
        seat,
        phase === 'row' ? 'row 1' : phase === 'draft' ? `draft ${open[0]}` : `${hands[seat]![0]}`,
      );
    }
    return this;
  }
}
