import type { Seat } from '@bullpen/engine';
import type { Entry } from '@bullpen/table';
import { tableIdFor } from '../tokens.ts';
import type { PlayerStore } from './players.ts';

/** The entry with another name in the place of this one; null if it does not have it. */
export function rewritten(entry: Entry, name: string, to: string): Entry | null {
  if (entry.type === 'sat' || entry.type === 'renamed')
    return entry.name === name ? { ...entry, name: to } : null;
  if (entry.type !== 'created' || entry.kept?.some((kept) => kept?.name === name) !== true) return null;
  const kept = entry.kept.map((seat) => (seat?.name === name ? { ...seat, name: to } : seat));
  return { ...entry, kept };
}

/** An entry that has the name has this in its text. */
export const textOf = (name: string): string => JSON.stringify(name);

/** The entries that say who sits where, and to whom a seat belongs. */
export const ABOUT_SEATS: readonly Entry['type'][] = [
  'created',
  'sat',
  'renamed',
  'stood',
  'removed',
  'bot-seated',
  'resigned',
  'voided',
  'started',
];

export interface Numbered {
  readonly seq: number;
  readonly entry: Entry;
}

interface Unnamed {
  /** The entries that have to change, as they are then. */
  readonly changed: readonly Numbered[];
  /** The names of the seats that the player has at the end. No other seat has them then, so a host with such a name is the player. */
  readonly names: readonly string[];
  /** Whether the player has a seat in the match, or in one that may begin; a visitor who stood up again has none. */
  readonly tookPart: boolean;
}

/** A log without a player: of its entries about seats those that name the player, with another name and without the id. */
export function withoutPlayer(log: readonly Numbered[], player: string, to: string): Unnamed {
  const changed: Numbered[] = [];
  /** The seats of the player, with their names. */
  let own = new Map<Seat, string>();
  let begun: boolean | null = null;
  for (const { seq, entry } of log) {
    switch (entry.type) {
      case 'created':
        if (entry.kept?.some((kept) => kept?.player === player) !== true) break;
        changed.push({
          seq,
          entry: {
            ...entry,
            kept: entry.kept.map((kept) =>
              kept?.player === player ? { name: to, token: kept.token } : kept,
            ),
          },
        });
        break;
      case 'sat': {
        const { player: whose, ...rest } = entry;
        own.delete(entry.seat);
        if (whose !== player) break;
        own.set(entry.seat, entry.name);
        changed.push({ seq, entry: { ...rest, name: to } });
        break;
      }
      case 'renamed':
        if (!own.has(entry.seat)) break;
        own.set(entry.seat, entry.name);
        changed.push({ seq, entry: { ...entry, name: to } });
        break;
      case 'voided':
        for (const seat of entry.seats) own.delete(seat);
        break;
      case 'started':
        begun = own.size > 0;
        // Lots were drawn: everybody has another seat.
        if (entry.seating !== undefined) own = reseated(own, entry.seating);
        break;
      default:
        if ('seat' in entry) own.delete(entry.seat);
    }
  }
  return { changed, names: [...own.values()], tookPart: begun ?? own.size > 0 };
}

/** All names that a player had at a table. */
export function namesOf(log: readonly Numbered[], player: string): readonly string[] {
  const own = new Set(withoutPlayer(log, player, '').changed.map(({ seq }) => seq));
  return [...new Set(log.flatMap(({ seq, entry }) => (own.has(seq) && 'name' in entry ? [entry.name] : [])))];
}

/** The same seats after lots were drawn: each new seat has the number of the old one. */
const reseated = (own: ReadonlyMap<Seat, string>, seating: readonly Seat[]): Map<Seat, string> =>
  new Map(
    seating.flatMap((old, seat) => {
      const name = own.get(old);
      return name === undefined ? [] : [[seat, name]];
    }),
  );

/** Where something is kept under the id of a player. The player is first: what others add for the player meanwhile waits, or is seen after it. */
export const OF_A_PLAYER: readonly string[] = [
  'players',
  'player_keys',
  'plays',
  'sign_ins',
  'ratings',
  'rating_changes',
  'daily_attempts',
  'club_members',
  'club_removed',
  'club_results',
  'tournament_hosts',
  'tournament_entrants',
  'tournament_codes',
  'push',
];

/** How a store takes a player out of a table, and what else it has of the player. */
interface Erasable {
  /** From now on the player sits down nowhere, and no further table is noted. What was written before is seen by what follows. */
  begin(player: string): Promise<void>;
  tablesOf(player: string): Promise<string[]>;
  unname(table: string, player: string, to: string): Promise<Erased>;
  /** Removes all that is kept under the id of the player, and results of these tables that were written meanwhile. */
  remove(player: string, tables: readonly ErasedFrom[]): Promise<void>;
}

/** Whether the log of a table named the player, and had them in its match: then nothing is left there that stands for its players. */
export interface Erased {
  readonly named: boolean;
  readonly tookPart: boolean;
}

export interface ErasedFrom extends Erased {
  readonly table: string;
}

/** Those tables at whose matches the player took part. What others have of matches at which the player was a visitor stays. */
export const withPart = (tables: readonly ErasedFrom[]): string[] =>
  tables.flatMap(({ table, tookPart }) => (tookPart ? [table] : []));

/** One table at a time; the player goes last, so that an erasure that was cut short can be asked for again. */
export const eraser =
  ({ begin, tablesOf, unname, remove }: Erasable): PlayerStore['erase'] =>
  async (player, to) => {
    await begin(player);
    const done: ErasedFrom[] = [];
    const isDone = (table: string): boolean => done.some((one) => one.table === table);
    const tables = await tablesOf(player);
    for (let table = tables.pop(); table !== undefined; table = tables.pop()) {
      const erased = await unname(table, player, to);
      if (!erased.named) continue;
      done.push({ table, ...erased });
      // A rematch keeps seats for those who played here. It may have just been made, and the log does not say so yet.
      const rematch = tableIdFor('rematch', table);
      if (!isDone(rematch) && !tables.includes(rematch)) tables.push(rematch);
    }
    await remove(player, done);
    return done.map(({ table }) => table);
  };

/** All names that the person who has a seat at the end of a log had there. */
export function namesAtSeat(log: readonly Numbered[], seat: Seat): readonly string[] {
  let bySeat = new Map<Seat, string[]>();
  for (const { entry } of log) {
    if (entry.type === 'sat') bySeat.set(entry.seat, [entry.name]);
    else if (entry.type === 'renamed') bySeat.get(entry.seat)?.push(entry.name);
    else if (entry.type === 'started' && entry.seating !== undefined)
      bySeat = new Map(entry.seating.map((old, now) => [now, bySeat.get(old) ?? []]));
  }
  return [...new Set(bySeat.get(seat))];
}
