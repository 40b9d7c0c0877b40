// Compares what people received with what the server says in the end. Shares no code with the server: plain arithmetic.

import { createHash } from 'node:crypto';
import type { Snapshot, Tournament, TournamentRound, Update } from '@bullpen/wire';
import type { AcceptedMove } from './client.ts';

export interface PlayedTournament {
  readonly view: Tournament;
  readonly rounds: readonly TournamentRound[];
  readonly accepted: readonly AcceptedMove[];
  /** By table, its log and its last snapshot, as everybody may see them. */
  readonly logs: ReadonlyMap<string, readonly Update[]>;
  readonly ends: ReadonlyMap<string, Snapshot>;
}

/** What is wrong, one line each. */
export function checkTournament(played: PlayedTournament): string[] {
  return [
    ...lostMoves(played),
    ...wrongRounds(played),
    ...wrongResults(played),
    ...wrongStandings(played),
    ...wrongSecret(played),
  ];
}

/** Every move that was accepted is in the log at its seq, and there are no other moves. */
function lostMoves({ accepted, logs }: PlayedTournament): string[] {
  const found = accepted.flatMap(({ table, seat, seq }) => {
    const entry = logs.get(table)?.[seq - 1]?.entry;
    return entry?.type === 'moved' && entry.seat === seat && entry.by === 'person'
      ? []
      : [`${table}: the move of seat ${seat} at ${seq} is lost`];
  });
  const places = new Set(accepted.map(({ table, seq }) => `${table} ${seq}`));
  if (places.size !== accepted.length) found.push('two moves were accepted at one place');
  for (const [table, log] of logs) {
    if (log.some(({ seq }, i) => seq !== i + 1)) found.push(`${table}: a gap`);
    const doubled = log.filter(
      ({ seq, entry }) => entry.type === 'moved' && entry.by === 'person' && !places.has(`${table} ${seq}`),
    );
    for (const { seq } of doubled) found.push(`${table}: nobody made the move at ${seq}`);
    const starts = log.filter(({ entry }) => entry.type === 'started').length;
    if (starts !== 1) found.push(`${table}: dealt ${starts} times`);
  }
  return found;
}

/** Rounds are numbered without a gap, each seats nobody twice, and all who are in play each but the final. */
function wrongRounds({ view, rounds }: PlayedTournament): string[] {
  const everybody = view.entrants.filter(({ state }) => state === 'in').map(({ entrant }) => entrant);
  return rounds.flatMap(({ round, final, tables }, i) => {
    const seated = tables.flatMap(({ seats }) => seats.filter((entrant) => entrant !== null));
    return [
      ...(round === i + 1 && final === round > view.rounds ? [] : [`round ${i + 1} is called ${round}`]),
      ...(new Set(seated).size === seated.length ? [] : [`round ${round} seats somebody twice`]),
      ...(final || everybody.every((entrant) => seated.includes(entrant))
        ? []
        : [`round ${round} leaves somebody out`]),
    ];
  });
}

/** The result of every table is there, and in the order of the scores that its table ended with. */
function wrongResults({ rounds, ends }: PlayedTournament): string[] {
  return rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, result }) => {
      const outcome = ends.get(table)?.outcome ?? null;
      if (result === null || outcome === null) return [`round ${round}: ${table} has no result`];
      const same = JSON.stringify(result.scores) === JSON.stringify(outcome.scores);
      const best = result.forfeits.length > 0 || outcome.winners.every((seat) => result.places[seat] === 1);
      return same && best ? [] : [`round ${round}: ${table} has another result than its match`];
    }),
  );
}

/** The points in the standing are those of all tables but the final. */
function wrongStandings({ view, rounds }: PlayedTournament): string[] {
  const points = new Map<number, number>();
  for (const { tables, final } of rounds)
    for (const { seats, result } of final ? [] : tables)
      for (const [seat, entrant] of seats.entries()) {
        if (entrant === null || result === null) continue;
        const own = result.places[seat] ?? 0;
        const behind = result.places.filter((place) => place > own).length;
        const beside = result.places.filter((place) => place === own).length - 1;
        const share = (behind + beside / 2) / (seats.length - 1);
        points.set(entrant, (points.get(entrant) ?? 0) + share);
      }
  return view.standings.flatMap(({ entrant, points: said }) =>
    Math.abs(said - (points.get(entrant) ?? 0)) < 1e-6
      ? []
      : [`entrant ${entrant} has other points than ${said}`],
  );
}

const wrongSecret = ({ view }: PlayedTournament): string[] =>
  createHash('sha256')
    .update(view.secret ?? '')
    .digest('hex') === view.commitment
    ? []
    : ['the secret is not the one that was committed to'];
