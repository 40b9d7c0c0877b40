import {
  type Answer,
  Clock,
  type Created,
  type ListPage,
  Phrases,
  type Problem,
  Seating,
  type Snapshot,
  TableId,
  type TableNews,
  VoteFor,
} from '@bullpen/wire';
import Type from 'typebox';

// What is answered, as schemas for the API's description; `Unsafe` gives each the type that wire has for it. Nothing is
// filtered through them: what a viewer may see is decided where views are made. The tests hold the answers against them.

/** Nothing but the fields that are named. */
export const exact = { additionalProperties: false };
export const NoQuery = Type.Object({}, exact);
/** The id of a game in a path or a query. */
export const GameName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
/** How a request says that it comes from a player: by their key. */
export const PLAYER = [{ player: [] }];

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const Time = Type.Integer({ description: 'Milliseconds since 1970.' });
const Seq = Type.Integer({ minimum: 0, description: 'How many entries the log of the table had.' });
const Seat = Type.Integer({ minimum: 0, description: 'Seats count from 0.' });

export const ProblemShape = Type.Unsafe<Problem>(
  Type.Object(
    {
      type: Type.Literal('about:blank'),
      title: Type.String(),
      status: Type.Integer(),
      code: Type.String({ description: 'For programs.' }),
      rule: Nullable(Type.String({ description: 'The rule of the game that it breaks, as S8.' })),
      detail: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    },
    { description: 'Problem details after RFC 9457.' },
  ),
);

export const CreatedShape = Type.Unsafe<Created>(Type.Object({ table: TableId, seq: Seq }));

/** What lists say of every table. */
export const listedFields = {
  table: TableId,
  game: Type.String(),
  status: Type.String(),
  seats: Type.Integer(),
  free: Type.Integer(),
};

export const ListShape = Type.Unsafe<ListPage>(
  Type.Object({
    tables: Type.Array(
      Type.Object({
        ...listedFields,
        changed: Type.Integer({ description: 'Milliseconds since 1970.' }),
        host: Nullable(Type.String({ description: 'The name of the host.' })),
        rated: Type.Boolean(),
      }),
    ),
    next: Nullable(Type.String({ description: '`after` of the next page; null if this is the last.' })),
  }),
);

export const AnswerShape = Type.Unsafe<Extract<Answer, { ok: true }>>(
  Type.Object({
    ok: Type.Literal(true),
    seq: Seq,
    seat: Type.Optional(Seat),
    token: Type.Optional(Type.String({ description: 'The secret that makes the seat yours.' })),
    table: Type.Optional(TableId),
  }),
);

export const NoticeKeyShape = Type.Object({ key: Nullable(Type.String()) });
export const NoticeSetShape = Type.Object({ ok: Type.Literal(true) });

export const SnapshotShape = Type.Unsafe<Snapshot>(
  Type.Object(
    {
      table: TableId,
      seq: Seq,
      game: Type.String(),
      version: Type.Integer(),
      created: Time,
      seats: Type.Integer(),
      options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      status: Type.Union(['open', 'dealing', 'playing', 'over'].map((status) => Type.Literal(status))),
      ended: Nullable(
        Type.Union(
          ['host', 'vote', 'operator', 'version', 'void', 'deserted'].map((reason) => Type.Literal(reason)),
          { description: 'Why the table ended before its match did.' },
        ),
      ),
      host: Nullable(Seat),
      clock: Clock,
      listed: Type.Boolean(),
      hints: Type.Boolean(),
      rated: Type.Boolean({ description: 'The result counts for the ratings of its players.' }),
      daily: Type.Optional(Type.String({ description: 'The UTC day of which this is the daily deal.' })),
      tournament: Type.Optional(
        Type.Object(
          { tournament: Type.String(), round: Type.Integer({ minimum: 1 }), final: Type.Boolean() },
          { description: 'The tournament that it is a table of.' },
        ),
      ),
      players: Type.Array(
        Type.Object({
          kind: Type.Union(['free', 'kept', 'person', 'bot'].map((kind) => Type.Literal(kind))),
          name: Nullable(Type.String()),
          level: Nullable(Type.String()),
          away: Type.Boolean(),
          absent: Nullable(Time),
        }),
      ),
      viewer: Type.Integer({ description: 'Your seat, or −1 for a watcher.' }),
      due: Nullable(Time),
      view: Type.Unknown({ description: 'The game as the viewer sees it; null before the deal.' }),
      legal: Type.Array(Type.String(), { description: 'Your legal moves; none unless you have to act.' }),
      retractable: Type.Boolean(),
      outcome: Nullable(Type.Object({ scores: Type.Array(Type.Number()), winners: Type.Array(Seat) })),
      offers: Type.Array(Seat),
      rematch: Nullable(TableId),
      votes: Type.Array(
        Type.Object({
          about: Seat,
          from: Type.Integer({ description: 'Milliseconds since 1970.' }),
          until: Nullable(Time),
          cast: Type.Array(Type.Object({ seat: Seat, for: VoteFor })),
        }),
      ),
      seating: Seating,
      phrases: Phrases,
      talk: Type.Boolean({ description: 'Seats may say phrases now.' }),
      fair: Type.Object({
        commitment: Type.String(),
        seats: Type.Array(Nullable(Type.String())),
        revealed: Type.Array(Seat),
        voids: Type.Integer(),
        secret: Nullable(Type.String()),
        nonces: Nullable(Type.Array(Type.String())),
      }),
    },
    { description: 'All that one viewer may know of a table, at one seq.' },
  ),
);

const UpdateShape = Type.Object({
  table: TableId,
  seq: Seq,
  entry: Type.Object({ type: Type.String(), at: Type.Integer(), seat: Type.Optional(Seat) }),
  events: Type.Array(Type.Unknown()),
});

export const NewsShape = Type.Unsafe<TableNews>(
  Type.Object(
    {
      table: TableId,
      updates: Type.Array(UpdateShape),
      snapshot: SnapshotShape,
      more: Type.Optional(
        Type.Literal(true, { description: 'There is more: ask again with the seq of this snapshot.' }),
      ),
    },
    {
      description:
        'The updates after the seq that was named, in order, at most a page of them, and the snapshot after the last one.',
    },
  ),
);

export const GamesShape = Type.Array(
  Type.Object({
    id: Type.String(),
    version: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    options: Type.Record(Type.String(), Type.Unknown()),
    levels: Type.Array(Type.String(), { description: 'Bots, the weakest first.' }),
  }),
);

const Part = Type.String({ description: '`ok`, or in a word or two what is wrong: `disk full`.' });

export const HealthShape = Type.Object({
  ok: Type.Boolean({ description: 'All is well.' }),
  store: Type.Object({ read: Part, write: Part }),
  redis: Nullable(Part),
  processes: Type.Optional(
    Type.Object(
      { serving: Type.Integer(), of: Type.Integer() },
      {
        description:
          'Where several processes share the port: how many serve, and how many should. One that is missing is being started again.',
      },
    ),
  ),
  stopping: Type.Boolean(),
  seconds: Type.Integer({ description: 'Since the process began.' }),
});

export const AliveShape = Type.Object({ ok: Type.Literal(true) });

const REFUSAL = {
  description: 'Refused: problem details with a code and, where a rule of the game is broken, its number.',
  content: { 'application/problem+json': { schema: ProblemShape } },
} as const;

/** Every route may refuse. */
export const refusals = { '4xx': REFUSAL, default: REFUSAL } as const;
