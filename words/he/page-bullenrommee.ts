import type { bullenrommeePage as english } from '../en/page-bullenrommee.ts';
import { counting } from '../plural.ts';
import { ltr } from './ltr.ts';

const count = counting('he');
const cards = (n: number): string => count(n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });
const jokers = (n: number): string => count(n, { one: 'ג׳וקר אחד', two: 'שני ג׳וקרים', other: '# ג׳וקרים' });

export const bullenrommeePage: typeof english = {
  name: ltr('Bullenrommee'),
  line: 'רמי של שורות עולות: הניחו שדות, הוסיפו להם, החליפו ג׳וקרים, וצברו הכי הרבה ראשי שור.',
  goal: 'מי שיש לו הכי הרבה נקודות מנצח.',
  score: (n) => count(n, { one: 'נקודה אחת', two: 'שתי נקודות', other: '# נקודות' }),
  options: { deals: { name: 'חלוקות' } },

  joker: 'ג׳וקר',
  jokerLetter: 'J',
  jokerAs: (numbers) => `ג׳וקר, מייצג ${numbers.join(' או ')}`,
  cardName: (card) => (card === 0 ? 'ג׳וקר' : String(card)),
  shortName: (card) => (card === 0 ? 'J' : String(card)),

  supply: 'מלאי: קופה וקלפים גלויים',
  stock: (n) => `קופה, ${cards(n)} עם הפנים למטה`,
  stockEmpty: 'הקופה נגמרה.',
  areas: 'השדות לפי שחקנים',
  area: (name) => `השדות של ${name}`,
  ownArea: 'השדות שלכם',
  held: (n, j) => (j === 0 ? `${cards(n)} ביד` : `${cards(n)} ביד, מתוכם ${jokers(j)}`),
  seen: (numbers) => `נלקחו בגלוי: ${ltr(numbers)}`,
  left: (numbers, n) => `נשארו ביד: ${ltr(numbers)} (${ltr(`−${n}`)})`,
  against: (n) =>
    count(n, {
      one: 'ראש שור אחד בה נזקף לחובתכם',
      two: 'שני ראשי שור בה נזקפים לחובתכם',
      other: '# ראשי שור בה נזקפים לחובתכם',
    }),
  howToBegin: 'עדיין אין. התחילו בשלושה קלפים בסדר עולה, כל אחד גבוה מקודמו ב־1 או ב־2. ג׳וקר מייצג כל מספר.',
  meadow: (n, sum) => `שדה ${n}, ${sum}`,
  putFirst: (card, meadow, next) => `${card} לשדה ${meadow}, לפני ${next}`,
  putLast: (card, meadow, last) => `${card} לשדה ${meadow}, אחרי ${last}`,
  putBetween: (card, meadow, a, b) => `${card} לשדה ${meadow}, בין ${a} ובין ${b}`,
  putSwap: (card, meadow) => `להחליף את הג׳וקר בשדה ${meadow} ב־${card}; הג׳וקר עובר ליד שלכם`,

  drawIt: 'למשוך מהקופה',
  takeIt: (card) => `לקחת ${card}`,
  layIt: (row) => `להניח ${ltr(row)}`,
  done: 'סיימתי',
  finish: 'להניח את הקלף האחרון',
  pass: 'פאס',
  look: {
    start: 'בחרו קלף כדי לראות לאן הוא יכול ללכת.',
    take: 'לקיחת קלף מסיימת את תורכם.',
    one: (card, places, begins) => {
      const lit = count(places, {
        one: 'מקום אחד מואר על השולחן',
        two: 'שני מקומות מוארים על השולחן',
        other: '# מקומות מוארים על השולחן',
      });
      if (places > 0) return begins ? `${card}: ${lit}, או פתחו שדה עם קלף מסומן.` : `${card}: ${lit}.`;
      return begins ? `${card}: פתחו שדה עם קלף מסומן.` : `${card}: אין לו מקום עכשיו.`;
    },
    two: 'בחרו קלף שלישי לשדה מבין המסומנים.',
    three: 'שלושת אלה הם שדה.',
    planned: (n) =>
      `${count(n, { one: 'צעד אחד מתוכנן', two: 'שני צעדים מתוכננים', other: '# צעדים מתוכננים' })}. איש לא רואה אותם לפני שתלחצו ״סיימתי״.`,
    ends: 'זה הקלף האחרון שלכם: איתו נגמרת החלוקה.',
  },

  layOrTake: 'תורכם: הניחו קלפים, או קחו קלף אחד.',
  onlyTake: 'תורכם: אין לכם מה להניח, אז קחו קלף.',
  onlyLay: 'תורכם: המלאי נגמר, אז הניחו קלפים.',
  onlyPass: 'תורכם: המלאי נגמר ואין לכם מה להניח, אז אמרו פאס.',
  goOn: 'הניחו עוד קלפים, או לחצו ״סיימתי״.',
  onlyDone: 'אין לכם עוד מה להניח: לחצו ״סיימתי״.',
  other: (name) => `התור של ${name}.`,
  otherLays: (name) => `התור של ${name}: הנחת קלפים.`,
  over: 'המשחק הסתיים.',

  tell: {
    opened: (open, first) => `חלוקה חדשה. קלפים גלויים: ${ltr(open)}. התור הראשון: ${first}.`,
    took: (name, card, fill) =>
      fill === null ? `${name}: לקיחת ${card}.` : `${name}: לקיחת ${card}. במקומו בא ${fill}.`,
    drew: (name) => `${name}: משיכה מהקופה.`,
    drawn: (name, card) => `${name}: משיכת ${card} מהקופה.`,
    laid: (name, meadow, row) => `${name}: שדה חדש, ${meadow}, עם ${ltr(row)}.`,
    added: (name, card, meadow) => `${name}: הוספת ${card} לשדה ${meadow}.`,
    swapped: (name, card, meadow) => `${name}: החלפת הג׳וקר בשדה ${meadow} ב־${card}.`,
    passed: (name) => `${name}: פאס.`,
    shown: (hands) => `קלפים שנשארו ביד. ${hands}.`,
    hand: (name, row) => `${name}: ${row === '' ? 'כלום' : ltr(row)}`,
  },

  refused: {
    'not-your-turn': 'זה לא תורכם.',
    'nothing-laid': 'אפשר לסיים רק אחרי שהנחתם קלף.',
    'lay-or-take': 'כבר הנחתם קלפים בתור הזה, ולכן אי אפשר לקחת קלף.',
    'supply-gone': 'אין עוד מה לקחת.',
    'stock-empty': 'הקופה נגמרה.',
    'not-open': 'הקלף הזה אינו גלוי.',
    'say-done': 'כבר הנחתם קלפים: לחצו ״סיימתי״ במקום פאס.',
    'supply-left': 'אי אפשר לומר פאס כל עוד יש קלפים לקחת.',
    'must-lay': 'אי אפשר לומר פאס כל עוד יש לכם מה להניח.',
    'not-in-hand': 'הקלף הזה לא אצלכם.',
    'jokers-adjacent': 'אסור ששני ג׳וקרים יהיו זה ליד זה.',
    'no-meadow': 'שלושת אלה אינם שדה: כל קלף צריך להיות גבוה מקודמו ב־1 או ב־2.',
    'no-own-meadow': 'קודם צריך שדה משלכם.',
    'no-such-meadow': 'אין שדה כזה.',
    'no-joker': 'אין שם ג׳וקר.',
    'no-such-place': 'אין מקום כזה בשדה.',
    'runs-round': 'השדה היה מגיע לתחילתו.',
    'does-not-fit': 'הקלף הזה לא מתאים שם.',
  },
};
