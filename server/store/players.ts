import type { MatchOfPlayer } from '@bullpen/wire';

/** A player as the server knows it. */
export interface Player {
  readonly player: string;
  readonly name: string;
  /** When it was made, in milliseconds since 1970. */
  readonly since: number;
}

/** How a match ended. `players` have their ids here, which never leave the server. */
export interface MatchResult extends Pick<MatchOfPlayer, 'ended' | 'outcome'> {
  readonly players: readonly (MatchOfPlayer['players'][number] & { readonly player: string | null })[];
}

/** The names of people that stand in a result, and in the log that it was made of; and the ids of players. */
export const peopleIn = ({ players }: MatchResult): { readonly names: string[]; readonly ids: string[] } => ({
  names: players.flatMap(({ kind, name }) => (kind === 'bot' || name === null ? [] : [name])),
  ids: players.flatMap(({ player }) => player ?? []),
});

/** A table at which a player sat down. */
export interface Play {
  readonly table: string;
  readonly game: string;
  /** When they did, in milliseconds since 1970. */
  readonly at: number;
  /** Null if it has not been noted; the log says it too. */
  readonly result: MatchResult | null;
}

/**
 * Where players are kept. Keys and codes come as hashes. Every change may be sent again, and is done once. What belongs to a table
 * (plays, results) is removed with it.
 */
export interface PlayerStore {
  /** Makes a player with its first key. 'conflict' if another player has the id or the key: then nothing is changed. */
  add(player: Player, key: string): Promise<'written' | 'conflict'>;
  /** The player to whom a key belongs. */
  find(key: string): Promise<Player | null>;
  rename(player: string, name: string): Promise<void>;
  /** How many keys a player has: one for each device. */
  devices(player: string): Promise<number>;
  /** Offers a code that adds a key until then; the one before it is void. */
  offer(player: string, code: string, until: number): Promise<void>;
  /**
   * Adds a key by a code, which is void then. 'conflict' if the code is not valid at this time; 'full' if the player has `DEVICES`
   * keys, however many codes were offered at the same time. With `replace` the key takes the place of any one of them instead, since
   * nobody notes when a device was used.
   */
  join(code: string, key: string, now: number, replace?: boolean): Promise<'written' | 'conflict' | 'full'>;
  notePlay(player: string, play: Omit<Play, 'result'>): Promise<void>;
  /**
   * Notes how a match ended; true if it is noted now. It is forgotten when a name at that table is rewritten. A result with a name that
   * the log no longer has, or with a player who is gone, is outdated and not noted.
   */
  noteResult(table: string, result: MatchResult): Promise<boolean>;
  /** The matches of a player, the latest first. */
  plays(player: string, limit: number, after?: Pick<Play, 'at' | 'table'>): Promise<Play[]>;
  /**
   * Removes a player with its keys and plays, and puts another name in the place of its names in the logs of all its tables; says
   * in which. Together with `rewriteName` this is the only change that is ever made to an entry.
   */
  erase(player: string, to: string): Promise<string[]>;
  /** Removes players made before then who sat down at no table, and joined or made no tournament, that is still kept. */
  prune(before: number): Promise<number>;
}

/** A player may be used on this many devices. */
export const DEVICES = 20;

/** No play is before this one in a list. */
export const FIRST_PLAY = { at: Number.MAX_SAFE_INTEGER, table: '' } as const;
