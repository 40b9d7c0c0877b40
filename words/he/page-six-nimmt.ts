import type { sixNimmtPage as english } from '../en/page-six-nimmt.ts';
import { counting } from '../plural.ts';
import { joined, ltr } from './ltr.ts';

const count = counting('he');
const heads = (n: number): string =>
  count(n, { one: 'ראש שור אחד', two: 'שני ראשי שור', other: '# ראשי שור' });

export const sixNimmtPage: typeof english = {
  name: ltr('6 nimmt!'),
  line: 'כולם מניחים קלף בסתר. מי שמניח את השישי בשורה לוקח את השורה.',
  goal: 'ראשי שור: מי שיש לו הכי מעט מנצח.',
  score: heads,
  options: {
    variant: {
      name: 'קלפים',
      values: { basic: 'כל ה־104', known: 'רק כמה שצריך', draft: 'בבחירה גלויה' },
    },
    target: { name: 'יעד', unit: 'ראשי שור' },
    rounds: { name: 'סיבובים', unit: 'במקום יעד' },
  },
  rows: 'ארבע השורות',
  row: (n) => `שורה ${n}`,
  rowHeads: (n) => heads(n),
  danger: 'מקום שישי: מי שמניח כאן לוקח את השורה',
  landsHere: (card, row) => `כרגע ${card} ילך לשורה ${row}.`,
  takesHere: (card, row, n) => `כרגע ${card} יהיה השישי בשורה ${row}: ${heads(n)}.`,
  tooLow: (card) => `כרגע ${card} נמוך מכל השורות: תצטרכו לבחור שורה ולקחת אותה.`,
  choose: 'בחרו קלף והניחו אותו.',
  chosen: (waiting) => `בחרתם. עוד בוחרים: ${waiting}.`,
  othersChoose: (waiting) => `עוד בוחרים: ${waiting}.`,
  chooseRow: (card) => `הקלף שלכם, ${card}, נמוך מכל השורות. בחרו שורה לקחת.`,
  otherRow: (name, card) => `ממתינים ${joined('ל', name)}: ${card} נמוך מכל השורות, וצריך לבחור שורה לקחת.`,
  pick: 'בחרו קלף ליד שלכם.',
  otherPicks: (name) => `ממתינים ${joined('ל', name)}: בחירת קלף.`,
  over: 'המשחק הסתיים.',
  takeRow: (row, n) => `לקחת את שורה ${row}: ${heads(n)}`,
  laid: 'קלפים שהונחו',
  headPile: (name, n) => `ערימת ראשים: ${name}, ${heads(n)}`,
  headPileOf: (name) => `ערימת ראשים: ${name}`,
  noHeads: 'עוד לא נלקחו קלפים בסיבוב הזה.',
  hasChosen: 'הבחירה נעשתה',
  open: 'קלפים גלויים',
  tell: {
    round: (n) => `סיבוב ${n} מתחיל.`,
    draft: (n, first) => `סיבוב ${n}: בחירת קלפים. זכות הבחירה הראשונה: ${first}.`,
    rows: (cards) => `השורות נפתחות ב־${cards}.`,
    drafted: (name, card) => `${name}: בחירת ${card}.`,
    revealed: (cards) => `נחשפו: ${cards}.`,
    placed: (name, card, row) => `${name}: ${card} לשורה ${row}.`,
    low: (name, card) => `${name}: ${card} נמוך מדי ולוקח שורה.`,
    took: (name, card, row, cards, n) => `${name}: ${card} לוקח את שורה ${row} עם ${cards} (${heads(n)}).`,
  },
  refused: {
    'already-chosen': 'כבר בחרתם. אפשר לחזור בכם עד שכולם יבחרו.',
    'not-in-hand': 'הקלף הזה לא אצלכם.',
    'not-too-low': 'בוחרים שורה רק כשהקלף נמוך מכל השורות.',
    'no-draft': 'במשחק הזה אין בחירה גלויה של קלפים.',
    'row-first': 'קודם בחרו את השורה שתיקחו.',
    'draft-first': 'עוד בוחרים קלפים.',
    'not-open': 'הקלף הזה אינו גלוי.',
    'not-in-deck': 'הקלף הזה לא משתתף במשחק הזה.',
  },
};
