import type { AroundWords } from '../en/around.ts';
import { counting } from '../plural.ts';

const count = counting('nb');

export const around: AroundWords = {
  lead: 'Gratis, i nettleseren, uten konto.',
  games: 'Spillene',
  botsAgainst: (n) => `Du mot ${count(n, { one: '# robot', other: '# roboter' })}`,
  botLevel: 'Robotenes styrke',
  learnFirst: 'Aldri spilt det? Ta en leksjon',
  learnt: 'leksjonen er fullført',
  yourScore: (score) => `Du: ${score}`,
  me: 'Du og partiene dine',
  daily: 'Dagens parti',
  drills: 'Oppgaver',
  clubs: 'Klubber og turneringer',
  club: 'Klubb',
  tournament: 'Turnering',
  newTournament: 'Ny turnering',
  toTournament: 'Tilbake til turneringen',
  tournamentRound: (n) => `Runde ${n}`,
  tournamentFinal: 'Finale',

  settingGroups: { you: 'Du', display: 'Visning', play: 'Spill', sounds: 'Lyd' },
  cardSize: 'Kortstørrelse',
  cardSizes: { normal: 'Vanlig', large: 'Stor' },
  thumb: 'Knapper for',
  thumbs: { right: 'Høyre hånd', left: 'Venstre hånd' },
  onePress: 'Spill et kort med ett trykk',
  vibration: 'Vibrasjon',

  playWith: 'Hvem spiller?',
  company: { bots: 'Du og roboter', online: 'Venner på nett', here: 'Venner på denne enheten' },
  playerCount: 'Spillere',
  moreOptions: 'Flere valg',
  rated: 'Ratet parti',
  ratedHelp: 'Resultatet endrer ratingen til alle som spiller.',

  invited: 'Du er invitert.',
  takeSeat: 'Sett deg ved bordet',
  seatsTaken: (n, all) => `${n} av ${all} plasser er tatt`,
  addSeat: 'Legg til en plass',
  removeSeat: 'Fjern en plass',
  qrCode: 'QR-kode',
  qrOf: 'QR-kode for lenken til dette bordet',
  scan: 'Skann med mobilen for å bli med',
  hintsAllowed: { yes: 'med tips', no: 'uten tips' },

  yourTurn: 'Din tur!',

  about: {
    home: 'Spill 6 nimmt!, 11 nimmt!, Bullenrommee, Twenty One og Captain Jack i nettleseren, med venner eller roboter. Gratis og uten konto.',
    play: (game) => `Spill ${game} mot roboter i nettleseren: gratis, med en gang, uten konto.`,
    create: (game) => `Sett opp ditt eget parti ${game}: spillere, roboter, styrke og regler.`,
    learn: (game) => `Lær ${game} på noen minutter, i et første parti med veiledning.`,
    rules: (game) => `Reglene for ${game}: kort, oppsett, tur, poeng og slutten på partiet.`,
    replay: 'Åpne et lagret parti, gå gjennom det steg for steg og spør treneren.',
    me: 'Partiene dine, navnet ditt og alt som er lagret om deg.',
    daily:
      'Ett parti av hvert spill hver dag: det samme for alle, mot de samme robotene. Ett forsøk og en plassering blant alle.',
    drills:
      'Stillinger fra partier med ett beste trekk: finn det, og se hva hvert trekk koster og hvorfor, i alle fem spill.',
    drill: (game) => `Oppgaver i ${game}: finn det beste trekket, og se hva hvert trekk koster og hvorfor.`,
    clubs:
      'Spill med de samme folkene i en klubb, eller hold en turnering for venner eller en klasse. Gratis, uten konto.',
    club: 'Du er invitert til en klubb. Åpne lenken, skriv navnet ditt og spill med.',
    tournament: 'Du er invitert til en turnering. Åpne lenken, skriv navnet ditt og spill med.',
    leadersTitle: (game) => `Rangliste: ${game}`,
    leaders: (game) => `De sterkeste spillerne i ${game} på denne serveren, og hvor sterke robotene er.`,
    invitationTitle: (game) => `Bli med på ${game}`,
    invitation: (game) => `Du er invitert til et bord med ${game}. Åpne lenken, skriv navnet ditt og spill.`,
    picture: (game) => `Et bord med ${game}`,
  },
};
