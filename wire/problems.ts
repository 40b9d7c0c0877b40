import type { Refusal, Result } from '@bullpen/engine';

/** Why something was not done, as problem details (RFC 9457), with a code for programs and the rule of the game if one is broken. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** Either what was asked for, or the problem why not. */
export type Asked<T> = Result<T, Problem>;

type Titles = Readonly<Record<string, readonly [status: number, title: string]>>;

/** What a table refuses. A code of a table that is not here is a rule of the game. */
const AT_A_TABLE = {
  'no-such-table': [404, 'This table does not exist.'],
  'no-such-game': [422, 'This server does not have the game.'],
  'bad-token': [401, 'This token does not belong to a seat at this table.'],
  'not-seated': [401, 'You need a seat at this table to do this.'],
  seats: [422, 'The game cannot be played with this number of seats, or the table does not have this seat.'],
  'unknown-option': [422, 'The game does not have this option.'],
  option: [422, 'The option does not allow this value.'],
  plan: [422, 'The seat plan does not fit the table.'],
  level: [422, 'The server has no bot of this strength for the game.'],
  name: [422, 'The name needs at least one visible character.'],
  'seat-taken': [409, 'Somebody else has this seat.'],
  'seat-kept': [409, 'This seat is reserved for a player of the previous match.'],
  'already-seated': [409, 'You already have a seat at this table.'],
  'seat-empty': [409, 'Nobody sits in this seat.'],
  'not-host': [403, 'Only the host of the table can do this.'],
  removed: [403, 'The host has removed you from this table.'],
  'still-here': [409, 'Other people are still playing at this table.'],
  'token-used': [422, 'This token is already in use at the table. Choose a new one.'],
  'no-free-seat': [409, 'All seats are taken.'],
  'seats-free': [409, 'Some seats are still free.'],
  'seats-taken': [409, 'Only free seats can be removed, the last one first.'],
  'same-seats': [409, 'The table already has this number of seats.'],
  'not-open': [409, 'The match has already begun.'],
  'not-playing': [409, 'No match is being played at this table.'],
  'not-over': [409, 'The match is not over yet.'],
  'not-dealing': [409, 'The table is not waiting for nonces.'],
  'no-commitment': [409, 'This seat has not committed to a nonce.'],
  'bad-player': [401, 'This key belongs to no player of this server.'],
  'already-revealed': [409, 'This seat has already revealed its nonce.'],
  'wrong-nonce': [422, 'The nonce does not match what this seat committed to.'],
  'no-record': [409, 'The match was ended early, so it has no record.'],
  'nothing-to-retract': [409, 'There is no choice that you could take back.'],
  'take-backs': [409, 'You have taken this choice back 10 times, which is the limit.'],
  'busy-table': [429, 'This table receives too many commands. Wait and try again.'],
  'no-phrases': [409, 'Phrases are switched off at this table.'],
  'phrases-closed': [409, 'No phrases are allowed while players choose in secret.'],
  'too-many-phrases': [429, 'You have said too much in too short a time. Wait and try again.'],
  'no-more-phrases': [409, 'This seat has used all of its phrases.'],
  'same-phrases': [409, 'The table already has this setting for phrases.'],
  'long-table': [409, 'The log of this table is full. It only accepts moves and what ends a match.'],
  'not-away': [409, 'This seat is not away.'],
  'already-away': [409, 'A bot is already playing for this seat.'],
  'no-vote': [409, 'There is no vote, or this seat cannot take part in it.'],
  'already-offered': [409, 'This seat has already offered a rematch.'],
  'already-hidden': [409, 'The table is no longer on the public list.'],
  'daily-table': [409, 'A daily deal is played alone: you can move, take back, change your name or resign.'],
  'day-running': [403, 'Nobody else may see a daily deal before its day is over.'],
  'tournament-table': [
    409,
    'At a table of a tournament you can move, take back, talk, leave, return or resign.',
  ],
  'round-running': [403, 'Nobody else may see this table before the round is over.'],
  stale: [409, 'The table has changed since you last looked.'],
  notation: [422, 'The move is not written in the notation of the game.'],
  'other-version': [409, 'The table was started with another version of the game.'],
  broken: [500, 'This table failed because of an error in the server.'],
  'bots-busy': [503, 'The bots are too busy. Try again later.'],
  unavailable: [503, 'The server cannot read or save tables at the moment. Try again soon.'],
} as const satisfies Titles;

