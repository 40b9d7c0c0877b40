import type { DrillWords } from '../en/drills.ts';
import { counting } from '../plural.ts';
import { ltr } from './ltr.ts';

const count = counting('he');

export const drills: DrillWords = {
  lead: 'מצבים מתוך משחקים שבהם מהלך אחד טוב בבירור מכל האחרים. מצאו אותו.',
  start: 'להתחיל',
  resume: 'להמשיך',
  solvedCount: (n) => count(n, { one: 'תרגיל אחד נפתר', two: 'שני תרגילים נפתרו', other: '# תרגילים נפתרו' }),
  due: (n) => count(n, { one: 'אחד לחזרה', two: 'שניים לחזרה', other: '# לחזרה' }),
  streak: (n) => `${n} ברצף`,

  ask: 'מה הייתם משחקים?',
  drill: (n) => `תרגיל ${n}`,
  levels: { 1: 'קל', 2: 'בינוני', 3: 'קשה' },
  skip: 'דילוג',
  allGames: 'כל התרגילים',

  right: 'נכון!',
  wrong: 'לא המהלך הטוב ביותר',
  best: (move, rule) => `הטוב ביותר: ${move} (${ltr(rule)}).`,
  lesson: (did, rule, better, betterRule) =>
    `אתם: ${did} (${ltr(rule)}). טוב יותר: ${better} (${ltr(betterRule)}).`,
  cost: (amount, unit) => `המהלך שלכם עולה בממוצע ${ltr(amount)} ${unit}.`,
  ahead: (amount, unit) => `המהלך הבא בטיבו עולה בממוצע ${ltr(amount)} ${unit}.`,
  because: (reason) => `בעד המהלך הטוב ביותר: ${reason}.`,
  mistake: (kind) => `הטעות: ${kind}.`,
  prices: 'כמה עולה כל מהלך',
  pricesHelp: (unit) => `בממוצע על פני כל מה שלא יכולתם לדעת, לעומת המהלך הטוב ביותר. היחידה: ${unit}.`,
  bestMove: 'הטוב ביותר',
  yours: 'המהלך שלכם',
  boardLabel: 'המהלך הטוב ביותר על השולחן',
  showAll: (n) => `להציג את כל ${n} המהלכים`,
  next: 'לתרגיל הבא',
  again: 'לנסות שוב',
  comesBack: (n) =>
    count(n, { one: 'הוא יחזור בעוד יום.', two: 'הוא יחזור בעוד יומיים.', other: 'הוא יחזור בעוד # ימים.' }),

  mine: 'הטעויות שלכם',
  mineCount: (n) =>
    count(n, { one: 'אחד מהמשחקים שלכם', two: 'שניים מהמשחקים שלכם', other: '# מהמשחקים שלכם' }),
  mineNone: 'אין טעויות לתרגל היום. המאמן מוצא אותן כשהוא סוקר את המשחקים שלכם.',
  howYouPlay: 'איך אתם משחקים',

  none: 'אין תרגיל כזה.',
  toDrills: (game) => `לתרגילים של ${game}`,
  failed: 'אי אפשר לטעון כרגע את התרגילים.',
  finished: 'פתרתם את כל התרגילים של המשחק הזה. אלה שחוזרים יהיו כאן כשיגיע יומם.',
};
