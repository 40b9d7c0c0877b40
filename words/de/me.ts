import type { MeWords } from '../en/me.ts';
import { counting, listing } from '../plural.ts';

const count = counting('de');
const list = listing('de');

export const me: MeWords = {
  lead: 'Du brauchst kein Konto: Ein geheimer Schlüssel in diesem Browser macht dieses Profil zu deinem.',
  newcomer: 'Ein eigenes Profil bekommst du, sobald du online Platz nimmst oder eine Partie beendest.',
  renamed: (name) => `Du heißt jetzt ${name}.`,

  games: 'Spiel für Spiel',
  gamesHelp: 'Deine Siege, was deine Entscheidungen kosten, dein Glück und deine häufigsten Fehler.',

  matches: 'Meine Partien',
  search: 'Nach Mitspielern suchen',
  none: 'Noch keine Partien. Spiel eine, dann steht sie hier.',
  notFound: 'Keine Partien gefunden.',
  more: 'Weitere Partien',
  shown: (n) => count(n, { one: '# Partie angezeigt', other: '# Partien angezeigt' }),
  with: (names) => `mit ${list(names)}`,
  running: 'Läuft noch',
  left: 'Du bist vor dem Ende gegangen',
  here: 'Dieses Gerät',
  online: 'Im Netz',
  unreachable: 'Deine Online-Partien lassen sich gerade nicht laden.',

  signIn: 'Anmeldung',
  signInHelp:
    'Wenn du magst, melde dich an, dann findest du dein Profil auf anderen Geräten wieder. Der Server erfährt weder deinen Namen noch deine E-Mail-Adresse, er speichert nur einen Hashwert.',
  signInWith: (provider) => `Mit ${provider} anmelden`,
  signInLinked:
    'Dein Profil ist mit deiner Anmeldung verknüpft. Melde dich auf einem anderen Gerät an, um es dort zu verwenden.',
  signingIn: 'Anmeldung läuft …',
  signedIn: 'Dein Profil ist jetzt mit deiner Anmeldung verknüpft.',
  removeSignIn: 'Anmeldung entfernen',
  removeSignInAsk:
    'Du findest dieses Profil dann nicht mehr, indem du dich anmeldest. Geräte, die es schon verwenden, behalten es.',
  signInRemoved: 'Die Anmeldung ist entfernt.',
  signInProblems: {
    'bad-sign-in':
      'Diese Anmeldung wurde anderswo begonnen, schon benutzt oder hat länger als zehn Minuten gedauert. Fang noch einmal an.',
    'sign-in-cancelled': 'Die Anmeldung wurde abgebrochen. Es hat sich nichts geändert.',
    'other-sign-in': 'Dieses Profil hat schon eine andere Anmeldung. Entferne zuerst die.',
    'sign-in-failed':
      'Die Anmeldung hat nicht geklappt. Fang noch einmal an oder frag, wer diesen Server betreibt.',
    'sign-in-away': 'Der Anmeldedienst ist nicht erreichbar. Versuch es später noch einmal.',
    rate: 'Zu viele Versuche. Warte eine Weile.',
  },

  devices: 'Andere Geräte',
  useAnother: 'Auf einem anderen Gerät spielen',
  useAnotherHelp: 'Ein Link und ein Code zum Scannen. Beide gelten einmal und zehn Minuten lang.',
  openThere: 'Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt nur einmal.',
  deviceLink: 'Link für das andere Gerät',
  deviceQr: 'QR-Code des Links für das andere Gerät',
  joinTitle: 'Dein Profil hier verwenden',
  joinHelp:
    'Dein Name und deine Online-Partien sind dann auch hier. Das bisherige Profil dieses Browsers wird ersetzt.',
  join: 'Hier verwenden',
  joined: 'Dieses Gerät verwendet jetzt dein Profil.',
  badLink: 'Dieser Link wurde schon benutzt, oder die zehn Minuten sind um.',
  tooManyDevices: 'Auf noch mehr Geräten kann dieses Profil nicht verwendet werden.',
  saveKey: 'Meinen Schlüssel sichern',
  saveKeyHelp: 'Eine Datei, mit der du dein Profil zurückbekommst. Gib sie niemandem.',
  keySaved: 'Dein Schlüssel ist als Datei gespeichert.',
  readKey: 'Schlüsseldatei öffnen',
  badKey: 'Das ist kein Schlüssel eines Profils auf diesem Server.',

  kept: 'Was gespeichert ist',
  keptHelp:
    'Dein Name, deine Partien, deine Wertungen und ein Hashwert deines Schlüssels. Du kannst alles mitnehmen und alles löschen.',
  exportAll: 'Alles exportieren',
  exported: 'Deine Daten sind als Datei gespeichert.',
  erase: 'Alles löschen',
  eraseAsk:
    'Dein Profil, dein Name, deine Wertungen und die Liste deiner Partien werden hier und auf dem Server gelöscht. In Partien, die andere behalten, heißt du dann „Jemand“. Das lässt sich nicht rückgängig machen.',
  erased: 'Alle Daten über dich sind gelöscht.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
};
