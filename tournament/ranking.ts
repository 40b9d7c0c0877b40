import { at } from '@bullpen/engine';
import type { TournamentResult, TournamentStanding } from '@bullpen/wire';
import { type EntrantStanding, type PlayedTable, pointsOf, standings } from './standing.ts';
import type { RoundState, TableState, TournamentState } from './state.ts';

/** The result of a table: seats whose people left share the last place, the others keep their order. */
export function resultOf(
  places: readonly number[],
  scores: readonly number[],
  forfeits: readonly number[],
): TournamentResult {
  const behind = places.map((place, seat) => (forfeits.includes(seat) ? places.length + 1 : place));
  return { places: ranked(behind), scores, forfeits, void: false };
}

/** A match without an outcome: everybody who stayed is in the middle. */
export const voidResult = (seats: number, forfeits: readonly number[]): TournamentResult => ({
  ...resultOf(
    Array.from({ length: seats }, () => 1),
    [],
    forfeits,
  ),
  void: true,
});

/** The same order, as places without gaps above those who share one. */
const ranked = (places: readonly number[]): number[] =>
  places.map((place) => 1 + places.filter((other) => other < place).length);

/** A table as it counts. Nobody has won one that was void. */
const played = ({ seats, result }: TableState): PlayedTable[] => {
  if (result === null) return [];
  const { places } = result;
  return [
    {
      seats: seats.map((entrant) => (entrant === null ? null : String(entrant))),
      places: result.void ? places.map((place) => place + 1) : places,
    },
  ];
};

const isFinal = ({ final }: RoundState): boolean => final;

/** The tables that count for the standing: all that have ended, except the final. */
export const playedTables = ({ rounds }: TournamentState): PlayedTable[] =>
  rounds.filter((round) => !isFinal(round)).flatMap(({ tables }) => tables.flatMap(played));

/** Everybody who is in or has played, the best first, as it was before the final. */
function beforeFinal(state: TournamentState): EntrantStanding[] {
  const tables = playedTables(state);
  const seen = new Set(tables.flatMap(({ seats }) => seats));
  const entrants = state.entrants.flatMap((entrant, i) =>
    entrant.state === 'in' || seen.has(String(i + 1)) ? [String(i + 1)] : [],
  );
  return standings(entrants, tables);
}

/** A cache: all who follow a tournament ask for the same standing, and a state never changes. */
const known = new WeakMap<TournamentState, readonly TournamentStanding[]>();

/** The standing. After the final its finalists come first, in the order in which they ended there. */
export function standingOf(state: TournamentState): readonly TournamentStanding[] {
  const standing = known.get(state) ?? computed(state);
  known.set(state, standing);
  return standing;
}

function computed(state: TournamentState): TournamentStanding[] {
  const tables = new Map<string | null, number>();
  for (const entrant of playedTables(state).flatMap(({ seats }) => seats))
    tables.set(entrant, (tables.get(entrant) ?? 0) + 1);
  const rows = beforeFinal(state).map(({ entrant, ...row }) => ({
    ...row,
    entrant: Number(entrant),
    tables: tables.get(entrant) ?? 0,
  }));
  const finalists = finalPlaces(state);
  if (finalists === null) return rows;
  const first = rows
    .filter(({ entrant }) => finalists.has(entrant))
    .toSorted(
      (a, b) => (finalists.get(a.entrant) ?? 0) - (finalists.get(b.entrant) ?? 0) || a.place - b.place,
    );
  const others = rows.filter(({ entrant }) => !finalists.has(entrant));
  return [
    ...first.map((row) => ({ ...row, place: placeAmong(row, first, finalists) })),
    // Players who shared a place with a finalist come after them.
    ...others.map((row) => ({
      ...row,
      place: 1 + first.length + others.filter(({ place }) => place < row.place).length,
    })),
  ];
}

/** The places of the people in the final; null until it has ended. */
function finalPlaces({ rounds }: TournamentState): ReadonlyMap<number, number> | null {
  const table = rounds.find(isFinal)?.tables[0];
  if (table === undefined || table.result === null) return null;
  const { places } = table.result;
  return new Map(
    table.seats.flatMap((entrant, seat) => (entrant === null ? [] : [[entrant, at(places, seat)] as const])),
  );
}

/** Equals in the final are in the order of the standing before it. */
function placeAmong(
  row: TournamentStanding,
  first: readonly TournamentStanding[],
  finalists: ReadonlyMap<number, number>,
): number {
  const key = ({ entrant, place }: TournamentStanding): number => (finalists.get(entrant) ?? 0) * 1e6 + place;
  return 1 + first.filter((other) => key(other) < key(row)).length;
}

/** What the people of some tables got there, by entrant: for the leaderboard of a club. */
export function earnings(
  state: TournamentState,
): ReadonlyMap<number, { readonly points: number; readonly tables: number; readonly wins: number }> {
  const sums = new Map<number, { points: number; tables: number; wins: number }>();
  for (const { seats, places } of state.rounds.flatMap(({ tables }) => tables.flatMap(played))) {
    const points = pointsOf(places);
    for (const [seat, entrant] of seats.entries()) {
      if (entrant === null) continue;
      const sum = sums.get(Number(entrant)) ?? { points: 0, tables: 0, wins: 0 };
      sum.points += at(points, seat);
      sum.tables += 1;
      sum.wins += Number(places[seat] === 1);
      sums.set(Number(entrant), sum);
    }
  }
  return sums;
}
