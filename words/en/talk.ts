/** Phrases that players say to each other, and what the page says around them. Each reads them in their own language. */
export const talk = {
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'nice-move': 'Nice move!',
    'well-played': 'Well played!',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    'no-problem': 'No problem!',
    lucky: 'What luck!',
    unlucky: 'Bad luck!',
    haha: 'Ha ha!',
    wow: 'Wow!',
    ouch: 'Ouch!',
    phew: 'Phew!',
    hmm: 'Hmm…',
    'one-moment': 'One moment…',
    'still-there': 'Are you still there?',
    back: 'I’m back.',
    'have-to-go': 'I have to go.',
    again: 'Another match?',
    'good-game': 'Thanks for the match!',
  },
  /** The button, and the dialog that it opens. */
  say: 'Say something',
  said: (name: string, phrase: string) => `${name}: “${phrase}”`,
  /** Why nothing can be said now. */
  closed: 'Not while players are choosing in secret.',
  off: 'Quick messages are off at this table.',
  /** A switch for each other player. */
  mute: (name: string) => `Mute ${name}`,
  /** The setting of the table, and what the log says when the host changes it. */
  setting: 'Quick messages',
  settings: { on: 'Any time', between: 'Not during secret choices', off: 'Off' },
  set: {
    on: 'The host switched quick messages on.',
    between: 'The host switched quick messages off during secret choices.',
    off: 'The host switched quick messages off.',
  },
};

export type TalkWords = typeof talk;
