import type { Chance } from './chance.ts';
import type { Event, Tell } from './events.ts';
import type { ActionKind, Observation, ObservationBuffer } from './observation.ts';
import type { Match, OptionSpecs } from './options.ts';
import type { Refusal, Result } from './refusal.ts';
import type { Draw } from './scripted.ts';
import type { Seat, Seats, Viewer } from './seats.ts';

/**
 * What a seat chooses, as a small integer (31 bits). Only the game's own `moves.ts` makes and reads one; everybody else
 * just passes it on. People, the wire, the log and the records use its text.
 */
export type Move = number & { readonly brand: 'Move' };

/** Where `legal` writes moves; the caller owns it and makes it `maxMoves` long. */
export type MoveBuffer = Int32Array;

/** How a match ended. Scores are counted as the game counts them; who wins with them is the game's rule. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Which score wins a match. Equal scores share the win. */
export type BestScore = 'lowest' | 'highest';

/** What a game calls the parts of a match that are scored one by one; `none` where a match is not cut into parts. */
export type Period = 'round' | 'deal' | 'none';

/** What every view says, whatever the game. All of it is plain JSON. */
export interface View {
  readonly seats: number;
  readonly viewer: Viewer;
  /** The seats that have to move, lowest first; none when the match has ended. */
  readonly toAct: readonly Seat[];
}

/**
 * A game: its rules and nothing else. No clock, no input or output, no randomness of its own, no sentence.
 *
 * `State` is mutable, cheap to clone and made for speed. `V` is what a viewer sees. The methods below obey these laws,
 * and `conformance.ts` checks them for every game at every step of random play:
 *
 *  1. Somebody has to act until the match has an outcome, and nobody after that. Every match ends.
 *  2. A seat that has to act has at least one legal move; all its legal moves are different; `refuse` refuses none of
 *     them, and every other move it refuses.
 *  3. `parse(format(m)) = m` for every legal move, and two legal moves never share a text.
 *  4. `apply` depends on nothing but the state, the seat, the move and what it draws from `chance`; listening does not
 *     change what happens.
 *  5. `clone` gives a state that behaves alike and shares nothing that changes.
 *  6. `view` is plain JSON and holds all that its viewer could know with a perfect memory, and nothing else:
 *     `view(imagine(view(s, p)), p)` equals `view(s, p)`.
 *  7. What a seat may do follows from what it knows: its legal moves in `imagine(view(s, p))` are those in `s`.
 *  8. A record of the match, read back, replays to the same outcome, line by line.
 *  9. `retract` undoes a choice that nobody has seen yet, and leaves everything as if it had not been made.
 * 10. The winners are all seats with the `best` score.
 * 11. A game with a `period` has an option that limits how many are played (`rounds` or `deals`), and its views count them
 *     from 1 (`round` or `deal`). A game without has neither.
 * 12. What a viewer hears says how its view changes: `viewAfter`, applied to the events of a move that it hears, turns its view
 *     before the move into its view after it.
 * 13. `observe` writes what `observation` says, each number in its range, whatever stood in the buffer before, and writes nowhere
 *     else. It follows from the view: in `imagine(view(s, p))` it writes the same.
 * 14. Where two views of a seat differ in more than what the observation omits, what is observed differs too.
 * 15. `moveOf(actionOf(m)) = m` for every legal move, every other action stands for a move that is refused, and which actions are
 *     legal follows from the view.
 * 16. `score` follows from the view of a watcher, and at the end it is the score of the outcome.
 * 17. `anyMove` gives the move that `legal` lists at `chance.below(count)`, and draws nothing else.
 * 18. `restart` leaves a state as `setup` makes one with the same chance.
 */
export interface Game<State = unknown, V extends View = View, Options = unknown, E extends Event = Event> {
  readonly id: string;

  /** Changes only when behaviour does. A record without one is of version 1. */
  readonly version: number;

  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<Options>;

  /** The numbers of all its rules, in their order. */
  readonly rules: readonly string[];

  readonly best: BestScore;
  readonly period: Period;

  /** The most moves that a seat can ever have to choose from. */
  readonly maxMoves: number;

  /** A new match, dealt. */
  setup(match: Match<Options>, chance: Chance, tell?: Tell<E>): State;

  /**
   * Turns a match that has ended into a new one, in place, as `setup` would make it. Where matches are short, a new state costs as
   * much as a deal; games with longer matches leave this out.
   */
  restart?(state: State, chance: Chance): void;

  clone(state: State): State;

  /** The seats that have to move now; several when they choose at once. Empty when the match has ended. */
  toAct(state: State): Seats;

  /** Writes the legal moves of a seat that has to act into the buffer and says how many. In no particular order. */
  legal(state: State, seat: Seat, into: MoveBuffer): number;

  /**
   * Chooses one of the legal moves of a seat that has to act, all equally likely, without listing them. Games that need the list
   * leave this out.
   */
  anyMove?(state: State, seat: Seat, chance: Chance): Move;

  /** Why this seat may not make this move now, or null if it may. Accepts any integer and any seat. */
  refuse(state: State, seat: Seat, move: Move): Refusal | null;

  /** Makes a legal move, in place. The effect of an illegal move is undefined: ask `refuse` first, or use `play`. */
  apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<E>): void;

  /** Takes back the seat's secret choice while it is still secret, in place; false if there is none. */
  retract(state: State, seat: Seat): boolean;

  /**
   * What a seat's silence means at a live table, for a seat that has to act: after this many seconds it has made this move.
   * Null where silence means nothing; games without such a rule leave it out.
   */
  silence?(state: State, seat: Seat): { readonly seconds: number; readonly move: Move } | null;

  outcome(state: State): Outcome | null;

  /** All that this viewer could know with a perfect memory, picked field by field. */
  view(state: State, viewer: Viewer): V;

  /**
   * The view after an event that its viewer hears. `own` is the move that caused it, if the viewer made that move: no event contains
   * a secret choice, but the seat knows its own.
   */
  viewAfter(view: V, event: E, own: Move | null): V;

  /** A full state that this view cannot rule out, drawn at random. */
  imagine(view: V, chance: Chance): State;

  /** What `observe` writes in a match like this. */
  observation(match: Match<Options>): Observation;

  /** Writes what this seat knows as numbers into the buffer, and allocates nothing. */
  observe(state: State, seat: Seat, into: ObservationBuffer): void;

  /** The points of a seat so far, as the outcome counts them. */
  score(state: State, seat: Seat): number;

  /**
   * All that any seat can ever choose, as numbers from 0 on: the same ones in every match, so that a program that learns has one
   * output for each. Which number a move has may depend on what its seat knows, for example on where a card lies.
   */
  readonly actions: readonly ActionKind[];

  /** The action that stands for a legal move of this seat. */
  actionOf(state: State, seat: Seat, move: Move): number;

  /** The move that an action stands for here, legal or not. */
  moveOf(state: State, seat: Seat, action: number): Move;

  /** The move that a text stands for, by notation alone, or null. */
  parse(text: string): Move | null;

  format(move: Move): string;

  /** What chance did, read from a `deal` or `roll` line of a record: the draws that make it happen again. */
  script(name: string, data: unknown, match: Match<Options>): Result<readonly Draw[]>;

  /** For each kind of line in a record, the rule that it must obey. */
  readonly lineRules: {
    readonly deal: string;
    readonly roll?: string;
    readonly round: string;
    readonly end: string;
  };

  /** The table as this viewer sees it, in a few lines of plain text: numbers and signs, no sentence. */
  draw(view: V): string;
}
