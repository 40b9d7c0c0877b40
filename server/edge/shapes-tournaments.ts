import {
  Clock,
  ClubId,
  type EnteredByCode,
  EntryCode,
  type EntryCodes,
  type MyTournament as MyTournamentFacts,
  type MyTournaments,
  TableId,
  type Tournament,
  type TournamentAnswer,
  TournamentId,
  type TournamentMade,
  type TournamentRound,
  type TournamentSeat,
} from '@bullpen/wire';
import Type from 'typebox';
import { Nullable, Time } from './shapes.ts';

// What is answered about tournaments, as schemas for the API's description; see shapes.ts.

const literals = (...values: readonly string[]) => Type.Union(values.map((value) => Type.Literal(value)));
const entrant = Type.Integer({ minimum: 1, description: 'The number of an entrant.' });
const state = literals('in', 'left', 'removed');

const line = {
  tournament: TournamentId,
  name: Type.String(),
  game: Type.String(),
  status: literals('open', 'playing', 'break', 'over'),
  starts: Nullable(Type.Integer({ description: 'When it begins or has begun, in milliseconds since 1970.' })),
  entrants: Type.Integer({ description: 'How many are in.' }),
};
export const Line = Type.Object(line);

export const MyTournament = Type.Object({
  ...line,
  club: Nullable(ClubId),
  host: Type.Boolean(),
  entrant: Nullable(entrant),
  state: Nullable(state),
  place: Nullable(Type.Integer({ minimum: 1 })),
});
export const MyTournamentShape = Type.Unsafe<MyTournamentFacts>(MyTournament);
export const MyTournamentsShape = Type.Unsafe<MyTournaments>(
  Type.Object({ tournaments: Type.Array(MyTournament) }),
);
export const TournamentMadeShape = Type.Unsafe<TournamentMade>(Type.Object({ tournament: TournamentId }));

const answer = { seq: Type.Integer({ minimum: 1 }), me: MyTournament };
export const TournamentAnswerShape = Type.Unsafe<TournamentAnswer>(Type.Object(answer));
export const EnteredShape = Type.Unsafe<EnteredByCode>(
  Type.Object({
    ...answer,
    player: Type.Object({ player: Type.String(), name: Type.String(), since: Time }),
  }),
);

export const TournamentSeatShape = Type.Unsafe<TournamentSeat>(
  Type.Object({ round: Type.Integer({ minimum: 1 }), table: TableId, seat: Type.Integer({ minimum: 0 }) }),
);

const round = Type.Object({
  round: Type.Integer({ minimum: 1 }),
  final: Type.Boolean(),
  tables: Type.Array(
    Type.Object({
      table: TableId,
      seats: Type.Array(Nullable(entrant), { description: 'By seat; null for a bot.' }),
      result: Nullable(
        Type.Object({
          places: Type.Array(Type.Integer({ minimum: 1 })),
          scores: Type.Array(Type.Number()),
          forfeits: Type.Array(Type.Integer({ minimum: 0 }), { description: 'Seats whose people left.' }),
          void: Type.Boolean(),
        }),
      ),
    }),
  ),
});
export const TournamentRoundShape = Type.Unsafe<TournamentRound>(round);

export const TournamentShape = Type.Unsafe<Tournament>(
  Type.Object({
    tournament: TournamentId,
    seq: Type.Integer({ minimum: 1, description: 'How many entries its log has.' }),
    now: Time,
    name: Type.String(),
    game: Type.String(),
    options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    seats: Type.Integer(),
    rounds: Type.Integer(),
    final: Type.Boolean(),
    bots: Nullable(Type.String({ description: 'The strength of the bots that fill tables.' })),
    duplicate: Type.Boolean({ description: 'All tables of a round have the same deals.' }),
    clock: Clock,
    start: Type.Object({
      kind: literals('press', 'time', 'full'),
      at: Type.Optional(Time),
      entrants: Type.Optional(Type.Integer()),
    }),
    pause: Type.Integer({ description: 'Seconds between two rounds.' }),
    entry: literals('link', 'codes', 'members'),
    club: Nullable(Type.Object({ name: Type.String() })),
    status: line.status,
    ended: Nullable(literals('finished', 'cancelled', 'empty')),
    next: Nullable(
      Type.Integer({ description: 'When the next round begins by the clock, in milliseconds since 1970.' }),
    ),
    entrants: Type.Array(Type.Object({ entrant, name: Type.String(), avatar: Type.String(), state })),
    standings: Type.Array(
      Type.Object({
        entrant,
        place: Type.Integer({ minimum: 1 }),
        score: Type.Number(),
        points: Type.Number(),
        opponents: Type.Number(),
        wins: Type.Integer(),
        tables: Type.Integer(),
      }),
      { description: 'The best first.' },
    ),
    round: Nullable(round),
    commitment: Type.String({ description: 'SHA-256 of the secret, as hexadecimal digits.' }),
    secret: Nullable(
      Type.String({ description: 'Null until the tournament and all of its tables are over.' }),
    ),
  }),
);

export const EntryCodesShape = Type.Unsafe<EntryCodes>(
  Type.Object({
    codes: Type.Array(
      Type.Object({
        number: Type.Integer({ minimum: 1 }),
        code: EntryCode,
        name: Nullable(Type.String({ description: 'The prepared name.' })),
        entrant: Nullable(entrant),
      }),
    ),
  }),
);
