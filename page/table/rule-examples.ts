import { type Example, playExample, type View } from '@bullpen/engine';
import type { RulebookWords } from '@bullpen/words/en/rulebook';
import type { GameId } from '../games/list.ts';
import { gameRules } from '../games/rules.ts';

/** A picture of a worked example: a state of it, as one seat or a watcher sees it, and what is said below it. */
export interface ShownExample<Caption = string> {
  readonly caption: Caption;
  readonly rules: readonly string[];
  readonly view: View;
}

/** What can be said below a picture of a game. */
type Caption<Id extends GameId> = keyof RulebookWords['captions'][Id];

const WATCHER = -1;

/** The pictures of a game: for each what is said below it, the example, after how many of its moves, and who looks. */
type Pictures<C, E> = (examples: E) => readonly (readonly [C, Example, moves: number, viewer?: number])[];

/** The rules of a game and its examples, fetched when they are looked at. */
const from =
  <const C extends string, E>(
    game: GameId,
    examples: () => Promise<{ readonly examples: E }>,
    pictures: Pictures<C, E>,
  ) =>
  async (): Promise<readonly ShownExample<C>[]> => {
    const [rules, found] = await Promise.all([gameRules[game](), examples()]);
    return pictures(found.examples).map(([caption, example, moves, viewer = WATCHER]) => ({
      caption,
      rules: example.rules,
      view: rules.view(playExample(rules, example)[moves], viewer),
    }));
  };

export const ruleExamples: {
  readonly [Id in GameId]: () => Promise<readonly ShownExample<Caption<Id>>[]>;
} = {
  'six-nimmt': from(
    'six-nimmt',
    () => import('@bullpen/games/six-nimmt/examples.ts'),
    ({ turns }) => [
      ['placed', turns, 4],
      ['sixth', turns, 8],
      ['low', turns, 13],
    ],
  ),
  'eleven-nimmt': from(
    'eleven-nimmt',
    () => import('@bullpen/games/eleven-nimmt/examples.ts'),
    ({ takes, ring }) => [
      ['fits', takes, 2],
      ['takes', takes, 3],
      ['ring', ring, 1],
    ],
  ),
  bullenrommee: from(
    'bullenrommee',
    () => import('@bullpen/games/bullenrommee/examples.ts'),
    ({ meadow, joker, swapped }) => [
      ['meadow', meadow, 2],
      ['joker', joker, 1],
      ['swapped', swapped, 2],
    ],
  ),
  'twenty-one': from(
    'twenty-one',
    () => import('@bullpen/games/twenty-one/examples.ts'),
    ({ rollAgain, hits, row }) => [
      ['rollAgain', rollAgain, 1, 0],
      ['hits', hits, 3, 0],
      ['row', row, 6, 0],
    ],
  ),
  'captain-jack': from(
    'captain-jack',
    () => import('@bullpen/games/captain-jack/examples.ts'),
    ({ eleven, blank, split }) => [
      ['eleven', eleven, 2],
      ['blank', blank, 2],
      ['split', split, 1],
    ],
  ),
};
