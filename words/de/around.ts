import type { AroundWords } from '../en/around.ts';
import { counting } from '../plural.ts';

const count = counting('de');

export const around: AroundWords = {
  lead: 'Kostenlos, im Browser, ohne Konto.',
  games: 'Die Spiele',
  botsAgainst: (n) => `Du gegen ${count(n, { one: '# Bot', other: '# Bots' })}`,
  botLevel: 'Stärke der Bots',
  learnFirst: 'Noch nie gespielt? Zur Lektion',
  learnt: 'Lektion beendet',
  yourScore: (score) => `Du: ${score}`,
  me: 'Du und deine Partien',
  daily: 'Partie des Tages',
  drills: 'Aufgaben',
  clubs: 'Clubs und Turniere',
  club: 'Club',
  tournament: 'Turnier',
  newTournament: 'Neues Turnier',
  toTournament: 'Zurück zum Turnier',
  tournamentRound: (n) => `Runde ${n}`,
  tournamentFinal: 'Finale',

  settingGroups: { you: 'Du', display: 'Anzeige', play: 'Spiel', sounds: 'Ton' },
  cardSize: 'Größe der Karten',
  cardSizes: { normal: 'Normal', large: 'Groß' },
  thumb: 'Bedienung für',
  thumbs: { right: 'Rechte Hand', left: 'Linke Hand' },
  onePress: 'Karten mit einem Druck spielen',
  vibration: 'Vibration',

  playWith: 'Wer spielt mit?',
  company: { bots: 'Du und Bots', online: 'Freunde online', here: 'Freunde an diesem Gerät' },
  playerCount: 'Personen',
  moreOptions: 'Mehr',
  rated: 'Gewertete Partie',
  ratedHelp: 'Das Ergebnis verändert die Wertung aller, die mitspielen.',

  invited: 'Du bist eingeladen.',
  takeSeat: 'An den Tisch setzen',
  seatsTaken: (n, all) => `${n} von ${all} Plätzen besetzt`,
  addSeat: 'Platz hinzufügen',
  removeSeat: 'Platz entfernen',
  qrCode: 'QR-Code',
  qrOf: 'QR-Code des Links zu diesem Tisch',
  scan: 'Mit dem Handy scannen und mitspielen',
  hintsAllowed: { yes: 'mit Tipps', no: 'ohne Tipps' },

  yourTurn: 'Du bist am Zug!',

  about: {
    home: 'Spiele 6 nimmt!, 11 nimmt!, Bullenrommee, Twenty One und Captain Jack im Browser, mit Freunden oder Bots. Kostenlos und ohne Konto.',
    play: (game) => `Spiele ${game} gegen Bots im Browser: kostenlos, sofort, ohne Konto.`,
    create: (game) => `Deine eigene Partie ${game}: Personen, Bots, Stärke und Regeln.`,
    learn: (game) => `Lerne ${game} in wenigen Minuten, in einer geführten ersten Partie.`,
    rules: (game) => `Die Regeln von ${game}: Karten, Aufbau, Zug, Wertung und Ende der Partie.`,
    replay: 'Öffne eine gespeicherte Partie, sieh sie Schritt für Schritt an und frag den Coach.',
    me: 'Deine Partien, dein Name und alles, was über dich gespeichert ist.',
    daily:
      'Jeden Tag von jedem Spiel eine Partie: für alle dieselbe, gegen dieselben Bots. Ein Versuch und ein Platz unter allen.',
    drills:
      'Stellungen aus Partien mit einem besten Zug: Finde ihn und sieh, was jeder Zug kostet und warum, in allen fünf Spielen.',
    drill: (game) => `Aufgaben zu ${game}: Finde den besten Zug und sieh, was jeder Zug kostet und warum.`,
    clubs:
      'Spiele in einem Club immer wieder mit denselben Leuten, oder veranstalte ein Turnier für Freunde oder eine Klasse. Kostenlos, ohne Konto.',
    club: 'Du bist in einen Club eingeladen. Öffne den Link, gib deinen Namen ein und spiel mit.',
    tournament: 'Du bist zu einem Turnier eingeladen. Öffne den Link, gib deinen Namen ein und spiel mit.',
    leadersTitle: (game) => `Rangliste: ${game}`,
    leaders: (game) => `Die Stärksten in ${game} auf diesem Server, und wie stark die Bots sind.`,
    invitationTitle: (game) => `Spiel mit: ${game}`,
    invitation: (game) =>
      `Du bist an einen Tisch ${game} eingeladen. Öffne den Link, gib deinen Namen ein und spiel mit.`,
    picture: (game) => `Ein Tisch ${game}`,
  },
};
