import { type Move, type Outcome, seeded } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../decisions.ts';
import { judging, review } from '../index.ts';
import { judge } from '../judge.ts';
import { recordOf } from './record.ts';

const BUDGET = { playouts: 40 };

/** Short matches; random moves where they make a match no longer. */
const SHORT: Readonly<Record<GameId, readonly (readonly [bot: string, options: object])[]>> = {
  'six-nimmt': [
    ['random', { rounds: 2 }],
    ['random', { rounds: 1, variant: 'draft' }],
  ],
  'eleven-nimmt': [['medium', { rounds: 1 }]],
  bullenrommee: [['medium', {}]],
  'twenty-one': [['random', {}]],
  'captain-jack': [['random', { deals: 2 }]],
};
const CASES = gameIds.flatMap((id) => SHORT[id].map(([bot, options]) => [id, bot, options] as const));

describe.each(CASES)('a review of %s between %s bots, %j', (id, bot, options) => {
  const record = recordOf(id, bot, 2, options, 'review');
  const reviewed = review(record, 1, BUDGET);

  it('judges every choice of the seat and nothing else', () => {
    const { decisions } = courseOf(record, 1);
    expect(reviewed.decisions.map(({ move }) => move)).toEqual(
      decisions.map(({ move }) => record.game.format(move)),
    );
    for (const { view, moves, move } of decisions) {
      expect(view.viewer).toBe(1);
      expect(view.toAct).toContain(1);
      expect(moves.length).toBeGreaterThan(1);
      expect(moves).toContain(move);
    }
  });

  it('splits the result into the deal, fortune and skill, with nothing left over', () => {
    expect(reviewed.dealt + reviewed.fortune + reviewed.skill).toBeCloseTo(reviewed.result, 9);
    expect(Number.isFinite(reviewed.skillError)).toBe(true);
  });

  it('counts what is good for the seat as above zero: the winner of two has the better of it', () => {
    const { winners } = record.body.at(-1)!.json.end as Outcome;
    expect(Math.sign(reviewed.result)).toBe(winners.length === 2 ? 0 : winners[0] === 1 ? 1 : -1);
  });

  it('holds only those moves against the seat that are outside the noise, at most three of them', () => {
    const costly = reviewed.decisions.filter(({ cost, error }) => cost > 3 * error);
    expect(reviewed.decisions.filter((decision) => decision.costly)).toEqual(costly);
    expect(reviewed.lessons.length).toBe(Math.min(3, costly.length));
    for (const lesson of reviewed.lessons) {
      expect(lesson.low).toBeGreaterThan(0);
      expect(lesson.move).not.toBe(lesson.best);
      expect(record.game.rules).toContain(lesson.did.rule);
      expect(record.game.rules).toContain(lesson.better.rule);
    }
  });
});

describe('a review', () => {
  it('says the same again, all at once or step by step', () => {
    const record = recordOf('six-nimmt', 'random', 2, { rounds: 1 }, 'steps');
    const reviewed = review(record, 0, BUDGET);
    const steps = judging(record, 0, BUDGET);
    let seen = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      seen++;
      expect(step.value.of).toBe(reviewed.decisions.length);
    }
    expect(seen).toBe(reviewed.decisions.length);
    expect(step.value).toEqual(reviewed);
  });
});

describe('a judgement', () => {
  it('may find the move ahead of the one that looked best: other worlds, no winner’s bonus', () => {
    const record = recordOf('six-nimmt', 'mcs', 3, { rounds: 2 }, 'ahead');
    const costs = review(record, 0, BUDGET).decisions.map(({ cost }) => Math.sign(cost));
    expect(new Set(costs)).toEqual(new Set([1, 0, -1]));
  });

  const game = games['six-nimmt']!;

  it('[S8] of the last row that is taken is exact, since nothing is hidden any more', () => {
    let costly = 0;
    for (let seed = 0; seed < 30; seed++) {
      const record = recordOf('six-nimmt', 'random', 2, { rounds: 1 }, `row ${seed}`);
      const last = courseOf(record, 0).decisions.at(-1)!;
      const view = last.view as SixView;
      if (view.phase !== 'row' || Math.max(...view.handSizes) > 0) continue;
      const lead = (move: Move): number => {
        const state = game.imagine(view, seeded('any'));
        game.apply(state, 0, move, seeded('any'));
        const [mine, theirs] = game.outcome(state)!.scores;
        return theirs! - mine!;
      };
      const judged = judge(game, last, seeded('judge'), BUDGET);
      expect(judged.cost).toBe(Math.max(...last.moves.map(lead)) - lead(last.move));
      expect(judged.error).toBe(0);
      expect(judged.costly).toBe(judged.cost > 0);
      if (judged.costly) costly++;
    }
    expect(costly).toBeGreaterThan(2);
  });

  it('depends on what the seat knew, not on what the others held', () => {
    const record = recordOf('six-nimmt', 'random', 3, { rounds: 1 }, 'hidden');
    const decision = courseOf(record, 0).decisions[0]!;
    // Another world that the seat cannot tell from this one.
    const view = game.view(game.imagine(decision.view, seeded('another world')), 0);
    const judged = judge(game, decision, seeded('judge'), BUDGET);
    expect(judge(game, { ...decision, view }, seeded('judge'), BUDGET)).toEqual(judged);
  });
});
