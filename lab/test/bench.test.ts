import { type Event, type Move, readMatch, seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { type BenchCourse, courses, measure, REFERENCE } from '../bench.ts';

/** The events of a match of this course, played at random. */
function eventsOf({ game: id, seats, options }: BenchCourse): Event[] {
  const game = games[id]!;
  const match = readMatch(game, seats, options);
  if (!match.ok) throw new Error(match.refusal.code);
  const chance = seeded('course');
  const buffer = new Int32Array(game.maxMoves);
  const events: Event[] = [];
  const tell = (event: Event): void => {
    events.push(event);
  };
  const state = game.setup(match.value, chance, tell);
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seat = 31 - Math.clz32(acting);
    const count = game.legal(state, seat, buffer);
    game.apply(state, seat, buffer[chance.below(count)] as Move, chance, tell);
  }
  return events;
}

describe('the courses of the bench', () => {
  it('run over every game, once each', () => {
    expect(courses.map(({ game }) => game)).toEqual(Object.keys(games));
  });

  it('measure 6 nimmt! as it must be: basic rounds of four, at 0.4 of the yardstick', () => {
    expect(courses[0]).toMatchObject({ seats: 4, options: { variant: 'basic' }, bar: 0.4, goal: 1 });
  });

  it.each(courses.map((course) => [course.game, course] as const))('of %s can be played', (_, course) => {
    const match = readMatch(games[course.game]!, course.seats, course.options);
    expect(match).toMatchObject({ ok: true, value: { seats: 4, options: course.options } });
    expect(course.bar).toBeGreaterThan(0);
    const single = readMatch(games[course.game]!, course.seats, course.single);
    expect(single).toMatchObject({ ok: true, value: { options: course.single } });
  });

  it.each(courses.map((course) => [course.game, course] as const))(
    'of %s counts what it plays',
    (_, course) => {
      const names = eventsOf(course).map(({ name }) => name);
      const counted = course.unit === 'matches' ? 'end' : 'round';
      expect(names.filter((name) => name === counted)).toHaveLength(course.units);
    },
  );

  it('are measured beside the yardstick, in a process of their own', async () => {
    const course = courses[1]!;
    const { perSecond, yardstick, ratio, scaled, cloneNanoseconds, simulated, simulatedPart, playouts } =
      await measure(course, 1);
    expect(ratio).toBeCloseTo(perSecond / yardstick, 10);
    expect(ratio).toBeGreaterThan(0);
    expect(ratio).toBeLessThan(1);
    expect(scaled).toBeCloseTo(ratio * REFERENCE);
    expect(cloneNanoseconds).toBeGreaterThan(0);
    expect(simulated).toBeGreaterThan(0);
    expect(simulatedPart).toBeCloseTo(simulated / perSecond, 10);
    expect(playouts).toBeGreaterThan(0);
  });

  it('are not measured if that process cannot do it', async () => {
    await expect(measure({ ...courses[1]!, seats: 99 }, 1)).rejects.toThrow('of eleven-nimmt ended with 1');
  });
});
