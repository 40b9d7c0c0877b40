import type { Seat } from '@bullpen/engine';
import type { Command } from '@bullpen/wire';
import { hashToken } from './tokens.ts';

/*
 * Each entry of a log may have a key, and what has a key that is there already is not done again. Keys have three spaces that
 * cannot meet, because ids of clients consist of letters, digits, `_` and `-` only:
 *
 *   !…            made by the server; no client can name one
 *   <actor>.<id>  a client's command: nobody can take the key of another actor's next command
 *   <id>          the first entry of a table, from its creator
 */

/** A move that the server makes for a seat, for which the table has been waiting since entry `from`. */
export const automaticKey = (seat: Seat, from: number): string => `!auto-${seat}-${from}`;

/** The entry that names the table of the rematch; and the first entry of that table, which may have a rematch of its own. */
export const REMATCH_KEY = '!rematch';
export const REMATCH_MADE_KEY = '!made-as-rematch';

/** What makes the table of an attempt at a daily deal: each of these is done once. */
export const DAILY_MADE_KEY = '!daily-made';
export const DAILY_SAT_KEY = '!daily-sat';
export const DAILY_STARTED_KEY = '!daily-started';

/** What makes a table of a tournament: each of these is done once. */
export const TOURNAMENT_MADE_KEY = '!tournament-made';
export const TOURNAMENT_DEALT_KEY = '!tournament-dealt';
export const TOURNAMENT_SHOWN_KEY = '!tournament-shown';
export const TOURNAMENT_CLOSED_KEY = '!tournament-closed';
export const tournamentSatKey = (seat: Seat): string => `!tournament-sat-${seat}`;

/** Enough of a hash to tell actors apart: nobody can find a second token with the same beginning. */
const ACTOR = 16;

/**
 * The key of a client's command. The actor is its token, not its seat: then a command that voids the token (`recover`, `stand`)
 * still has the same key when it is sent again. For `sit` the actor is the token that is to open the seat. A client that leaves
 * this token to the server is known by its id alone. Other commands need a token, so without one there is nothing to find.
 */
export function commandKey(token: string | null, command: Command): string | null {
  const actor = command.do === 'sit' ? (command.token ?? token) : token;
  if (actor !== null) return `${hashToken(actor).slice(0, ACTOR)}.${command.id}`;
  return command.do === 'sit' ? `sit.${command.id}` : null;
}

/**
 * The key of what a player wants of a tournament. The actor is another one in each: when the player is erased, nothing in the logs says
 * that it was the same one in several.
 */
export const playerKey = (tournament: string, player: string, id: string): string =>
  `${hashToken(`${tournament} ${player}`).slice(0, ACTOR)}.${id}`;
