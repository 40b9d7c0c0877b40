import { describe, expect, it } from 'vitest';
import type { AnyGamePage } from '../games/contract.ts';
import { turningPoints } from '../replay/course.ts';
import type { Film } from '../replay/film.ts';

/** A match of which only the scores after each step are known. */
const filmOf = (best: 'highest' | 'lowest', scores: readonly (readonly number[])[]): Film =>
  ({
    game: { best, view: (state: unknown) => state },
    frames: scores.map((state) => ({ state, events: [] })),
  }) as unknown as Film;
const page = { scores: (view: unknown) => view } as unknown as AnyGamePage;

const turns = (best: 'highest' | 'lowest', scores: readonly (readonly number[])[]): string[] =>
  turningPoints(filmOf(best, scores), page, 0).map(
    ({ kind, at, change }) => `${kind} at ${at}${kind === 'lead' ? '' : `: ${change}`}`,
  );

describe('where a match turned', () => {
  it('is the worst only where something was lost', () => {
    const scores = [
      [0, 0],
      [5, 0],
      [5, 3],
      [9, 3],
    ];
    expect(turns('highest', scores)).toEqual(['best at 1: 5']);
    expect(turns('highest', [...scores, [7, 3]])).toEqual(['best at 1: 5', 'worst at 4: -2']);
  });

  it('is what was taken most of, where that is bad', () => {
    const scores = [
      [0, 0],
      [0, 9],
      [7, 9],
      [8, 9],
    ];
    expect(turns('lowest', scores)).toEqual(['worst at 2: 7']);
  });
});
