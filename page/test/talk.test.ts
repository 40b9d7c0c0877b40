import type { PublicEntry, Snapshot, Update } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Talk } from '../table/talk.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = {} as Snapshot;
const update = (seq: number, entry: Partial<PublicEntry>): Update => ({
  table: 't',
  seq,
  entry: { type: 'said', at: seq, ...entry },
  events: [],
});
const hello = (seq: number, seat: number): Update => update(seq, { seat, phrase: 'hello' });
const created = update(1, { type: 'created' });
const shown = (talk: Talk): number[] => talk.said.value.map(({ seq }) => seq);

describe('what is said', () => {
  it('is shown for six seconds, the latest of each seat; not what was said before one came', () => {
    const talk = new Talk('t');
    talk.take({ before: null, after, updates: [created, hello(2, 0)] });
    expect(shown(talk)).toEqual([]);
    talk.take({ before: after, after, updates: [hello(3, 0), hello(4, 1)] });
    vi.advanceTimersByTime(3000);
    talk.take({ before: after, after, updates: [hello(5, 0)] });
    expect(shown(talk)).toEqual([4, 5]);
    vi.advanceTimersByTime(3000);
    expect(shown(talk)).toEqual([5]);
    vi.advanceTimersByTime(3000);
    expect(shown(talk)).toEqual([]);
    talk.close();
  });

  it('is not heard from a muted seat, wherever its player is drawn to, until somebody else sits there', () => {
    const log = [created, hello(2, 1)];
    const talk = new Talk('t');
    talk.take({ before: null, after, updates: log });
    const go = (...updates: Update[]): void => {
      log.push(...updates);
      talk.take({ before: after, after, updates });
    };
    talk.mute(1, true);
    go(hello(3, 1));
    // Lots: the player of seat 1 has seat 0 from now on.
    go(update(4, { type: 'started', seating: [1, 0] }), hello(5, 0), hello(6, 1));
    go(update(7, { type: 'resigned', seat: 0 }), hello(8, 0));
    talk.mute(1, true);
    talk.mute(1, false);
    go(hello(9, 1));
    const hidden = (heard: Talk): number[] => log.map(({ seq }) => seq).filter((seq) => heard.isMuted(seq));
    expect(hidden(talk)).toEqual([3, 5]);
    expect(talk.muted.value).toEqual([]);
    // A reload brings the whole log again, and hides the same.
    const again = new Talk('t');
    again.take({ before: null, after, updates: log });
    expect(hidden(again)).toEqual([3, 5]);
    const elsewhere = new Talk('u');
    elsewhere.take({ before: null, after, updates: log });
    expect(hidden(elsewhere)).toEqual([]);
    for (const one of [talk, again, elsewhere]) one.close();
  });
});
