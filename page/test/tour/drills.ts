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
  found[(turn * 7919) % (found.length || 1)]?.click();
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
      for (let right = false; !right; ) {
        await visitor.until(
          'an answer',
          async () => (await visitor.browser.run(PRESS_SOMETHING, WISHES, turn++)) === true,
        );
        right = await visitor.isThere('.drill-verdict[data-right="true"]');
        if (count === 0 && !right && answers === last - TRIES) await visitor.shoot(`drill-${game}-wrong`);
        if (++answers > last) throw new Error(`a drill of ${game} is never right`);
        if (!right) await visitor.pressOn('Try again');
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
