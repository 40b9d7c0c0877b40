import { type Move, type Outcome, seeded } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { type BullenView, DONE, DRAW } from '@bullpen/games/bullenrommee/internals.ts';
import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { LeagueKinds } from '../../kinds.ts';
import { solveEnding } from '../../six-nimmt/exact.ts';
import { modelFor } from '../../six-nimmt/model.ts';
import { parting } from '../choices.ts';
import { courseOf } from '../decisions.ts';
import { coachedGame, judged } from '../games.ts';
import { judging, review } from '../index.ts';
import { isCostly, judge } from '../judge.ts';
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

  it('judges every choice of the seat, or every turn of them, and nothing else', () => {
    const course = courseOf(record, 1);
    const { decisions } = course;
    const turns = judged(id, course);
    expect(reviewed.decisions).toHaveLength(turns.length);
    for (const [i, { at, move }] of reviewed.decisions.entries()) {
      const turn = turns[i]!;
      const steps = [turn.move, ...turn.rest].map((step) => record.game.format(step));
      expect(steps[at - turn.at]).toBe(move);
    }
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

  it('holds only those moves against the seat that surely cost more than the least, at most three of them', () => {
    const { least } = coachedGame(id);
    const costly = reviewed.decisions.filter((decision) => decision.costly);
    for (const { cost, error, chanceCost, chanceError, solved } of costly) {
      expect(chanceCost - chanceError).toBeGreaterThan(least.chance);
      if (!solved) expect(cost - error).toBeGreaterThan(least.points);
    }
    expect(reviewed.lessons.length).toBe(Math.min(3, costly.length));
    for (const lesson of reviewed.lessons) {
      if (!lesson.solved) expect(lesson.low).toBeGreaterThan(0);
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
      const found = judge(game, last, seeded('judge'), BUDGET);
      expect(found.cost).toBe(Math.max(...last.moves.map(lead)) - lead(last.move));
      expect(found.error).toBe(0);
      expect(found.costly).toBe(found.cost > 1.5 && found.chanceCost > 0.03);
      if (found.cost > 0) costly++;
    }
    expect(costly).toBeGreaterThan(2);
  });

  it('depends on what the seat knew, not on what the others held', () => {
    const record = recordOf('six-nimmt', 'random', 3, { rounds: 1 }, 'hidden');
    const decision = courseOf(record, 0).decisions[0]!;
    // Another world that the seat cannot tell from this one.
    const view = game.view(game.imagine(decision.view, seeded('another world')), 0);
    const found = judge(game, decision, seeded('judge'), BUDGET);
    expect(judge(game, { ...decision, view }, seeded('judge'), BUDGET)).toEqual(found);
  });

  it('needs certainty and a least cost: a trifle stays one, however sure it is', () => {
    expect(isCostly({ mean: 1.5, error: 0.2 }, 1)).toBe(true);
    expect(isCostly({ mean: 0.9, error: 1e-6 }, 1)).toBe(false);
    expect(isCostly({ mean: 3, error: 2 }, 1)).toBe(false);
    expect(isCostly({ mean: 1.5, error: 0.7 }, 1)).toBe(false);
  });

  it('[S13] of an ending of two known hands is solved, and the chance to win alone decides', () => {
    const record = recordOf('six-nimmt', 'random', 2, { rounds: 1, variant: 'known' }, 'ending');
    const solvable = courseOf(record, 0).decisions.filter(({ view }) => (view as SixView).handSizes[0]! <= 5);
    expect(solvable.length).toBeGreaterThan(2);
    for (const decision of solvable) {
      const view = decision.view as SixView;
      const solved = solveEnding(view, decision.moves, modelFor(2), seeded('any'))!;
      const worth = (move: Move): number => solved.find((each) => each.move === move)!.worth;
      const lost = Math.max(...decision.moves.map(worth)) - worth(decision.move);
      const found = judge(game, decision, seeded('judge'), BUDGET);
      expect(found).toMatchObject({ solved: true, chanceError: 0, costly: lost > 0.03 });
      expect(found.chanceCost).toBeCloseTo(lost, 6);
    }
  });
});

describe.each([
  { id: 'captain-jack', bot: 'random', rule: 'C15' },
  { id: 'twenty-one', bot: 'random', rule: 'T11' },
] as const)('the end of a match of two of $id', ({ id, bot, rule }) => {
  it(`[${rule}] is judged exactly: the chance to win alone decides`, () => {
    const found = Array.from({ length: 20 }, (_, i) => recordOf(id, bot, 2, {}, `ending ${i}`)).flatMap(
      (record) =>
        judged(id, courseOf(record, 0)).flatMap((decision) => {
          const worths = coachedGame(id).solve(decision, seeded('any'));
          return worths === null ? [] : [{ decision, worths }];
        }),
    );
    let lost = 0;
    for (const { decision, worths } of found) {
      const loss = Math.max(...worths.values()) - worths.get(decision.move)!;
      const judgement = judge(games[id], decision, seeded('judge'), { playouts: 8 });
      expect(judgement).toMatchObject({ solved: true, chanceError: 0 });
      expect(judgement.costly).toBe(loss > coachedGame(id).least.chance);
      expect(judgement.chanceCost).toBeCloseTo(loss, 6);
      if (loss > 0.01) lost++;
    }
    expect(lost).toBeGreaterThan(0);
  });
});

describe('a turn of Bullenrommee', () => {
  const record = recordOf('bullenrommee', 'easy', 2, {}, 'turns');
  const course = courseOf(record, 0);
  const turns = judged('bullenrommee', course);

  it('[B5] is one decision, however many steps it has', () => {
    expect(turns.length).toBeLessThan(course.decisions.length);
    for (const [i, { at, rest }] of turns.entries())
      expect(turns[i + 1]?.at ?? Number.POSITIVE_INFINITY).toBeGreaterThan(at + rest.length);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1));
  });

  it('[B11] that stops too early parts from the better one where it stops, in whichever order the steps are', () => {
    const { view, move, rest, at } = turns.find((turn) => turn.rest.length > 2)!;
    const [second, ...later] = rest;
    const done = [move, DONE];
    for (const better of [
      [move, ...rest],
      [second!, move, ...later],
    ])
      expect(parting(view as BullenView, done, better)).toMatchObject({ after: 1, move: DONE, best: second });
    const stopped = { ...turns.find((turn) => turn.at === at)!, rest: [DONE] };
    const found = judge(games.bullenrommee, stopped, seeded('judge'), { playouts: 60 });
    expect([at, at + 1]).toContain(found.at);
  });

  it('[B6] that takes a card parts from a laying turn with its first step', () => {
    const { view, move, rest } = turns.find((turn) => turn.rest.length > 0)!;
    const took = parting(view as BullenView, [DRAW], [move, ...rest]);
    expect(took).toMatchObject({ after: 0, move: DRAW, best: move });
  });
});

describe('the others in imagined worlds', () => {
  it('are kinds of players by their shares, and the seat itself is always the first kind', () => {
    const kinds = new LeagueKinds([0.5, 0.3, 0.2], 3, 1);
    const chance = seeded('kinds');
    const seen = [0, 0, 0];
    for (let i = 0; i < 2000; i++) {
      kinds.draw(chance);
      expect(kinds.of(1)).toBe(0);
      seen[kinds.of(2)]!++;
    }
    expect(seen.map((count) => Math.round(count / 200))).toEqual([5, 3, 2]);
  });
});
