import { type Game, seeded, type View } from '@bullpen/engine';

/**
 * Where a match goes on from what one seat knew: what the view leaves open is drawn at random, from the view alone. So
 * whatever the others really held, the same view always gives the same start.
 */
export const startFrom = (game: Game, view: View): unknown =>
  game.imagine(view, seeded(`from here ${JSON.stringify(view)}`));
