import {
  type Chance,
  type Draw,
  type Game,
  legalMoves,
  Misfit,
  play,
  readMatch,
  type Seat,
  scripted,
  seeded,
  type View,
} from '@bullpen/engine';

/** A position with one best move. Everything that leads to it follows from its chance and the moves. */
export interface Drill {
  /** From 1, in its file. */
  readonly id: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly seed: string;
  /** What chance drew, where the position is from a record; otherwise it is drawn from the seed. */
  readonly draws?: readonly Draw[];
  /** All moves before it, in order, each as seat and text: `2 55`. */
  readonly moves: readonly string[];
  /** Who has to choose. */
  readonly seat: Seat;
  /** 1: `easy` usually finds the answer. 2: `medium` does. 3: neither. */
  readonly level: DrillLevel;
  /** Every legal move, best first: how many points it costs against the best one, and the standard error of that. */
  readonly prices: readonly Price[];
}

export type DrillLevel = 1 | 2 | 3;
export type Price = readonly [move: string, cost: number, error: number];

/** The drills of a game, as they are kept in a file. */
export interface DrillFile {
  /** The format. */
  readonly drills: 1;
  readonly game: string;
  /** The version of the rules that they were made with. */
  readonly version: number;
  readonly seed: string;
  /** With which budget the moves of each were valued. */
  readonly playouts: number;
  readonly list: readonly Drill[];
}

/** What the seat of a drill knows, and what it may do. */
export interface DrillPosition {
  readonly state: unknown;
  readonly view: View;
  readonly legal: readonly string[];
}

/** The chance of a recorded match, or of one between bots: deals and rolls, apart from their choices. */
const dealsOf = ({ seed, draws }: Drill): Chance =>
  draws === undefined ? seeded(`${seed} deals`) : scripted(draws);

/** Plays up to a drill; null where the rules do not allow what it says. */
export function positionOf(game: Game, drill: Drill): DrillPosition | null {
  try {
    return playedTo(game, drill);
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}

function playedTo(game: Game, drill: Drill): DrillPosition | null {
  const match = readMatch(game, drill.seats, drill.options);
  if (!match.ok) return null;
  const deals = dealsOf(drill);
  let state = game.setup(match.value, deals);
  for (const line of drill.moves) {
    const space = line.indexOf(' ');
    const played = play(game, state, Number(line.slice(0, space)), line.slice(space + 1), deals);
    if (!played.ok) return null;
    state = played.value.state;
  }
  const legal = legalMoves(game, state, drill.seat).map(game.format);
  return legal.length === 0 ? null : { state, view: game.view(state, drill.seat), legal };
}
