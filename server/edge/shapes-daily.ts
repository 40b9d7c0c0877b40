import {
  type DailyBoard,
  type DailyDay,
  type DailyResult,
  type DailySeat,
  DayId,
  type MyDaily,
  TableId,
} from '@bullpen/wire';
import Type from 'typebox';
import { Nullable, Time } from './shapes.ts';

// What is answered about daily deals, as schemas for the API's description; see shapes.ts.

const commitment = {
  game: Type.String(),
  commitment: Type.String({ description: 'SHA-256 of the secret, as hexadecimal digits.' }),
  committed: Time,
};

const day = {
  day: DayId,
  begins: Time,
  ends: Time,
  deals: Type.Array(
    Type.Object({
      ...commitment,
      seats: Type.Integer(),
      options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      level: Type.String({ description: 'The strength of the bots.' }),
      begun: Type.Integer({ description: 'How many have begun it.' }),
      finished: Type.Integer({ description: 'How many have finished it in time.' }),
      secret: Nullable(Type.String({ description: 'Null until the day is over.' })),
    }),
  ),
};

export const DailyDayShape = Type.Unsafe<DailyDay>(Type.Object(day));

export const DailyBoardShape = Type.Unsafe<DailyBoard>(
  Type.Object({
    now: Time,
    today: Type.Object(day),
    tomorrow: Type.Object({ day: DayId, deals: Type.Array(Type.Object(commitment)) }),
    past: Type.Array(DayId, { description: 'Days before today, the latest first.' }),
  }),
);

export const DailySeatShape = Type.Unsafe<DailySeat>(Type.Object({ table: TableId, seat: Type.Integer() }));

const margin = Type.Number({
  description: "The player's own score against the mean of the others; above zero is better than they were.",
});
export const AttemptShape = Type.Object({
  day: DayId,
  game: Type.String(),
  table: TableId,
  state: Type.Union(['playing', 'done', 'late', 'given-up'].map((state) => Type.Literal(state))),
  margin: Nullable(margin),
});

export const MyDailyShape = Type.Unsafe<MyDaily>(
  Type.Object({
    streak: Type.Object({ now: Type.Integer(), longest: Type.Integer() }),
    places: Type.Array(
      Type.Object({
        game: Type.String(),
        rank: Type.Integer({ minimum: 1 }),
        of: Type.Integer({ minimum: 1 }),
      }),
      { description: 'Of the deals of today that are finished.' },
    ),
    attempts: Type.Array(AttemptShape),
  }),
);

const scores = Type.Array(Type.Number());
const count = Type.Integer({ minimum: 1 });

export const DailyResultShape = Type.Unsafe<DailyResult>(
  Type.Object({
    attempt: AttemptShape,
    scores,
    rank: Nullable(
      Type.Integer({ minimum: 1, description: 'Null for an attempt that was not finished in time.' }),
    ),
    field: Type.Array(Type.Object({ margin, count }), {
      description: 'How many finished in time with each margin, the best first.',
    }),
    splits: Type.Array(
      Type.Object({
        decision: Type.Integer({ minimum: 1 }),
        move: Type.String({ description: 'Your move.' }),
        moves: Type.Array(Type.Object({ move: Type.String(), count })),
      }),
      { description: 'Your decisions that others met in the same position and decided otherwise.' },
    ),
    strong: Nullable(
      Type.Object(
        { margin, scores },
        { description: 'What the strongest bot made of it; null while it plays.' },
      ),
    ),
  }),
);
