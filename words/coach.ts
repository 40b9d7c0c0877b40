import type { CoachWords } from './en/coach.ts';
import { localeOf } from './plural.ts';
import type { GameId, Language } from './rule-texts.ts';

export type { CoachWords } from './en/coach.ts';
export type { Language } from './rule-texts.ts';

type Situations = CoachWords['situations'];
type Values<Say> = Say extends (values: infer V) => string ? V : never;
type Facts<Kind extends keyof Situations> = Kind extends 'twenty-write'
  ? { readonly dice: readonly { readonly colour: keyof CoachWords['colours']; readonly number: number }[] }
  : Parameters<Situations[Kind]> extends []
    ? object
    : Values<Situations[Kind]>;

/** What kind of move it was. The coach's situations are of this shape; one that has no words here does not compile there. */
export type SituationToTell = {
  readonly [Kind in keyof Situations]: { readonly kind: Kind; readonly rule: string } & Facts<Kind>;
}[keyof Situations];

export interface LessonToTell {
  readonly period: number;
  readonly turn: number;
  readonly did: SituationToTell;
  readonly better: SituationToTell;
  readonly cost: number;
  readonly low: number;
  readonly high: number;
  readonly chanceCost: number;
}

/** A coach's review: the part of it that is put into words. */
export interface ReviewToTell {
  readonly game: string;
  /** What the game calls its periods. */
  readonly period: 'round' | 'deal' | 'none';
  readonly decisions: readonly { readonly costly: boolean }[];
  readonly lessons: readonly LessonToTell[];
  readonly result: number;
  readonly dealt: number;
  readonly fortune: number;
  readonly skill: number;
  readonly skillError: number;
}

/** A review in words: the account of luck and skill line by line, then a line for each move worth a second look. */
export interface ReviewInWords {
  readonly account: readonly string[];
  readonly title: string;
  readonly lessons: readonly string[];
}

const COACH: Readonly<Record<Language, () => Promise<CoachWords>>> = {
  en: async () => (await import('./en/coach.ts')).coach,
  is: async () => (await import('./is/coach.ts')).coach,
  de: async () => (await import('./de/coach.ts')).coach,
  no: async () => (await import('./no/coach.ts')).coach,
  he: async () => (await import('./he/coach.ts')).coach,
};

/** What the coach says, in one language, fetched when it is asked for. */
export const loadCoach = (language: Language): Promise<CoachWords> => COACH[language]();

const Z = 1.96;

/** Tells a review in the words of a language. */
export function tellReview(words: CoachWords, language: Language, review: ReviewToTell): ReviewInWords {
  const { game, decisions, lessons } = review;
  const unit = words.units[game as GameId];
  const plain = numbers(language, 'auto');
  const signed = numbers(language, 'exceptZero');
  const where = ({ period, turn }: LessonToTell): string => {
    const places = {
      round: () => words.inRound(period, turn),
      deal: () => words.inDeal(period, turn),
      none: () => words.inMatch(turn),
    };
    return places[review.period]();
  };
  const costly = decisions.filter((decision) => decision.costly).length;
  return {
    account: [
      words.decisions(decisions.length, costly),
      words.result(signed(review.result), unit),
      words.dealt(signed(review.dealt)),
      words.fortune(signed(review.fortune)),
      words.skill(signed(review.skill), plain(Z * review.skillError)),
    ],
    title: lessons.length === 0 ? words.nothing : words.lookAgain,
    lessons: lessons.map((lesson) => {
      const { did, better, cost, low, high, chanceCost } = lesson;
      const sentence = words.lesson(
        tellSituation(words, did),
        did.rule,
        tellSituation(words, better),
        better.rule,
      );
      const costs = words.cost(plain(cost), plain(low), plain(high), unit, plain(100 * chanceCost));
      return `${where(lesson)}. ${sentence} ${costs}`;
    }),
  };
}

/** The phrase for a move. */
export function tellSituation(words: CoachWords, situation: SituationToTell): string {
  if (situation.kind === 'twenty-write')
    return words.situations['twenty-write']({
      dice: situation.dice.map(({ colour, number }) => `${words.colours[colour]} ${number}`),
    });
  const say = words.situations[situation.kind] as (values: object) => string;
  return say(situation);
}

function numbers(language: Language, signDisplay: 'auto' | 'exceptZero'): (n: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay } as const;
  const format = new Intl.NumberFormat(localeOf(language === 'no' ? 'nb' : language), digits);
  return (n) => format.format(n);
}
