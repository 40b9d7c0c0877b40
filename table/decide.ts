import {
  accept,
  at,
  type Event,
  type FairSeed,
  play,
  type Seat,
  type Taped,
  taped,
  type Viewer,
  WATCHER,
} from '@bullpen/engine';
import type { Command } from '@bullpen/wire';
import { cleanName, distinctName } from '@bullpen/wire/names.ts';
import { deny, problemOf } from '@bullpen/wire/problems.ts';
import { decideVote } from './absence.ts';
import { drawSeats } from './chance.ts';
import { mayAtDaily } from './daily.ts';
import { noncesOf, reveal, unrevealed } from './dealing.ts';
import type { Decision } from './decision.ts';
import type { By } from './entries.ts';
import { closeTable, handOn, hostWith, isHost, isReserved, mayStart, removeSeat, seatBot } from './host.ts';
import type { FairChance, Machine } from './machine.ts';
import { changeSeats } from './seat-count.ts';
import { standIn } from './seats.ts';
import type { Table } from './table.ts';
import { decidePhrases, decideSay } from './talk.ts';
import { mayAtTournament } from './tournament.ts';

/** After this many void deals the table ends: each gives a cheat who wants to choose the deal one more try. */
const VOIDS = 3;

/**
 * What a command does to a table, if anything. `viewer` is the seat that its token stands for, or the watcher. `player` is the id of the
 * player whose key came with it, if one did.
 */
export function decide(
  table: Table,
  viewer: Viewer,
  command: Command,
  machine: Machine,
  player: string | null = null,
): Decision {
  if (!mayAtDaily(table, command)) return deny('daily-table');
  if (!mayAtTournament(table, command)) return deny('tournament-table');
  if (command.do === 'sit')
    return viewer === WATCHER ? sit(table, command, machine, player) : deny('already-seated');
  if (viewer === WATCHER) return deny('not-seated');
  const seat = viewer;
  const now = machine.now();
  switch (command.do) {
    case 'stand':
      return table.status === 'open' ? accept({ entry: { type: 'stood', at: now, seat } }) : deny('not-open');
    case 'rename':
      return rename(table, seat, command.name, now);
    case 'start':
      return start(table, seat, command.fill, machine);
    case 'reveal':
      return reveal(table, seat, command.nonce, machine);
    case 'leave':
      if (table.status !== 'playing') return deny('not-playing');
      return at(table.seats, seat).away
        ? deny('already-away')
        : accept({ entry: { type: 'left', at: now, seat } });
    case 'resign':
      if (table.status !== 'playing') return deny('not-playing');
      return accept({ entry: { type: 'resigned', at: now, seat, level: standIn(table.game.id, machine) } });
    case 'vote':
      return decideVote(table, seat, command, now);
    case 'remove':
      return isHost(table, seat, now) ? removeSeat(table, command.seat, now) : deny('not-host');
    case 'bot':
      return isHost(table, seat, now) ? seatBot(table, command, machine) : deny('not-host');
    case 'hand-on':
      return isHost(table, seat, now) ? handOn(table, command.seat, now) : deny('not-host');
    case 'seats':
      return isHost(table, seat, now) ? changeSeats(table, command.seats, now) : deny('not-host');
    case 'close':
      return isHost(table, seat, now) ? closeTable(table, seat, now) : deny('not-host');
    case 'move':
      if (command.seq !== undefined && (command.seq < table.acted || command.seq > table.seq))
        return deny('stale', { seq: table.seq });
      return move(table, seat, command.move, 'person', machine);
    case 'say':
      return decideSay(table, seat, command.phrase, now);
    case 'phrases':
      return isHost(table, seat, now) ? decidePhrases(table, command.phrases, now) : deny('not-host');
    case 'retract':
      if (table.status !== 'playing') return deny('not-playing');
      return table.game.retract(table.game.clone(table.state), seat)
        ? accept({ entry: { type: 'retracted', at: now, seat } })
        : deny('nothing-to-retract');
    case 'return':
      if (table.status !== 'playing') return deny('not-playing');
      return at(table.seats, seat).away
        ? accept({ entry: { type: 'returned', at: now, seat } })
        : deny('not-away');
    case 'recover': {
      const token = command.token ?? machine.newToken();
      const hash = machine.hashToken(token);
      if (hash !== at(table.seats, seat).token && opensAny(table, hash)) return deny('token-used');
      return accept({ entry: { type: 'moved-device', at: now, seat, token: hash }, token, seat });
    }
    case 'rematch':
      if (table.status !== 'over') return deny('not-over');
      if (table.ended === 'version') return deny('other-version');
      if (table.state === null) return deny('not-playing');
      return table.offers.includes(seat)
        ? deny('already-offered')
        : accept({ entry: { type: 'offered', at: now, seat } });
  }
}

