import { entryOf, type GameId } from '@bullpen/games';
import { type Deciding, singleMoves, wholeTurns } from './choices.ts';
import type { Course, DecisionPoint } from './decisions.ts';
import { notSolved, type Solving, solvedCaptain, solvedSix, solvedTwentyOne } from './exact.ts';
import {
  bullenThought,
  captainThought,
  elevenThought,
  type Playing,
  sixThought,
  twentyOneThought,
} from './thinking.ts';

/** What a decision must cost at least before anything is said against it. */
interface LeastCost {
  /** In points against the others' mean. */
  readonly points: number;
  /** Of the chance to win the match, from 0 to 1. */
  readonly chance: number;
}

/** How the coach looks at a game. */
interface CoachedGame {
  /** Found by `bullpen review --calibrate`, see docs/COACH.md. */
  readonly least: LeastCost;
  /** How far totals drift apart in one round or deal more; and the lead at the end of the match that is nearly as good as any. */
  readonly swing: number;
  readonly narrow: number;
  readonly deciding: Deciding;
  readonly solve: Solving;
  think(view: never): Playing;
}

const COACHED: Readonly<Record<GameId, CoachedGame>> = {
  'six-nimmt': {
    least: { points: 1.5, chance: 0.03 },
    swing: 6,
    narrow: 1,
    deciding: singleMoves,
    solve: solvedSix,
    think: sixThought,
  },
  'eleven-nimmt': {
    least: { points: 1.5, chance: 0.03 },
    swing: 10,
    narrow: 2,
    deciding: singleMoves,
    solve: notSolved,
    think: elevenThought,
  },
  bullenrommee: {
    least: { points: 6, chance: 0.1 },
    swing: 10,
    narrow: 2,
    deciding: wholeTurns,
    solve: notSolved,
    think: bullenThought,
  },
  'twenty-one': {
    least: { points: 1.5, chance: 0.025 },
    swing: 0,
    narrow: 2,
    deciding: singleMoves,
    solve: solvedTwentyOne,
    think: twentyOneThought,
  },
  'captain-jack': {
    least: { points: 0.7, chance: 0.025 },
    swing: 5,
    narrow: 1,
    deciding: singleMoves,
    solve: solvedCaptain,
    think: captainThought,
  },
};

export const coachedGame = (game: string): CoachedGame => entryOf(COACHED, game);

/** The decisions of a course that are judged: all, or the first of each turn. */
export function judged(game: string, { decisions }: Course): readonly DecisionPoint[] {
  if (!coachedGame(game).deciding.wholeTurns) return decisions;
  let turns = 0;
  let last: DecisionPoint | undefined;
  return decisions.flatMap((decision) => {
    const isSamePeriod = last?.period === decision.period;
    if (last !== undefined && isSamePeriod && decision.at <= last.at + last.rest.length) return [];
    turns = isSamePeriod ? turns + 1 : 1;
    last = decision;
    return [{ ...decision, turn: turns }];
  });
}
