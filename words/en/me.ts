import { counting, listing } from '../plural.ts';

const count = counting('en');
const list = listing('en');

/** The page about oneself: name, matches, devices, and what is kept. */
export const me = {
  lead: 'You need no account: a secret key in this browser makes this player yours.',
  newcomer: 'You get a player of your own when you first take a seat online or finish a match.',
  renamed: (name: string) => `You are now called ${name}.`,

  games: 'Game by game',
  gamesHelp: 'Your wins, what your decisions cost, your luck, and your most frequent mistakes.',

  matches: 'My matches',
  search: 'Search by opponent',
  none: 'No matches yet. Play one, and it will be here.',
  notFound: 'No matches found.',
  more: 'More matches',
  shown: (n: number) => count(n, { one: '# match shown', other: '# matches shown' }),
  with: (names: readonly string[]) => `with ${list(names)}`,
  running: 'Still being played',
  left: 'You left before the end',
  here: 'This device',
  online: 'Online',
  unreachable: 'Your online matches cannot be loaded right now.',

  /** Sign-in at a provider; the problems by their codes. */
  signIn: 'Sign-in',
  signInHelp:
    'If you like, sign in to find this player again on other devices. The server learns neither your name nor your e-mail address: it keeps a hash.',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  signInLinked: 'Your player is linked to your sign-in. To use it on another device, sign in there.',
  signingIn: 'Signing in…',
  signedIn: 'Your player is now linked to your sign-in.',
  removeSignIn: 'Remove sign-in',
  removeSignInAsk:
    'You will no longer find this player by signing in. Devices that use it now will go on using it.',
  signInRemoved: 'The sign-in has been removed.',
  signInProblems: {
    'bad-sign-in':
      'This sign-in was started elsewhere, has been used, or took longer than ten minutes. Start again.',
    'sign-in-cancelled': 'The sign-in was cancelled. Nothing has changed.',
    'other-sign-in': 'This player already has another sign-in. Remove that one first.',
    'sign-in-failed': 'The sign-in did not work. Start again, or ask the host of this server.',
    'sign-in-away': 'The sign-in service cannot be reached. Try again later.',
    rate: 'Too many attempts. Wait a while.',
  },

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
  keySaved: 'Your key has been saved as a file.',
  readKey: 'Open a key file',
  badKey: 'This is not a key of a player on this server.',

  kept: 'What is kept',
  keptHelp:
    'Your name, your matches, your ratings and a hash of your key. Everything is yours to take and to erase.',
  exportAll: 'Export everything',
  exported: 'Your data has been saved as a file.',
  erase: 'Erase everything',
  eraseAsk:
    'Your player, your name, your ratings and your list of matches will be erased, here and on the server. In matches that others keep, you become “a player”. This cannot be undone.',
  erased: 'Everything about you has been erased.',
  failed: 'That did not work. Try again soon.',
};

export type MeWords = typeof me;
