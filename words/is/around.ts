import type { AroundWords } from '../en/around.ts';
import { counting } from '../plural.ts';

const count = counting('is');

export const around: AroundWords = {
  lead: 'Ókeypis, í vafranum, án skráningar.',
  games: 'Spilin',
  botsAgainst: (n) => `Þú á móti ${count(n, { one: '# botta', other: '# bottum' })}`,
  botLevel: 'Styrkur botta',
  learnFirst: 'Aldrei spilað það? Byrjaðu á kennslu',
  learnt: 'kennslu lokið',
  yourScore: (score) => `Þú: ${score}`,
  me: 'Þú og leikirnir þínir',
  daily: 'Gjöf dagsins',
  drills: 'Þrautir',
  clubs: 'Klúbbar og mót',
  club: 'Klúbbur',
  tournament: 'Mót',
  newTournament: 'Nýtt mót',
  toTournament: 'Aftur á mótið',
  tournamentRound: (n) => `${n}. umferð`,
  tournamentFinal: 'Úrslit',

  settingGroups: { you: 'Þú', display: 'Útlit', play: 'Spilið', sounds: 'Hljóð' },
  cardSize: 'Stærð spila',
  cardSizes: { normal: 'Venjuleg', large: 'Stór' },
  thumb: 'Hnappar fyrir',
  thumbs: { right: 'Hægri hönd', left: 'Vinstri hönd' },
  onePress: 'Leggja spil út með einum smelli',
  vibration: 'Titringur',

  playWith: 'Hverjir spila?',
  company: { bots: 'Þú og bottar', online: 'Vinir á netinu', here: 'Vinir í þessu tæki' },
  playerCount: 'Leikmenn',
  moreOptions: 'Fleiri valkostir',
  rated: 'Metinn leikur',
  ratedHelp: 'Úrslitin breyta styrkleikastigum allra sem spila.',

  invited: 'Þér er boðið.',
  takeSeat: 'Setjast við borðið',
  seatsTaken: (n, all) => `${n} af ${all} sætum skipuð`,
  addSeat: 'Bæta við sæti',
  removeSeat: 'Fjarlægja sæti',
  qrCode: 'QR-kóði',
  qrOf: 'QR-kóði með tengli á þetta borð',
  scan: 'Skannaðu með síma til að vera með',
  hintsAllowed: { yes: 'með vísbendingum', no: 'án vísbendinga' },

  yourTurn: 'Þú átt að gera!',

  about: {
    home: 'Spilaðu 6 nimmt!, 11 nimmt!, Bullenrommee, Twenty One og Captain Jack í vafranum, með vinum eða bottum. Ókeypis og án skráningar.',
    play: (game) => `Spilaðu ${game} við botta í vafranum: ókeypis, strax og án skráningar.`,
    create: (game) => `Settu upp þinn eigin leik: ${game}. Leikmenn, bottar, styrkur og reglur.`,
    learn: (game) => `Lærðu ${game} á nokkrum mínútum í fyrsta leik með leiðsögn.`,
    rules: (game) => `Reglurnar í ${game}: spil, uppsetning, gangur leiksins, stig og leikslok.`,
    replay: 'Opnaðu vistaðan leik, skoðaðu hann skref fyrir skref og spurðu þjálfarann.',
    me: 'Leikirnir þínir, nafnið þitt og allt sem er geymt um þig.',
    daily:
      'Ein gjöf í hverju spili á hverjum degi: sú sama fyrir alla, gegn sömu bottum. Ein tilraun og sæti meðal allra.',
    drills:
      'Stöður úr leikjum með einum besta leik: finndu hann og sjáðu hvað hver leikur kostar og hvers vegna, í öllum fimm spilunum.',
    drill: (game) =>
      `Þrautir í ${game}: finndu besta leikinn og sjáðu hvað hver leikur kostar og hvers vegna.`,
    clubs: 'Spilaðu með sama fólkinu í klúbbi eða haltu mót fyrir vini eða bekk. Ókeypis og án aðgangs.',
    club: 'Þér er boðið í klúbb. Opnaðu tengilinn, skrifaðu nafnið þitt og spilaðu með.',
    tournament: 'Þér er boðið á mót. Opnaðu tengilinn, skrifaðu nafnið þitt og spilaðu með.',
    leadersTitle: (game) => `Styrkleikalisti: ${game}`,
    leaders: (game) => `Sterkustu leikmenn í ${game} á þessum þjóni og hversu sterkir bottarnir eru.`,
    invitationTitle: (game) => `Vertu með: ${game}`,
    invitation: (game) =>
      `Þér er boðið að borði: ${game}. Opnaðu tengilinn, skrifaðu nafnið þitt og spilaðu.`,
    picture: (game) => `Borð: ${game}`,
  },
};
