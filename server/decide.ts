import { botsFor } from '@bullpen/bots';
import { type Event, play, readMatch, type Seat, taped, type Viewer, WATCHER } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Command, CreateTable, Problem } from '@bullpen/wire';
import { commitmentOf, fairChance, newSecret } from './fair.ts';
import type { By, Entry, Pace } from './log.ts';
import { cleanName } from './names.ts';
import { problem, refused } from './problems.ts';
import type { Played, Table } from './table.ts';
import { hashToken, newToken } from './tokens.ts';

/** What a command comes to: an entry to append, with what was worked out for it, or a problem. */
export type Decision =
  | { readonly entry: Entry; readonly played?: Played; readonly token?: string; readonly seat?: Seat }
  | { readonly problem: Problem };

/** So long no bot can be put on a seat that is kept. */
const KEPT_MILLISECONDS = 120_000;

const no = (code: Parameters<typeof problem>[0], detail?: Problem['detail']): Decision => ({
  problem: problem(code, detail),
});

/** What the first entry of a rematch says besides. */
export type RematchOf = Required<Pick<Extract<Entry, { type: 'created' }>, 'before' | 'kept'>>;

/** The first entry of a new table. */
export function decideCreate(wish: CreateTable, pace: Pace, now: number, rematch?: RematchOf): Decision {
  const game = Object.hasOwn(games, wish.game) ? games[wish.game] : undefined;
  if (game === undefined) return no('no-such-game', { allowed: Object.keys(games).join(', ') });
  const match = readMatch(game, wish.seats, wish.options ?? {});
  if (!match.ok) return { problem: refused(match.refusal) };
  const plan = wish.plan ?? [];
  if (plan.length > wish.seats) return no('plan', { seats: wish.seats });
  const levels = Object.keys(botsFor(game.id));
  const stranger = plan.find((seat) => seat.kind === 'bot' && !levels.includes(seat.level));
  if (stranger !== undefined) return no('level', { allowed: levels.join(', ') });
  const secret = newSecret();
  return {
    entry: {
      type: 'created',
      at: now,
      game: game.id,
      version: game.version,
      seats: wish.seats,
      options: match.value.options as Record<string, string | number>,
      plan: Array.from({ length: wish.seats }, (_, seat) => plan[seat] ?? { kind: 'open' }),
      clock: wish.clock ?? { kind: 'none' },
      listed: wish.listed ?? false,
      hints: wish.hints ?? true,
      pace,
      secret,
      commitment: commitmentOf(secret),
      ...rematch,
    },
  };
}

/** What a command does to a table, if anything. `viewer` is the seat that its token stands for, or the watcher. */
export function decide(table: Table, viewer: Viewer, command: Command, now: number): Decision {
  if (command.do === 'sit') return sit(table, command, now);
  if (viewer === WATCHER) return no('not-seated');
  const seat = viewer;
  switch (command.do) {
    case 'stand':
      return table.status === 'open' ? { entry: { type: 'stood', at: now, seat } } : no('not-open');
    case 'start':
      return start(table, command.fill, now);
    case 'move':
      if (command.seq !== undefined && command.seq !== table.seq) return no('stale', { seq: table.seq });
      return move(table, seat, command.move, 'person', now);
    case 'retract':
      if (table.status !== 'playing') return no('not-playing');
      return table.game.retract(table.game.clone(table.state), seat)
        ? { entry: { type: 'retracted', at: now, seat } }
        : no('nothing-to-retract');
    case 'return':
      return table.seats[seat]!.away ? { entry: { type: 'returned', at: now, seat } } : no('not-away');
    case 'recover': {
      const token = command.token ?? newToken();
      const hash = hashToken(token);
      if (hash !== table.seats[seat]!.token && opensAny(table, hash)) return no('token-used');
      return { entry: { type: 'moved-device', at: now, seat, token: hash }, token, seat };
    }
    case 'rematch':
      if (table.status !== 'over') return no('not-over');
      return table.offers.includes(seat)
        ? no('already-offered')
        : { entry: { type: 'offered', at: now, seat } };
  }
}

function sit(table: Table, command: Extract<Command, { do: 'sit' }>, now: number): Decision {
  if (table.status !== 'open') return no('not-open');
  const name = cleanName(command.name);
  if (name === null) return no('name');
  const seat = command.seat ?? table.seats.findIndex(({ kind }) => kind === 'free');
  if (seat === -1 && command.seat === undefined) return no('no-free-seat');
  const wanted = table.seats[seat];
  if (wanted === undefined) return no('seats', { allowed: `0–${table.seats.length - 1}` });
  if (wanted.kind === 'kept') return no('seat-kept');
  if (wanted.kind !== 'free') return no('seat-taken');
  return take(table, seat, name, command, now);
}

