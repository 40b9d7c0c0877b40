import { gameIds } from '../../games/list.ts';
import { WISHES } from '../autoplay.ts';
import type { Visitor } from './visitor.ts';

const OF_EACH_GAME = 2;
/** How often one drill is tried before the next one. */
const TRIES = 12;
/** After this many answers we call a game unsolvable. */
const MOST_ANSWERS = 300;

/** Presses one of the things that can be pressed, another one each time. */
const PRESS_SOMETHING = `
  const [wishes, turn] = arguments;
  if (document.querySelector('.drill-prices') !== null) return true;
  const found = wishes.flatMap((wish) => [...document.querySelectorAll(wish)]);
  found[(Math.imul(turn + 1, 0x9e3779b1) >>> 8) % (found.length || 1)]?.click();
  return false;
`;

/** Solves drills of all games as somebody does who has no idea: by trying, and giving up on what is too hard. */
export async function solveDrills(visitor: Visitor): Promise<string> {
  let [solved, answers, turn] = [0, 0, 0];
  await visitor.go('/drills');
  await visitor.sees('.drill-game');
  await visitor.shoot('drills');
  for (const game of gameIds) {
    await visitor.go(`/drills/${game}`);
    await visitor.sees('.drill-ask');
    await visitor.shoot(`drill-${game}`);
    const pictured = new Set<boolean>();
    for (let [right, tried] = [0, 0], first = answers; right < OF_EACH_GAME; ) {
      if (answers - first >= MOST_ANSWERS) throw new Error(`no drill of ${game} comes out right`);
      await visitor.until(
        'an answer',
        async () => (await visitor.browser.run(PRESS_SOMETHING, WISHES, turn++)) === true,
      );
      const isRight = await visitor.isThere('.drill-verdict[data-right="true"]');
      if (!pictured.has(isRight)) await visitor.shoot(`drill-${game}-${isRight ? 'right' : 'wrong'}`);
      pictured.add(isRight);
      answers++;
      if (isRight) right++;
      tried = isRight ? 0 : (tried + 1) % TRIES;
      await visitor.pressOn(tried > 0 ? 'Try again' : 'Next drill');
      // Until then the verdict may still be there, and would count as the next one.
      await visitor.sees('.drill-ask');
    }
    solved += OF_EACH_GAME;
  }
  await visitor.go('/drills');
  await visitor.sees('.drill-game .facts');
  await visitor.shoot('drills-solved');
  return `${solved} drills solved with ${answers} answers`;
}
