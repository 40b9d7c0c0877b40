import type { elevenNimmtPage as english } from '../en/page-eleven-nimmt.ts';
import { counting } from '../plural.ts';
import { ltr } from './ltr.ts';
import { from } from './you.ts';

const count = counting('he');
const cards = (n: number): string => count(n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });

export const elevenNimmtPage: typeof english = {
  name: ltr('11 nimmt!'),
  line: 'הניחו קלפים על ערימות, גבוהים בעשרה לכל היותר. מי שלא יכול לוקח ערימה, ולפעמים גם פר.',
  goal: 'מי שיש לו הכי מעט נקודות מינוס מנצח.',
  score: (n) => count(n, { one: 'נקודת מינוס אחת', two: 'שתי נקודות מינוס', other: '# נקודות מינוס' }),
  options: {
    rounds: { name: 'סיבובים', unit: 'אם ריק: כמספר השחקנים' },
    memory: { name: 'עזר זיכרון', values: { off: 'בלי', on: 'מראה מה מונח בערימות' } },
  },
  piles: 'הערימות',
  stack: (n) => `קופה: ${n}`,
  range: (first, last) => (first === last ? `${first}` : ltr(`${first}–${last}`)),
  fits: 'קלפים מתאימים:',
  full: 'אין עוד בתור הזה',
  wraps: 'אחרי 100 ממשיכים מ־1.',
  noBull: 'בלי פר: קלף אחד בתור.',
  power: (bulls, used) =>
    count(bulls, {
      one: `הפר שלכם: כמה קלפים שתרצו על ערימה אחת בתור${used > 0 ? ', כבר נבחרה' : ''}.`,
      two: `שני הפרים שלכם: כמה קלפים שתרצו על עד שתי ערימות בתור${used > 0 ? `, בשימוש: ${used}` : ''}.`,
      other: `# הפרים שלכם: כמה קלפים שתרצו על עד ${bulls} ערימות בתור${used > 0 ? `, בשימוש: ${used}` : ''}.`,
    }),
  served: 'כבר הונח עליה בתור הזה',
  takeAsk: (pile, free) =>
    `לקחת את כל ערימה ${pile} ליד? ${free ? 'עדיין אפשר להניח. ' : ''}לחצו שוב כדי לקחת.`,
  height: (n) => (n === 1 ? 'קלף 1' : `${n} קלפים`),
  take: (n) => (n === null ? 'לקחת' : `לקחת ${n}`),
  takeLabel: (pile, top, n) => `${n === null ? 'לקחת' : `לקחת ${n}`}: ערימה ${pile}, ${top} למעלה`,
  below: 'עם קלפים מתחת',
  look: (pile, n) => `לעיין בערימה ${pile} (${cards(n)})`,
  pile: (pile) => `ערימה ${pile}`,
  seen: (list) => `נראו: ${list}`,
  playHere: (card, pile, top) => `להניח ${card} על ${top} בערימה ${pile}`,
  herd: 'ידיים ופרים',
  cards,
  bulls: (n) => count(n, { one: 'קלף פר אחד', two: 'שני קלפי פר', other: '# קלפי פר' }),
  supply: 'מלאי פרים',
  takeBull: (name) => `הפר של ${name}`,
  done: 'לסיים את התור',
  places: (card, n) =>
    n === 0
      ? `אין עכשיו ערימה שמתאימה ל־${card}.`
      : count(n, {
          one: `יש ערימה אחת שמתאימה ל־${card}.`,
          two: `יש שתי ערימות שמתאימות ל־${card}: בחרו אחת.`,
          other: `יש # ערימות שמתאימות ל־${card}: בחרו אחת.`,
        }),
  playOrTake: 'הניחו קלף על ערימה, או קחו ערימה.',
  playWithBulls: (n) =>
    count(n, {
      one: 'הניחו כמה קלפים שתרצו על ערימה אחת, או קחו ערימה.',
      two: 'הניחו כמה קלפים שתרצו על עד שתי ערימות, או קחו ערימה.',
      other: 'הניחו כמה קלפים שתרצו על עד # ערימות, או קחו ערימה.',
    }),
  mustTake: 'שום קלף לא מתאים: בחרו ערימה לקחת.',
  more: 'הניחו עוד קלפים, או סיימו את התור.',
  onlyDone: 'אין עוד קלף שמתאים: התור שלכם נגמר.',
  chooseBull: 'המלאי נגמר: בחרו מי ייתן לכם קלף פר.',
  otherTurn: (name) => `התור של ${name}.`,
  otherBull: (name) => `התור של ${name}: בחירת קלף פר.`,
  over: 'המשחק הסתיים.',
  tell: {
    start: (card, first) => `הערימה הראשונה נפתחת ב־${card}. התור הראשון: ${first}.`,
    played: (name, card, pile) => `${name}: הנחת ${card} על ערימה ${pile}.`,
    done: (name) => `${name}: סוף התור.`,
    took: (name, pile, top) => `${name}: לקיחת ערימה ${pile} עם ${top} למעלה.`,
    bull: (name) => `${name}: קבלת קלף פר.`,
    bullFrom: (name, giver) => `${name}: קבלת קלף פר ${from(giver)}.`,
    turned: (list) => `ערימות חדשות: ${list}.`,
    noneTurned: 'הקופה נגמרה: אין ערימה חדשה.',
  },
  refused: {
    'bull-first': 'קודם בחרו מי ייתן לכם קלף פר.',
    'not-most-bulls': 'קלף פר מקבלים ממי שיש לו הכי הרבה.',
    'no-bull-to-choose': 'אין עכשיו קלף פר לבחור.',
    'no-bull-card': 'בלי קלף פר מניחים קלף אחד, והתור נגמר מעצמו.',
    'play-or-take': 'הניחו קלף או קחו ערימה לפני שתסיימו את התור.',
    'already-played': 'כבר הנחתם קלפים בתור הזה, ולכן אי אפשר לקחת ערימה.',
    'no-such-pile': 'אין ערימה כזאת.',
    'not-in-hand': 'הקלף הזה לא אצלכם.',
    'too-many-piles': 'בתור אחד מותר להניח על ערימות לכל היותר כמספר קלפי הפר שלכם.',
    'does-not-follow': 'הקלף הזה לא מתאים: הוא צריך להיות גבוה מהקלף העליון ב־1 עד 10, ואחרי 100 בא 1.',
  },
};
