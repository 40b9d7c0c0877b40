import { type Game, listSeats, type Match, type Seat } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import type { Ended, Phrases, TableStatus, Vote } from '@bullpen/wire';
import { type Allowance, fullAllowance } from './allowance.ts';
import type { Entry } from './entries.ts';
import { freeSeat, type SeatState } from './seats.ts';

type Created = Extract<Entry, { type: 'created' }>;

/** A table at one seq: all that its log says. Nothing in it is ever changed; the next entry makes a new one. */
export interface Table {
  readonly id: string;
  readonly seq: number;
  readonly created: Created;
  readonly game: Game;
  readonly match: Match<Created['options']>;
  readonly status: TableStatus;
  readonly ended: Ended | null;
  /** Who ended the match early: the host who closed the table, or those who voted for it. */
  readonly endedBy: readonly Seat[];
  /** The log says that the table has ended; false while only its rules are gone. */
  readonly closed: boolean;
  /** An operator has taken it off the public list. */
  readonly hidden: boolean;
  /** The round of the tournament that it is a table of is over. */
  readonly unsealed: boolean;
  readonly host: Seat | null;
  /** Somebody has had the role: the table no longer waits for the person who was named for it. */
  readonly hosted: boolean;
  /** The server's secret for the next deal, and what it published of it. */
  readonly secret: string;
  readonly commitment: string;
  /** How often a deal was void. */
  readonly voids: number;
  /** What `start` said about free seats, when, and with which entry: while `dealing`. */
  readonly dealing: { readonly fill: string | null; readonly since: number; readonly from: number } | null;
  /** What seats had committed to and revealed when the match was dealt, by the seats before lots were drawn. */
  readonly fair: { readonly commitments: readonly string[]; readonly nonces: readonly string[] } | null;
  /** Hashes of tokens that the host has removed. */
  readonly barred: readonly string[];
  readonly seats: readonly SeatState[];
  /** The state of the match; null before the deal. */
  readonly state: unknown;
  /** How much of the fair stream has been used. */
  readonly spent: number;
  readonly offers: readonly Seat[];
  readonly rematch: string | null;
  readonly votes: readonly Vote[];
  readonly changed: number;
  readonly phrases: Phrases;
  /** The last entry that is not a phrase: a move that was based on it is not out of date. */
  readonly acted: number;
  readonly allowance: Allowance;
  /** Since when every person has been away or absent, while a match is played (`attendance.ts`). */
  readonly unattended: number | null;
  /** Since when every seat has been taken, while the table is open. */
  readonly fullSince: number | null;
}

/** The table after its first entry. Throws if there is no such game. */
export function created(id: string, entry: Created): Table {
  const game = entryOf(games, entry.game);
  const seats = entry.plan.map((plan, seat): SeatState => {
    const kept = plan.kind === 'open' ? (entry.kept?.[seat] ?? null) : null;
    return {
      ...freeSeat(entry.at, 1),
      kind: plan.kind === 'bot' ? 'bot' : kept === null ? 'free' : 'kept',
      name: kept?.name ?? null,
      player: kept?.player ?? null,
      level: plan.kind === 'bot' ? plan.level : null,
      claim: kept?.token ?? null,
    };
  });
  const known = game.version === entry.version;
  return {
    id,
    seq: 1,
    created: entry,
    game,
    match: { seats: entry.seats, options: entry.options },
    status: known ? 'open' : 'over',
    ended: known ? null : 'version',
    endedBy: [],
    closed: false,
    hidden: false,
    unsealed: false,
    host: null,
    hosted: false,
    secret: entry.secret,
    commitment: entry.commitment,
    voids: 0,
    dealing: null,
    fair: null,
    barred: [],
    seats,
    state: null,
    spent: 0,
    offers: [],
    rematch: null,
    votes: [],
    changed: entry.at,
    phrases: entry.phrases ?? 'on',
    acted: 1,
    allowance: fullAllowance(entry.at),
    unattended: null,
    fullSince: null,
  };
}

/** The seats that have to act. */
export const acting = (table: Table): Seat[] =>
  table.status === 'playing' ? listSeats(table.game.toAct(table.state)) : [];
