import { gameIds } from '../../games/list.ts';
import { WISHES } from '../autoplay.ts';
import type { Visitor } from './visitor.ts';

const OF_EACH_GAME = 2;
/** How often one drill is tried before we call it unsolvable. */
const TRIES = 200;

/** Presses one of the things that can be pressed, another one each time. */
const PRESS_SOMETHING = `
  const [wishes, turn] = arguments;
  if (document.querySelector('.drill-prices') !== null) return true;
  const found = wishes.flatMap((wish) => [...document.querySelectorAll(wish)]);
  found[(Math.imul(turn + 1, 0x9e3779b1) >>> 8) % (found.length || 1)]?.click();
  return false;
`;

/** Solves drills of all games as somebody does who has no idea: by trying until it is right. */
export async function solveDrills(visitor: Visitor): Promise<string> {
  let [solved, answers, turn] = [0, 0, 0];
  await visitor.go('/drills');
  await visitor.sees('.drill-game');
  await visitor.shoot('drills');
  for (const game of gameIds) {
    await visitor.go(`/drills/${game}`);
    for (let count = 0; count < OF_EACH_GAME; count++) {
      await visitor.sees('.drill-ask');
      if (count === 0) await visitor.shoot(`drill-${game}`);
      const last = answers + TRIES;
      for (;;) {
        await visitor.until(
          'an answer',
          async () => (await visitor.browser.run(PRESS_SOMETHING, WISHES, turn++)) === true,
        );
        answers++;
        if (await visitor.isThere('.drill-verdict[data-right="true"]')) break;
        if (count === 0 && answers === last - TRIES + 1) await visitor.shoot(`drill-${game}-wrong`);
        if (answers >= last) throw new Error(`a drill of ${game} is never right`);
        await visitor.pressOn('Try again');
        // Until then the verdict may still be there, and would count as the next one.
        await visitor.sees('.drill-ask');
      }
      if (count === 0) await visitor.shoot(`drill-${game}-right`);
      solved++;
      await visitor.pressOn('Next drill');
    }
  }
  await visitor.go('/drills');
  await visitor.sees('.drill-game .facts');
  await visitor.shoot('drills-solved');
  return `${solved} drills solved with ${answers} answers`;
}
