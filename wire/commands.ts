import type { Result } from '@bullpen/engine';
import Type, { type Static } from 'typebox';
import { Name, PlayerKey } from './players.ts';
import type { Problem } from './problems.ts';
import { Clock, PhraseId, Phrases, Seating, SeatPlan, VoteFor } from './terms.ts';

/** Made up by the client, new for each thing that it wants: sent again, a command is done once and answered again. */
export const CommandId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });
/** The secret that makes a seat yours: best made by the client, so that a command sent again finds its seat. */
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });
/** SHA-256 in hexadecimal: of a nonce, which is SHA-256 in hexadecimal itself. */
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 9 });
export const Level = Type.String({ minLength: 1, maxLength: 20 });

/**
 * A new table. What is left out has its default; `plan` is by seat, and a missing one is open. `host` is the token with which
 * its maker is going to sit: that seat is the host's. Without it, the first person who sits is the host.
 */
export const CreateTable = Type.Object(
  {
    id: CommandId,
    game: Type.String({ maxLength: 40 }),
    seats: Type.Integer(),
    options: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        Type.Union([Type.String({ maxLength: 40 }), Type.Number()]),
      ),
    ),
    plan: Type.Optional(Type.Array(SeatPlan, { maxItems: 10 })),
    clock: Type.Optional(Clock),
    listed: Type.Optional(Type.Boolean()),
    hints: Type.Optional(Type.Boolean()),
    host: Type.Optional(Token),
    seating: Type.Optional(Seating),
    phrases: Type.Optional(Phrases),
    rated: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type CreateTable = Static<typeof CreateTable>;

/**
 * What can be done at a table. All but `sit` need the token of a seat.
 *
 *  - `sit` may carry the commitment to a nonce, the seat's share in the chance of the deal. `reveal` gives the nonce when the
 *    table has status `dealing`.
 *  - `sit` may carry the key of a player as proof: then the seat belongs to that player. The key is never written down.
 *  - `rename` gives the seat another name, as long as the match is not over.
 *  - `start` may fill free seats with bots of a level. `start`, `remove`, `bot`, `hand-on`, `seats`, `phrases` and `close` are
 *    for the host.
 *  - `seats` sets the number of seats before the match. Seats are added and removed at the end, and only free ones are removed.
 *  - `move` may name the seq that it is based on, and is refused if something has happened since.
 *  - `recover` gives the seat a new token and voids the old one.
 *  - `leave` lets a bot play for the seat until `return`; `resign` gives the seat to a bot for good.
 *  - `vote` is about a person who has been absent for a while: a majority of those present decides what happens.
 *  - `say` says a phrase to everybody at the table; `phrases` sets whether seats may do that.
 */
export const Command = Type.Union([
  Type.Object(
    {
      id: CommandId,
      do: Type.Literal('sit'),
      seat: Type.Optional(Type.Integer()),
      name: Name,
      token: Type.Optional(Token),
      commitment: Type.Optional(Digest),
      player: Type.Optional(PlayerKey),
    },
    { additionalProperties: false },
  ),
  Type.Object({ id: CommandId, do: Type.Literal('rename'), name: Name }, { additionalProperties: false }),
  Type.Object({ id: CommandId, do: Type.Literal('stand') }, { additionalProperties: false }),
  Type.Object({ id: CommandId, do: Type.Literal('reveal'), nonce: Digest }, { additionalProperties: false }),
  Type.Object(
    { id: CommandId, do: Type.Literal('start'), fill: Type.Optional(Type.String({ maxLength: 20 })) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      id: CommandId,
      do: Type.Literal('move'),
      move: Type.String({ maxLength: 60 }),
      seq: Type.Optional(Type.Integer()),
    },
    { additionalProperties: false },
  ),
  Type.Object({ id: CommandId, do: Type.Literal('retract') }, { additionalProperties: false }),
  Type.Object({ id: CommandId, do: Type.Literal('return') }, { additionalProperties: false }),
  Type.Object(
    { id: CommandId, do: Type.Literal('recover'), token: Type.Optional(Token) },
    { additionalProperties: false },
  ),
  Type.Object({ id: CommandId, do: Type.Literal('rematch') }, { additionalProperties: false }),
  Type.Object({ id: CommandId, do: Type.Literal('leave') }, { additionalProperties: false }),
  Type.Object({ id: CommandId, do: Type.Literal('resign') }, { additionalProperties: false }),
  Type.Object(
    { id: CommandId, do: Type.Literal('vote'), seat: SeatNumber, for: VoteFor },
    { additionalProperties: false },
  ),
  Type.Object(
    { id: CommandId, do: Type.Literal('remove'), seat: SeatNumber },
    { additionalProperties: false },
  ),
  Type.Object(
    { id: CommandId, do: Type.Literal('bot'), seat: SeatNumber, level: Level },
    { additionalProperties: false },
  ),
  Type.Object(
    { id: CommandId, do: Type.Literal('hand-on'), seat: SeatNumber },
    { additionalProperties: false },
  ),
  Type.Object(
    { id: CommandId, do: Type.Literal('seats'), seats: Type.Integer({ minimum: 2, maximum: 10 }) },
    { additionalProperties: false },
  ),
  Type.Object({ id: CommandId, do: Type.Literal('close') }, { additionalProperties: false }),
  Type.Object({ id: CommandId, do: Type.Literal('say'), phrase: PhraseId }, { additionalProperties: false }),
  Type.Object(
    { id: CommandId, do: Type.Literal('phrases'), phrases: Phrases },
    { additionalProperties: false },
  ),
]);
export type Command = Static<typeof Command>;

/** Commands without their id: the sender makes one. */
export type WithoutId<C> = C extends { readonly id: string } ? Omit<C, 'id'> : never;

/** What a command led to: the seq of its entry, and a token if it gave one (`sit`, `recover`). */
export type Answer =
  | {
      readonly ok: true;
      readonly seq: number;
      readonly seat?: number;
      readonly token?: string;
      readonly table?: string;
    }
  | { readonly ok: false; readonly problem: Problem };

/** A result in the form that clients receive. */
export const answerOf = (result: Result<Omit<Extract<Answer, { ok: true }>, 'ok'>, Problem>): Answer =>
  result.ok ? { ok: true, ...result.value } : { ok: false, problem: result.refusal };

export interface Created {
  readonly table: string;
  readonly seq: number;
}
