// Writing small records, and breaking them.

import { expect, it } from 'vitest';
import { judge, type Verdict } from '../index.ts';
import type { Sheets } from '../sheets.ts';

/** A line: an object as it is, or a move as `seat move`. */
export type Entry = object | string;

export function lineOf(entry: Entry): string {
  if (typeof entry !== 'string') return JSON.stringify(entry);
  const [seat, ...move] = entry.split(' ');
  return JSON.stringify({ seat: Number(seat), move: move.join(' ') });
}

export function write(game: string, seats: number, options: object, ...body: Entry[]): string[] {
  const players = Array.from({ length: seats }, (_, seat) => `player ${seat}`);
  return [{ record: 1, game, seats, options, seed: 'by hand', players }, ...body].map(lineOf);
}

/** Lines of moves, from one text: `0 14, 1 15`. */
export function moves(text: string): string[] {
  return text.split(',').map((move) => move.trim());
}

export function round(n: number, points: number[], totals: number[] = points): object {
  return { round: { n, points, totals } };
}

export function end(scores: number[], winners: number[]): object {
  return { end: { scores, winners } };
}

/** The verdict over lines that are one record. */
export function verdictOf(lines: readonly string[], sheets?: Sheets): Verdict {
  const verdicts = [...judge(lines, sheets)];
  expect(verdicts).toHaveLength(1);
  return verdicts[0]!;
}

/** That a record is without fault, and these cases occurred in it, and no others. */
export function expectGood(lines: readonly string[], cases: Record<string, number>, sheets?: Sheets): void {
  const verdict = verdictOf(lines, sheets);
  expect(verdict.faults).toEqual([]);
  expect(Object.fromEntries(Object.entries(verdict.cases).filter(([, count]) => count > 0))).toEqual(cases);
}

/** What is broken: the entry `at`, found by its text, becomes these entries (none: it is left out). */
export type Break = readonly [what: string, rule: string, at: Entry, ...instead: Entry[]];

/** That the broken record's first fault is against the rule, at or behind the broken place. */
export function itCatches(lines: readonly string[], breaks: readonly Break[], sheets?: Sheets): void {
  for (const [what, rule, at, ...instead] of breaks) {
    it(`${what}: ${rule}`, () => {
      const place = lines.indexOf(lineOf(at));
      expect(place, `${lineOf(at)} is in the record`).toBeGreaterThanOrEqual(0);
      const broken = [...lines.slice(0, place), ...instead.map(lineOf), ...lines.slice(place + 1)];
      const { faults } = verdictOf(broken, sheets);
      expect(faults[0]?.rule, JSON.stringify(faults)).toBe(rule);
      expect(faults[0]!.line).toBeGreaterThanOrEqual(Math.min(place + 1, broken.length));
    });
  }
}

/** The cards of the deck that are not among those dealt. */
export function rest<Card>(deck: readonly Card[], dealt: readonly Card[]): Card[] {
  const left = [...deck];
  for (const card of dealt) left.splice(left.indexOf(card), 1);
  return left;
}

export function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** The rule that the record breaks first. */
export function ruleBroken(lines: readonly string[], sheets?: Sheets): string | undefined {
  return verdictOf(lines, sheets).faults[0]?.rule;
}
