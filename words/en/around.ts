import { counting } from '../plural.ts';

const count = counting('en');

/** What the page says around a match: home, settings, a new table, the lobby; and about itself to search engines and in previews of links. */
export const around = {
  /** Home. */
  lead: 'Free, in your browser, without an account.',
  games: 'The games',
  botsAgainst: (n: number) => `You against ${count(n, { one: '# bot', other: '# bots' })}`,
  botLevel: 'Bot level',
  learnFirst: 'Never played it? Take a lesson',
  /** Said after the name of a lesson that was finished. */
  learnt: 'lesson finished',
  yourScore: (score: string) => `You: ${score}`,
  me: 'You and your matches',
  daily: 'Daily deal',
  drills: 'Drills',
  clubs: 'Clubs and tournaments',
  club: 'Club',
  tournament: 'Tournament',
  newTournament: 'New tournament',
  /** At a table of a tournament. */
  toTournament: 'Back to the tournament',
  tournamentRound: (n: number) => `Round ${n}`,
  tournamentFinal: 'Final',

  /** Settings. */
  settingGroups: { you: 'You', display: 'Display', play: 'Play', sounds: 'Sound' },
  cardSize: 'Card size',
  cardSizes: { normal: 'Normal', large: 'Large' },
  /** The hand that holds a phone. */
  thumb: 'Controls for',
  thumbs: { right: 'Right hand', left: 'Left hand' },
  onePress: 'Play a card with one press',
  vibration: 'Vibration',

  /** A new table. */
  playWith: 'Who is playing?',
  company: { bots: 'You and bots', online: 'Friends online', here: 'Friends on this device' },
  playerCount: 'Players',
  moreOptions: 'More options',
  rated: 'Rated match',
  ratedHelp: 'The result changes every player’s rating.',

  /** The lobby. */
  invited: 'You are invited.',
  takeSeat: 'Join the table',
  seatsTaken: (n: number, all: number) => `${n} of ${all} seats taken`,
  addSeat: 'Add a seat',
  removeSeat: 'Remove a seat',
  qrCode: 'QR code',
  qrOf: 'QR code of the link to this table',
  scan: 'Scan it with a phone to join',
  hintsAllowed: { yes: 'hints', no: 'no hints' },

  /** The title of the tab while the others wait for the viewer. */
  yourTurn: 'Your turn!',

  /** What each place is, for search engines and in previews of links. */
  about: {
    home: 'Play 6 nimmt!, 11 nimmt!, Bullenrommee, Twenty One and Captain Jack in your browser, with friends or bots. Free, without an account.',
    play: (game: string) => `Play ${game} against bots in your browser: free, at once, without an account.`,
    create: (game: string) => `Set up your own match of ${game}: players, bots, level and rules.`,
    learn: (game: string) => `Learn ${game} in a few minutes, in a guided first match.`,
    rules: (game: string) => `The rules of ${game}: cards, set-up, turns, scoring and the end of the match.`,
    replay: 'Open a saved match, step through it and ask the coach.',
    me: 'Your matches, your name, and everything that is kept about you.',
    daily:
      'One deal of each game every day: the same for everyone, against the same bots. One attempt, and your rank among all players.',
    drills:
      'Positions from matches with one best move: find it, see what each move costs and why, in all five games.',
    drill: (game: string) => `Drills for ${game}: find the best move, see what each move costs, and why.`,
    clubs:
      'Play with the same people in a club, or run a tournament for friends or a class. Free, without an account.',
    club: 'You are invited to a club. Open the link, enter your name and play along.',
    tournament: 'You are invited to a tournament. Open the link, enter your name and play along.',
    leadersTitle: (game: string) => `Leaderboard: ${game}`,
    leaders: (game: string) =>
      `The strongest players of ${game} on this server, and how strong the bots are.`,
    invitationTitle: (game: string) => `Join a game of ${game}`,
    invitation: (game: string) =>
      `You are invited to a table of ${game}. Open the link, enter your name and play.`,
    picture: (game: string) => `A table of ${game}`,
  },
};

export type AroundWords = typeof around;
