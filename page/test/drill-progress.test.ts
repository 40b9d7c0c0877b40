import type { Drill, DrillLevel } from '@bullpen/bots/coach/drill';
import { describe, expect, it } from 'vitest';
import {
  answered,
  type DrillProgress,
  daysUntil,
  dueIn,
  INTERVALS,
  inSet,
  keyOfMine,
  mineWaiting,
  nextDrill,
  noProgress,
} from '../drills/progress.ts';

const DAY = 86_400_000;
const START = 1000;
const none = noProgress('six-nimmt', 'set');
const drill = (id: number, level: DrillLevel): Drill => ({
  id,
  level,
  seats: 2,
  options: {},
  seed: '',
  moves: [],
  seat: 0,
  prices: [],
});
const list = [drill(1, 3), drill(2, 1), drill(3, 2), drill(4, 1), drill(5, 3)];

describe('a drill that was answered wrongly', () => {
  it('comes back after intervals that grow, until it is known', () => {
    let now = START;
    let progress: DrillProgress = answered(none, '7', false, now);
    for (const days of INTERVALS) {
      expect(daysUntil(progress, '7', now)).toBe(days);
      expect(dueIn(progress, now + days * DAY - 1)).toEqual([]);
      now += days * DAY;
      expect(dueIn(progress, now)).toEqual(['7']);
      progress = answered(progress, '7', true, now);
    }
    expect(progress.cards).toEqual({});
    expect(progress.solved).toEqual(['7']);
  });

  it('starts over when it is wrong again, and does not hurry when it is tried early', () => {
    const wrong = answered(none, '7', false, START);
    const once = answered(wrong, '7', true, START + DAY);
    expect(daysUntil(once, '7', START + DAY)).toBe(3);
    const early = answered(once, '7', true, START + 2 * DAY);
    expect(early.cards).toEqual(once.cards);
    const again = answered(early, '7', false, START + 2 * DAY);
    expect(daysUntil(again, '7', START + 2 * DAY)).toBe(1);
  });

  it('ends the row of right answers; one that is right at once does not come back', () => {
    const two = answered(answered(none, '1', true, START), '2', true, START);
    expect(two).toMatchObject({ streak: 2, longest: 2, solved: ['1', '2'], cards: {} });
    expect(answered(two, '3', false, START)).toMatchObject({ streak: 0, longest: 2 });
  });
});

describe('the next drill', () => {
  it('is one whose day has come, the longest waiting first', () => {
    const progress = answered(answered(none, '5', false, START), '3', false, START + 1);
    expect(nextDrill(list, progress, START + 2 * DAY, [])?.id).toBe(5);
    expect(nextDrill(list, progress, START + 2 * DAY, ['5'])?.id).toBe(3);
  });

  it('is else a new one, harder with every third right answer', () => {
    expect(nextDrill(list, none, START, [])?.id).toBe(2);
    expect(nextDrill(list, { ...none, streak: 3 }, START, [])?.id).toBe(3);
    expect(nextDrill(list, { ...none, streak: 6 }, START, [])?.id).toBe(1);
    expect(nextDrill(list, { ...none, solved: ['2', '4'] }, START, [])?.id).toBe(3);
  });

  it('is none when all are solved or wait for their day', () => {
    const progress = { ...answered(none, '5', false, START), solved: ['1', '2', '3', '4'] };
    expect(nextDrill(list, progress, START, [])).toBeNull();
  });
});

describe('own mistakes', () => {
  const [first, second] = [keyOfMine('a', 3), keyOfMine('b', 9)];

  it('wait until they are known, even if they are right at once', () => {
    expect(mineWaiting([first, second], none, START)).toEqual([first, second]);
    let now = START;
    let progress = answered(none, first, true, now);
    expect(mineWaiting([first, second], progress, now)).toEqual([second]);
    for (const days of INTERVALS) {
      now += days * DAY;
      expect(mineWaiting([first], progress, now)).toEqual([first]);
      progress = answered(progress, first, true, now);
    }
    expect(mineWaiting([first], progress, now + 100 * DAY)).toEqual([]);
  });

  it('stay when the drills that ship are others', () => {
    const progress = answered(answered(none, '7', false, START), first, false, START);
    expect(inSet(progress, 'set')).toBe(progress);
    const other = inSet(progress, 'other');
    expect(Object.keys(other.cards)).toEqual([first]);
    expect(other.set).toBe('other');
  });
});
