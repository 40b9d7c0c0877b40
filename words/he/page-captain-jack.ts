import type { captainJackPage as english } from '../en/page-captain-jack.ts';
import { numberCards } from '../number-cards.ts';
import { counting } from '../plural.ts';
import { joined, ltr } from './ltr.ts';
import { to, whose } from './you.ts';

const count = counting('he');
const cards = (n: number): string => count(n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });

export const captainJackPage: typeof english = {
  name: 'קפטן ג׳ק',
  line: 'הביאו ערימה ל־11, תנו לאחר לקחת אותה, ושמרו בלנק בשביל הג׳ק.',
  goal: 'מי שלקח הכי מעט קלפים מנצח.',
  score: cards,
  options: {
    deals: { name: 'חלוקות' },
    answerSeconds: { name: 'זמן לענות לג׳ק', unit: 'שניות' },
  },
  kinds: {
    ...numberCards,
    J: 'ג׳ק',
    B: 'בלנק',
  },
  piles: 'הערימות',
  cards,
  pile: (n, top, value, size, list) => `ערימה ${n}: ערך ${value}, ${top} למעלה, ${cards(size)}: ${list}`,
  stackPiles: 'לערום את הערימות',
  layPilesOut: 'לפרוש את הערימות',
  becomes: (value) => (value > 11 ? `${value}: נשרפתם!` : ltr(value === 11 ? '11!' : `→ ${value}`)),
  placeLabel: (card, pile, then) => `${card} על ערימה ${pile}: ${then}`,
  newPile: 'ערימה חדשה',
  emptyTable: 'אין ערימה על השולחן: כל קלף פותח ערימה.',
  deck: (n) => `קופה: ${n}`,
  jacksGone: (n, of) => `ג׳קים ששוחקו: ${n} מתוך ${of}`,
  blanksGone: (n, of) => `בלנקים ששוחקו: ${n} מתוך ${of}`,
  giveTo: (name) => `למסור ${joined('ל', name)}`,
  window: 'תשובה לג׳ק',
  jackBy: (name) => `ג׳ק ${whose(name)}! הבלנק הראשון עליו מחזיר את הערימה.`,
  timeLeft: 'הזמן שנותר לענות',
  answerBlank: 'לענות בבלנק',
  letPass: 'פאס',
  place: 'הניחו קלף על ערימה.',
  begin: 'פתחו ערימה בכל קלף שתרצו.',
  give: 'הערימה הגיעה ל־11: בחרו מי ייקח אותה.',
  answer: 'ג׳ק! ענו לו בבלנק שלכם, או אמרו פאס.',
  nothingToAnswer: 'ג׳ק! אין לכם בלנק: הוא יעבור.',
  othersAnswer: (names) => `ג׳ק! עוד לא ענו: ${names}.`,
  otherGives: (name) => `התור של ${name}: מסירת הערימה.`,
  otherPlaces: (name) => `התור של ${name}.`,
  over: 'המשחק הסתיים.',
  tell: {
    start: (list, first) => `הערימה הראשונה: ${list}. התור הראשון: ${first}.`,
    placed: (name, card, pile, value) =>
      pile === null
        ? `${name}: ${card} פותח ערימה חדשה, ערך ${value}.`
        : `${name}: ${card} על ערימה ${pile}, ערך ${value} עכשיו.`,
    asked: (name) => `ג׳ק ${whose(name)}. למי יש בלנק?`,
    passed: (name) => `${name}: פאס.`,
    answered: (name) => `${name}: בלנק על הג׳ק!`,
    took: {
      given: (name, from, n) => `${from}: מסירת ערימה ${to(name)} (${cards(n)}).`,
      busted: (name, _from, n) => `${name}: יותר מ־11, לקיחת הערימה (${cards(n)}).`,
      answered: (name, _from, n) => `${name}: ענו לג׳ק, לקיחת הערימה (${cards(n)}).`,
    },
  },
  refused: {
    'answer-first': 'קודם עונים לג׳ק.',
    'give-first': 'קודם מוסרים את הערימה שהגיעה ל־11.',
    'not-in-hand': 'הקלף הזה לא אצלכם.',
    'no-split': 'קלף פותח ערימה חדשה רק אם הקלף העליון באחת הערימות זהה לו.',
    'no-such-pile': 'אין ערימה כזאת.',
    split: 'קלף זהה מונח שם למעלה: הקלף שלכם פותח ערימה חדשה במקום זה.',
    'nothing-to-give': 'אין ערימה למסור.',
    'no-other-seat': 'הערימה עוברת למישהו אחר.',
    'no-window': 'אין ג׳ק לענות לו.',
    'own-jack': 'אי אפשר לענות לג׳ק של עצמכם.',
    'no-cards': 'מי שאין לו קלפים לא יכול לענות.',
    'already-passed': 'כבר אמרתם פאס.',
    'no-blank': 'אין לכם בלנק.',
  },
};
