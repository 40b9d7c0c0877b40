import { does } from './you.ts';

/** What is said after a match and in its replay, besides what the coach says. */
export const replay = {
  /** The coach at work, and one sentence about the match. */
  working: (percent: string) => `The coach is reviewing your decisions: ${percent}`,
  failed: 'The coach could not review this match.',
  howYouPlay: (game: string) => `How you play ${game}`,
  clean: 'The coach found no clear mistake in your play.',
  costliest: (where: string, amount: string, unit: string) =>
    `${where} was your costliest choice: about ${amount} ${unit}.`,

  /** How it went: a plot with turning points. */
  ahead: 'Higher is better.',
  round: (n: number) => `Round ${n}`,
  deal: (n: number) => `Deal ${n}`,
  step: (n: number) => `Move ${n}`,
  takesLead: (when: string, name: string) => `${when}: ${does(name, 'take', 'takes')} the lead`,
  worst: (when: string, change: string) => `${when}: your worst (${change})`,
  best: (when: string, change: string) => `${when}: your best (${change})`,

  /** Moments worth seeing again. */
  cost: (amount: string, unit: string) => `cost about ${amount} ${unit}`,
  swing: (name: string, change: string) => `${name}: ${change}`,
  showMoment: 'Show in the replay',

  /** The coach in a picture. */
  costs: 'Cost of each decision',
  /** What luck or the player's own decisions were worth. */
  inFavour: (amount: string, unit: string) => `In your favour: ${amount} ${unit}`,
  against: (amount: string, unit: string) => `Against you: ${amount} ${unit}`,
  luck: 'Luck',
  luckHelp: 'the cards, and what the others did',
  skill: 'Decisions',
  skillHelp: 'what your own choices cost',
  details: 'In numbers',

  /** The replay. */
  first: 'First move',
  last: 'Last move',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  jump: 'Jump to',
  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  reviewed: 'The coach on',
  dots: { best: 'best', fine: 'close', costly: 'costly' },
  dot: (where: string, verdict: string) => `${where}: ${verdict}`,
  youPlayed: 'You played',
  played: (name: string) => `${name} played`,
  better: 'Better',
  link: 'Link to this moment',
  linkCopied: 'Link copied',
  playOn: 'Play on from here',
  tryAgain: 'Try again from here',
  playOnHelp: 'Bots take the other seats. Cards you could not see are dealt again at random.',
  trial: 'A trial match. The cards you could not see were dealt again at random.',
  backToReplay: 'Back to the replay',
};

/** English is the type of the other languages: what is missing there does not compile. */
export type ReplayWords = typeof replay;
