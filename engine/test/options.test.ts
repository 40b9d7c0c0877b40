import { describe, expect, it } from 'vitest';
import { allowed, type OptionSpecs, readMatch } from '../options.ts';

interface Options {
  readonly variant: string;
  readonly target: number;
  readonly deals: number;
  readonly rounds?: number;
  readonly aid?: 'on';
}

const options: OptionSpecs<Options> = {
  variant: { kind: 'choice', values: ['basic', 'draft'], default: 'basic', rule: 'X1' },
  target: { kind: 'integer', min: 1, max: 1000, default: 66, rule: 'X2' },
  deals: { kind: 'integer', min: 1, max: 20, default: 'seats', rule: 'X3' },
  rounds: { kind: 'integer', min: 1, max: 100, default: 'none', rule: 'X4' },
  aid: { kind: 'choice', values: ['off', 'on'], default: 'off', rule: 'X5', omitDefault: true },
};
const game = { seats: { min: 2, max: 5 }, options };

const read = (given?: Readonly<Record<string, unknown>>, seats = 4) => readMatch(game, seats, given);
const taken = (given: Record<string, unknown>) => ({
  ok: true,
  value: { seats: 4, options: { variant: 'basic', target: 66, deals: 4, ...given } },
});

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

describe('readMatch', () => {
  it('fills in the defaults, in the order of the game', () => {
    expect(read()).toEqual(taken({}));
    const match = read({ rounds: 3, deals: 2, variant: 'draft' });
    expect(match.ok && Object.keys(match.value.options)).toEqual(['variant', 'target', 'deals', 'rounds']);
  });

  it.each([2, 3, 5])('with %i seats, a default of "seats" is that number', (seats) => {
    expect(read({}, seats)).toMatchObject({ ok: true, value: { seats, options: { deals: seats } } });
  });

  it('leaves out an option whose default is "none", unless it is given', () => {
    const match = read();
    expect(match.ok && 'rounds' in match.value.options).toBe(false);
    expect(read({ rounds: 7 })).toEqual(taken({ rounds: 7 }));
    expect(read({ rounds: undefined })).toEqual(taken({}));
  });

  it('leaves out a default that is not written down, also when it is given', () => {
    expect(read({ aid: 'off' })).toEqual(taken({}));
    expect(read({ aid: 'on' })).toEqual(taken({ aid: 'on' }));
    expect(read({ aid: '' })).toMatchObject({ ok: false, refusal: { code: 'option', rule: 'X5' } });
  });

  it('takes numbers as texts too, and gives them back as numbers', () => {
    expect(read({ target: '100', rounds: '7' })).toEqual(taken({ target: 100, rounds: 7 }));
  });

  it('takes the ends of a range', () => {
    expect(read({ target: 1 })).toEqual(taken({ target: 1 }));
    expect(read({ target: 1000 })).toEqual(taken({ target: 1000 }));
  });

  it.each([1, 6, 0, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d seats', (seats) => {
    expect(read({}, seats)).toEqual({
      ok: false,
      refusal: { code: 'seats', rule: null, detail: { seats: String(seats), allowed: '2–5' } },
    });
  });

  it.each([
    0,
    1001,
    -1,
    66.5,
    Number.NaN,
    '0',
    '1001',
    '-1',
    '6.5',
    '1e2',
    ' 66',
    '',
    '٦',
    'none',
    true,
    [],
    [66],
    {},
  ])('refuses the number %j, by the rule of the option', (target) => {
    expect(read({ target })).toEqual({
      ok: false,
      refusal: {
        code: 'option',
        rule: 'X2',
        detail: { option: 'target', value: asText(target), allowed: '1–1000' },
      },
    });
  });

  it.each(['Basic', '', 'other', 0, ['basic'], {}, 'toString'])('refuses the choice %j', (variant) => {
    expect(read({ variant })).toEqual({
      ok: false,
      refusal: {
        code: 'option',
        rule: 'X1',
        detail: { option: 'variant', value: asText(variant), allowed: 'basic | draft' },
      },
    });
  });

  it('refuses the words "none" and "seats" where a number is wanted', () => {
    expect(read({ rounds: 'none' })).toMatchObject({ ok: false, refusal: { code: 'option', rule: 'X4' } });
    expect(read({ deals: 'seats' })).toMatchObject({ ok: false, refusal: { code: 'option', rule: 'X3' } });
  });

  it.each(['colour', '', 'constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'refuses the unknown option "%s"',
    (name) => {
      const given = JSON.parse(`{"${name}":1}`) as Record<string, unknown>;
      expect(read(given)).toEqual({
        ok: false,
        refusal: {
          code: 'unknown-option',
          rule: null,
          detail: { option: name, allowed: 'variant, target, deals, rounds, aid' },
        },
      });
    },
  );

  it.each(['variant', 'target', 'deals', 'rounds'])('takes null for %s as not given', (name) => {
    expect(read({ [name]: null })).toEqual(taken({}));
  });

  it('answers, whatever value is given', () => {
    const given = JSON.parse('{"target":{"toString":1}}') as Record<string, unknown>;
    expect(read(given)).toMatchObject({ ok: false, refusal: { code: 'option', rule: 'X2' } });
  });
});

describe('allowed', () => {
  it('says what an option may be, in symbols', () => {
    expect(allowed(options.variant)).toBe('basic | draft');
    expect(allowed(options.target)).toBe('1–1000');
  });
});
