import { type Club, type ClubAnswer, ClubId, type MyClubs } from '@bullpen/wire';
import Type from 'typebox';
import { listedFields, Nullable, Time } from './shapes.ts';
import { Line } from './shapes-tournaments.ts';

// What is answered about clubs, as schemas for the API's description; see shapes.ts.

const member = Type.Integer({ minimum: 1, description: 'The number of a member.' });

export const MyClub = Type.Object({
  club: ClubId,
  name: Type.String(),
  member,
  owner: Type.Boolean(),
  since: Time,
});

export const MyClubsShape = Type.Unsafe<MyClubs>(Type.Object({ clubs: Type.Array(MyClub) }));
export const ClubAnswerShape = Type.Unsafe<ClubAnswer>(Type.Object({ me: Nullable(MyClub) }));

export const ClubShape = Type.Unsafe<Club>(
  Type.Object({
    club: ClubId,
    name: Type.String(),
    since: Time,
    members: Type.Array(
      Type.Object({ member, name: Type.String(), avatar: Type.String(), owner: Type.Boolean() }),
    ),
    tables: Type.Array(
      Type.Object({
        ...listedFields,
        at: Time,
      }),
      { description: 'Those that members have shared, the latest first.' },
    ),
    tournaments: Type.Array(Line),
    leaders: Type.Array(
      Type.Object({
        place: Type.Integer({ minimum: 1 }),
        member,
        points: Type.Number({
          description: 'For each table, the share of the others that they were ahead of.',
        }),
        tables: Type.Integer(),
        wins: Type.Integer(),
        titles: Type.Integer({ description: 'Tournaments won.' }),
      }),
    ),
  }),
);
