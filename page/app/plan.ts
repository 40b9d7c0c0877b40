import type { OptionSpec } from '@bullpen/engine';
import type { Clock, Phrases, Problem, Seating } from '@bullpen/wire';
import type { GameId } from '../games/list.ts';
import { gameRules } from '../games/rules.ts';
import { newId } from '../tables/ids.ts';
import type { LocalSeat } from '../tables/local/messages.ts';
import { createTable, sendCommand } from '../tables/remote/http.ts';
import { newShare } from '../tables/remote/share.ts';
import { sitWith } from '../tables/remote/sit.ts';
import { words } from './language.ts';
import { settings } from './settings.ts';
import { DAY } from './time-left.ts';

/** What somebody chose for a new table. Seat 0 is its maker's. */
export interface TableWish {
  readonly game: GameId;
  readonly seats: readonly SeatWish[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly hints: boolean;
  readonly listed: boolean;
  /** Seconds for a move; 0 for no limit. Whole days of them are a day game. */
  readonly seconds: number;
  readonly seating: Seating;
  readonly phrases: Phrases;
  readonly rated: boolean;
}

export type SeatWish =
  | { readonly kind: 'me' | 'person' | 'open' }
  | { readonly kind: 'bot'; readonly level: string };

/** Seconds for a move as the wire says it. */
export function clockOf(seconds: number): Clock {
  if (seconds === 0) return { kind: 'none' };
  return seconds % DAY === 0 ? { kind: 'days', days: seconds / DAY } : { kind: 'move', seconds };
}

/** The seats of a table in this browser. */
export function localSeats(seats: readonly SeatWish[]): LocalSeat[] {
  const { page } = words();
  const people = seats.filter(({ kind }) => kind !== 'bot').length;
  // Among several people at one device, nobody is always "you".
  const mine = settings.name.value || (people > 1 ? page.playerNumber(1) : null);
  return seats.map((seat, i) =>
    seat.kind === 'bot'
      ? { kind: 'bot', level: seat.level }
      : { kind: 'person', name: i === 0 ? mine : page.playerNumber(i + 1) },
  );
}

/** Makes a table on the server with its maker in seat 0, and gives its name, or what went wrong. */
export async function makeRemote(
  wish: TableWish,
): Promise<{ readonly table: string } | { readonly refusal: Problem }> {
  const share = await newShare();
  const made = await createTable({
    id: newId(),
    game: wish.game,
    seats: wish.seats.length,
    options: { ...wish.options },
    plan: wish.seats.map((seat) =>
      seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' },
    ),
    clock: clockOf(wish.seconds),
    listed: wish.listed,
    hints: wish.hints,
    host: share.token,
    seating: wish.seating,
    phrases: wish.phrases,
    rated: wish.rated,
  });
  if (!made.ok) return made;
  const { table } = made.value;
  const name = settings.name.value || words().page.guest;
  // If it does not work, the seat is free, and the table offers it.
  await sitWith(share, { seat: 0, name }, { table, game: wish.game }, (command) =>
    sendCommand(table, null, command),
  );
  return { table };
}

export type Specs = Readonly<Record<string, OptionSpec>>;

/** The options of a game, from its rules, fetched when somebody wants to choose. */
export const optionSpecs = async (game: GameId): Promise<Specs> => (await gameRules[game]()).options;
