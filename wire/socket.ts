import Type, { type Static } from 'typebox';
import { type Answer, Command, CreateTable } from './commands.ts';
import type { LeanMove } from './lean.ts';
import type { SnapshotPatch } from './patch.ts';
import type { Problem } from './problems.ts';
import type { Snapshot, Update } from './table.ts';

/** The largest message of a client, and the largest body of a request, in bytes. */
export const LARGEST = 16 * 1024;

/** Made up by the client; the answer carries it. The id of a command is another: it makes the command idempotent. */
const MessageId = Type.String({ minLength: 1, maxLength: 64 });
const exact = { additionalProperties: false };

/** The name of a table, as it stands in links. */
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
/** The secret of a seat. */
export const SeatToken = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
/** The last seq that the client has; 0 for none. */
export const Since = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** What a client can say on a socket: one of these, distinguished by their second field. */
export const Follow = Type.Object(
  {
    id: MessageId,
    follow: Type.Object(
      {
        table: TableId,
        token: Type.Optional(SeatToken),
        since: Type.Optional(Since),
        patches: Type.Optional(Type.Boolean()),
        lean: Type.Optional(Type.Boolean()),
      },
      exact,
    ),
  },
  exact,
);
export const Unfollow = Type.Object({ id: MessageId, unfollow: TableId }, exact);
export const Create = Type.Object({ id: MessageId, create: CreateTable }, exact);
export const Do = Type.Object(
  { id: MessageId, table: TableId, token: Type.Optional(SeatToken), command: Command },
  exact,
);
export const Ping = Type.Object({ id: MessageId, ping: Type.Literal(1) }, exact);

export type Follow = Static<typeof Follow>;
export type Unfollow = Static<typeof Unfollow>;
export type Create = Static<typeof Create>;
export type Do = Static<typeof Do>;
export type Ping = Static<typeof Ping>;
export type ClientMessage = Follow | Unfollow | Create | Do | Ping;

/**
 * How a table has gone on: the updates since the last time, in order, without a gap and nothing twice, and all that the
 * viewer knew then. The snapshot is of the seq of the last update. One message has at most a page of updates: `more` says
 * that the table has gone on since, and that the next page comes (on a socket) or can be asked for (over HTTP).
 */
export interface TableNews {
  readonly table: string;
  readonly updates: readonly Update[];
  readonly snapshot: Snapshot;
  readonly more?: true;
}

/**
 * The same, for a client that asked for `patches` when it began to follow: what is new since the last snapshot, which the last news of
 * this table on this connection had or led to. The first news after `follow` have a whole snapshot, and any may have one.
 */
export interface TablePatch {
  readonly table: string;
  readonly updates: readonly Update[];
  readonly patch: SnapshotPatch;
  readonly more?: true;
}

/** The answer to a message, by its id: null if the message had none that could be read. */
export type Reply =
  /** Of `follow` and `command`; `unfollow` and `ping` are answered with nothing more than `ok`. `of` is for lean news. */
  | ({ readonly id: string; readonly of?: number } & Partial<Omit<Extract<Answer, { ok: true }>, 'ok'>> & {
        readonly ok: true;
      })
  | { readonly id: string | null; readonly ok: false; readonly problem: Problem };

/** The server sends no more news of this table, and why (the token was replaced, say). */
export interface Left {
  readonly left: string;
  readonly problem: Problem;
}

export type ServerMessage = Reply | TableNews | Left;
/** What it may say to a client that asked for patches. */
export type PatchingMessage = ServerMessage | TablePatch;
/** What it may say to a client that asked for lean news. */
export type LeanMessage = PatchingMessage | LeanMove;
