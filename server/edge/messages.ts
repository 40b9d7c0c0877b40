import { type ClientMessage, Create, Do, Follow, Ping, type Problem, Unfollow } from '@bullpen/wire';
import { Compile } from 'typebox/compile';
import './check.ts';
import { firstFault, type SchemaError } from './faults.ts';
import { problem } from './problems.ts';

interface Check {
  Check(value: unknown): boolean;
  Errors(value: unknown): readonly SchemaError[];
}

/** The kinds of messages, by the word that tells them apart; the commonest first. */
const KINDS: readonly (readonly [word: string, check: Check])[] = [
  ['command', Compile(Do)],
  ['follow', Compile(Follow)],
  ['ping', Compile(Ping)],
  ['unfollow', Compile(Unfollow)],
  ['create', Compile(Create)],
];
const WORDS = KINDS.map(([word]) => word).join(', ');

export type ReadMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: string | null; readonly problem: Problem };

/** The one door from anybody's text to a message. */
export function readMessage(text: string): ReadMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, id: null, problem: problem('torn-json') };
  }
  if (typeof value !== 'object' || value === null)
    return { ok: false, id: null, problem: problem('invalid', { at: '/', why: 'must be object' }) };
  const kind = KINDS.find(([word]) => Object.hasOwn(value, word));
  if (kind?.[1].Check(value)) return { ok: true, message: value as ClientMessage };

  const { id } = value as { id?: unknown };
  const fault =
    kind === undefined ? { at: '/', why: `must have one of ${WORDS}` } : firstFault(kind[1].Errors(value));
  return {
    ok: false,
    id: typeof id === 'string' && id.length <= 64 ? id : null,
    problem: problem('invalid', fault),
  };
}
