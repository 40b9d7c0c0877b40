import type { Seat, Seats } from '@bullpen/engine';
import type { Snapshot } from './table.ts';

/**
 * One move, for a client that said `"lean": true` when it followed: what happened, not what it led to. The client has the snapshot
 * before the move and makes the next one by the rules of the game (`foldLean` in `table/`).
 */
export type LeanMove = readonly [
  /** Which table of this connection: `of` in the answer to `follow`. */
  of: number,
  seq: number,
  /** When, in milliseconds after `created` of the snapshot. */
  after: number,
  /** The seat that moved; and who made the move, where that was not the person. */
  by: Seat | readonly [seat: Seat, by: 'bot' | 'clock' | 'silence'],
  events: readonly LeanEvent[],
  changes?: LeanChanges,
];

/** An event that this viewer hears. `to` is left out where everybody does. */
export type LeanEvent = readonly [name: string, data: unknown, to?: Seats];

/** The fields of the commonest events, in their order: their data go as a list of values. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  chosen: ['seat'],
  hand: ['seat', 'hand'],
  low: ['seat', 'card'],
  placed: ['seat', 'card', 'row'],
  revealed: ['cards'],
  round: ['n', 'points', 'totals'],
  rows: ['rows'],
  took: ['seat', 'card', 'row', 'cards', 'heads'],
};

/** The data of an event as they are sent: values alone if it has just the fields that are listed, else as they are. */
export function packed(name: string, data: unknown): unknown {
  const fields = FIELDS[name];
  if (fields === undefined || typeof data !== 'object' || data === null) return data;
  const names = Object.keys(data);
  return names.length === fields.length && fields.every((field, i) => field === names[i])
    ? Object.values(data)
    : data;
}

/** The data of an event as the game made them. */
export function unpacked(name: string, data: unknown): unknown {
  const fields = FIELDS[name];
  if (fields === undefined || !Array.isArray(data)) return data;
  return Object.fromEntries(fields.map((field, i) => [field, data[i] as unknown]));
}

/** A move in words; one that is written as a whole number is sent as the number. */
export type LeanText = string | number;

export function shortened(text: string): LeanText {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}

/** What else is new for this viewer. What is left out has not changed. */
export interface LeanChanges {
  /** The viewer's own move: a secret choice is in no event. */
  readonly own?: LeanText;
  readonly legal?: readonly LeanText[];
  /** `retractable` in the snapshot. */
  readonly undo?: boolean;
  readonly due?: number | null;
  readonly talk?: boolean;
  /** Now and then: the check sum of the view after the move. */
  readonly sum?: number;
}

/** The fields of the snapshot that have changed. */
export function fieldsIn({ legal, undo, due, talk }: LeanChanges): Partial<Snapshot> {
  return {
    ...(legal !== undefined && { legal: legal.map(String) }),
    ...(undo !== undefined && { retractable: undo }),
    ...(due !== undefined && { due }),
    ...(talk !== undefined && { talk }),
  };
}

/** A number for a value of JSON, which equal values share and others hardly ever do. The order of fields does not count. */
export function checkSum(value: unknown): number {
  return mixed(0x811c9dc5, value) >>> 0;
}

function mixed(sum: number, value: unknown): number {
  if (typeof value !== 'object' || value === null) return mixText(sum, JSON.stringify(value));
  if (Array.isArray(value)) return mixText(value.reduce(mixed, mixText(sum, '[')), ']');
  const fields = value as Readonly<Record<string, unknown>>;
  let all = mixText(sum, '{');
  for (const name of Object.keys(fields).sort()) all = mixed(mixText(all, name), fields[name]);
  return mixText(all, '}');
}

/** FNV-1a, with a letter at the end that ends every text. */
function mixText(sum: number, text: string): number {
  let mix = sum;
  for (let i = 0; i < text.length; i++) mix = Math.imul(mix ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(mix ^ 0x1f, 0x01000193);
}
