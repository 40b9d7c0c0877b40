import { counting } from '../plural.ts';

const count = counting('en');

/** The daily deal: the board of the day, one's own result, and days that are past. */
export const daily = {
  lead: 'One deal of each game a day: the same cards and the same bots for everyone. You have one attempt at each.',
  streak: (n: number) => count(n, { one: '# day in a row', other: '# days in a row' }),
  longest: (n: number) => `Longest: ${n}`,
  next: (time: string) => `New deals in ${time}`,
  failed: 'The daily deals cannot be loaded right now.',
  noServer: 'Daily deals need a connection to the server.',

  today: 'Today',
  finished: (n: number) => count(n, { one: '# player has finished', other: '# players have finished' }),
  play: 'Play',
  resume: 'Continue',
  seeResult: 'See result',
  rank: (place: number, of: number) => `Place ${place} of ${of}`,
  late: 'Played without a rank',
  givenUp: 'Given up',

  /** One's own result. */
  allDeals: 'All deals',
  margin: (amount: string, bots: number) =>
    bots === 1 ? `${amount} compared with the bot` : `${amount} compared with the bots’ average`,
  spread: 'How everyone did',
  spreadHelp: 'Each bar is a result, the best at the end. Yours is the coloured one.',
  bar: (amount: string, n: number) => `${amount}: ${count(n, { one: '# player', other: '# players' })}`,
  you: 'You',
  strong: 'Strong bot',
  strongPlays: 'The strong bot is still playing this deal.',
  luckSkill: 'Luck and decisions',
  splits: 'Where players chose differently',
  splitsHelp: 'All of them were in exactly your position.',
  noSplits: 'Nobody has been in your position and chosen differently yet.',
  decision: (n: number) => `Decision ${n}`,
  chose: (n: number) => count(n, { one: '# player', other: '# players' }),
  review: 'Review the match',
  share: 'Share picture',
  /** On the picture. */
  pictureRank: (place: number, of: number) => `Place ${place} of ${of}`,

  /** The promise. */
  promise: 'How to check the deal',
  promiseHelp:
    'All randomness comes from a secret. Its hash was published before the day began, and the secret itself is published when the day is over.',
  tomorrow: 'Tomorrow',
  hash: 'Hash',
  secret: 'Secret',
  records: 'All records of the day',

  archive: 'Past days',
  archiveHelp: 'You can still play these deals, without a rank.',
  noArchive: 'There are no past days yet.',
  day: 'Day',
};

export type DailyWords = typeof daily;
