import {
  type LeaderPage,
  type MatchPage,
  type PlayerExport,
  type PlayerFacts,
  type PlayerLink,
  type PlayerRatings,
  type RatingChange,
  type SignedIn,
  type SignInBegun,
  type SignInFacts,
  TableId,
} from '@bullpen/wire';
import Type from 'typebox';
import type { Forgotten } from '../contract.ts';
import { Nullable, Time } from './shapes.ts';
import { MyClub } from './shapes-clubs.ts';
import { AttemptShape } from './shapes-daily.ts';
import { MyTournament } from './shapes-tournaments.ts';

// What is answered to players, as schemas for the API's description; see shapes.ts.

const facts = { player: Type.String({ description: 'The id.' }), name: Type.String(), since: Time };

const MatchShape = Type.Object({
  table: TableId,
  game: Type.String(),
  at: Time,
  status: Type.Union(['open', 'dealing', 'playing', 'over'].map((status) => Type.Literal(status))),
  ended: Nullable(Type.String({ description: 'Why the table ended before its match did.' })),
  seat: Nullable(Type.Integer({ description: 'Your seat; null if you left it before the end.' })),
  players: Type.Array(
    Type.Object({
      kind: Type.String(),
      name: Nullable(Type.String()),
      level: Nullable(Type.String()),
      avatar: Type.Optional(Type.String()),
    }),
  ),
  outcome: Nullable(Type.Object({ scores: Type.Array(Type.Number()), winners: Type.Array(Type.Integer()) })),
});

const rating = {
  rating: Type.Integer({ description: 'A newcomer has 1500.' }),
  uncertainty: Type.Integer({
    description: 'The strength is within this of the rating with a chance of about 95 %.',
  }),
};
const matches = Type.Integer({ description: 'How many matches have moved it.' });
const GameRatingShape = Type.Object({ game: Type.String(), ...rating, matches });
const change = {
  table: TableId,
  game: Type.String(),
  at: Time,
  before: Type.Object(rating),
  after: Type.Object(rating),
};
const listed = Type.Boolean({ description: 'The player is on leaderboards.' });

export const RatingsShape = Type.Unsafe<PlayerRatings>(
  Type.Object({ listed, ratings: Type.Array(GameRatingShape) }),
);

export const ChangeShape = Type.Unsafe<RatingChange>(Type.Object(change));

export const LeadersShape = Type.Unsafe<LeaderPage>(
  Type.Object({
    leaders: Type.Array(
      Type.Object({
        place: Type.Integer({ minimum: 1 }),
        name: Type.String(),
        avatar: Type.String({ description: 'What the face is drawn from.' }),
        ...rating,
        matches,
      }),
      { description: 'In the order of what each has at least: the rating minus the uncertainty.' },
    ),
    bots: Type.Array(Type.Object({ level: Type.String(), ...rating })),
    next: Nullable(Type.Integer({ description: '`after` of the next page; null if this is the last.' })),
  }),
);

export const PlayerShape = Type.Unsafe<PlayerFacts>(Type.Object(facts));

export const MatchesShape = Type.Unsafe<MatchPage>(
  Type.Object({
    matches: Type.Array(MatchShape),
    next: Nullable(Type.String({ description: '`after` of the next page; null if this is the last.' })),
  }),
);

export const ExportShape = Type.Unsafe<PlayerExport>(
  Type.Object({
    ...facts,
    devices: Type.Integer({ description: 'How many keys the player has.' }),
    signIn: Nullable(
      Type.Object(
        { issuer: Type.String(), since: Time },
        { description: 'The sign-in that is linked; of who the player is there, a hash is kept.' },
      ),
    ),
    listed,
    ratings: Type.Array(GameRatingShape),
    changes: Type.Array(Type.Object(change)),
    daily: Type.Array(AttemptShape),
    clubs: Type.Array(MyClub),
    tournaments: Type.Array(MyTournament),
    matches: Type.Array(MatchShape),
    visits: Type.Array(
      Type.Object(
        { table: TableId, game: Type.String(), at: Time, names: Type.Array(Type.String()) },
        {
          description: 'A table at which the player sat down and stood up again, with the names used there.',
        },
      ),
    ),
    notices: Type.Array(
      Type.Object(
        { table: TableId, endpoint: Type.String(), language: Type.String() },
        { description: 'Where a browser wants to be notified of turns.' },
      ),
    ),
  }),
);

export const ErasedShape = Type.Unsafe<Forgotten>(
  Type.Object({
    tables: Type.Array(TableId, { description: 'In whose logs the name was changed.' }),
    scrubbed: Type.Boolean({ description: 'Nothing of it is left in the files of the database by now.' }),
  }),
);

export const LinkShape = Type.Unsafe<PlayerLink>(Type.Object({ code: Type.String(), until: Time }));

export const SignInFactsShape = Type.Unsafe<SignInFacts>(
  Type.Object({
    provider: Nullable(Type.String({ description: 'What the provider is called; null if there is none.' })),
    linked: Type.Boolean(),
  }),
);

export const SignInBegunShape = Type.Unsafe<SignInBegun>(
  Type.Object({ url: Type.String(), ticket: Type.String(), until: Time }),
);

export const SignedInShape = Type.Unsafe<SignedIn>(
  Type.Union([Type.Object({ player: PlayerShape }), Type.Object({ link: LinkShape })]),
);

export const SignInRemovedShape = Type.Object({ removed: Type.Boolean() });
