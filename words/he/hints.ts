import type { HintWords } from '../en/hints.ts';
import { counting } from '../plural.ts';

const count = counting('he');
const heads = (n: number): string =>
  count(n, { one: 'ראש שור אחד', two: 'שני ראשי שור', other: '# ראשי שור' });
const cardsOf = (n: number): string => count(n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });
const hitsOf = (n: number): string => count(n, { one: 'פגיעה אחת', two: 'שתי פגיעות', other: '# פגיעות' });

export const hints: HintWords = {
  because: (move, reason) => `${move}: ${reason}`,
  reasons: {
    'nothing-between': () => 'שום קלף שלא נראה לא יכול להיכנס ביניהם',
    'few-between': ({ cards }) => `רק ${cardsOf(cards)} שלא נראו יכולים להיכנס ביניהם`,
    room: ({ row, places }) => `בשורה ${row} יש עוד מקום ל־${cardsOf(places)}`,
    'last-place': ({ row }) => `הוא תופס את המקום הפנוי האחרון בשורה ${row}`,
    'row-costs': ({ heads: n }) => `במקרה הגרוע הוא לוקח שורה עם ${heads(n)}`,
    'cheapest-row': ({ heads: n }) => `בשורה הזולה ביותר יש ${heads(n)}`,
    close: ({ steps }) => `רק ${steps} מעל הערימה`,
    closest: () => 'אין לכם קלף אחר קרוב יותר לערימה',
    'only-fit': () => 'שום קלף אחר שלכם לא מתאים',
    'nothing-fits': () => 'שום דבר לא מתאים',
    'earns-bull': () => 'שלושה קלפים או יותר מזכים בקלף פר',
    'own-heads': ({ heads: n }) => `${heads(n)} לשדות שלכם`,
    'lighter-hand': ({ heads: n }) => `${heads(n)} פחות ביד`,
    'joker-back': () => 'הג׳וקר עובר ליד שלכם',
    'goes-with': ({ cards }) => `מתאים אל ${cardsOf(cards)} ביד`,
    fields: ({ fields, hits }) =>
      `${count(fields, { one: 'משבצת אחת', two: 'שתי משבצות', other: '# משבצות' })}, ${hitsOf(hits)}`,
    'hits-now': ({ hits }) => `בהטלה הזאת יש ${hitsOf(hits)} בשבילכם`,
    needs: ({ number, cards }) =>
      `כדי להגיע לאחת עשרה צריך עכשיו ${number}, ${cards === 0 ? 'ולא נשארו כאלה' : `ולא נראו ${cardsOf(cards)} כאלה`}`,
    'out-of-reach': () => 'שום מספר לא מביא אותה מיד לאחת עשרה',
    'gives-away': ({ cards }) => `מישהו אחר לוקח ${cardsOf(cards)}`,
    'costs-cards': ({ cards }) => `זה עולה לכם רק ${cardsOf(cards)}`,
    'has-fewest': ({ cards }) => `לאיש אין פחות: ${cardsOf(cards)}`,
  },
};