type Sit = Extract<Command, { do: 'sit' }>;

function sit(table: Table, command: Sit, machine: Machine, player: string | null): Decision {
  if (table.status !== 'open') return deny('not-open');
  const name = cleanName(command.name);
  if (name === null) return deny('name');
  const seat = command.seat ?? table.seats.findIndex(({ kind }) => kind === 'free');
  if (seat === -1 && command.seat === undefined) return deny('no-free-seat');
  const wanted = table.seats[seat];
  if (wanted === undefined) return deny('seats', { allowed: `0–${table.seats.length - 1}` });
  if (wanted.kind === 'kept') return deny('seat-kept');
  if (wanted.kind !== 'free') return deny('seat-taken');
  return take(table, seat, name, command, machine, player);
}

/** A person takes a seat that they may have, with a token that opens no other. */
function take(
  table: Table,
  seat: Seat,
  name: string,
  command: Sit,
  machine: Machine,
  player: string | null,
): Decision {
  const token = command.token ?? machine.newToken();
  const hash = machine.hashToken(token);
  if (table.barred.includes(hash)) return deny('removed');
  if (opensAny(table, hash)) return deny('token-used');
  const { commitment = '' } = command;
  const sat = { type: 'sat', at: machine.now(), seat, token: hash } as const;
  const host = hostWith(table, sat);
  const own = player === null ? {} : { player };
  const entry = { ...sat, name: distinctAt(table, seat, name), ...own, commitment, host };
  return accept({ entry, token, seat });
}

/** The name, changed if somebody at another seat has it. */
const distinctAt = (table: Table, seat: Seat, name: string): string =>
  distinctName(
    name,
    table.seats.flatMap((taken, i) => (i === seat ? [] : (taken.name ?? []))),
  );

function rename(table: Table, seat: Seat, wanted: string, now: number): Decision {
  if (table.status === 'over') return deny('not-playing');
  const name = cleanName(wanted);
  if (name === null) return deny('name');
  return accept({ entry: { type: 'renamed', at: now, seat, name: distinctAt(table, seat, name) } });
}

/** Whether a token stands for a seat of the table already, or may claim one. */
const opensAny = (table: Table, hash: string): boolean =>
  table.seats.some(({ token, claim }) => token === hash || claim === hash);

/** What a player of the previous match may do with their old token: take the seat that is kept, or leave it to others. */
export function decideClaim(
  table: Table,
  seat: Seat,
  command: Command,
  machine: Machine,
  player: string | null = null,
): Decision {
  if (command.do !== 'sit' && command.do !== 'stand') return deny('bad-token');
  if (table.status !== 'open') return deny('not-open');
  if (command.do === 'stand') return accept({ entry: { type: 'stood', at: machine.now(), seat } });
  const name = cleanName(command.name);
  if (name === null) return deny('name');
  if (command.seat !== undefined && command.seat !== seat) return deny('seats', { allowed: seat });
  return take(table, seat, name, command, machine, player);
}

