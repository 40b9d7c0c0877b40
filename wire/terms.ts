import Type, { type Static } from 'typebox';
import { PHRASES, type Phrase } from './phrases.ts';

/** How long a seat may take. `days` is for matches that go on over a week. */
export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('move'), seconds: Type.Integer({ minimum: 5, maximum: 3600 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 14 }) },
    { additionalProperties: false },
  ),
]);
export type Clock = Static<typeof Clock>;

/** Who a seat is for: a person who comes, or a bot of a strength. */
export const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('bot'), level: Type.String({ minLength: 1, maxLength: 20 }) },
    { additionalProperties: false },
  ),
]);
export type SeatPlan = Static<typeof SeatPlan>;

/** Whether lots are drawn for the seats when the match starts, so that nobody chooses who begins. */
export const Seating = Type.Union([Type.Literal('drawn'), Type.Literal('fixed')]);
export type Seating = Static<typeof Seating>;

/** What can be done about an absent person: let a bot play until they return, wait some more, or end the match. */
export const VoteFor = Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('end')]);
export type VoteFor = Static<typeof VoteFor>;

/** A phrase by its id. */
export const PhraseId = Type.Unsafe<Phrase>(Type.Union(PHRASES.map((id) => Type.Literal(id))));

/** Whether seats may say phrases: at any time, not while players choose in secret, or never. */
export const Phrases = Type.Union([Type.Literal('on'), Type.Literal('between'), Type.Literal('off')]);
export type Phrases = Static<typeof Phrases>;
