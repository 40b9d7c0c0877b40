import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, distinctName, looksLike, searchKey } from '../names.ts';

const letters = (name: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length;

describe('a clean name', () => {
  it.each([
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['blank Braille', '\u2800\u2800'],
    ['spaces of every width', ' \u00a0\u2000\u200a\u3000\t\n'],
    ['variation selectors alone', '\ufe0f\ufe0e\u{e0100}'],
    ['tags alone', '\u{e0061}\u{e007f}'],
    ['joiners and direction marks', '\u200b\u200c\u200d\u202e\u2066\u061c\ufeff'],
    ['marks alone', '\u0301\u0489\u20dd'],
    ['blank hieroglyphs and notes', '\u{13441}\u{1d159}'],
    ['nothing', ''],
  ])('has something to see: not %s', (_what, text) => {
    expect(cleanName(text)).toBeNull();
    expect(cleanName(`${text} Ann ${text}`)).toBe('Ann');
  });

  it.each([
    'Ann',
    'Þórdís Jónsdóttir',
    'Søren',
    'Nguyễn Thị Ánh',
    'שָׁלוֹם',
    'דָּוִד',
    'مُحَمَّد',
    'می\u200cخواهم',
    'ज़ेंडर',
    'ක්\u200dෂ',
    'བསྒྲུབས',
    'น้ำผึ้ง',
    '牛田さん',
    '👨‍👩‍👧‍👦',
    '👩🏽‍🚀 Ada',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Kim',
    '1️⃣ ❤️',
    'O’Neil-Smith (2)',
  ])('leaves %s as it is', (name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'));
  });

  it('may carry two accents on a letter, but no tower of them', () => {
    expect(cleanName('Z\u0337\u0321\u0322\u031b\u0347l')).toBe('Z\u0337\u0321l');
    expect(cleanName('a\u0e47\u0e47\u0e47\u0e47\u0e47\u0e47')).toBe('a\u0e47\u0e47\u0e47\u0e47');
  });

  it('cannot be turned around, nor hide an end', () => {
    expect(cleanName('Ann\u202e (toh)')).toBe('Ann (toh)');
    expect(cleanName('Ann\u200d')).toBe('Ann');
    expect(cleanName('👍\u200d\ufe0f\ufe0f')).toBe('👍');
  });

  it('has 24 letters at most, an emoji being one', () => {
    expect(cleanName('x'.repeat(50))).toBe('x'.repeat(24));
    expect(cleanName('👍🏽'.repeat(50))).toBe('👍🏽'.repeat(24));
    expect(cleanName(`${'x'.repeat(23)} yz`)).toBe('x'.repeat(23));
  });

  const odd = fc.constantFrom(
    ...'\u3164 \u2800 \u115f \u1160 \uffa0 \ufe0f \u{e0061} \u{e007f} \u200d \u200c \u202e \u2066 \u0301 \u0489 \u20e3 \u05b8'.split(
      ' ',
    ),
    ...['\u064e', '\u0e47', '\u094d', '\u0f71', '\u1100', '\u1161', '\ud800', '\udc00', ' ', '\u00a0', '\t'],
    ...[
      'a',
      'e',
      '1',
      'س',
      'क',
      '👨',
      '👩',
      '👧',
      '🏴',
      '🏽',
      '❤',
      '🇮',
      '🇸',
      '\u0600',
      '\u{13441}',
      '\u0344',
    ],
  );
  const text = fc.oneof(
    fc.array(odd, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );

  it('of anything can be seen, is short, and stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(text, (any) => {
        const name = cleanName(any);
        if (name === null) return;
        expect(cleanName(name)).toBe(name);
        expect(letters(name)).toBeLessThanOrEqual(24);
        expect(name.length).toBeLessThanOrEqual(100);
        expect(name).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
        expect(name).not.toMatch(/[\u3164\u2800\u115f\u1160\uffa0\u202a-\u202e\u2066-\u2069\p{Cs}\p{Cc}]/u);
        expect(name).not.toMatch(/^\p{M}|^ | {2}| $|(?:(?=\p{Script=Inherited})\p{M}){3}|\p{M}{5}/u);
      }),
      { numRuns: 5000 },
    );
  });

  it('beside others looks like none of them, and is as short as any', () => {
    const name = text.map(cleanName).filter((one) => one !== null);
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 9 }), fc.nat(8), (own, strangers, copies) => {
        let others = strangers;
        for (let i = 0; i < copies; i++) others = [...others, distinctName(own, others)];
        const distinct = distinctName(own, others);
        expect(others.some((other) => looksLike(distinct, other))).toBe(false);
        expect(cleanName(distinct)).toBe(distinct);
      }),
      { numRuns: 500 },
    );
  });
});

describe('names that look alike', () => {
  it.each([
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'],
    ['Bob', 'Вob'],
    ['Ian', 'lan'],
    ['Otto', '0tto'],
    ['Arne', 'Ame'],
    ['Ａnna', 'Anna'],
    ['דָּוִד', 'דוד'],
    ['مُحَمَّد', 'محمد'],
  ])('%s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(distinctName(one, [other])).toBe(`${one} 2`);
  });

  it.each([
    ['Ása', 'Asa'],
    ['Lana', 'Iana'],
    ['Anna', 'Hanna'],
    ['राम', 'रमा'],
    ['たか', 'たが'],
  ])('are not %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
    expect(distinctName(one, [other])).toBe(one);
  });

  it('get the next number, within their length', () => {
    expect(distinctName('Anna', ['Anna', 'Anna 2', 'ANNA 3'])).toBe('Anna 4');
    expect(distinctName('x'.repeat(24), ['x'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
  });
});

it('is found without case and accents', () => {
  expect(searchKey('Ása BJÖRK')).toBe('asa bjork');
  expect(searchKey('が')).toBe('が');
});
