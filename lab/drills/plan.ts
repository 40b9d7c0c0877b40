import { type Game, type Match, type OptionSpec, readMatch, required } from '@bullpen/engine';
import type { GameId } from '@bullpen/games';

/** What a set of drills is made of. The same plan with the same code gives the same file, whatever the number of cores. */
export interface DrillPlan {
  readonly game: GameId;
  readonly seed: string;
  readonly count: number;
  /** Matches in which to look, each as the text of its record; without them bots play some. */
  readonly records?: readonly string[];
}

/** How the moves of a game are valued for drills. */
interface DrillMeasure {
  /** The large budget, for all moves of a decision together. */
  readonly playouts: number;
  /** The next best move must cost this many points at least: less than that matters to nobody. */
  readonly least: number;
}

export const MEASURES: Readonly<Record<GameId, DrillMeasure>> = {
  'six-nimmt': { playouts: 2000, least: 1.5 },
  'eleven-nimmt': { playouts: 1500, least: 2 },
  bullenrommee: { playouts: 1500, least: 3 },
  'twenty-one': { playouts: 2000, least: 1.5 },
  'captain-jack': { playouts: 2000, least: 1 },
};

/** Tables with more seats are rare, and their positions hard to take in. */
const MOST_SEATS = 6;

/** The tables at which matches are played in turn: one round or deal, with every number of seats and every choice of options. */
export function tablesOf(game: Game): Match[] {
  const specs = Object.entries(game.options as Readonly<Record<string, OptionSpec>>);
  const whole = specs.flatMap(([name]) => (name === `${game.period}s` ? [[name, 1] as const] : []));
  const choices = specs.flatMap(([name, spec]) =>
    spec.kind === 'choice' ? spec.values.map((value) => [name, value] as const) : [],
  );
  const options = (choices.length === 0 ? [[]] : choices.map((choice) => [choice])).map((chosen) =>
    Object.fromEntries([...whole, ...chosen]),
  );
  const { min, max } = game.seats;
  const most = Math.min(max, MOST_SEATS);
  return options.flatMap((chosen) =>
    Array.from({ length: most - min + 1 }, (_, more) => {
      const match = readMatch(game, min + more, chosen);
      return required(match.ok ? match.value : null, 'the match');
    }),
  );
}
