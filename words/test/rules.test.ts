import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { ruleTexts } from '../index.ts';
import { type GameId, loadRules, type RuleTexts } from '../rules.ts';
import { digits, expectPlain, FOREIGN } from './texts.ts';

const IDS = Object.keys(games) as GameId[];

describe.each(IDS)('the rules of %s', (game) => {
  it('the command line has the English texts that a page loads', async () => {
    expect(ruleTexts[game]).toBe(await loadRules('en', game));
    expect(Object.keys(ruleTexts[game]!)).toEqual(games[game]!.rules);
  });

  describe.each(FOREIGN)('in %s', (language) => {
    it('has every rule, in order, as plain text', async () => {
      const texts: RuleTexts = await loadRules(language, game);
      expect(Object.keys(texts)).toEqual(games[game]!.rules);
      for (const text of Object.values(texts)) expectPlain(language, text);
    });

    it('says nothing in English, and nothing twice', async () => {
      const texts: RuleTexts = await loadRules(language, game);
      for (const [rule, text] of Object.entries(texts)) expect(text).not.toBe(ruleTexts[game]![rule]);
      expect(new Set(Object.values(texts)).size).toBe(games[game]!.rules.length);
    });

    it('speaks of the numbers of the English text', async () => {
      const texts: RuleTexts = await loadRules(language, game);
      for (const [rule, text] of Object.entries(texts))
        expect([rule, digits(text)]).toEqual([rule, digits(ruleTexts[game]![rule]!)]);
    });
  });
});
