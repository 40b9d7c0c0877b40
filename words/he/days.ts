import type { DaysWords } from '../en/days.ts';
import { counting } from '../plural.ts';

const count = counting('he');

export const days: DaysWords = {
  pace: 'קצב',
  paces: { live: 'בישיבה אחת', days: 'מהלך אחד ביום' },
  daysHelp: 'יש ימים שלמים לכל מהלך, ואף אחד לא צריך להישאר ליד השולחן.',
  leftDays: (d, h) => `${count(d, { one: 'יום', two: 'יומיים', other: '# ימים' })} ו־${h} שע׳`,
  leftHours: (h, m) => `${h} שע׳ ו־${m} דק׳`,
  leftMinutes: (m) => `${m} דק׳`,
  yourTurn: 'תורכם',
  timeLeft: (left) => `נותרו ${left}`,
  tell: 'להודיע לי',
  tellMe: 'להודיע לי כשיגיע תורי',
  willTell: 'תקבלו התראה כשיגיע תורכם.',
  tellNoMore: 'להפסיק להודיע לי',
  blocked: 'הדפדפן לא מאפשר התראות מהדף הזה.',
  failed: 'לא ניתן היה להפעיל התראות.',
  notices: { move: 'תורכם.', reveal: 'עומדים לחלק את הקלפים. פתחו את השולחן.' },
};
