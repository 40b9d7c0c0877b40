import { listing } from '../plural.ts';

const list = listing('en');

/** The page about oneself: name, matches, devices, and what is kept. */
export const me = {
  lead: 'You need no account: a secret key in this browser makes this player yours.',
  newcomer: 'You get a player of your own when you first take a seat online or finish a match.',

  matches: 'My matches',
  search: 'Search by opponent',
  none: 'No matches yet. Play one, and it will be here.',
  notFound: 'No matches found.',
  more: 'More matches',
  with: (names: readonly string[]) => `with ${list(names)}`,
  running: 'Still being played',
  left: 'You left before the end',
  here: 'This device',
  online: 'Online',
  unreachable: 'Your online matches cannot be loaded right now.',

  devices: 'Other devices',
  useAnother: 'Use another device',
  useAnotherHelp: 'A link and a code to scan. They work once, for ten minutes.',
  openThere: 'Open this link on the other device within ten minutes. It works once.',
  deviceLink: 'Link for the other device',
  deviceQr: 'QR code of the link for the other device',
  joinTitle: 'Use your player here',
  joinHelp:
    'Your name and your online matches will be here as well. The player that this browser had before is replaced.',
  join: 'Use it here',
  joined: 'This device now uses your player.',
  badLink: 'This link has been used, or its ten minutes are over.',
  tooManyDevices: 'This player is already used on as many devices as possible.',
  saveKey: 'Save my key',
  saveKeyHelp: 'A file with which you can get your player back. Keep it to yourself.',
  readKey: 'Open a key file',
  badKey: 'This is not a key of a player on this server.',

  kept: 'What is kept',
  keptHelp:
    'Your name, your matches, your ratings and a hash of your key. Everything is yours to take and to erase.',
  exportAll: 'Export everything',
  erase: 'Erase everything',
  eraseAsk:
    'Your player, your name, your ratings and your list of matches will be erased, here and on the server. In matches that others keep, you become “a player”. This cannot be undone.',
  erased: 'Everything about you has been erased.',
  failed: 'That did not work. Try again soon.',
};

export type MeWords = typeof me;
