import { describe, expect, it } from 'vitest';
import { loadCoach, type ReviewToTell, type SituationToTell, tellReview, tellSituation } from '../coach.ts';
import { coach as english } from '../en/coach.ts';
import { digits, FOREIGN } from './texts.ts';

/** All that a situation can say; each takes what it needs. */
const FACTS = {
  rule: 'X9',
  card: 47,
  row: 3,
  heads: 8,
  between: 5,
  pile: 4,
  cards: 6,
  seat: 7,
  meadow: 12,
  worth: 10,
  dice: [
    { colour: 'white', number: 5 },
    { colour: 'black', number: 3 },
  ],
};
const KINDS = Object.keys(english.situations) as SituationToTell['kind'][];
const situation = (kind: SituationToTell['kind']): SituationToTell =>
  ({ kind, ...FACTS }) as unknown as SituationToTell;

const lesson = {
  period: 2,
  turn: 9,
  did: situation('six-sixth'),
  better: situation('six-tight'),
  cost: 2.44,
  low: 1.6,
  high: 3.2,
  chanceCost: 0.041,
};
const review: ReviewToTell = {
  game: 'six-nimmt',
  period: 'round',
  decisions: Array.from({ length: 40 }, (_, i) => ({ costly: i < 4 })),
  lessons: [lesson],
  result: -3.1,
  dealt: 1.3,
  fortune: -2,
  skill: -2.4,
  skillError: 0.5,
};

describe('the coach in English', () => {
  it('tells a review: luck and skill apart, then what to look at again', () => {
    expect(tellReview(english, 'en', review)).toEqual({
      account: [
        '4 of your 40 decisions were clearly not best.',
        'Compared with the other players’ average: -3.1 ox heads (plus is good, minus is bad).',
        'With good play this deal was worth +1.3.',
        'Luck and the other players made a difference of -2.0.',
        'Your own decisions made a difference of -2.4 (±\u00a01.0).',
      ],
      title: 'Worth a second look:',
      lessons: [
        'Round 2, decision 9. You: 47, the sixth card in row 3 as things stood (8 ox heads) (X9). Better: 47, next in row 3, with no card that could come between (X9). That cost 2.4 ox heads on average (1.6 to 3.2) and 4.1 percentage points of the chance to win.',
      ],
    });
  });

  it('says so where no move stands out', () => {
    const { title, lessons } = tellReview(english, 'en', { ...review, lessons: [] });
    expect([title, lessons]).toEqual([english.nothing, []]);
  });
});

describe.each(FOREIGN)('the coach in %s', (language) => {
  it('has a phrase of its own for every kind of move, with the same numbers', async () => {
    const words = await loadCoach(language);
    const phrases = KINDS.map((kind) => tellSituation(words, situation(kind)));
    for (const [at, phrase] of phrases.entries()) {
      const original = tellSituation(english, situation(KINDS[at]!));
      expect([KINDS[at], digits(phrase)]).toEqual([KINDS[at], digits(original)]);
      expect(phrase).not.toMatch(/undefined|NaN|object|#/);
    }
  });

  it('tells the same figures as in English', async () => {
    const translated = tellReview(await loadCoach(language), language, review);
    const original = tellReview(english, 'en', review);
    expect(translated.account.map(digits)).toEqual(original.account.map(digits));
    expect(translated.lessons.map(digits)).toEqual(original.lessons.map(digits));
    expect(translated.title).not.toBe(original.title);
  });
});
