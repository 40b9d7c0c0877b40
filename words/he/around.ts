import type { AroundWords } from '../en/around.ts';
import { counting } from '../plural.ts';
import { joined, ltr } from './ltr.ts';

const count = counting('he');

export const around: AroundWords = {
  lead: 'בחינם, בדפדפן, בלי הרשמה.',
  games: 'המשחקים',
  botsAgainst: (n) => `אתם נגד ${count(n, { one: 'בוט אחד', two: 'שני בוטים', other: '# בוטים' })}`,
  botLevel: 'רמת הבוטים',
  learnFirst: 'לא שיחקתם בו? התחילו בשיעור',
  learnt: 'השיעור הסתיים',
  yourScore: (score) => `אתם: ${score}`,
  me: 'הפרופיל והמשחקים שלי',
  daily: 'החלוקה היומית',
  drills: 'תרגילים',
  clubs: 'מועדונים וטורנירים',
  club: 'מועדון',
  tournament: 'טורניר',
  newTournament: 'טורניר חדש',
  toTournament: 'חזרה לטורניר',
  tournamentRound: (n) => `סיבוב ${n}`,
  tournamentFinal: 'גמר',

  settingGroups: { you: 'אתם', display: 'תצוגה', play: 'משחק', sounds: 'צליל' },
  cardSize: 'גודל הקלפים',
  cardSizes: { normal: 'רגיל', large: 'גדול' },
  thumb: 'כפתורים לצד',
  thumbs: { right: 'יד ימין', left: 'יד שמאל' },
  onePress: 'הנחת קלף בלחיצה אחת',
  vibration: 'רטט',

  playWith: 'מי משחק?',
  company: { bots: 'אתם ובוטים', online: 'חברים ברשת', here: 'חברים במכשיר הזה' },
  playerCount: 'שחקנים',
  moreOptions: 'אפשרויות נוספות',
  rated: 'משחק מדורג',
  ratedHelp: 'התוצאה משנה את הדירוג של כל מי שמשחק.',

  invited: 'הוזמנתם לשחק.',
  takeSeat: 'להצטרף לשולחן',
  seatsTaken: (n, all) => `${n} מתוך ${all} מקומות תפוסים`,
  addSeat: 'להוסיף מקום',
  removeSeat: 'להסיר מקום',
  qrCode: 'קוד QR',
  qrOf: 'קוד QR של הקישור לשולחן הזה',
  scan: 'סרקו בטלפון כדי להצטרף',
  hintsAllowed: { yes: 'עם רמזים', no: 'בלי רמזים' },

  yourTurn: 'תורכם!',

  about: {
    home: `שחקו ב־${ltr('6 nimmt!')}, ${ltr('11 nimmt!')}, ${ltr('Bullenrommee')}, ${ltr('Twenty One')} וקפטן ג׳ק בדפדפן, עם חברים או עם בוטים. בחינם ובלי הרשמה.`,
    play: (game) => `${game}: משחק נגד בוטים בדפדפן, בחינם, מיד ובלי הרשמה.`,
    create: (game) => `${game}: משחק משלכם עם שחקנים, בוטים, רמה וכללים לבחירתכם.`,
    learn: (game) => `${game}: לומדים בכמה דקות, במשחק ראשון עם הדרכה.`,
    rules: (game) => `${game}: הכללים. קלפים, הכנה, תור, ניקוד וסוף המשחק.`,
    replay: 'פתחו משחק שמור, עברו עליו צעד אחר צעד ושאלו את המאמן.',
    me: 'המשחקים שלכם, השם שלכם וכל מה שנשמר עליכם.',
    daily: 'חלוקה אחת מכל משחק בכל יום: אותה חלוקה לכולם, מול אותם בוטים. ניסיון אחד ומקום בין כולם.',
    drills:
      'מצבים מתוך משחקים עם מהלך אחד שהוא הטוב ביותר: מצאו אותו וראו כמה עולה כל מהלך ולמה, בכל חמשת המשחקים.',
    drill: (game) => `תרגילים ${joined('ב', game)}: מצאו את המהלך הטוב ביותר וראו כמה עולה כל מהלך ולמה.`,
    clubs: 'שחקו עם אותם אנשים במועדון, או ערכו טורניר לחברים או לכיתה. בחינם, בלי חשבון.',
    club: 'הוזמנתם למועדון. פתחו את הקישור, כתבו את שמכם והצטרפו למשחק.',
    tournament: 'הוזמנתם לטורניר. פתחו את הקישור, כתבו את שמכם והצטרפו למשחק.',
    leadersTitle: (game) => `טבלת הדירוג: ${game}`,
    leaders: (game) => `${game}: השחקנים החזקים ביותר בשרת הזה, ועד כמה הבוטים חזקים.`,
    invitationTitle: (game) => `בואו לשחק: ${game}`,
    invitation: (game) => `הוזמנתם לשולחן של ${game}. פתחו את הקישור, כתבו את שמכם ושחקו.`,
    picture: (game) => `שולחן של ${game}`,
  },
};
