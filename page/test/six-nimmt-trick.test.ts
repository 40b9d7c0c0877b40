import { legalMoves, readMatch, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { describe, expect, it } from 'vitest';
import { beats } from '../games/six-nimmt/beats.ts';
import { lastTrick, seatOrder } from '../games/six-nimmt/trick.ts';
import type { SixEvent, SixPicture } from '../games/six-nimmt/types.ts';

/** Views and events of whole tricks, in which everybody lays the first card. */
function* tricks(): Generator<{ before: SixPicture; after: SixPicture; events: readonly SixEvent[] }> {
  const chance = seeded('tricks');
  const match = readMatch(sixNimmt, 4, { rounds: 2 });
  if (!match.ok) throw new Error(match.refusal.code);
  const state = sixNimmt.setup(match.value, chance, () => {});
  while (sixNimmt.outcome(state) === null) {
    const seat = Math.log2(sixNimmt.toAct(state) & -sixNimmt.toAct(state));
    const before = sixNimmt.view(state, -1);
    const events: SixEvent[] = [];
    const [move] = legalMoves(sixNimmt, state, seat);
    if (move === undefined) throw new Error('nothing can be done');
    sixNimmt.apply(state, seat, move, chance, (event) => events.push(event));
    yield { before, after: sixNimmt.view(state, -1), events };
  }
}

describe('a trick of 6 nimmt! on the page', () => {
  const steps = [...tricks()].flatMap(({ before, after, events }) =>
    events.some(({ name }) => name === 'revealed' || name === 'took')
      ? [{ shown: beats(before, after, events), events }]
      : [],
  );

  it('[S3, S4] is turned up as people sit, then lined up from the lowest card to the highest', () => {
    const revealed = steps.filter(({ events }) => events.some(({ name }) => name === 'revealed'));
    expect(revealed.length).toBeGreaterThan(5);
    for (const { shown } of revealed) {
      const [turned, lined] = shown;
      expect(turned?.view.turning).toBe(true);
      expect(turned && seatOrder(turned.view)).toEqual([0, 1, 2, 3]);
      const cards = lined?.view.waiting.map(({ card }) => card) ?? [];
      expect(cards).toEqual(cards.toSorted((a, b) => a - b));
      expect(lined && seatOrder(lined.view)).toEqual(lined?.view.waiting.map(({ seat }) => seat));
    }
  });

  it('[S7, S8] lets a row tremble before it is taken, and only then counts its heads', () => {
    const takes = steps.flatMap(({ shown }) =>
      shown.flatMap(({ view }, i) => {
        const next = shown[i + 1];
        return view.taking === undefined || next === undefined ? [] : [{ view, next: next.view }];
      }),
    );
    expect(takes.length).toBeGreaterThan(2);
    const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);
    for (const { view, next } of takes) {
      expect(sum(next.points) - sum(view.points)).toBe(view.taking?.heads);
      expect(next.rows[view.taking?.row ?? -1]).toHaveLength(1);
      expect([...seatOrder(view)].sort()).toEqual([0, 1, 2, 3]);
    }
  });

  it('[S4] is remembered in the order in which its cards were placed, with what was taken', () => {
    for (const { shown } of steps) {
      const end = shown.at(-1)?.view;
      if (end === undefined || end.waiting.length > 0 || end.placed.length === 0) continue;
      const trick = lastTrick(end);
      expect(trick.map(({ card }) => card)).toEqual(end.placed.slice(-4).map(([card]) => card));
      for (const { took } of trick) expect(took === null || took > 0).toBe(true);
    }
  });
});
