import type { Problem } from '@bullpen/wire';

/** What the edge itself refuses, before a table is asked: code, HTTP status and title. */
const PROBLEMS = {
  invalid: [400, 'The request does not have the right form.'],
  'torn-json': [400, 'This is not JSON.'],
  binary: [400, 'Only texts are understood.'],
  'bad-request': [400, 'The request cannot be understood.'],
  authorization: [401, 'The authorization is not of the form "Bearer <token>".'],
  'bad-secret': [401, 'This is not the secret of the operators.'],
  banned: [403, 'This address is shut out for a while.'],
  origin: [403, 'Pages from this origin may not use this server.'],
  'not-banned': [404, 'This address or network is not shut out.'],
  'not-found': [404, 'There is nothing here.'],
  method: [405, 'This cannot be done here.'],
  'seq-ahead': [409, 'The table has not come so far.'],
  'too-many-tables': [409, 'A connection cannot follow that many tables.'],
  'done-before': [
    409,
    'A command with this id was done before, and its token is shown only once. Use a new id.',
  ],
  'listed-already': [409, 'You have an open table on the public list already.'],
  'too-many-seats': [409, 'One address can take half of the seats of a listed table at most.'],
  'too-many-bans': [409, 'Too many networks are shut out already.'],
  'too-slow': [408, 'The request took too long to arrive.'],
  'too-large': [413, 'The request is too large.'],
  'media-type': [415, 'Only application/json is understood.'],
  host: [421, 'This server does not answer to this host name.'],
  address: [422, 'This is no address or network that can be shut out.'],
  upgrade: [426, 'This address only accepts WebSocket connections, as the first request on a connection.'],
  rate: [429, 'Too many requests. Wait and try again.'],
  garbage: [429, 'Too many invalid messages. Nothing more is read from this connection.'],
  'too-many-connections': [429, 'Too many open connections from your address.'],
  headers: [431, 'The headers are too large.'],
  internal: [500, 'Something went wrong here.'],
  stopping: [503, 'The server is going down; come back at once.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type EdgeCode = keyof typeof PROBLEMS;

export const EDGE_CODES = Object.keys(PROBLEMS) as readonly EdgeCode[];

export function problem(code: EdgeCode, detail?: Problem['detail']): Problem {
  const [status, title] = PROBLEMS[code];
  return { type: 'about:blank', title, status, code, rule: null, ...(detail !== undefined && { detail }) };
}

/** For whoever has very many requests waiting: they are done within a second or two. */
export const tooMuchAtOnce = (): Problem => problem('rate', { seconds: 2 });

/** A refusal on its way out through a throw, where the framework leaves no other. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(why: Problem) {
    super(why.code);
    this.problem = why;
  }
}
