import { accept, at, type Result, readMatch, required } from '@bullpen/engine';
import { gameIds, games, isGameId } from '@bullpen/games';
import type { CreateTable, Problem } from '@bullpen/wire';
import { deny, problemOf } from '@bullpen/wire/problems.ts';
import type { Decision } from './decision.ts';
import type { Entry, Pace } from './entries.ts';
import type { Machine } from './machine.ts';
import type { Table } from './table.ts';

type CreatedEntry = Extract<Entry, { type: 'created' }>;

/** What the first entry of a rematch says in addition. */
export type RematchOf = Pick<CreatedEntry, 'before' | 'kept' | 'hostSeat'>;

/** With what every first entry begins: when it was, and the match, if there is such a game and its rules allow it. */
export function beginEntry(
  { game: id, seats, options }: Pick<CreatedEntry, 'game' | 'seats' | 'options'>,
  machine: Machine,
): Result<Pick<CreatedEntry, 'type' | 'at' | 'game' | 'version' | 'seats' | 'options'>, Problem> {
  if (!isGameId(id)) return deny('no-such-game', { allowed: gameIds.join(', ') });
  const game = games[id];
  const match = readMatch(game, seats, options);
  if (!match.ok) return { ok: false, refusal: problemOf(match.refusal) };
  return accept({
    type: 'created',
    at: machine.now(),
    game: id,
    version: game.version,
    seats,
    options: match.value.options as CreatedEntry['options'],
  });
}

/** The first entry of a new table. */
export function decideCreate(wish: CreateTable, pace: Pace, machine: Machine, rematch?: RematchOf): Decision {
  const begun = beginEntry({ game: wish.game, seats: wish.seats, options: wish.options ?? {} }, machine);
  if (!begun.ok) return begun;
  const plan = wish.plan ?? [];
  if (plan.length > wish.seats) return deny('plan', { seats: wish.seats });
  const levels = machine.levels(begun.value.game);
  const stranger = plan.find((seat) => seat.kind === 'bot' && !levels.includes(seat.level));
  if (stranger !== undefined) return deny('level', { allowed: levels.join(', ') });
  const secret = machine.newSecret();
  return accept({
    entry: {
      ...begun.value,
      plan: Array.from({ length: wish.seats }, (_, seat) => plan[seat] ?? { kind: 'open' }),
      clock: wish.clock ?? { kind: 'none' },
      listed: wish.listed ?? false,
      hints: wish.hints ?? true,
      seating: wish.seating ?? 'drawn',
      pace,
      secret,
      commitment: machine.commitmentOf(secret),
      ...(wish.phrases !== undefined && { phrases: wish.phrases }),
      ...(wish.rated === true && { rated: true as const, endBy: 'majority' as const }),
      ...(wish.host !== undefined && { host: machine.hashToken(wish.host) }),
      ...rematch,
    },
  });
}

/** The player of seat 1 begins the rematch, unless seats are fixed. */
const movedOn = <T>(seats: readonly T[], { created }: Table): T[] =>
  created.seating === 'drawn' ? [...seats.slice(1), ...seats.slice(0, 1)] : [...seats];

/** The rematch of a table: the same game, options and bots. */
export const rematchWish = (table: Table): Omit<CreateTable, 'id'> => ({
  game: table.created.game,
  seats: table.match.seats,
  options: table.match.options,
  plan: movedOn(table.seats, table).map(({ kind, level }) =>
    kind === 'bot' ? { kind, level: required(level, 'the level of a bot') } : { kind: 'open' },
  ),
  clock: table.created.clock,
  // Its seats are kept for those who played: nobody needs to find it.
  listed: false,
  hints: table.created.hints,
  seating: table.created.seating ?? 'fixed',
  phrases: table.phrases,
  ...(table.created.rated && { rated: true }),
});

/** Each seat is kept for its player of the previous match. The old token claims the seat and opens nothing else. */
export function rematchOf(table: Table): RematchOf {
  const seats = movedOn(table.seats, table);
  const hostSeat = seats.findIndex((seat) => seat === table.seats[table.host ?? -1]);
  return {
    before: table.id,
    ...(hostSeat !== -1 && { hostSeat }),
    kept: seats.map(({ name, token, player }) =>
      name !== null && token !== null ? { name, token, ...(player !== null && { player }) } : null,
    ),
  };
}

/**
 * The rematch with its kept seats for the tokens that are valid at the table before it now: a token that was replaced there
 * after the rematch was made (`recover`) claims nothing, and the new one does.
 */
export function withClaims(rematch: Table, before: Table): Table {
  const seats = movedOn(before.seats, before);
  return {
    ...rematch,
    seats: rematch.seats.map((seat, i) =>
      seat.kind === 'kept' ? { ...seat, claim: at(seats, i).token } : seat,
    ),
  };
}

/** The match is over, people sit here, and all of them want a rematch. */
export function allOffer({ status, seats, offers }: Table): boolean {
  const people = [...seats.keys()].filter((seat) => at(seats, seat).kind === 'person');
  return status === 'over' && people.length > 0 && people.every((seat) => offers.includes(seat));
}
