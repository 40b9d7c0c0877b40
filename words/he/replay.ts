import type { ReplayWords } from '../en/replay.ts';
import { ltr } from './ltr.ts';
import { to } from './you.ts';

export const replay: ReplayWords = {
  working: (percent) => `המאמן עובר על ההחלטות שלכם: ${percent}`,
  failed: 'המאמן לא הצליח לסקור את המשחק הזה.',
  clean: 'המאמן לא מצא אצלכם טעות ברורה.',
  costliest: (where, amount, unit) => `${where} הייתה היקרה ביותר: בערך ${amount} ${unit}.`,

  ahead: 'גבוה יותר טוב יותר.',
  round: (n) => `סיבוב ${n}`,
  deal: (n) => `חלוקה ${n}`,
  step: (n) => `מהלך ${n}`,
  takesLead: (when, name) => `${when}: ההובלה עוברת ${to(name)}`,
  worst: (when, change) => `${when}: הרגע הגרוע שלכם (${ltr(change)})`,
  best: (when, change) => `${when}: הרגע הטוב שלכם (${ltr(change)})`,

  cost: (amount, unit) => `עלות של ${amount} ${unit} בערך`,
  swing: (name, change) => `${name}: ${ltr(change)}`,
  showMoment: 'להראות שוב',

  costs: 'כמה עלתה כל החלטה',
  costsHelp: (n, costly) => `${costly} מתוך ${n} החלטות בבירור לא היו הטובות ביותר.`,
  luck: 'מזל',
  luckHelp: 'הקלפים ומה שעשו האחרים',
  skill: 'החלטות',
  skillHelp: 'מה שעלו ההחלטות שלכם',
  perfect: 'אין כאן מה לתקן.',
  details: 'במספרים',

  first: 'המהלך הראשון',
  last: 'המהלך האחרון',
  play: 'הפעלה',
  pause: 'השהיה',
  speed: 'מהירות',
  speeds: { slow: 'איטי', normal: 'רגיל', fast: 'מהיר' },
  jump: 'מעבר אל',
  previousMistake: 'הטעות הקודמת',
  nextMistake: 'הטעות הבאה',
  reviewed: 'המאמן על',
  dots: { best: 'הטוב ביותר', fine: 'קרוב', costly: 'יקר' },
  dot: (where, verdict) => `${where}: ${verdict}`,
  youPlayed: 'המהלך שלכם',
  played: (name) => `המהלך של ${name}`,
  better: 'עדיף',
  link: 'קישור לרגע הזה',
  linkCopied: 'הקישור הועתק',
  playOn: 'להמשיך לשחק מכאן',
  tryAgain: 'לנסות שוב מכאן',
  playOnHelp: 'בוטים משחקים במקומות האחרים. קלפים שלא יכולתם לראות מחולקים מחדש באקראי.',
  trial: 'משחק ניסיון. הקלפים שלא יכולתם לראות חולקו מחדש באקראי.',
  backToReplay: 'חזרה לצפייה',
};
