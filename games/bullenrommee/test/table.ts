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
import type { BullenEvent } from '../events.ts';
import { bullenrommee as game } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { BullenView } from '../view.ts';

export const ALL: readonly number[] = Array.from({ length: 100 }, (_, i) => i + 1);

/** A match of this many seats, with defaults for what is not given. */
export function matchOf(seats: number, options: Partial<Options> = {}): Match<Options> {
  const match = readMatch<Options>(game, seats, { ...options });
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
}

/** What a test wants to lie where; what is not said is filled up with the highest cards that lie nowhere else. */
export interface Wish {
  readonly hands: readonly (readonly number[])[];
  readonly open?: readonly number[];
  /** From the top. */
  readonly stock?: readonly number[];
}

/** The deck that deals these cards. */
export function deckOf({ hands, open = [], stock = [] }: Wish): number[] {
  const used = new Set([...hands.flat(), ...open, ...stock]);
  const free = ALL.filter((card) => !used.has(card)).reverse();
  const fill = (cards: readonly number[], size: number): number[] => [
    ...cards,
    ...free.splice(0, size - cards.length),
  ];
  const dealt = [...hands.flatMap((hand) => fill(hand, 13)), ...fill(open, 5)];
  return [...dealt, ...stock, ...free];
}

/** A table in a test: the test says what is dealt, and the table keeps all events. A refused move fails the test. */
export class Table {
  state: State;
  readonly match: Match<Options>;
  readonly events: BullenEvent[] = [];
  readonly #chance;

  constructor(match: Match<Options>, script: readonly Draw[]) {
    this.match = match;
    this.#chance = scripted(script);
    this.state = game.setup(match, this.#chance, (event) => this.events.push(event));
  }

  static dealt(wish: Wish): Table {
    return new Table(matchOf(wish.hands.length), [deckOf(wish)]);
  }

  /** Makes moves, each by the seat whose turn it is. */
  play(...texts: readonly string[]): this {
    for (const text of texts) this.move(this.seat, text);
    return this;
  }

  move(seat: Seat, text: string): this {
    const played = play(game, this.state, seat, text, this.#chance);
    if (!played.ok) throw new Error(`${text} of seat ${seat}: ${played.refusal.code} ${played.refusal.rule}`);
    this.state = played.value.state;
    this.events.push(...played.value.events);
    return this;
  }

  /** Why this move is refused, of the seat whose turn it is or of another: code and rule; null if it is not. */
  refusal(text: string, seat: Seat = this.seat): readonly [string, string | null] | null {
    const played = play(game, this.state, seat, text, scripted([]));
    return played.ok ? null : [played.refusal.code, played.refusal.rule];
  }

  /** Every seat draws, until the supply is gone: first the stock, then the open cards. */
  drain(): this {
    while (this.state.stock > 0) this.play('draw');
    while (this.view().open.length > 0) this.play(`draw ${this.view().open[0]}`);
    return this;
  }

  /** Whose turn it is. */
  get seat(): Seat {
    return this.view().toAct[0] ?? 0;
  }

  /** The legal moves that begin so, as texts, sorted. */
  legal(beginning = ''): string[] {
    const texts = legalMoves(game, this.state, this.seat).map((move) => game.format(move));
    return texts.filter((text) => text.startsWith(beginning)).sort();
  }

  view(viewer = WATCHER): BullenView {
    return game.view(this.state, viewer);
  }

  /** The meadows as people write them. */
  get meadows(): string[] {
    return this.view().meadows.map(({ cards }) => cards.map((card) => (card === 0 ? 'J' : card)).join(' '));
  }

  /** How many draws of the script were not used. */
  get left(): number {
    return this.#chance.left();
  }

  /** The data of all events with this name. */
  dataOf<Name extends BullenEvent['name']>(name: Name): Extract<BullenEvent, { name: Name }>['data'][] {
    return this.events.filter((event) => event.name === name).map(({ data }) => data) as never;
  }
}
