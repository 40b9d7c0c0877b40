import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { type GameId, type HelpTexts, loadHelp } from '../rules.ts';
import { digits, expectPlain, FOREIGN } from './texts.ts';

const linesOf = ({ what, goal, steps, tips }: HelpTexts[GameId]): string[] =>
  [what, goal, ...steps, ...tips].filter((line) => line !== undefined);

describe.each(['en', ...FOREIGN] as const)('the help in %s', (language) => {
  it('is there for every game, as plain text, with a first line that fits', async () => {
    const help = await loadHelp(language);
    expect(Object.keys(help)).toEqual(Object.keys(games));
    for (const game of Object.values(help)) {
      expect(game.what.length, game.what).toBeLessThanOrEqual(90);
      expect(game.steps.length).toBeGreaterThanOrEqual(4);
      for (const line of linesOf(game)) expectPlain(language, line);
    }
  });
});

describe.each(FOREIGN)('the help in %s', (language) => {
  it('has the lines of the English one, with the same numbers', async () => {
    const [help, english] = [await loadHelp(language), await loadHelp('en')];
    for (const game of Object.keys(english) as GameId[]) {
      const [lines, originals] = [linesOf(help[game]), linesOf(english[game])];
      expect(help[game].steps).toHaveLength(english[game].steps.length);
      for (const [at, line] of lines.entries()) {
        expect(line).not.toBe(originals[at]);
        expect([line, digits(line)]).toEqual([line, digits(originals[at]!)]);
      }
    }
  });
});
