import { describe, expectTypeOf, it } from 'vitest';
import { sixNimmt } from '../en/six-nimmt.ts';
import { type HelpTexts, type Language, loadHelp, loadRules, type RuleTextsOf } from '../rules.ts';

// `tsc` reads this file as part of the checks: each line below an @ts-expect-error must fail to compile.
describe('types', () => {
  it('[S8] a rule that is left out does not compile', () => {
    const { S8: _, ...rest } = sixNimmt;
    // @ts-expect-error: S8 is missing.
    const missing: RuleTextsOf<'six-nimmt'> = rest;
    expectTypeOf(missing).toEqualTypeOf<RuleTextsOf<'six-nimmt'>>();
    expectTypeOf<keyof typeof rest>().toEqualTypeOf<Exclude<keyof RuleTextsOf<'six-nimmt'>, 'S8'>>();
  });

  it('a rule that does not exist does not compile', () => {
    // @ts-expect-error: there is no S17.
    const invented: RuleTextsOf<'six-nimmt'> = { ...sixNimmt, S17: '' };
    expectTypeOf(invented).toExtend<RuleTextsOf<'six-nimmt'>>();
  });

  it('the last rules of all games are known by number', () => {
    expectTypeOf<'S16'>().toExtend<keyof RuleTextsOf<'six-nimmt'>>();
    expectTypeOf<'E15'>().toExtend<keyof RuleTextsOf<'eleven-nimmt'>>();
    expectTypeOf<'B21'>().toExtend<keyof RuleTextsOf<'bullenrommee'>>();
    expectTypeOf<'T13'>().toExtend<keyof RuleTextsOf<'twenty-one'>>();
    expectTypeOf<'C18'>().toExtend<keyof RuleTextsOf<'captain-jack'>>();
    expectTypeOf<string>().not.toExtend<keyof RuleTextsOf<'captain-jack'>>();
  });

  it('a loader gives the rules of its own game, and knows five languages', () => {
    expectTypeOf(loadRules<'twenty-one'>).returns.resolves.toEqualTypeOf<RuleTextsOf<'twenty-one'>>();
    expectTypeOf(loadHelp).returns.resolves.toEqualTypeOf<HelpTexts>();
    expectTypeOf<Language>().toEqualTypeOf<'en' | 'is' | 'de' | 'no' | 'he'>();
  });

  it('a help without a game, with three steps or with one tip does not compile', () => {
    type Help = HelpTexts['six-nimmt'];
    // @ts-expect-error: five games have help.
    const games: HelpTexts = {};
    // @ts-expect-error: at least four steps.
    const steps: Help['steps'] = ['1', '2', '3'];
    // @ts-expect-error: two tips.
    const tips: Help['tips'] = ['1'];
    expectTypeOf([games, steps, tips]).toBeArray();
  });
});