/** What the server refuses before it asks a table. */
const AT_THE_EDGE = {
  invalid: [400, 'The request does not have the right form.'],
  'torn-json': [400, 'The request is not valid JSON.'],
  binary: [400, 'The server only understands text messages.'],
  'bad-request': [400, 'The server cannot read this request.'],
  authorization: [401, 'The Authorization header must have the form "Bearer <token>".'],
  'bad-secret': [401, 'The operator secret is wrong.'],
  banned: [403, 'Your address is banned for a while.'],
  origin: [403, 'Pages from this origin may not use this server.'],
  'not-banned': [404, 'This address or network is not banned.'],
  'not-found': [404, 'There is nothing at this address.'],
  method: [405, 'This address does not accept the method of the request.'],
  'seq-ahead': [409, 'The table has not reached this seq yet.'],
  'too-many-tables': [409, 'This connection already follows the maximum number of tables.'],
  'done-before': [
    409,
    'A command with this id was done before, and its token is shown only once. Use a new id.',
  ],
  'listed-already': [409, 'You already have an open table on the public list.'],
  'too-many-seats': [409, 'One address may take at most half of the seats of a listed or rated table.'],
  'one-network': [409, 'One address has more than half of the people at this rated table.'],
  'no-such-day': [404, 'This server has no daily deal of this day.'],
  'day-to-come': [409, 'This day has not begun.'],
  'daily-unplayed': [403, 'Finish your own attempt first.'],
  'daily-played': [409, 'You have played this deal. There is one attempt.'],
  'no-such-club': [404, 'This club does not exist.'],
  'not-member': [403, 'Only members of the club can do this.'],
  'not-owner': [403, 'Only the owner of the club can do this.'],
  'already-member': [409, 'You are already a member of this club.'],
  'member-removed': [403, 'The owner has removed you from this club.'],
  'no-such-member': [404, 'The club has no other member with this number.'],
  'club-full': [409, 'This club is full.'],
  'too-many-clubs': [409, 'You are already in the maximum number of clubs.'],
  'already-shared': [409, 'This table is already on the list of a club.'],
  'no-such-tournament': [404, 'This tournament does not exist.'],
  'not-tournament-host': [403, 'Only the host of the tournament can do this.'],
  'already-entered': [409, 'You have already joined this tournament.'],
  'not-entered': [403, 'You have not joined this tournament.'],
  'entrant-removed': [403, 'The host has removed you from this tournament.'],
  'no-such-entrant': [404, 'The tournament has no such entrant.'],
  'tournament-full': [409, 'This tournament is full.'],
  'tournament-closed': [409, 'The last round is drawn: nobody can join any more.'],
  'tournament-over': [409, 'The tournament is over.'],
  'tournament-begun': [409, 'The tournament has already begun.'],
  'no-break': [409, 'The next round can only be begun between two rounds.'],
  'too-few-entrants': [409, 'The tournament needs at least two entrants, or one and bots.'],
  'no-table': [409, 'You have no seat in this round.'],
  'start-time': [422, 'The tournament must begin in the future, within a year.'],
  'clock-needed': [422, 'A tournament needs a clock for each move.'],
  'code-needed': [403, 'This tournament can only be joined with a code.'],
  'bad-code': [404, 'This tournament has no such code.'],
  'used-code': [410, 'Somebody has already used this code.'],
  'too-many-codes': [409, 'This tournament already has the maximum number of codes.'],
  'too-many-entries': [409, 'This tournament has had too many changes and accepts no more.'],
  'no-such-round': [404, 'This round has not been drawn.'],
  'not-rated': [404, 'This match did not move your rating.'],
  'player-taken': [409, 'Another player has this id or this key.'],
  'too-many-devices': [409, 'This player is already used on the maximum number of devices.'],
  'bad-link': [410, 'This link was used already, or its time is over.'],
  'no-sign-in': [409, 'This server does not offer sign-in.'],
  'bad-sign-in': [410, 'This sign-in was begun elsewhere or used already, or its time is over.'],
  'sign-in-cancelled': [409, 'The sign-in was cancelled.'],
  'other-sign-in': [409, 'This player has another sign-in already.'],
  'sign-in-failed': [502, 'The answer from the sign-in provider is not valid.'],
  'sign-in-away': [503, 'The sign-in provider cannot be reached. Try again later.'],
  'too-many-bans': [409, 'The list of banned networks is full.'],
  'too-slow': [408, 'The request took too long to arrive.'],
  'too-large': [413, 'The request is too large.'],
  'media-type': [415, 'The server only understands application/json.'],
  host: [421, 'This server does not answer to this host name.'],
  address: [422, 'This is not an address or network that can be banned.'],
  'no-notices': [409, 'This table or this server sends no notices: they are for tables with days per move.'],
  endpoint: [422, 'Notices cannot be sent to this address.'],
  upgrade: [426, 'This address only accepts WebSocket connections, as the first request on a connection.'],
  rate: [429, 'Too many requests. Wait and try again.'],
  garbage: [429, 'Too many invalid messages. The server no longer reads this connection.'],
  'too-many-connections': [429, 'Your address has too many open connections.'],
  headers: [431, 'The headers of the request are too large.'],
  internal: [500, 'Something went wrong in the server.'],
  stopping: [503, 'The server is shutting down. Try again at once.'],
} as const satisfies Titles;

/** What a page says itself: the server is out of reach, or the guide of a lesson asks for something else. */
const IN_THE_PAGE = {
  offline: [503, 'The server cannot be reached.'],
  lesson: [409, 'The lesson asks for another move.'],
} as const satisfies Titles;

const PROBLEMS = { ...AT_A_TABLE, ...AT_THE_EDGE, ...IN_THE_PAGE };

export type ProblemCode = keyof typeof PROBLEMS;

export const TABLE_CODES: readonly string[] = Object.keys(AT_A_TABLE);
export const SERVER_CODES: readonly string[] = [...TABLE_CODES, ...Object.keys(AT_THE_EDGE)];

export function problem(code: ProblemCode, detail?: Problem['detail']): Problem {
  const [status, title] = PROBLEMS[code];
  return { type: 'about:blank', title, status, code, rule: null, ...(detail !== undefined && { detail }) };
}

/** A refusal of the game, as a problem. */
export function problemOf({ code, rule, detail }: Refusal): Problem {
  const [status, title] = Object.hasOwn(AT_A_TABLE, code)
    ? AT_A_TABLE[code as keyof typeof AT_A_TABLE]
    : [409, 'The rules of the game do not allow this.'];
  return { type: 'about:blank', title, status, code, rule, ...(detail !== undefined && { detail }) };
}

/** A result that is refused with a problem. */
export const deny = (code: ProblemCode, detail?: Problem['detail']): Asked<never> => ({
  ok: false,
  refusal: problem(code, detail),
});
