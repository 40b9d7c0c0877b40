/** A table of a round that has ended: the entrants by seat, null for a bot, and the place of each, 1 for the best. */
export interface PlayedTable {
  readonly seats: readonly (string | null)[];
  readonly places: readonly number[];
}

/** Where an entrant stands. Entrants who are equal in everything share a place. */
export interface EntrantStanding {
  readonly entrant: string;
  readonly place: number;
  /** What counts: the entrant's own points, and those of the people met, since points are harder to win at strong tables. */
  readonly score: number;
  /** One for a table won, nothing for a table lost, and what lies between. */
  readonly points: number;
  /** The points of the people met, on average. */
  readonly opponents: number;
  readonly wins: number;
}

/** By seat, the share of the others at the table that it is ahead of; those with the same place share it. */
export function pointsOf(places: readonly number[]): number[] {
  const others = places.length - 1;
  if (others === 0) return [1];
  return places.map((place) => {
    const behind = places.filter((other) => other > place).length;
    const beside = places.filter((other) => other === place).length - 1;
    return (behind + beside / 2) / others;
  });
}

/** All entrants, the best first, after these tables. */
export function standings(entrants: readonly string[], tables: readonly PlayedTable[]): EntrantStanding[] {
  const points = new Map(entrants.map((entrant) => [entrant, 0]));
  const wins = new Map(points);
  const met = new Map(entrants.map((entrant): [string, string[]] => [entrant, []]));
  for (const { seats, places } of tables) {
    const earned = pointsOf(places);
    for (const [seat, entrant] of seats.entries()) {
      if (entrant === null) continue;
      points.set(entrant, (points.get(entrant) ?? 0) + (earned[seat] ?? 0));
      wins.set(entrant, (wins.get(entrant) ?? 0) + Number(places[seat] === 1));
      const others = seats.filter((other): other is string => other !== null && other !== entrant);
      met.get(entrant)?.push(...others);
    }
  }
  const rows = entrants.map((entrant) => {
    const opponents = met.get(entrant) ?? [];
    const sum = opponents.reduce((total, other) => total + (points.get(other) ?? 0), 0);
    const own = points.get(entrant) ?? 0;
    const theirs = opponents.length === 0 ? 0 : sum / opponents.length;
    return { entrant, score: own + theirs, points: own, opponents: theirs, wins: wins.get(entrant) ?? 0 };
  });
  rows.sort(compare);
  let place = 1;
  return rows.map((row, i) => {
    const before = rows[i - 1];
    if (before !== undefined && compare(before, row) < 0) place = i + 1;
    return { ...row, place };
  });
}

type Row = Omit<EntrantStanding, 'place'>;

/** Less than this is a matter of rounding. */
const NOTHING = 1e-9;

function compare(one: Row, other: Row): number {
  for (const key of ['score', 'points', 'wins'] as const) {
    const ahead = other[key] - one[key];
    if (Math.abs(ahead) > NOTHING) return ahead;
  }
  return 0;
}
