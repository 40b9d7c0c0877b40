import type { sixNimmtPage as english } from '../en/page-six-nimmt.ts';
import { counting } from '../plural.ts';
import { ltr } from './ltr.ts';
import { whose } from './you.ts';

const count = counting('he');
const heads = (n: number): string =>
  count(n, { one: 'ראש שור אחד', two: 'שני ראשי שור', other: '# ראשי שור' });

export const sixNimmtPage: typeof english = {
  name: ltr('6 nimmt!'),
  line: 'כולם מניחים קלף בסתר. מי שמניח את השישי בשורה לוקח את השורה.',
  goal: 'מי שיש לו הכי מעט ראשי שור מנצח.',
  score: heads,
  options: {
    variant: {
      name: 'קלפים',
      values: { basic: 'כל ה־104', known: 'רק כמה שצריך', draft: 'בבחירה גלויה' },
    },
    target: { name: 'יעד', unit: 'ראשי שור' },
    rounds: { name: 'מספר סיבובים קבוע' },
  },
  roundOf: (n, all) => (all === null ? `סיבוב ${n}` : `סיבוב ${n} מתוך ${all}`),
  endsAt: (target) => `הסוף: ${heads(target)}`,
  cardsTo: (last) => `קלפים 1 עד ${last}`,
  lastTrick: 'הקלפים האחרונים',
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
  otherRow: (name, card) => `הקלף ${card} של ${name} נמוך מכל השורות, וצריך לבחור שורה לקחת.`,
  pick: 'בחרו קלף ליד שלכם.',
  otherPicks: (name) => `התור של ${name}: בחירת קלף.`,
  over: 'המשחק הסתיים.',
  takeRow: (row, n) => `לקחת את שורה ${row}: ${heads(n)}`,
  laid: 'קלפים שהונחו',
  headPile: (name, n) => `ערימת הראשים ${whose(name)}, ${heads(n)}`,
  headPileOf: (name) => `ערימת הראשים ${whose(name)}`,
  noHeads: 'עוד לא נלקחו קלפים בסיבוב הזה.',
  hasChosen: 'הבחירה נעשתה',
  open: 'קלפים גלויים',
  tell: {
    round: (n) => `סיבוב ${n} מתחיל.`,
    draft: (n, first) => `סיבוב ${n} נפתח בבחירת קלפים. הבחירה הראשונה: ${first}.`,
    rows: (cards) => `השורות נפתחות ב־${cards}.`,
    drafted: (name, card) => `${name}: בחירת ${card}.`,
    revealed: 'כל הקלפים נחשפים.',
    placed: (name, card, row) => `הקלף ${card} ${whose(name)} הולך לשורה ${row}.`,
    low: (name, card) => `הקלף ${card} ${whose(name)} נמוך מכל השורות.`,
    took: (name, card, row, n) => `${name}: לקיחת שורה ${row} עם ${card}, ${heads(n)}.`,
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