/** Somebody takes a seat that it may have, with a token that opens no other. */
function take(
  table: Table,
  seat: Seat,
  name: string,
  command: Extract<Command, { do: 'sit' }>,
  now: number,
): Decision {
  const token = command.token ?? newToken();
  const hash = hashToken(token);
  if (opensAny(table, hash)) return no('token-used');
  const entry = { type: 'sat', at: now, seat, name, token: hash, nonce: command.nonce ?? '' } as const;
  return { entry, token, seat };
}

/** Whether a token stands for a seat of the table already, or may claim one. */
const opensAny = (table: Table, hash: string): boolean =>
  table.seats.some(({ token, claim }) => token === hash || claim === hash);

/** What who had a seat before the rematch may do with the token of then: take the seat that is kept, or leave it to others. */
export function decideClaim(table: Table, seat: Seat, command: Command, now: number): Decision {
  if (command.do !== 'sit' && command.do !== 'stand') return no('bad-token');
  if (table.status !== 'open') return no('not-open');
  if (command.do === 'stand') return { entry: { type: 'stood', at: now, seat } };
  const name = cleanName(command.name);
  if (name === null) return no('name');
  if (command.seat !== undefined && command.seat !== seat) return no('seats', { allowed: seat });
  return take(table, seat, name, command, now);
}

function start(table: Table, fill: string | undefined, now: number): Decision {
  if (table.status !== 'open') return no('not-open');
  if (table.game.version !== table.created.version) return no('other-version');
  const levels = Object.keys(botsFor(table.game.id));
  if (fill !== undefined && !levels.includes(fill)) return no('level', { allowed: levels.join(', ') });
  const free = table.seats.filter(({ kind }) => kind === 'free' || kind === 'kept').length;
  if (free > 0 && fill === undefined) return no('seats-free', { free });
  // Whoever wanted a rematch has time to come; whoever does not come in it must not hold up the others for ever.
  const kept = table.seats.some(({ kind }) => kind === 'kept');
  if (kept && now < table.created.at + KEPT_MILLISECONDS) return no('seat-kept');
  const { chance, fair } = luck(table);
  const events: Event[] = [];
  const state = table.game.setup(table.match, chance, (event) => events.push(event));
  const entry = {
    type: 'started',
    at: now,
    fill: fill ?? null,
    draws: chance.tape,
    spent: fair.spent(),
  } as const;
  return { entry, played: { state, events } };
}

/** A move of a seat, by its text. */
export function move(table: Table, seat: Seat, text: string, by: By, now: number): Decision {
  if (table.status !== 'playing') return no('not-playing');
  if (table.game.version !== table.created.version) return no('other-version');
  const { chance, fair } = luck(table);
  const made = play(table.game, table.state, seat, text, chance);
  if (!made.ok) return { problem: refused(made.refusal) };
  const entry = {
    type: 'moved',
    at: now,
    seat,
    move: text,
    by,
    draws: chance.tape,
    spent: fair.spent(),
  } as const;
  return { entry, played: made.value };
}

/** The rest of the table's fair stream, written down as it is drawn. */
function luck(table: Table): { chance: ReturnType<typeof taped>; fair: ReturnType<typeof fairChance> } {
  const seed = { secret: table.created.secret, nonces: table.seats.map(({ nonce }) => nonce) };
  const fair = fairChance(seed, table.spent);
  return { chance: taped(fair), fair };
}

/** The rematch of a table: the same game, options and bots. */
export const rematchWish = ({ created, seats }: Table): Omit<CreateTable, 'id'> => ({
  game: created.game,
  seats: created.seats,
  options: created.options,
  plan: seats.map(({ kind, level }) => (kind === 'bot' ? { kind, level: level! } : { kind: 'open' })),
  clock: created.clock,
  listed: created.listed,
  hints: created.hints,
});

/** Each seat of a person is kept for it. Its token of then claims the seat and opens nothing else. */
export const rematchOf = ({ id, seats }: Table): RematchOf => ({
  before: id,
  kept: seats.map(({ name, token }) => (name !== null && token !== null ? { name, token } : null)),
});

/** Everybody who could want a rematch does. */
export const allOffer = (table: Table): boolean =>
  table.seats.every(({ kind }, seat) => kind !== 'person' || table.offers.includes(seat));
