import type { Refusal } from '@bullpen/engine';
import type { Problem } from '@bullpen/wire';

/** Codes, their HTTP status and title. A code that is not here is a rule of the game. */
const PROBLEMS = {
  'no-such-table': [404, 'There is no such table.'],
  'no-such-game': [422, 'There is no such game.'],
  'bad-token': [401, 'This token belongs to no seat of this table.'],
  'not-seated': [401, 'Only a seat can do this.'],
  seats: [422, 'This game does not take that number of seats, or has no such seat.'],
  'unknown-option': [422, 'The game has no such option.'],
  option: [422, 'The option cannot have this value.'],
  plan: [422, 'The plan of the seats does not fit.'],
  level: [422, 'There is no bot of this strength.'],
  name: [422, 'The name has no character that can be shown.'],
  'seat-taken': [409, 'The seat is taken.'],
  'seat-kept': [409, 'The seat is kept for somebody.'],
  'already-seated': [409, 'You have a seat at this table already.'],
  'seat-empty': [409, 'No person sits there.'],
  'not-host': [403, 'Only the host of the table can do this.'],
  removed: [403, 'The host has removed you from this table.'],
  'still-here': [409, 'Other people are still playing at this table.'],
  'token-used': [422, 'This token is known here already: a seat needs a new one.'],
  'no-free-seat': [409, 'No seat is free.'],
  'seats-free': [409, 'Some seats are still free.'],
  'not-open': [409, 'The match has begun.'],
  'not-playing': [409, 'No match is being played.'],
  'not-over': [409, 'The match is not over.'],
  'not-dealing': [409, 'The table is not waiting for nonces.'],
  'no-commitment': [409, 'The seat has not committed to a nonce.'],
  'already-revealed': [409, 'The seat has revealed its nonce already.'],
  'wrong-nonce': [422, 'The nonce does not match what the seat committed to.'],
  'no-record': [409, 'The match was ended early, so there is no record of it.'],
  'nothing-to-retract': [409, 'There is no choice that could be taken back.'],
  'take-backs': [409, 'You have taken your choice back 10 times; it stays now.'],
  'busy-table': [429, 'Too much happens at this table; wait a little.'],
  'long-table': [409, 'The log of this table is full: only moves are accepted.'],
  'not-away': [409, 'The seat is not away.'],
  'already-away': [409, 'A bot plays for this seat already.'],
  'no-vote': [409, 'There is nothing to vote on, or your seat has no vote.'],
  'already-offered': [409, 'The seat has offered a rematch already.'],
  'already-hidden': [409, 'The table is not on the public list any more.'],
  stale: [409, 'Something has happened at the table since.'],
  notation: [422, 'The move cannot be read.'],
  'other-version': [409, 'The table was begun with another version of the game.'],
  broken: [500, 'This table is broken.'],
  'bots-busy': [503, 'The bots have too much to do at present.'],
  unavailable: [503, 'The server cannot read or save tables just now; try again soon.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type ProblemCode = keyof typeof PROBLEMS;

export function problem(code: ProblemCode, detail?: Problem['detail']): Problem {
  const [status, title] = PROBLEMS[code];
  return { type: 'about:blank', title, status, code, rule: null, ...(detail !== undefined && { detail }) };
}

/** A refusal of the game, as a problem. */
export function refused({ code, rule, detail }: Refusal): Problem {
  const [status, title] =
    code in PROBLEMS ? PROBLEMS[code as ProblemCode] : [409, 'The rules of the game do not allow it.'];
  return { type: 'about:blank', title, status, code, rule, ...(detail !== undefined && { detail }) };
}
