import { games } from '@bullpen/games';
import { rulings as bullenrommee } from '@bullpen/games/bullenrommee';
import { rulings as captain } from '@bullpen/games/captain-jack';
import { rulings as eleven } from '@bullpen/games/eleven-nimmt';
import { rulings as six } from '@bullpen/games/six-nimmt';
import { rulings as twenty } from '@bullpen/games/twenty-one';
import { describe, expect, it } from 'vitest';
import { readingOf, ruleTexts } from '../index.ts';
import { type GameId, loadReadings, loadRules, type RuleTexts } from '../rules.ts';
import { digits, expectPlain, FOREIGN } from './texts.ts';

const IDS = Object.keys(games) as GameId[];

/** The rules that are our reading, as the games list them. */
const RULINGS: Readonly<Record<GameId, readonly string[]>> = {
  'six-nimmt': six,
  'eleven-nimmt': eleven,
  bullenrommee,
  'twenty-one': twenty,
  'captain-jack': captain,
};

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

describe('our readings', () => {
  it('[E2] [E10] [E11] [E14] [T3] [C6] [C12] [C15] are marked above all', () => {
    expect(eleven).toEqual(expect.arrayContaining(['E2', 'E10', 'E11', 'E14']));
    expect(twenty).toContain('T3');
    expect(captain).toEqual(expect.arrayContaining(['C6', 'C12', 'C15']));
  });

  it('are printed in English at the terminal, and only where a rule is one', () => {
    expect(readingOf('eleven-nimmt', 'E11')).toMatch(/^Our reading: The book only says/);
    expect(readingOf('eleven-nimmt', 'E5')).toBeUndefined();
    expect(readingOf('chess', 'E11')).toBeUndefined();
  });

  it.each(['en', ...FOREIGN] as const)('have a reason each in %s, in plain words', async (language) => {
    const { label, reasons } = await loadReadings(language);
    const english = await loadReadings('en');
    expect(label.trim()).not.toBe('');
    for (const game of IDS) {
      const [own, original]: readonly RuleTexts[] = [reasons[game], english.reasons[game]];
      expect(Object.keys(own!)).toEqual(RULINGS[game]);
      for (const [rule, why] of Object.entries(own!)) {
        expectPlain(language, why);
        expect([rule, digits(why)]).toEqual([rule, digits(original![rule]!)]);
        if (language !== 'en') expect(why).not.toBe(original![rule]);
      }
    }
    expect(new Set(IDS.flatMap((game) => RULINGS[game])).size).toBe(41);
  });
});
