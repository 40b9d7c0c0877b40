import type { CoachWords } from '../en/coach.ts';
import { counting, listing } from '../plural.ts';
import { ltr } from './ltr.ts';

const count = counting('he');
const list = listing('he');
const heads = (n: number): string =>
  count(n, { one: 'ראש שור אחד', two: 'שני ראשי שור', other: '# ראשי שור' });
const cardsOf = (n: number): string => count(n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });

export const coach: CoachWords = {
  units: {
    'six-nimmt': 'ראשי שור',
    'eleven-nimmt': 'נקודות מינוס',
    bullenrommee: 'נקודות',
    'twenty-one': 'נקודות',
    'captain-jack': 'קלפים',
  },
  result: (amount, unit) => `בהשוואה לממוצע של האחרים: ${ltr(amount)} ${unit} (פלוס טוב, מינוס רע).`,
  dealt: (amount) => `במשחק טוב החלוקה הייתה שווה ${ltr(amount)}.`,
  fortune: (amount) => `המזל ומה שעשו האחרים הביאו ${ltr(amount)}.`,
  skill: (amount, margin) => `ההחלטות שלכם הביאו ${ltr(amount)} (${ltr(`±\u00a0${margin}`)}).`,
  decisions: (n, costly) =>
    `${count(n, { one: 'החלטה אחת', two: 'שתי החלטות', other: '# החלטות' })}, ${count(costly, { one: 'אחת מהן בבירור לא הייתה הטובה ביותר', two: 'שתיים מהן בבירור לא היו הטובות ביותר', other: '# מהן בבירור לא היו הטובות ביותר' })}.`,
  lookAgain: 'כדאי להסתכל שוב:',
  nothing: 'שום החלטה לא הייתה טעות ברורה, לפי מה שאפשר היה לדעת.',
  inRound: (round, choice) => `סיבוב ${round}, החלטה ${choice}`,
  inDeal: (deal, choice) => `חלוקה ${deal}, החלטה ${choice}`,
  inMatch: (choice) => `החלטה ${choice}`,
  lesson: (did, rule, better, betterRule) =>
    `אתם: ${did} (${ltr(rule)}). עדיף: ${better} (${ltr(betterRule)}).`,
  cost: (amount, low, high, unit, chance) =>
    `בממוצע זה עולה ${ltr(amount)} ${unit} (בין ${ltr(low)} ל־${ltr(high)}) ומוריד את סיכויי הניצחון ב־${ltr(chance)} נקודות אחוז.`,
  colours: {
    white: 'לבן',
    yellow: 'צהוב',
    red: 'אדום',
    green: 'ירוק',
    blue: 'כחול',
    black: 'שחור',
  },
  situations: {
    'six-low': ({ card }) => `${card}, נמוך מכל השורות`,
    'six-sixth': ({ card, row, heads: n }) => `${card}, הקלף השישי בשורה ${row} לפי מצב השולחן (${heads(n)})`,
    'six-fifth': ({ card, row }) => `${card}, הקלף החמישי בשורה ${row}, והשישי אם קלף אחר יקדים אותו`,
    'six-tight': ({ card, row }) => `${card}, מיד אחרי שורה ${row}, ששום קלף לא יכול להיכנס ביניהם`,
    'six-wide': ({ card, row, between }) =>
      `${card} לשורה ${row}, ו${count(between, { one: 'קלף אחד שלא נראה יכול היה להיכנס ביניהם', two: 'שני קלפים שלא נראו יכלו להיכנס ביניהם', other: '־# קלפים שלא נראו יכלו להיכנס ביניהם' })}`,
    'six-row': ({ row, heads: n }) => `לקחת את שורה ${row} (${heads(n)})`,
    'six-draft': ({ card }) => `לבחור את ${card}`,
    'eleven-play': ({ card, pile }) => `${card} על ערימה ${pile}`,
    'eleven-take': ({ pile, cards }) => `לקחת את ערימה ${pile} (${cardsOf(cards)})`,
    'eleven-bull': ({ seat }) => `קלף הפר של מקום ${seat}`,
    'eleven-done': () => 'לסיים את התור',
    'bullen-draw': () => 'הקלף העליון בקופה',
    'bullen-open': ({ card }) => `הקלף הגלוי ${ltr(card)}`,
    'bullen-lay': ({ cards }) => `שדה חדש ${ltr(cards)}`,
    'bullen-add': ({ card, meadow }) => `${ltr(card)} לשדה ${meadow} שלכם`,
    'bullen-give': ({ card, meadow }) => `${ltr(card)} לשדה ${meadow}, שנספר למישהו אחר`,
    'bullen-swap': ({ card, meadow }) => `${ltr(card)} במקום ג׳וקר בשדה ${meadow}`,
    'bullen-done': () => 'לסיים את התור',
    'bullen-pass': () => 'פאס',
    'twenty-keep': () => 'להשאיר את ההטלה',
    'twenty-reroll': () => 'להטיל שוב',
    'twenty-cross': () => 'למחוק את המשבצת השמאלית ביותר',
    'twenty-write': ({ dice }) => `לרשום ${list(dice)}`,
    'captain-place': ({ card, pile, worth }) => `${ltr(card)} על ערימה ${pile}, שערכה אז ${worth}`,
    'captain-eleven': ({ card, pile, cards }) =>
      `${ltr(card)} על ערימה ${pile}, אחת עשרה למסירה (${cardsOf(cards)})`,
    'captain-busted': ({ card, pile, cards }) =>
      `${ltr(card)} על ערימה ${pile}, יותר מאחת עשרה, נשרפתם (${cardsOf(cards)})`,
    'captain-jack': ({ pile, cards }) => `ג׳ק על ערימה ${pile} (${cardsOf(cards)})`,
    'captain-blank': ({ pile }) => `בלנק על ערימה ${pile}`,
    'captain-new': ({ card }) => `ערימה חדשה עם ${ltr(card)}`,
    'captain-give': ({ seat }) => `הערימה למקום ${seat}`,
    'captain-answer': () => 'בלנק על הג׳ק',
    'captain-pass': () => 'לא לענות לג׳ק',
  },
};
