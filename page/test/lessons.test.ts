import { play, readMatch } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { lessons } from '@bullpen/words/en/lessons';
import type { GameId } from '@bullpen/words/rules';
import { describe, expect, it } from 'vitest';
import { scriptedFirst } from '../lessons/chance.ts';
import { lessonOf } from '../lessons/index.ts';
import { LEARNER, type Lesson } from '../lessons/lesson.ts';

describe.each(Object.keys(lessonOf) as GameId[])('the lesson of %s', (id) => {
  it('is a beginning of a real match, and tells something before every choice of the learner', async () => {
    const { lesson } = (await lessonOf[id]()) as { lesson: Lesson };
    const game = games[id]!;
    const match = readMatch(game, lesson.seats, lesson.options);
    if (!match.ok) throw new Error(match.refusal.code);
    const chance = scriptedFirst(game, match.value, lesson);
    let state = game.setup(match.value, chance);
    for (const { seat, move } of lesson.moves) {
      const made = play(game, state, seat, move, chance);
      expect(made, `${seat}: ${move}`).toMatchObject({ ok: true });
      if (made.ok) state = made.value.state;
    }
    expect(game.outcome(state)).toBeNull();
    expect(game.toAct(state)).not.toBe(0);

    const said = lesson.moves.flatMap(({ say }) => say ?? []);
    expect([...said, 'free']).toEqual(Object.keys(lessons[id]));
    expect(lesson.moves[0]).toMatchObject({ seat: LEARNER, say: said[0] });
  });
});
