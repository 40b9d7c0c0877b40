import { legalMoves, play, seeded } from '@bullpen/engine';
import { bullenrommee as game } from '@bullpen/games/bullenrommee';
import { describe, expect, it } from 'vitest';
import { beginPlan, lastOf, withStep } from '../games/bullenrommee/plan.ts';
import type { BullenView } from '../games/bullenrommee/types.ts';

/** What lies where, without whose turn it is. */
const lying = ({ meadows, open, stock, hands, seen, numbers, jokers }: BullenView): unknown => ({
  meadows,
  open,
  stock,
  hands,
  seen,
  numbers,
  jokers,
});

describe('a turn of Bullenrommee that is planned in the page', () => {
  it('[B8] [B11] offers after each planned step what the table will offer once the steps are sent', () => {
    const chance = seeded('plan');
    let state = game.setup({ seats: 3, options: { deals: 1 } }, chance);
    let steps = 0;
    while (game.toAct(state) !== 0) {
      const seat = state.turn;
      let plan = beginPlan(game.view(state, seat));
      for (;;) {
        const legal = legalMoves(game, state, seat).map((move) => game.format(move));
        expect(lastOf(plan).legal).toEqual(legal);
        const laying = legal.filter((text) => /^(lay|add|swap)/.test(text));
        const text = laying[chance.below(Math.max(1, laying.length))] ?? legal[0]!;
        const made = play(game, state, seat, text, chance);
        if (!made.ok) throw new Error(made.refusal.code);
        state = made.value.state;
        if (laying.length === 0) break;
        const next = withStep(plan, text);
        if (!next.ok) throw new Error(next.refusal.code);
        plan = next.value;
        steps++;
        if (lastOf(plan).ends) break;
        expect(lying(lastOf(plan).view)).toEqual(lying(game.view(state, seat)));
      }
    }
    expect(steps).toBeGreaterThan(20);
  });

  it('[B18] ends with the last card and deals nothing new', () => {
    const chance = seeded('last');
    const state = game.setup({ seats: 2, options: { deals: 3 } }, chance);
    const view = game.view(state, 0);
    const [first] = view.hands[0]!;
    const plan = beginPlan({
      ...view,
      hands: [[first!], null],
      numbers: [1, view.numbers[1]!],
      jokers: [2, 3],
    });
    const last = withStep(plan, `lay J ${first} J`);
    expect(last.ok && lastOf(last.value)).toMatchObject({ ends: true, legal: [], view: { deal: 1 } });
    expect(last.ok && lastOf(last.value).view.meadows).toEqual([{ seat: 0, cards: [0, first, 0] }]);
  });

  it('[B9] refuses with the rule what cannot be', () => {
    const chance = seeded('refuse');
    const view = game.view(game.setup({ seats: 2, options: { deals: 1 } }, chance), 0);
    const [card] = view.hands[0]!;
    expect(withStep(beginPlan(view), `add ${card} m1@1`)).toEqual({
      ok: false,
      refusal: { code: 'no-own-meadow', rule: 'B9' },
    });
  });
});
