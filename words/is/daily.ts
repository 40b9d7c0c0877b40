import type { DailyWords } from '../en/daily.ts';
import { counting } from '../plural.ts';

const count = counting('is');

export const daily: DailyWords = {
  lead: 'Ein gjöf í hverju spili á dag: sömu spil og sömu bottar fyrir alla. Þú færð eina tilraun við hverja.',
  streak: (n) => count(n, { one: '# dagur í röð', other: '# dagar í röð' }),
  longest: (n) => `Lengst: ${n}`,
  next: (time) => `Nýjar gjafir eftir ${time}`,
  failed: 'Ekki er hægt að sækja gjafir dagsins í augnablikinu.',
  noServer: 'Gjafir dagsins þurfa samband við þjóninn.',

  today: 'Í dag',
  finished: (n) => count(n, { one: '# leikmaður hefur lokið leik', other: '# leikmenn hafa lokið leik' }),
  play: 'Spila',
  resume: 'Halda áfram',
  seeResult: 'Sjá úrslit',
  rank: (place, of) => `Sæti ${place} af ${of}`,
  late: 'Spilað án sætis',
  givenUp: 'Leikur gefinn',

  allDeals: 'Allar gjafir',
  margin: (amount, bots) =>
    bots === 1 ? `${amount} miðað við bottann` : `${amount} miðað við meðaltal bottanna`,
  spread: 'Hvernig öllum gekk',
  spreadHelp: 'Hver súla er úrslit, þau bestu aftast. Þín súla er sú litaða.',
  bar: (amount, n) => `${amount}: ${count(n, { one: '# leikmaður', other: '# leikmenn' })}`,
  you: 'Þú',
  strong: 'Sterkur botti',
  strongPlays: 'Sterki bottinn er enn að spila þessa gjöf.',
  luckSkill: 'Heppni og ákvarðanir',
  splits: 'Hvar leikmenn völdu ólíkt',
  splitsHelp: 'Allir voru þeir í nákvæmlega þinni stöðu.',
  noSplits: 'Enginn hefur enn verið í þinni stöðu og valið annað.',
  decision: (n) => `Ákvörðun ${n}`,
  chose: (n) => count(n, { one: '# leikmaður', other: '# leikmenn' }),
  review: 'Rýna í leikinn',
  share: 'Deila mynd',
  pictureRank: (place, of) => `Sæti ${place} af ${of}`,

  promise: 'Hvernig þú getur sannreynt gjöfina',
  promiseHelp:
    'Öll tilviljun leiðir af leyndarmáli. Tætigildi þess var birt áður en dagurinn hófst og leyndarmálið sjálft er birt þegar dagurinn er liðinn.',
  tomorrow: 'Á morgun',
  hash: 'Tætigildi',
  secret: 'Leyndarmál',
  records: 'Skrár yfir alla leiki dagsins',

  archive: 'Liðnir dagar',
  archiveHelp: 'Þú getur enn spilað þessar gjafir, án sætis.',
  noArchive: 'Engir liðnir dagar enn.',
  day: 'Dagur',
};
