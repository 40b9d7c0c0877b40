import { games } from '@bullpen/games';
import { expect, it } from 'vitest';
import { type GameId, type KeysTexts, loadKeys } from '../rules.ts';
import { digits, expectPlain, FOREIGN } from './texts.ts';

const linesOf = ({ page, games: each }: KeysTexts): (readonly [string, string])[] => [
  ...page,
  ...(Object.keys(games) as GameId[]).flatMap((id) => each[id]),
];

it.each(FOREIGN)('the keys in %s are those of the English list, with the same numbers', async (language) => {
  const [ours, english] = [linesOf(await loadKeys(language)), linesOf(await loadKeys('en'))];
  expect(ours.map(([key]) => key)).toEqual(english.map(([key]) => key));
  for (const [at, [, does]] of ours.entries()) {
    expectPlain(language, does);
    expect(does).not.toBe(english[at]![1]);
    expect([does, digits(does)]).toEqual([does, digits(english[at]![1])]);
  }
});
