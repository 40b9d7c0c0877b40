import {
  type Game,
  legalMoves,
  type Move,
  type RawRecord,
  replay,
  required,
  type Seat,
  type View,
} from '@bullpen/engine';

/** A moment of a match in which a seat had a choice: what it knew, what it could do, and what it did. */
export interface DecisionPoint {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly move: Move;
  /** The round or deal, from 1, and which choice of the seat in it, from 1; forced moves are not counted. */
  readonly period: number;
  readonly turn: number;
  /** How many moves of all seats came before it in the match. */
  readonly at: number;
  /** What the seat did next before anybody else did anything, in the same round or deal: the rest of its turn. */
  readonly rest: readonly Move[];
}

/** What came of a round or deal, for all seats: scores are counted as the game counts them. */
interface Period {
  readonly n: number;
  readonly points: readonly number[];
}

/** A match as a coach looks at it, from one seat. */
export interface Course {
  readonly decisions: readonly DecisionPoint[];
  readonly periods: readonly Period[];
}

/** The round or deal that a view is of; a game without any is one. */
export function periodOf({ period }: Game, view: View): number {
  return period === 'none' ? 1 : (view as View & Readonly<Record<typeof period, number>>)[period];
}

/** What a seat had to decide in a recorded match. It does not look for faults in the record; after one there is nothing more. */
export function courseOf(record: RawRecord, seat: Seat): Course {
  const { game } = record;
  const decisions: DecisionPoint[] = [];
  let before: { view: View; moves: readonly Move[] } | null = null;
  let made = -1;
  /** The rests of the decisions of the turn that is under way, and the period that it is of. */
  let underWay: { rests: Move[][]; period: number } = { rests: [], period: 0 };
  replay(record, (state, mover, text) => {
    if (mover !== seat) underWay = { rests: [], period: 0 };
    else if (before !== null) {
      const move = required(game.parse(text ?? ''), 'the move of a record');
      const period = periodOf(game, before.view);
      if (period !== underWay.period) underWay = { rests: [], period };
      for (const rest of underWay.rests) rest.push(move);
      if (before.moves.length > 1) {
        const last = decisions.at(-1);
        const turn = last?.period === period ? last.turn + 1 : 1;
        const rest: Move[] = [];
        underWay.rests.push(rest);
        decisions.push({ ...before, move, period, turn, at: made, rest });
      }
    }
    made++;
    const moves = legalMoves(game, state, seat);
    before = moves.length === 0 ? null : { view: game.view(state, seat), moves };
  });
  const periods = record.body.flatMap(({ json }) => ('round' in json ? [json.round as Period] : []));
  return { decisions, periods };
}
