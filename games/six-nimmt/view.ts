import { listSeats, type Seat, type View, type Viewer } from '@bullpen/engine';
import { ROWS } from './material.ts';
import type { Options } from './options.ts';
import {
  choiceAt,
  firstDrafter,
  handAt,
  handSize,
  lengthOf,
  Phase,
  placeOf,
  pointsAt,
  queueAt,
  rowAt,
  rowCardAt,
  type State,
  totalAt,
  Where,
} from './state.ts';

export interface SixView extends View {
  readonly options: Options;
  readonly phase: keyof typeof Phase;
  readonly round: number;
  /** The highest card of the deck in use. */
  readonly deck: number;
  /** The hands that this viewer knows, by seat, in rising order: its own; in a draft everybody's (S15). */
  readonly hands: readonly (readonly number[] | null)[];
  /** How many cards each seat holds, those chosen but not revealed among them. */
  readonly handSizes: readonly number[];
  /** Which seats have chosen a card (S3). */
  readonly chosen: readonly boolean[];
  /** The viewer's own choice while it is secret. */
  readonly choice: number | null;
  /** The rows, in the order in which they lie; none before a draft is over. */
  readonly rows: readonly (readonly number[])[];
  /** S8: the revealed cards that wait to be placed, lowest first; the first is the one that is too low. */
  readonly waiting: readonly { readonly seat: Seat; readonly card: number }[];
  /** The cards in the head piles of this round (S9), in rising order. */
  readonly piles: readonly (readonly number[])[];
  /** Heads taken in this round. */
  readonly points: readonly number[];
  /** Heads of the rounds before; with the last round's when the match is over. */
  readonly totals: readonly number[];
  /** In a draft: the open cards, and who picks first. */
  readonly open: readonly number[];
  readonly first: Seat | null;
}

export function view(state: State, viewer: Viewer): SixView {
  const { cells, phase } = state;
  const { seats, options } = state.match;
  const bySeat = <T>(pick: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => pick(seat));
  const isDraft = options.variant === 'draft';
  return {
    seats,
    viewer,
    toAct: listSeats(state.acting),
    options,
    phase: PHASES[phase]!,
    round: state.round,
    deck: state.deck,
    hands: bySeat((seat) => (seat === viewer || isDraft ? handOf(state, seat) : null)),
    handSizes: bySeat((seat) => handSize(state, seat)),
    chosen: bySeat((seat) => cells[choiceAt(seat)] !== 0),
    choice: (viewer >= 0 && cells[choiceAt(viewer)]) || null,
    rows: phase === Phase.draft ? [] : rowsOf(state),
    waiting: phase === Phase.row ? waitingOf(state) : [],
    piles: bySeat((seat) => cardsAt(state, Where.pile + seat)),
    points: bySeat((seat) => cells[pointsAt(seat)]!),
    totals: bySeat((seat) => cells[totalAt(seat)]!),
    open: phase === Phase.draft ? cardsAt(state, Where.open) : [],
    first: isDraft ? firstDrafter(state) : null,
  };
}

const PHASES = Object.keys(Phase) as (keyof typeof Phase)[];

const handOf = (state: State, seat: Seat): number[] =>
  state.cells.slice(handAt(seat), handAt(seat) + handSize(state, seat)).sort((a, b) => a - b);

function rowsOf({ cells }: State): number[][] {
  const rows: number[][] = [];
  for (let i = 0; i < ROWS; i++) {
    const row = cells[rowAt(i)]!;
    const start = rowCardAt(placeOf(row), 0);
    rows[placeOf(row)] = cells.slice(start, start + lengthOf(row));
  }
  return rows;
}

function waitingOf({ cells, at, match }: State): { seat: Seat; card: number }[] {
  const keys = Array.from({ length: match.seats - at }, (_, i) => cells[queueAt(at + i)]!);
  return keys.map((key) => ({ seat: key & 0xffff, card: key >> 16 }));
}

function cardsAt({ cells, deck }: State, where: number): number[] {
  const cards: number[] = [];
  for (let card = 1; card <= deck; card++) if (cells[card] === where) cards.push(card);
  return cards;
}
