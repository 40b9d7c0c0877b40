import { describe, expect, it } from 'vitest';
import { hints as english } from '../en/hints.ts';
import { loadHints, type ReasonToTell, tellReason } from '../hints.ts';
import { digits, FOREIGN } from './texts.ts';

/** All that a reason can say; each takes what it needs. */
const FACTS = { cards: 6, row: 3, places: 4, heads: 8, steps: 7, fields: 5, hits: 9, number: 17 };
const KINDS = Object.keys(english.reasons) as ReasonToTell['kind'][];
const reason = (kind: ReasonToTell['kind']): ReasonToTell => ({ kind, ...FACTS }) as unknown as ReasonToTell;

/** No number stands for none. */
const NONE_LEFT = { kind: 'needs', number: 2, cards: 0 } as const;

it('says in English why a hint is good', () => {
  expect(tellReason(english, { kind: 'few-between', cards: 6 })).toBe('only 6 unseen cards can come between');
  expect(tellReason(english, { kind: 'few-between', cards: 1 })).toBe('only 1 unseen card can come between');
  expect(tellReason(english, NONE_LEFT)).toBe('the next player needs a 2 for eleven, and none is left');
});

describe.each(FOREIGN)('hints in %s', (language) => {
  it('are translated, with the same numbers', async () => {
    const words = await loadHints(language);
    for (const kind of KINDS) {
      const [translated, original] = [tellReason(words, reason(kind)), tellReason(english, reason(kind))];
      expect(translated, kind).not.toBe(original);
      expect(digits(translated), kind).toEqual(digits(original));
    }
    expect(digits(tellReason(words, NONE_LEFT))).toEqual(digits(tellReason(english, NONE_LEFT)));
  });
});
