import { countCards } from '@bullpen/bots/captain-jack/counting';
import { bestByThumb, type CaptainFigures } from '@bullpen/bots/captain-jack/policy';
import { byThumb } from '@bullpen/bots/eleven-nimmt/policy';
import { type ElevenFigures, Scores } from '@bullpen/bots/eleven-nimmt/scores';
import { at, type Chance, type Game, legalMoves, type Match, type Move, type Seat } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import type { State as CaptainState } from '@bullpen/games/captain-jack/internals.ts';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import type { State as ElevenState } from '@bullpen/games/eleven-nimmt/internals.ts';

/** The figures of a rule of thumb, by name. */
export type ThumbFigures = Readonly<Record<string, number>>;

/** A game in which rules of thumb learn their figures by playing each other. */
export interface ThumbGame {
  readonly game: Game;
  readonly options: Partial<Match['options']>;
  /** Where the bots find what was learnt, its type, and where that is. */
  readonly file: string;
  readonly type: string;
  readonly typeFile: string;
  /** Plain guesses to begin with. */
  readonly first: ThumbFigures;
  /** What a point is worth beside a win: there are more points than wins to learn from. */
  readonly point: number;
  /** How many deals each try plays in a generation, if nobody says. */
  readonly rounds: number;
  move(state: unknown, seat: Seat, chance: Chance, figures: ThumbFigures): Move;
}

const eleven: ElevenFigures = {
  play: 0.5,
  playHeads: 0.3,
  climbedOver: -0.3,
  playableNext: 0.2,
  thirdCard: -0.3,
  firstBull: -1.5,
  run: 1,
  runCard: 0.3,
  take: 0.3,
  takeCard: -0.3,
  takeHeads: -0.1,
  takeJoining: 0.2,
  bull: 3,
  bullHeld: -1.5,
  bullTime: 0.1,
};

const scores = new WeakMap<ThumbFigures, Scores>();

/** Figures are tried in many matches, and added up once. */
function scoresBy(figures: ThumbFigures): Scores {
  let known = scores.get(figures);
  if (known === undefined) {
    known = new Scores(figures as unknown as ElevenFigures);
    scores.set(figures, known);
  }
  return known;
}

const captain: CaptainFigures = {
  blankKept: 1.5,
  jackKept: 1.5,
  rid: 0.1,
  inStore: 0.5,
  danger: 1,
  relief: 0.5,
  gift: 0.2,
  giftShared: 0.8,
};

export const thumbGames = {
  'eleven-nimmt': {
    game: elevenNimmt as Game,
    options: { rounds: 1 },
    file: 'bots/eleven-nimmt/weights.ts',
    type: 'ElevenFigures',
    typeFile: './scores.ts',
    first: { ...eleven },
    point: 0.05,
    rounds: 120,
    move: (state, seat, chance, figures) => byThumb(state as ElevenState, seat, chance, scoresBy(figures)),
  },
  'captain-jack': {
    game: captainJack as Game,
    options: {},
    file: 'bots/captain-jack/weights.ts',
    type: 'CaptainFigures',
    typeFile: './policy.ts',
    first: { ...captain },
    point: 0.02,
    rounds: 60,
    move(state, seat, chance, figures) {
      const moves = legalMoves(captainJack, state as CaptainState, seat);
      if (moves.length === 1) return at(moves, 0);
      const counted = countCards(captainJack.view(state as CaptainState, seat));
      const index = bestByThumb(
        state as CaptainState,
        seat,
        moves,
        moves.length,
        counted,
        chance,
        figures as unknown as CaptainFigures,
      );
      return at(moves, index);
    },
  },
} as const satisfies Readonly<Record<string, ThumbGame>>;

export type ThumbGameId = keyof typeof thumbGames;
