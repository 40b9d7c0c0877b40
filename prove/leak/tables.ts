import { createHash } from 'node:crypto';
import type { Game } from '@bullpen/engine';
import { accept, type Match, WATCHER } from '@bullpen/engine';
import type { GameId } from '@bullpen/games';
import {
  type Decision,
  dayOf,
  deal,
  decide,
  decideCreate,
  decideDaily,
  decideDailySeat,
  decideTournamentTable,
  type Logged,
  next,
  seatEntrant,
  type Table,
} from '@bullpen/table';
import type { Command } from '@bullpen/wire';
import { machineAt } from '../machine.ts';
import type { Stepped } from './front.ts';

const PACE = { least: 600, more: 900 };
export const BEGIN = 1_700_000_000_000;
const MACHINE = machineAt(BEGIN);

/** A started table of the server, made by its own functions: some seats are bots', some people have a clock. */
export function startTable(game: Game, match: Match, seed: string): Stepped {
  const bots = match.seats > 2 && seed.length % 2 === 0;
  const wish = {
    id: 'prove-create',
    game: game.id,
    seats: match.seats,
    options: match.options as Record<string, string | number>,
    plan: bots ? [{ kind: 'open' as const }, { kind: 'bot' as const, level: 'random' }] : [],
    clock: { kind: 'move' as const, seconds: 60 },
    seating: 'fixed' as const,
    // So that whether anything may be said depends on the match.
    phrases: 'between' as const,
    rated: true,
  };
  const made = decideCreate(wish, PACE, MACHINE);
  if (!made.ok || made.value.entry.type !== 'created') throw new Error(`no table: ${JSON.stringify(made)}`);
  const secret = createHash('sha256').update(seed).digest('hex');
  const entry = { ...made.value.entry, secret, commitment: MACHINE.commitmentOf(secret) };
  // A game of the tests may stand in for the one that the server knows.
  let table: Table = { ...next('prove-table', null, { seq: 1, command: null, entry }).table, game };
  for (const [seat, { kind }] of table.seats.entries())
    if (kind === 'free') {
      const token = `${seat}`.padStart(30, 'x');
      table = obey(table, { id: `prove-sit-${seat}`, do: 'sit', seat, name: `P${seat}`, token }).table;
    }
  return obey(table, { id: 'prove-start', do: 'start' });
}

/** An attempt at a daily deal, made by the server's own functions. */
export function startDaily(game: GameId, seed: string): Stepped {
  const secret = createHash('sha256').update(seed).digest('hex');
  const made = appended(null, decideDaily(game, dayOf(BEGIN), secret, 'person', PACE, MACHINE));
  const person = { player: 'player-of-the-day', name: 'P0', token: 'x'.repeat(30) };
  const sat = appended(made.table, decideDailySeat(made.table, person, MACHINE));
  return appended(sat.table, deal(sat.table, null, MACHINE));
}

/** A table of a tournament at which nobody else may look, made by the server's own functions: one person, bots in the other seats. */
export function startSealed(game: GameId, { seats, options }: Match, seed: string): Stepped {
  const plan = {
    game,
    options: options as Record<string, string | number>,
    clock: { kind: 'move', seconds: 60 },
    levels: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? null : 'easy')),
    secret: createHash('sha256').update(seed).digest('hex'),
    tournament: { tournament: 'prove-cup', round: 1, number: 0, final: false, sealed: true },
  } as const;
  let { table } = appended(null, decideTournamentTable(plan, PACE, MACHINE));
  for (const [seat, { kind }] of table.seats.entries())
    if (kind === 'free') {
      const person = { player: `player-${seat}`, name: `P${seat}` };
      ({ table } = appended(table, accept({ entry: seatEntrant(seat, person, MACHINE) })));
    }
  return appended(table, deal(table, null, MACHINE));
}

function appended(table: Table | null, decision: Decision): Stepped {
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.code}`);
  const logged: Logged = { seq: (table?.seq ?? 0) + 1, command: null, entry: decision.value.entry };
  return { logged, ...next('prove-daily', table, logged, decision.value.played) };
}

function obey(table: Table, command: Command): Stepped {
  // Every other seat belongs to a player.
  const player = command.do === 'sit' && (command.seat ?? 0) % 2 === 0 ? `player-${command.seat}` : null;
  const decision = decide(table, command.do === 'sit' ? WATCHER : 0, command, MACHINE, player);
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.code}`);
  const logged: Logged = { seq: table.seq + 1, command: command.id, entry: decision.value.entry };
  return { logged, ...next(table.id, table, logged, decision.value.played) };
}
