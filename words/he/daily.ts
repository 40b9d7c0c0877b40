import type { DailyWords } from '../en/daily.ts';
import { counting } from '../plural.ts';
import { ltr } from './ltr.ts';

const count = counting('he');
const players = (n: number): string => count(n, { one: 'שחקן אחד', two: 'שני שחקנים', other: '# שחקנים' });

export const daily: DailyWords = {
  lead: 'חלוקה אחת ביום מכל משחק: אותם קלפים ואותם בוטים לכולם. יש לכם ניסיון אחד בכל אחת.',
  streak: (n) => count(n, { one: 'יום אחד ברצף', two: 'יומיים ברצף', other: '# ימים ברצף' }),
  longest: (n) => `הרצף הארוך ביותר: ${n}`,
  next: (time) => `חלוקות חדשות בעוד ${time}`,
  failed: 'אי אפשר לטעון כרגע את החלוקות היומיות.',
  noServer: 'לחלוקות היומיות דרוש חיבור לשרת.',

  today: 'היום',
  finished: (n) => count(n, { one: 'שחקן אחד סיים', two: 'שני שחקנים סיימו', other: '# שחקנים סיימו' }),
  play: 'לשחק',
  resume: 'להמשיך',
  seeResult: 'לתוצאה',
  rank: (place, of) => `מקום ${place} מתוך ${of}`,
  late: 'שוחק בלי מקום',
  givenUp: 'פרישה',

  allDeals: 'כל החלוקות',
  margin: (amount, bots) =>
    bots === 1 ? `${ltr(amount)} לעומת הבוט` : `${ltr(amount)} לעומת הממוצע של הבוטים`,
  spread: 'איך הלך לכולם',
  spreadHelp: 'כל עמודה היא תוצאה, הטובה ביותר בסוף. שלכם היא הצבעונית.',
  bar: (amount, n) => `${ltr(amount)}: ${players(n)}`,
  you: 'אתם',
  strong: 'בוט חזק',
  strongPlays: 'הבוט החזק עדיין משחק את החלוקה הזאת.',
  luckSkill: 'מזל והחלטות',
  splits: 'איפה שחקנים בחרו אחרת',
  splitsHelp: 'כולם היו בדיוק במצב שלכם.',
  noSplits: 'עדיין אף אחד לא היה במצב שלכם ובחר אחרת.',
  decision: (n) => `החלטה ${n}`,
  chose: players,
  review: 'לסקור את המשחק',
  share: 'לשתף תמונה',
  pictureRank: (place, of) => `מקום ${place} מתוך ${of}`,

  promise: 'איך אפשר לבדוק את החלוקה',
  promiseHelp: 'כל המקריות נובעת מסוד. הגיבוב שלו פורסם לפני תחילת היום, והסוד עצמו מתפרסם כשהיום נגמר.',
  tomorrow: 'מחר',
  hash: 'גיבוב',
  secret: 'סוד',
  records: 'כל הרישומים של היום',

  archive: 'ימים שעברו',
  archiveHelp: 'עדיין אפשר לשחק את החלוקות האלה, בלי מקום.',
  noArchive: 'עדיין אין ימים שעברו.',
  day: 'יום',
};
