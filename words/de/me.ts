import type { MeWords } from '../en/me.ts';
import { listing } from '../plural.ts';

const list = listing('de');

export const me: MeWords = {
  lead: 'Du brauchst kein Konto: Ein geheimer Schlüssel in diesem Browser macht dieses Profil zu deinem.',
  newcomer: 'Ein eigenes Profil bekommst du, sobald du online Platz nimmst oder eine Partie beendest.',

  matches: 'Meine Partien',
  search: 'Nach Mitspielern suchen',
  none: 'Noch keine Partien. Spiel eine, dann steht sie hier.',
  notFound: 'Keine Partien gefunden.',
  more: 'Weitere Partien',
  with: (names) => `mit ${list(names)}`,
  running: 'Läuft noch',
  left: 'Du bist vor dem Ende gegangen',
  here: 'Dieses Gerät',
  online: 'Im Netz',
  unreachable: 'Deine Online-Partien lassen sich gerade nicht laden.',

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
  tooManyDevices: 'Dieses Profil wird schon auf so vielen Geräten verwendet wie möglich.',
  saveKey: 'Meinen Schlüssel sichern',
  saveKeyHelp: 'Eine Datei, mit der du dein Profil zurückbekommst. Gib sie niemandem.',
  readKey: 'Schlüsseldatei öffnen',
  badKey: 'Das ist kein Schlüssel eines Profils auf diesem Server.',

  kept: 'Was gespeichert ist',
  keptHelp:
    'Dein Name, deine Partien, deine Wertungen und ein Hashwert deines Schlüssels. Du kannst alles mitnehmen und alles löschen.',
  exportAll: 'Alles exportieren',
  erase: 'Alles löschen',
  eraseAsk:
    'Dein Profil, dein Name, deine Wertungen und die Liste deiner Partien werden hier und auf dem Server gelöscht. In Partien, die andere behalten, heißt du dann „Jemand“. Das lässt sich nicht rückgängig machen.',
  erased: 'Alles über dich ist gelöscht.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
};
