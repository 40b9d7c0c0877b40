import { type Example, type Game, playExample, type View } from '@bullpen/engine';
import type { RulebookWords } from '@bullpen/words/en/rulebook';
import type { GameId } from '../games/list.ts';

/** A picture of a worked example: a state of it, as one seat or a watcher sees it, and what is said below it. */
export interface ShownExample<Caption = string> {
  readonly caption: Caption;
  readonly rules: readonly string[];
  readonly view: View;
}

/** What can be said below a picture of a game. */
type Caption<Id extends GameId> = keyof RulebookWords['captions'][Id];

const WATCHER = -1;

/** The state after this many moves of an example. */
const shown = <C>(
  game: Game,
  caption: C,
  example: Example,
  moves: number,
  viewer = WATCHER,
): ShownExample<C> => {
  const states = playExample(game, example);
  return { caption, rules: example.rules, view: game.view(states[moves], viewer) };
};

/** The rules of a game and its examples, fetched when they are looked at. */
export const ruleExamples: {
  readonly [Id in GameId]: () => Promise<readonly ShownExample<Caption<Id>>[]>;
} = {
  'six-nimmt': async () => {
    const [{ sixNimmt }, { examples }] = await Promise.all([
      import('@bullpen/games/six-nimmt'),
      import('@bullpen/games/six-nimmt/examples.ts'),
    ]);
    const game = sixNimmt as Game;
    return [
      shown(game, 'placed', examples.turns, 4),
      shown(game, 'sixth', examples.turns, 8),
      shown(game, 'low', examples.turns, 13),
    ];
  },
  'eleven-nimmt': async () => {
    const [{ elevenNimmt }, { examples }] = await Promise.all([
      import('@bullpen/games/eleven-nimmt'),
      import('@bullpen/games/eleven-nimmt/examples.ts'),
    ]);
    const game = elevenNimmt as Game;
    return [
      shown(game, 'fits', examples.takes, 2),
      shown(game, 'takes', examples.takes, 3),
      shown(game, 'ring', examples.ring, 1),
    ];
  },
  bullenrommee: async () => {
    const [{ bullenrommee }, { examples }] = await Promise.all([
      import('@bullpen/games/bullenrommee'),
      import('@bullpen/games/bullenrommee/examples.ts'),
    ]);
    const game = bullenrommee as Game;
    return [
      shown(game, 'meadow', examples.meadow, 2),
      shown(game, 'joker', examples.joker, 1),
      shown(game, 'swapped', examples.swapped, 2),
    ];
  },
  'twenty-one': async () => {
    const [{ twentyOne }, { examples }] = await Promise.all([
      import('@bullpen/games/twenty-one'),
      import('@bullpen/games/twenty-one/examples.ts'),
    ]);
    const game = twentyOne as Game;
    return [
      shown(game, 'rollAgain', examples.rollAgain, 1, 0),
      shown(game, 'hits', examples.hits, 3, 0),
      shown(game, 'row', examples.row, 6, 0),
    ];
  },
  'captain-jack': async () => {
    const [{ captainJack }, { examples }] = await Promise.all([
      import('@bullpen/games/captain-jack'),
      import('@bullpen/games/captain-jack/examples.ts'),
    ]);
    const game = captainJack as Game;
    return [
      shown(game, 'eleven', examples.eleven, 2),
      shown(game, 'blank', examples.blank, 2),
      shown(game, 'split', examples.split, 1),
    ];
  },
};
