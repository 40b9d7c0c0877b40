import type { Seat } from '@bullpen/engine';
import { last } from '@bullpen/engine';
import { type Allowance, fullSeatAllowance, fullTalkAllowance } from './allowance.ts';
import { hostWithout } from './host.ts';
import type { Machine } from './machine.ts';
import type { Table } from './table.ts';

export interface SeatState {
  readonly kind: 'free' | 'kept' | 'person' | 'bot';
  /** Who sits there, or for whom it is kept. */
  readonly name: string | null;
  /** The id of the player to whom the seat belongs, or belonged until a bot took it over in the match; null for a guest. */
  readonly player: string | null;
  readonly level: string | null;
  /** The hash of the seat's token. */
  readonly token: string | null;
  /** The hash of the token that may claim the seat, while it is kept. */
  readonly claim: string | null;
  /** What the seat has committed to, if to anything. */
  readonly commitment: string;
  /** The nonce, once it is revealed. */
  readonly nonce: string;
  /** The seq at which the person sat down. */
  readonly sat: number;
  readonly away: boolean;
  /** When the person left the match by their own command; null if they did not, or are back. */
  readonly left: number | null;
  /** Since when the person has had no connection; null if they are here. */
  readonly absent: number | null;
  /** Since when the table waits for this seat; means nothing while it does not have to act. */
  readonly since: number;
  /** When the decision that the seat has to make began; leaving and coming back does not begin it again. */
  readonly began: number;
  /** The entry since which the table waits for it; leaving and coming back does not change it. */
  readonly from: number;
  /** The entry of somebody else with which its present turn began: by its own moves, and by taking one back, no new one begins. */
  readonly turn: number;
  /** How often the seat has taken back its present choice. */
  readonly takeBacks: number;
  /** A bot has moved for the person while they were away, and that decision is behind them. */
  readonly stoodIn: boolean;
  /** How many entries that are not moves the seat may still make. */
  readonly allowance: Allowance;
  /** How many phrases it may say now, and how many it has said. */
  readonly talk: Allowance;
  readonly said: number;
}

export const FREE = {
  kind: 'free',
  name: null,
  player: null,
  level: null,
  token: null,
  claim: null,
  commitment: '',
  nonce: '',
  away: false,
  left: null,
  absent: null,
  takeBacks: 0,
  stoodIn: false,
} as const;

/** A seat that nobody has had yet. */
export const freeSeat = (at: number, from: number): SeatState => ({
  ...FREE,
  sat: 0,
  since: at,
  began: at,
  from,
  turn: from,
  allowance: fullSeatAllowance(at),
  talk: fullTalkAllowance(at),
  said: 0,
});

export const withSeat = (table: Table, seat: Seat, change: Partial<SeatState>): Table => ({
  ...table,
  seats: table.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)),
});

/** A bot has the seat, in place of the person who sat there. */
export function withBot(
  table: Table,
  { at, seat, level }: { readonly at: number; readonly seat: Seat; readonly level: string },
): Table {
  const votes = table.votes.filter(({ about }) => about !== seat);
  // A person who left a match still took part in it.
  const player = table.status === 'playing' ? (table.seats[seat]?.player ?? null) : null;
  const bot = { ...FREE, kind: 'bot', player, level, since: at, from: table.seq } as const;
  return withSeat({ ...table, host: hostWithout(table, [seat]), votes }, seat, bot);
}

const STAND_INS = ['medium', 'strong', 'easy'];

/** The level that plays for an absent person: of medium strength, so that nobody gains or loses much by leaving. */
export function standIn(game: string, { levels }: Pick<Machine, 'levels'>): string {
  const there = levels(game);
  return STAND_INS.find((level) => there.includes(level)) ?? last(there);
}
