import { type ClientMessage, Command, Create, Do, Follow, Ping, type Problem, Unfollow } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import './check.ts';
import { crowding, firstFault, type SchemaError } from './faults.ts';

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
/** What can be done, by its word: to look for a fault in the one form that is meant costs a quarter of looking in all. */
const DEEDS: ReadonlyMap<unknown, Check> = new Map(
  Command.anyOf.map((form) => [
    form.properties.do.const,
    Compile(Type.Object({ ...Do.properties, command: form }, { additionalProperties: false })),
  ]),
);
/** A shorter text cannot have very many parts. */
const LONG = 256;
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
  const crowded = text.length < LONG ? null : crowding(value);
  if (crowded === null && kind?.[1].Check(value)) return { ok: true, message: value as ClientMessage };

  const { id } = value as { id?: unknown };
  const fault =
    kind === undefined
      ? { at: '/', why: `must have one of ${WORDS}` }
      : firstFault(crowded ?? meant(value, kind[1]).Errors(value));
  return {
    ok: false,
    id: typeof id === 'string' && id.length <= 64 ? id : null,
    problem: problem('invalid', fault),
  };
}

const meant = (value: { command?: { do?: unknown } | null }, kind: Check): Check =>
  DEEDS.get(value.command?.do) ?? kind;
