import type { Event, Period, Refusal, Seat, View } from '@bullpen/engine';
import type { Pages } from '@bullpen/words/en/pages';
import type { FunctionComponent } from 'preact';
import type { Glance } from '../app/glance.ts';
import { type GameId, gameList } from './list.ts';

/** What a seat is called on this page: its name, or "you" where the words have a sentence of their own for it. */
export interface Names {
  /** The name of a seat, for sentences about it. */
  of(seat: Seat): string;
  /** What the face of a seat is drawn from: the same for the same player at every table, else for the same name. */
  face(seat: Seat): string;
  /** The viewer's own seat, or -1 for a watcher. */
  readonly me: Seat;
}

/** A turn that is planned and not sent yet. */
export interface PlannedTurn {
  /** What is expected now, in the place of the usual sentence. */
  readonly sentence: string;
  /** How many moves are planned. */
  readonly moves: number;
  /** The table as it would be after them, and what could be done then. */
  readonly view: View;
  readonly legal: readonly string[];
}

/** All that a board gets. It draws the view and offers the legal moves; it knows no rule and keeps no state of the match. */
export interface BoardProps<V extends View = View> {
  /** What to draw: the moment that is shown, which may be a step on the way to the real state. */
  readonly view: V;
  /** What the viewer may do in this moment, in notation. Empty on the way, and unless the viewer has to act. */
  readonly legal: readonly string[];
  readonly names: Names;
  readonly words: Pages;
  /** Makes a move, or several one after another. One that is not legal is refused with its rule, which the frame shows, and ends it. */
  play(...moves: string[]): void;
  /** Takes a secret choice back; null if there is none to take back. */
  readonly retract: (() => void) | null;
  /** When those who have to act run out of time, in milliseconds since 1970; null if they do not. */
  readonly due: number | null;
  /** A move is on its way, and no other should be sent. */
  readonly busy: boolean;
  /** A move that the hint proposes, or null: mark it. */
  readonly hint: string | null;
  /** Says why something cannot be done, where the board can tell without asking: the frame shows it with its rule. */
  refuse(refusal: Refusal): void;
  /** Tells of a turn that is being put together, so that the sentence and the hint are about it; null if there is none. */
  planning(plan: PlannedTurn | null): void;
}

/**
 * One step of showing what happened. The log, the scores and the sentence go along with it. Elements with the same `data-card` glide from where they were to where they are; a
 * card that appears comes from, and one that vanishes goes to, the element with the named `data-place`.
 */
export interface Beat<V extends View = View> {
  readonly view: V;
  /** How many of the events have happened in this picture: the log tells these and no more. */
  readonly shownEvents: number;
  /** How long it stands before the next one, in milliseconds at normal speed. 450 unless given. */
  readonly ms?: number;
  readonly from?: Readonly<Record<string, string>>;
  readonly to?: Readonly<Record<string, string>>;
}

/** A card as the log shows it beside a line: what stands on it, and its colour by heads where it has some. */
export interface SmallCard {
  readonly text: string;
  readonly heads?: number;
}

/** A game in the page: what lies in page/games/<id>/, exported by its index.ts as `gamePage`. */
export interface GamePage<V extends View = View, E extends Event = Event> {
  readonly Board: FunctionComponent<BoardProps<V>>;
  /** The one sentence: what is expected of whom, now. */
  prompt(view: V, legal: readonly string[], words: Pages, names: Names): string;
  /** The rule that leaves the viewer no other choice, if the sentence says so: the frame shows a link to it. */
  forced?(view: V, legal: readonly string[], me: Seat): string | null;
  /** A line of the log, or null for events without a line. The frame writes the lines of `round` and `end`. */
  tell(event: E, words: Pages, names: Names): string | null;
  /** The cards that an event is about, as small pictures beside its line in the log. Left out: none. */
  cardsIn?(event: E): readonly SmallCard[];
  /** What a legal move is called, so that a hint is said in words too. Left out: the board says it itself. */
  nameMove?(move: string, view: V, words: Pages, names: Names): string;
  /** What each seat has now. */
  scores(view: V): readonly number[];
  /** What a watcher sees with all cards open, given what each seat sees. Left out: no card lies face down on its board. */
  opened?(watcher: V, seats: readonly V[]): V;
  /** What lies open on the board, in rows: home draws a running table with it. Nothing that only some may know. */
  glance?(view: V): Glance['rows'];
  /** The steps from one view to the next; the real view is shown after them. Left out: straight to the new view. */
  beats?(before: V, after: V, events: readonly E[]): readonly Beat<V>[];
}

/** As the frame holds it, whatever the game. */
export interface AnyGamePage extends GamePage<View, Event> {
  readonly period: Period;
}

/** Hides the game's own types: the frame hands each game its own views and events only. */
export const anyGame = <V extends View, E extends Event>(id: GameId, page: GamePage<V, E>): AnyGamePage => ({
  ...(page as unknown as GamePage<View, Event>),
  period: gameList[id].period,
});
