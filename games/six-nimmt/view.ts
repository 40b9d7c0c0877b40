import { at, includes, listSeats, type Seat, type View, type Viewer, WATCHER } from '@bullpen/engine';
import { handOf, handSize, openOf } from './hand.ts';
import type { Options } from './options.ts';
import { laid, type Placed } from './placed.ts';
import { choiceOf, type Waiting, waitingOf } from './queue.ts';
import { startsOf } from './rows.ts';
import { firstDrafter, Phase, type State } from './state.ts';

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
  readonly waiting: readonly Waiting[];
  /** The cards in the head piles of this round (S9), in rising order. */
  readonly piles: readonly (readonly number[])[];
  /** How it came to this: the cards that started the rows, and all that were placed in this round, in order. */
  readonly start: readonly number[];
  readonly placed: readonly Placed[];
  /** Heads taken in this round. */
  readonly points: readonly number[];
  /** Heads of the rounds before; with the last round's when the match is over. */
  readonly totals: readonly number[];
  /** In a draft: the open cards, and who picks first. */
  readonly open: readonly number[];
  readonly first: Seat | null;
}

export function view(state: State, viewer: Viewer): SixView {
  const { phase, seats } = state;
  const { options } = state.match;
  const bySeat = <T>(pick: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => pick(seat));
  const drafted = options.variant === 'draft';
  const drafting = phase === Phase.draft;
  const { placed, rows, piles } = laid(state, drafting ? 0 : state.count);
  const chosen = (seat: Seat): boolean => phase === Phase.lay && !includes(state.acting, seat);
  return {
    seats,
    viewer,
    toAct: listSeats(state.acting),
    options,
    phase: at(PHASES, phase),
    round: state.round,
    deck: state.deck,
    hands: bySeat((seat) => (seat === viewer || drafted ? handOf(state, seat).sort((a, b) => a - b) : null)),
    handSizes: bySeat((seat) => handSize(state, seat)),
    chosen: bySeat(chosen),
    choice: viewer !== WATCHER && chosen(viewer) ? choiceOf(state, viewer) : null,
    rows: drafting ? [] : rows,
    waiting: phase === Phase.row ? waitingOf(state) : [],
    piles,
    start: drafting ? [] : startsOf(state),
    placed,
    points: bySeat((seat) => state.points(seat)),
    totals: bySeat((seat) => state.total(seat)),
    open: drafting ? openOf(state) : [],
    first: drafted ? firstDrafter(state) : null,
  };
}

const PHASES = Object.keys(Phase) as (keyof typeof Phase)[];
