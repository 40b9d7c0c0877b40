import type { Outcome } from './game.ts';
import { includes, type Seats, type Viewer } from './seats.ts';

/**
 * Something that happened, and who may know it. The same fact may become several events: the deal tells each seat its
 * own hand, everyone the open cards, and the record everything.
 */
export interface Event<Name extends string = string, Data = unknown> {
  readonly to: Seats;
  readonly name: Name;
  readonly data: Data;
}

/** Receives events as they happen. Left out where nobody listens: then no event is even built. */
export type Tell<E extends Event = Event> = (event: E) => void;

/** The events of a list that this viewer may know. */
export const heardBy = <E extends Event>(events: readonly E[], viewer: Viewer): E[] =>
  events.filter((event) => includes(event.to, viewer));

/** Events of these names are lines of the record, with their data as it stands. */
export const RECORDED: readonly string[] = ['deal', 'roll', 'round', 'end'];

/** A round or deal has ended: what each seat got in it, and what it has in all. */
export type RoundEvent = Event<
  'round',
  { readonly n: number; readonly points: number[]; readonly totals: number[] }
>;

/** The match has ended. */
export type EndEvent = Event<'end', Outcome>;
