import type { MyGameWords } from '../en/my-game.ts';
import { counting } from '../plural.ts';
import { joined, ltr } from './ltr.ts';

const count = counting('he');
const matches = (n: number): string => count(n, { one: 'משחק אחד', two: 'שני משחקים', other: '# משחקים' });
const latestMatches = (n: number): string =>
  count(n, {
    one: 'המשחק האחרון שלכם',
    two: 'שני המשחקים האחרונים שלכם',
    other: '# המשחקים האחרונים שלכם',
  });
const inLatest = (n: number): string =>
  count(n, {
    one: 'במשחק האחרון שלכם',
    two: 'בשני המשחקים האחרונים שלכם',
    other: 'ב־# המשחקים האחרונים שלכם',
  });

export const myGame: MyGameWords = {
  none: (game) => `עדיין לא סיימתם משחק של ${game}.`,

  wins: 'ניצחונות',
  won: (won, of, fair) =>
    `ניצחתם ב־${ltr(won)} מתוך ${matches(of)}. שחקנים שווים בכוחם היו מנצחים ב־${ltr(fair)}.`,
  shared: 'ניצחון משותף נספר בחלקו.',
  countedOnly: (n) => `מתוך המשחקים שלכם ברשת נספרים ${n} האחרונים.`,
  verdict: {
    above: (low, high, fair) =>
      `שיעור הניצחונות האמיתי שלכם הוא קרוב לוודאי בין ${ltr(low)} ל־${ltr(high)}, מעל חלק שווה של ${ltr(fair)}: זה יותר ממזל.`,
    open: (low, high, fair) =>
      `שיעור הניצחונות האמיתי שלכם הוא קרוב לוודאי בין ${ltr(low)} ל־${ltr(high)}. חלק שווה הוא ${ltr(fair)}, ולכן ייתכן שזה רק מזל.`,
    below: (low, high, fair) =>
      `שיעור הניצחונות האמיתי שלכם הוא קרוב לוודאי בין ${ltr(low)} ל־${ltr(high)}, מתחת לחלק שווה של ${ltr(fair)}.`,
  },

  decisions: 'החלטות ומזל',
  costs: 'עלות להחלטה',
  costsHelp: (unit) => `בהשוואה למהלך הטוב ביותר, ב${unit}. נמוך יותר טוב יותר.`,
  average: (amount, unit, n) => `העלות הממוצעת של החלטה (${matches(n)}): ${ltr(amount)} ${unit}.`,
  trend: {
    better: (latest, before, n) => `אתם משתפרים: ${ltr(latest)} ${inLatest(n)}, ולפני כן ${ltr(before)}.`,
    open: (latest, before, n) =>
      `${inLatest(n)}: ${ltr(latest)}, ולפני כן: ${ltr(before)}. ייתכן שההבדל מקרי.`,
    worse: (latest, before, n) =>
      `${inLatest(n)} ההחלטות היו יקרות יותר: ${ltr(latest)}, ולפני כן ${ltr(before)}.`,
  },
  luck: 'מזל',
  luckHelp: (unit) => `מה שהביאו לכם הקלפים והאחרים, ב${unit}. למעלה זה טוב.`,
  inNumbers: 'במספרים',
  match: 'משחק',
  working: (n, of) => `המאמן עובר על המשחקים שלכם: ${n} מתוך ${of}.`,
  failed: (n) => `המאמן לא הצליח לסקור ${matches(n)}.`,
  latestOnly: (n) => `המאמן עובר על ${latestMatches(n)}.`,

  mistakesTitle: 'הטעויות הנפוצות שלכם',
  clean: 'עד כה המאמן לא מצא טעות ברורה.',
  times: (n, amount, unit) =>
    n === 1
      ? `פעם אחת, בערך ${ltr(amount)} ${unit}`
      : `${count(n, { two: 'פעמיים', other: '# פעמים' })}, בערך ${ltr(amount)} ${unit} בכל פעם`,
  example: 'לדוגמה:',
  practise: 'לנסות שוב',
  mineAsDrills: 'הטעויות שלכם כתרגילים',

  practiseCount: (n, of) => `${n} מתוך ${of}`,
  ask: 'מה הייתם משחקים?',
  right: 'זו גם הבחירה של המאמן.',
  prefers: (better) => `הבחירה של המאמן: ${better}.`,
  playedThen: (did) => `הבחירה שלכם במשחק: ${did}.`,
  nextOne: 'הבא',
  backTo: (game) => `חזרה ${joined('ל', game)}`,

  latest: 'המשחקים האחרונים',

  mistakes: {
    'six-dear-row': 'לקיחת שורה יקרה כשהייתה זולה ממנה',
    'six-other-row': 'לקיחת שורה זולה כשאחרת הייתה עדיפה',
    'six-sixth': 'הנחת הקלף השישי בשורה',
    'six-low': 'הנחת קלף נמוך מכל השורות בזמן לא מתאים',
    'six-wrong-loss': 'לקיחת שורה עם הקלף הלא נכון',
    'six-put-off': 'ויתור על לקיחת שורה כשהייתה זולה',
    'six-unsafe': 'לקיחת סיכון כשביד יש קלף בטוח',
    'six-riskier': 'בחירת הקלף המסוכן מבין שני קלפים לא בטוחים',
    'six-spent': 'שימוש מוקדם מדי בקלף בטוח',
    'six-draft': 'בחירת קלף לא נכון',
    'eleven-took': 'לקיחת ערימה אף שקלף התאים',
    'eleven-other-take': 'לקיחת הערימה הלא נכונה',
    'eleven-no-bull': 'לקיחת ערימה קטנה כשגדולה ממנה מזכה בקלף פר',
    'eleven-large-take': 'לקיחת ערימה גדולה כשמספיקה קטנה',
    'eleven-not-taken': 'הנחת קלף כשעדיף לקחת ערימה',
    'eleven-jump': 'קפיצה רחוקה כשהתאים קלף קרוב יותר',
    'eleven-pile': 'הנחת הקלף הנכון על הערימה הלא נכונה',
    'eleven-card': 'הנחת קלף קרוב כשקלף אחר דחוף יותר',
    'eleven-too-many': 'הנחת קלף אחד יותר מדי עם קלף פר',
    'eleven-stopped': 'סיום התור מוקדם מדי עם קלף פר',
    'eleven-bull': 'לקיחת קלף הפר מהשחקן הלא נכון',
    'bullen-drew': 'משיכה מהקופה כשקלף גלוי עדיף',
    'bullen-open': 'לקיחת קלף גלוי כשהקופה עדיפה',
    'bullen-other-open': 'לקיחת הקלף הגלוי הלא נכון',
    'bullen-held-back': 'לקיחת קלף כשהגיע הזמן להניח',
    'bullen-laid-early': 'הנחת קלפים מוקדם מדי',
    'bullen-stopped': 'סיום התור כשכדאי להניח עוד',
    'bullen-laid-on': 'הנחת יותר קלפים מהרצוי',
    'bullen-gave': 'הוספת קלפים לשדה של מישהו אחר',
    'bullen-laying': 'הנחת קלפים לא נכונים, או במקום הלא נכון',
    'twenty-kept': 'השארת הטלה כשעדיף להטיל שוב',
    'twenty-rerolled': 'הטלה חוזרת כשההטלה הייתה טובה',
    'twenty-crossed': 'מחיקת משבצת אף שמספר התאים',
    'twenty-wrote': 'רישום מספרים כשעדיף למחוק',
    'twenty-too-much': 'רישום יותר מדי מספרים בבת אחת',
    'twenty-too-little': 'ויתור על מספרים שכדאי לרשום',
    'twenty-other': 'רישום המספרים הלא נכונים',
    'captain-missed': 'ויתור על אחת עשרה כשהיה אפשר',
    'captain-eleven': 'השלמה לאחת עשרה כשמהלך אחר עדיף',
    'captain-gift': 'מסירת הערימה לשחקן הלא נכון',
    'captain-busted': 'חריגה מאחת עשרה כשאפשר היה להימנע ממנה',
    'captain-dear-bust': 'חריגה מאחת עשרה בערימה הגדולה יותר',
    'captain-put-off': 'ויתור על לקיחת ערימה כשהייתה קטנה',
    'captain-jack': 'הנחת ג׳ק בזמן הלא נכון או על הערימה הלא נכונה',
    'captain-jack-kept': 'החזקת ג׳ק זמן רב מדי',
    'captain-blank': 'בזבוז בלנק שכדאי לשמור',
    'captain-blank-kept': 'החזקת בלנק זמן רב מדי',
    'captain-answered': 'מענה לג׳ק כשכדאי לשמור את הבלנק',
    'captain-unanswered': 'ויתור על מענה לג׳ק כשיש בלנק ביד',
    'captain-within-reach': 'השארת ערימה שאחרים יכלו להשלים לאחת עשרה',
    'captain-place': 'הנחת קלף לא נכון, או על הערימה הלא נכונה',
  },
};
