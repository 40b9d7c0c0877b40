import { accept, at, type Seat, type Viewer, WATCHER } from '@bullpen/engine';
import type { Clock, Command, SeatPlan } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import { beginEntry } from './create.ts';
import type { Decision } from './decision.ts';
import type { Entry, OfTournament, Pace } from './entries.ts';
import type { Machine } from './machine.ts';
import { standIn } from './seats.ts';
import type { Table } from './table.ts';

// The server makes a table of a tournament with everybody in their seats, and deals at once. Nobody has to come: the clock plays for people
// who do not, and bots play the match to its end even if all have left.

/** What a table of a tournament is made from. */
export interface TournamentTablePlan {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly clock: Clock;
  /** By seat: the level of a bot, null for a person. */
  readonly levels: readonly (string | null)[];
  readonly secret: string;
  readonly tournament: OfTournament;
}

/** The first entry of a table of a tournament. */
export function decideTournamentTable(plan: TournamentTablePlan, pace: Pace, machine: Machine): Decision {
  const { game, options } = plan;
  const begun = beginEntry({ game, seats: plan.levels.length, options }, machine);
  if (!begun.ok) return begun;
  return accept({
    entry: {
      ...begun.value,
      plan: plan.levels.map(
        (level): SeatPlan => (level === null ? { kind: 'open' } : { kind: 'bot', level }),
      ),
      clock: plan.clock,
      listed: false,
      hints: false,
      seating: 'fixed',
      pace,
      secret: plan.secret,
      commitment: machine.commitmentOf(plan.secret),
      tournament: plan.tournament,
    },
  });
}

/** Puts an entrant into a seat. Nobody has its token yet: the player gets one by their key. */
export const seatEntrant = (
  seat: Seat,
  { player, name }: { readonly player: string; readonly name: string },
  machine: Machine,
): Entry => ({
  type: 'sat',
  at: machine.now(),
  seat,
  name,
  token: machine.hashToken(machine.newToken()),
  player,
  commitment: '',
  host: null,
});

/** The player of a seat brings a token: the key of the player is proof enough. */
export function decideTournamentSeat(
  table: Table,
  player: string,
  token: string,
  machine: Machine,
): Decision {
  const seat = table.seats.findIndex((taken) => taken.player === player);
  if (seat === -1 || at(table.seats, seat).kind !== 'person') return deny('no-table');
  const hash = machine.hashToken(token);
  if (at(table.seats, seat).token === hash) return deny('already-seated');
  if (table.seats.some((taken) => taken.token === hash)) return deny('token-used');
  return accept({ entry: { type: 'moved-device', at: machine.now(), seat, token: hash } });
}

/**
 * An entrant has left the tournament, or was removed from it: a bot plays on. Somebody who left may come back to the table. The token of
 * somebody who was removed opens nothing.
 */
export function decideTournamentLeave(
  table: Table,
  player: string,
  state: 'left' | 'removed',
  machine: Machine,
): Decision {
  const seat = table.seats.findIndex((taken) => taken.player === player);
  const taken = table.seats[seat];
  if (table.status !== 'playing' || taken?.kind !== 'person') return deny('not-playing');
  const now = machine.now();
  if (state === 'removed')
    return accept({ entry: { type: 'bot-seated', at: now, seat, level: standIn(table.game.id, machine) } });
  return taken.left === null ? accept({ entry: { type: 'left', at: now, seat } }) : deny('not-playing');
}

/** What may be done at a table of a tournament. Anything else could end it, change its people, or begin it again. */
const ALLOWED: ReadonlySet<Command['do']> = new Set([
  'move',
  'retract',
  'say',
  'leave',
  'return',
  'resign',
  'recover',
]);

export const mayAtTournament = ({ created }: Table, command: Command): boolean =>
  created.tournament === undefined || ALLOWED.has(command.do);

/** Whether nobody else may look: others play the same deals, and the round is not over. */
export const isSealed = ({ created, unsealed }: Table): boolean =>
  created.tournament?.sealed === true && !unsealed;

export const isSealedFor = (table: Table, viewer: Viewer): boolean => viewer === WATCHER && isSealed(table);

/** The round is over: everybody may look at the table. */
export const decideUnseal = (table: Table, now: number): Decision =>
  isSealed(table) ? accept({ entry: { type: 'unsealed', at: now } }) : deny('not-playing');
