import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Event, heardBy } from '../events.ts';
import { allSeats, EVERYONE, includes, listSeats, lowest, NOBODY, only, WATCHER } from '../seats.ts';

describe('sets of seats', () => {
  it('hold the seats that were put in, lowest first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(29)), (seats) => {
        const set = seats.reduce((all, seat) => all | only(seat), 0);
        const sorted = seats.toSorted((a, b) => a - b);
        expect(listSeats(set)).toEqual(sorted);
        if (sorted.length > 0) expect(lowest(set)).toBe(sorted[0]);
        for (let seat = 0; seat < 30; seat++) expect(includes(set, seat)).toBe(seats.includes(seat));
        expect(includes(set, WATCHER)).toBe(false);
      }),
    );
  });

  it('allSeats holds as many as there are, from 0', () => {
    expect(listSeats(allSeats(1))).toEqual([0]);
    expect(listSeats(allSeats(4))).toEqual([0, 1, 2, 3]);
    expect(listSeats(allSeats(10))).toHaveLength(10);
  });

  it('EVERYONE holds every seat and the watchers; NOBODY holds none', () => {
    for (const viewer of [WATCHER, 0, 1, 9, 29]) {
      expect(includes(EVERYONE, viewer)).toBe(true);
      expect(includes(NOBODY, viewer)).toBe(false);
    }
  });

  it('watchers are no seat', () => {
    expect(listSeats(EVERYONE)).toEqual(Array.from({ length: 30 }, (_, seat) => seat));
    expect(listSeats(NOBODY)).toEqual([]);
  });
});

describe('heardBy', () => {
  const event = (to: number, name: string): Event => ({ to, name, data: null });
  const events = [
    event(EVERYONE, 'rows'),
    event(only(0), 'hand of 0'),
    event(only(1), 'hand of 1'),
    event(NOBODY, 'deal'),
    event(only(0) | only(2), 'whisper'),
  ];
  const names = (viewer: number): string[] => heardBy(events, viewer).map(({ name }) => name);

  it('gives each viewer what is meant for it, in order', () => {
    expect(names(0)).toEqual(['rows', 'hand of 0', 'whisper']);
    expect(names(1)).toEqual(['rows', 'hand of 1']);
    expect(names(2)).toEqual(['rows', 'whisper']);
  });

  it('gives a watcher what is meant for everyone, and nobody what is for the record alone', () => {
    expect(names(WATCHER)).toEqual(['rows']);
    for (const viewer of [WATCHER, 0, 1, 2]) expect(names(viewer)).not.toContain('deal');
  });
});
