import type { twentyOnePage as english } from '../en/page-twenty-one.ts';
import { counting } from '../plural.ts';
import { ltr } from './ltr.ts';
import { at } from './you.ts';

const count = counting('he');

/** Colours as they go with a field, which is feminine: „משבצת לבנה“. */
const FEMININE: Readonly<Record<string, string>> = {
  לבן: 'לבנה',
  צהוב: 'צהובה',
  אדום: 'אדומה',
  ירוק: 'ירוקה',
  כחול: 'כחולה',
  שחור: 'שחורה',
};

export const twentyOnePage: typeof english = {
  name: ltr('Twenty One'),
  line: 'שש קוביות לכולם בבת אחת: רשמו כמה שיותר מספרים, ופגעו במספרים המודפסים.',
  goal: 'מי שיש לו הכי הרבה נקודות מנצח.',
  score: (n) => count(n, { one: 'נקודה אחת', two: 'שתי נקודות', other: '# נקודות' }),
  options: {
    sheets: { name: 'דפים', values: { ordered: 'לפי סדר הישיבה', shuffled: 'בהגרלה' } },
  },
  colours: { white: 'לבן', yellow: 'צהוב', red: 'אדום', green: 'ירוק', blue: 'כחול', black: 'שחור' },
  letters: { white: 'ל', yellow: 'צ', red: 'א', green: 'י', blue: 'כ', black: 'ש' },
  dice: 'הקוביות',
  die: (colour, n) => `${colour} ${n}`,
  stays: 'נשארת',
  sheetOf: (name, sheet) => `${name} · דף ${ltr(sheet)}`,
  hasDice: 'הקוביות כאן',
  hasChosen: 'הבחירה נעשתה',
  row: (n) => `שורה ${n}`,
  rowPoints: 'נקודות:',
  soFar: 'נקודות עד כה:',
  bonus: 'בונוס',
  look: (name) => `הצגת הדף: ${name}`,
  field: (colour, printed, value, die) => {
    const field = `משבצת ${FEMININE[colour] ?? colour} ${printed}`;
    if (value === 0) return `${field}, מחוקה`;
    if (value !== null) return value === printed ? `${field}, פגיעה` : `${field}, נרשם ${value}`;
    return die === null ? `${field}, פנויה` : `${field}, קובייה ${die} מתאימה`;
  },
  keep: 'להשאיר',
  reroll: 'להטיל שוב (קוביות עם 1 נשארות)',
  write: (n) =>
    n === 0
      ? 'בחרו משבצות'
      : count(n, { one: 'לרשום מספר אחד', two: 'לרשום שני מספרים', other: 'לרשום # מספרים' }),
  writeFor: (what, sum, bonus) => `${what}: ${ltr(`${sum} + ${bonus}`)}`,
  cross: 'למחוק את המשבצת השמאלית ביותר',
  keepOrReroll: 'ההטלה שלכם: השאירו אותה, או הטילו שוב.',
  onlyKeep: 'שש קוביות שמראות אחת: הן נשארות.',
  choose: 'בחרו משבצות מוארות לרישום, או מחקו משבצת.',
  onlyCross: 'שום קובייה לא מתאימה: המשבצת הפנויה השמאלית ביותר שלכם תימחק.',
  otherRolls: (name) => `התור של ${name}: להשאיר את הקוביות או להטיל שוב.`,
  othersChoose: (names) => `עוד בוחרים: ${names}.`,
  over: 'המשחק הסתיים.',
  wrote: (colour, n, hit) => (hit ? `${colour} ${n} (פגיעה)` : `${colour} ${n}`),
  tell: {
    turn: (name) => `הקוביות עכשיו ${at(name)}.`,
    roll: (dice) => `הקוביות מראות: ${dice}.`,
    kept: (name) => `${name}: ההטלה נשארת.`,
    rerolled: (name) => `${name}: הטלה נוספת.`,
    wrote: (name, fields) => `${name}: נרשמו ${fields}.`,
    crossed: (name, colour) => `${name}: מחיקת ${colour}.`,
    row: (name, row, hits, points) =>
      `${name}: שורה ${row}, ${count(points, { one: 'נקודה אחת', two: 'שתי נקודות', other: '# נקודות' })} (${count(hits, { one: 'פגיעה אחת', two: 'שתי פגיעות', other: '# פגיעות' })}).`,
  },
  refused: {
    'roll-first': 'קודם משאירים את הקוביות או מטילים שוב.',
    'six-ones': 'שש קוביות שמראות אחת: אין מה להטיל שוב.',
    'rolling-over': 'ההטלה הזאת סופית.',
    'already-chosen': 'כבר בחרתם. אפשר לחזור בכם עד שכולם יבחרו.',
    'not-open': 'המשבצת הזאת אינה פנויה.',
    'too-high': 'הקובייה מראה יותר מהמספר המודפס במשבצת.',
  },
};
