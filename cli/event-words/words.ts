import type { Event, Game, Seat } from '@bullpen/engine';

/** The person's seat at the terminal. */
export const YOU = 0;

/** The events of a game. */
export type EventOf<G> = G extends Game<infer _State, infer _View, infer _Options, infer E> ? E : never;

/** The options of a game. */
export type OptionsOf<G> =
  G extends Game<infer _State, infer _View, infer Options, infer _E> ? Options : never;

/**
 * A sentence for each event of a game; null where there is nothing to say that the table does not show. The end of a round is
 * the same for all games.
 */
export type Words<E extends Event, Options = unknown> = {
  readonly [Name in Exclude<E['name'], 'round'>]: (
    data: Extract<E, { readonly name: Name }>['data'],
    options: Options,
  ) => string | null;
};

/** A seat within a sentence. */
export const name = (seat: Seat): string => (seat === YOU ? 'you' : `seat ${seat}`);

/** A seat at the beginning of a sentence. */
export const Name = (seat: Seat): string => (seat === YOU ? 'You' : `Seat ${seat}`);

/** A value for each seat: `3 (you), 5 (seat 1)`. */
export const bySeat = (values: readonly (string | number)[]): string =>
  values.map((value, seat) => `${value} (${name(seat)})`).join(', ');

const list = new Intl.ListFormat('en-GB');

/** Seats in a row: `you, seat 2 and seat 3`. */
export const names = (seats: readonly Seat[]): string => list.format(seats.map(name));

/** Whose turn is over: `You ended your turn`, `Seat 1 ended their turn`. */
export const ended = ({ seat }: { readonly seat: Seat }): string =>
  `${Name(seat)} ended ${seat === YOU ? 'your' : 'their'} turn`;

/** Who goes first, as a sentence of its own. */
export const goesFirst = (seat: Seat): string => `${Name(seat)} ${seat === YOU ? 'go' : 'goes'} first`;

/** `1 head`, `2 heads`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Cards in a row, or a dash where there is none. */
export const cards = (some: readonly (string | number)[]): string => some.join(' ') || '–';

/** The hands of all seats: `you: 3 5 | seat 1: –`. */
export const hands = (all: readonly (readonly (string | number)[])[]): string =>
  all.map((hand, seat) => `${name(seat)}: ${cards(hand)}`).join(' | ');

/** The events that every game has, apart from the end of a round. */
export const common = {
  deal: () => null,
  hand: ({ hand }: { readonly hand: readonly (string | number)[] }) => `Your hand: ${cards(hand)}`,
  end: () => null,
};
