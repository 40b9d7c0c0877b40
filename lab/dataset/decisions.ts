import { courseOf } from '@bullpen/bots/coach/decisions';
import { coaching } from '@bullpen/bots/coach/model';
import { evaluate } from '@bullpen/bots/search';
import { type RawRecord, required, type Seat, seeded, type View } from '@bullpen/engine';

/** A decision of a seat: what it knew, what it could do, what it did, and what each move was worth. */
export interface DecisionRow {
  readonly match: number;
  /** How many moves of all seats came before it in the match. */
  readonly at: number;
  readonly seat: Seat;
  readonly player: string;
  /** The round or deal, from 1, and which choice of the seat in it, from 1. */
  readonly period: number;
  readonly turn: number;
  readonly legal: readonly string[];
  readonly move: string;
  /** For each legal move, in points against the others' mean by the end of the round or deal, and the standard errors. */
  readonly values: readonly number[];
  readonly errors: readonly number[];
  readonly view: View;
}

/** Every move is tried in at least this many worlds, however many moves there are. */
const LEAST_WORLDS = 4;

/** All decisions of a match, in the order in which they were made. */
export function decisionsOf(record: RawRecord, match: number, playouts: number): DecisionRow[] {
  const { game, header } = record;
  const knowledge = coaching(game);
  const rows = header.players.flatMap((player, seat) =>
    courseOf(record, seat).decisions.map(({ view, moves, move, period, turn, at }): DecisionRow => {
      const budget = { playouts: Math.max(playouts, LEAST_WORLDS * moves.length) };
      const chance = seeded(`${header.seed} value ${at}`);
      const found = new Map(
        evaluate(knowledge, view, moves, chance, budget, 'all').map((each) => [each.move, each]),
      );
      const worth = moves.map((each) => required(found.get(each), 'the value of a move'));
      return {
        match,
        at,
        seat,
        player,
        period,
        turn,
        legal: moves.map((each) => game.format(each)),
        move: game.format(move),
        values: worth.map(({ mean }) => rounded(mean)),
        errors: worth.map(({ error }) => rounded(error)),
        view,
      };
    }),
  );
  return rows.sort((a, b) => a.at - b.at);
}

/** More digits would be noise. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
