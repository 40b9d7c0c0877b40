import type { DailyWords } from '../en/daily.ts';
import { counting } from '../plural.ts';

const count = counting('no');

export const daily: DailyWords = {
  lead: 'Ett parti av hvert spill om dagen: de samme kortene og de samme robotene for alle. Du har ett forsøk på hvert.',
  streak: (n) => count(n, { one: '# dag på rad', other: '# dager på rad' }),
  longest: (n) => `Lengste rekke: ${n}`,
  next: (time) => `Nye partier om ${time}`,
  failed: 'Dagens partier kan ikke hentes akkurat nå.',
  noServer: 'Dagens partier trenger forbindelse med serveren.',

  today: 'I dag',
  finished: (n) => count(n, { one: '# spiller er ferdig', other: '# spillere er ferdige' }),
  play: 'Spill',
  resume: 'Spill videre',
  seeResult: 'Se resultatet',
  rank: (place, of) => `Plass ${place} av ${of}`,
  late: 'Spilt uten plassering',
  givenUp: 'Gitt opp',

  allDeals: 'Alle partier',
  margin: (amount, bots) => (bots === 1 ? `${amount} mot roboten` : `${amount} mot snittet av robotene`),
  spread: 'Slik gikk det for alle',
  spreadHelp: 'Hver søyle er et resultat, det beste til slutt. Din er den fargede.',
  bar: (amount, n) => `${amount}: ${count(n, { one: '# spiller', other: '# spillere' })}`,
  you: 'Du',
  strong: 'Sterk robot',
  strongPlays: 'Den sterke roboten spiller fortsatt dette partiet.',
  luckSkill: 'Flaks og valg',
  splits: 'Her valgte spillere ulikt',
  splitsHelp: 'Alle var i nøyaktig din stilling.',
  noSplits: 'Ingen har vært i din stilling og valgt noe annet ennå.',
  decision: (n) => `Valg ${n}`,
  chose: (n) => count(n, { one: '# spiller', other: '# spillere' }),
  review: 'Gå gjennom partiet',
  share: 'Del bilde',
  pictureRank: (place, of) => `Plass ${place} av ${of}`,

  promise: 'Slik kan du kontrollere kortene',
  promiseHelp:
    'Alt som er tilfeldig, følger av en hemmelighet. Hashen ble publisert før dagen begynte, og hemmeligheten publiseres når dagen er over.',
  tomorrow: 'I morgen',
  hash: 'Hashverdi',
  secret: 'Hemmelighet',
  records: 'Alle opptak fra dagen',

  archive: 'Tidligere dager',
  archiveHelp: 'Du kan fortsatt spille disse partiene, uten plassering.',
  noArchive: 'Det er ingen tidligere dager ennå.',
  day: 'Dag',
};
