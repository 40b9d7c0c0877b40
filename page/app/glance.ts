import type { GameId } from '../games/list.ts';

/** A card by its text and its heads, or a die by its colour and its number. */
type DrawnPiece = readonly [sign: string, count: number];

/** A running table as it was left: what is open on it, in rows, and what the viewer had. */
export interface Glance {
  readonly table: string;
  readonly game: GameId;
  /** It is kept in this browser, not on a server. */
  readonly local: boolean;
  /** When it was seen last; 0 for a table on a server, where the time would only show when others acted. */
  readonly at: number;
  readonly rows: readonly (readonly DrawnPiece[])[];
  /** Null for a watcher, and where several people share the device. */
  readonly score: number | null;
}

const KEY = 'bullpen.glances';
/** As many as home lists. */
const KEPT = 6;

export function glances(): readonly Glance[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Glance[];
  } catch {
    return [];
  }
}

export const glanceAt = (table: string): Glance | null =>
  glances().find((one) => one.table === table) ?? null;

/** Remembers how a table looks. It must hold nothing that only some may know. */
export function keepGlance(glance: Glance): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([glance, ...others(glance.table)].slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing shows the drawing of the game instead.
  }
}

/** The match is over, or nobody wants to come back to it. */
export function dropGlance(table: string): void {
  const left = others(table);
  if (left.length < glances().length) localStorage.setItem(KEY, JSON.stringify(left));
}

export const dropGlances = (): void => {
  for (const { table } of glances()) dropGlance(table);
};

const others = (table: string): readonly Glance[] => glances().filter((one) => one.table !== table);
