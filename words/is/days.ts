import type { DaysWords } from '../en/days.ts';
import { counting } from '../plural.ts';

const count = counting('is');

export const days: DaysWords = {
  pace: 'Hraði',
  paces: { live: 'Í einni lotu', days: 'Gert einu sinni á dag' },
  daysHelp: 'Allir fá daga til umhugsunar í hvert sinn og enginn þarf að bíða við borðið.',
  leftDays: (d, h) => `${count(d, { one: '# dagur', other: '# dagar' })} og ${h} klst.`,
  leftHours: (h, m) => `${h} klst. ${m} mín.`,
  leftMinutes: (m) => `${m} mín.`,
  yourTurn: 'Þú átt að gera',
  timeLeft: (left) => `${left} eftir`,
  tell: 'Láta mig vita',
  tellMe: 'Láta mig vita þegar ég á að gera',
  willTell: 'Þú færð tilkynningu þegar þú átt að gera.',
  tellNoMore: 'Hætta að láta mig vita',
  blocked: 'Vafrinn leyfir ekki tilkynningar frá þessari síðu.',
  failed: 'Ekki tókst að kveikja á tilkynningum.',
  notices: { move: 'Þú átt að gera.', reveal: 'Nú á að gefa spilin. Opnaðu borðið.' },
};