/** The host starts the match: at once, or when the seats have revealed the nonces that they committed to. */
function start(table: Table, seat: Seat, fill: string | undefined, machine: Machine): Decision {
  const now = machine.now();
  if (table.ended === 'version') return deny('other-version');
  if (table.status !== 'open') return deny('not-open');
  if (!mayStart(table, seat, now)) return deny('not-host');
  const levels = machine.levels(table.game.id);
  if (fill !== undefined && !levels.includes(fill)) return deny('level', { allowed: levels.join(', ') });
  const free = table.seats.filter(({ kind }) => kind === 'free' || kind === 'kept').length;
  if (free > 0 && fill === undefined) return deny('seats-free', { free });
  // Players who wanted a rematch have time to come; those who do not come must not delay the others for ever.
  if (table.seats.some((taken) => isReserved(table, taken, now))) return deny('seat-kept');
  if (unrevealed(table).length > 0)
    return accept({ entry: { type: 'dealing', at: now, fill: fill ?? null } });
  return deal(table, fill ?? null, machine);
}

/** Deals, with bots of a level at the seats that are still free. */
export function deal(table: Table, fill: string | null, machine: Machine): Decision {
  const { chance, fair } = chanceOf(table, machine);
  const events: Event[] = [];
  const state = table.game.setup(table.match, chance, (event) => events.push(event));
  const entry = {
    type: 'started',
    at: machine.now(),
    fill,
    // In a rematch everybody has moved on by one seat instead.
    ...(table.created.seating === 'drawn' &&
      table.created.before === undefined && {
        seating: drawSeats(machine, seedOf(table), table.seats.length),
      }),
    draws: chance.tape,
    spent: fair.spent(),
  } as const;
  return accept({ entry, played: { state, events } });
}

/**
 * What the server does at a table that is `dealing`: deals as soon as every nonce is there. When the time is up, the deal is
 * void, the seats that kept silent are free, and the server commits to a new secret.
 */
export function decideDeal(table: Table, timeIsUp: boolean, machine: Machine): Decision {
  if (table.dealing === null) return deny('not-dealing');
  const silent = unrevealed(table);
  if (silent.length === 0) return deal(table, table.dealing.fill, machine);
  if (!timeIsUp) return deny('not-dealing');
  const now = machine.now();
  if (table.voids >= VOIDS) return accept({ entry: { type: 'closed', at: now, reason: 'void' } });
  const secret = machine.newSecret();
  const commitment = machine.commitmentOf(secret);
  return accept({ entry: { type: 'voided', at: now, seats: silent, secret, commitment } });
}

/** Ends a table: for an operator of the server, for the host who cancels a tournament, or because the rules of its match are gone. */
export const decideEnd = (table: Table, reason: 'host' | 'operator' | 'version', now: number): Decision =>
  table.closed || (table.status === 'over' && table.ended === null)
    ? deny('not-playing')
    : accept({ entry: { type: 'closed', at: now, reason } });

export const decideHide = (table: Table, now: number): Decision =>
  table.hidden ? deny('already-hidden') : accept({ entry: { type: 'hidden', at: now } });

/** A move of a seat, by its text. */
export function move(table: Table, seat: Seat, text: string, by: By, machine: Machine): Decision {
  if (table.ended === 'version') return deny('other-version');
  if (table.status !== 'playing') return deny('not-playing');
  const { chance, fair } = chanceOf(table, machine);
  const made = play(table.game, table.state, seat, text, chance);
  if (!made.ok) return { ok: false, refusal: problemOf(made.refusal) };
  const entry = {
    type: 'moved',
    at: machine.now(),
    seat,
    move: text,
    by,
    draws: chance.tape,
    spent: fair.spent(),
  } as const;
  return accept({ entry, played: made.value });
}

/** The rest of the table's fair stream, written down as it is drawn. */
function chanceOf(table: Table, machine: Machine): { chance: Taped; fair: FairChance } {
  const fair = machine.chance(seedOf(table), table.spent);
  return { chance: taped(fair), fair };
}

const seedOf = (table: Table): FairSeed => ({ secret: table.secret, nonces: noncesOf(table) });
