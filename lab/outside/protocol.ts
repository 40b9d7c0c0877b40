import type { Match, Outcome, Seat, View } from '@bullpen/engine';

/*
 * The words between Bullpen and a player that is a program of its own: JSON, one object a line, over the program's standard
 * input and output. docs/BOTS.md describes them for people who write such programs.
 */

/** Changes when a program that was written for an older one would fail. */
export const PROTOCOL = 1;

/** What a program may use. */
export interface ProgramLimits {
  /** For one decision. */
  readonly milliseconds: number;
  /** Of memory, for the program and all processes that it starts. */
  readonly megabytes: number;
}

/** The beginning of a match. The program answers `{"ready":1}` when it can play. */
export interface Hello extends Match {
  readonly protocol: typeof PROTOCOL;
  readonly game: string;
  readonly seat: Seat;
  /** Names the match; it says nothing about its deal. */
  readonly match: string;
  /** For each decision. */
  readonly milliseconds: number;
}

/** A choice that this seat has to make, at least one of two. The program answers `{"move":"55"}`. */
interface Decide {
  readonly match: string;
  /** Which choice of this seat in the match, from 1. */
  readonly n: number;
  /** How long the program has from now on. */
  readonly milliseconds: number;
  /** In the notation of records. */
  readonly legal: readonly string[];
  readonly view: View;
}

/** The end of a match; it needs no answer. */
interface Over extends Outcome {
  readonly match: string;
}

export type ToProgram = { readonly hello: Hello } | { readonly decide: Decide } | { readonly over: Over };

/** What a program said it is: ready. */
export const isReady = (line: string): boolean => parsed(line)?.ready === 1;

/** The move in an answer, or null if it has none. */
export function moveIn(line: string): string | null {
  const move = parsed(line)?.move;
  return typeof move === 'string' ? move : null;
}

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
