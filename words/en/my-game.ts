import { counting } from '../plural.ts';

const count = counting('en');
const matches = (n: number): string => count(n, { one: '# match', other: '# matches' });

/** The page about oneself and one game: wins, decisions, luck and mistakes. Amounts come as texts. */
export const myGame = {
  none: (game: string) => `You have not finished a match of ${game} yet.`,

  wins: 'Wins',
  won: (won: string, of: number, fair: string) =>
    `You won ${won} of ${matches(of)}. Players of equal strength would win ${fair}.`,
  shared: 'A win that several share counts in part.',
  countedOnly: (n: number) => `Of your matches online, the latest ${n} are counted.`,
  /** The share of wins lies between two percentages; an equal share is the third. */
  verdict: {
    above: (low: string, high: string, fair: string) =>
      `Your true share of wins most likely lies between ${low} and ${high}, above an equal share of ${fair}: that is more than luck.`,
    open: (low: string, high: string, fair: string) =>
      `Your true share of wins most likely lies between ${low} and ${high}. An equal share is ${fair}, so this may well be luck.`,
    below: (low: string, high: string, fair: string) =>
      `Your true share of wins most likely lies between ${low} and ${high}, below an equal share of ${fair}.`,
  },

  decisions: 'Decisions and luck',
  costs: 'Cost per decision',
  costsHelp: (unit: string) => `Compared with the best move, in ${unit}. Lower is better.`,
  average: (amount: string, unit: string, n: number) =>
    `In ${matches(n)} a decision cost you ${amount} ${unit} on average.`,
  trend: {
    better: (latest: string, before: string, n: number) =>
      `You are getting better: ${latest} in your latest ${matches(n)}, ${before} before.`,
    open: (latest: string, before: string, n: number) =>
      `In your latest ${matches(n)}: ${latest}; before: ${before}. The difference may be chance.`,
    worse: (latest: string, before: string, n: number) =>
      `In your latest ${matches(n)} decisions cost more: ${latest}, and ${before} before.`,
  },
  luck: 'Luck',
  luckHelp: (unit: string) => `What the cards and the others brought you, in ${unit}. Up is good.`,
  inNumbers: 'In numbers',
  match: 'Match',
  working: (n: number, of: number) => `The coach is reviewing your matches: ${n} of ${of}.`,
  failed: (n: number) => `The coach could not review ${matches(n)}.`,
  latestOnly: (n: number) => `The coach looks at your latest ${matches(n)}.`,

  mistakesTitle: 'Your most frequent mistakes',
  clean: 'The coach has found no clear mistake so far.',
  times: (n: number, amount: string, unit: string) =>
    n === 1
      ? `Once, about ${amount} ${unit}`
      : `${n === 2 ? 'Twice' : `${n} times`}, about ${amount} ${unit} each`,
  example: 'For example:',
  practise: 'Try these again',
  mineAsDrills: 'Your mistakes as drills',

  /** Mistakes to try again, one after the other. */
  practiseCount: (n: number, of: number) => `${n} of ${of}`,
  ask: 'What would you play?',
  right: 'That is what the coach would play.',
  prefers: (better: string) => `The coach would play: ${better}.`,
  playedThen: (did: string) => `In the match you chose: ${did}.`,
  nextOne: 'Next one',
  backTo: (game: string) => `Back to ${game}`,

  latest: 'Latest matches',

  /** Kinds of mistakes. */
  mistakes: {
    'six-dear-row': 'Taking an expensive row when there was a cheaper one',
    'six-other-row': 'Taking a cheap row when another was the better one',
    'six-sixth': 'Playing the sixth card of a row',
    'six-low': 'Playing a card lower than every row at a bad time',
    'six-wrong-loss': 'Giving up a row with the wrong card',
    'six-put-off': 'Not taking a row while it was cheap',
    'six-unsafe': 'Taking a risk with a safe card in hand',
    'six-riskier': 'Choosing the riskier of two uncertain cards',
    'six-spent': 'Using up a safe card too early',
    'six-draft': 'Picking the wrong card',
    'eleven-took': 'Taking a pile when a card fitted',
    'eleven-other-take': 'Taking the wrong pile',
    'eleven-no-bull': 'Taking a small pile when a larger one came with a bull card',
    'eleven-large-take': 'Taking a large pile when a small one would do',
    'eleven-not-taken': 'Playing a card when it was better to take a pile',
    'eleven-jump': 'Jumping far ahead when a closer card fitted',
    'eleven-pile': 'Playing the right card on the wrong pile',
    'eleven-card': 'Playing a close card when another was more urgent',
    'eleven-too-many': 'Playing one card too many with a bull card',
    'eleven-stopped': 'Ending the turn too early with a bull card',
    'eleven-bull': 'Taking the bull card from the wrong player',
    'bullen-drew': 'Drawing from the stock when a face-up card was better',
    'bullen-open': 'Taking a face-up card when the stock was better',
    'bullen-other-open': 'Taking the wrong face-up card',
    'bullen-held-back': 'Taking a card when it was time to lay',
    'bullen-laid-early': 'Laying cards too early',
    'bullen-stopped': 'Ending the turn when it was better to lay more',
    'bullen-laid-on': 'Laying more cards than was good',
    'bullen-gave': 'Adding cards to someone else’s meadow',
    'bullen-laying': 'Laying the wrong cards, or in the wrong place',
    'twenty-kept': 'Keeping a roll that was worth rolling again',
    'twenty-rerolled': 'Rolling again when the roll was good',
    'twenty-crossed': 'Crossing out a field when a number fitted',
    'twenty-wrote': 'Entering numbers when it was better to cross out',
    'twenty-too-much': 'Entering too many numbers at once',
    'twenty-too-little': 'Leaving out numbers that were worth entering',
    'twenty-other': 'Entering the wrong numbers',
    'captain-missed': 'Not making eleven when it was possible',
    'captain-eleven': 'Making eleven when another move was better',
    'captain-gift': 'Giving the pile to the wrong player',
    'captain-busted': 'Going over eleven when it could be avoided',
    'captain-dear-bust': 'Going over eleven with the larger pile',
    'captain-put-off': 'Not taking a pile while it was small',
    'captain-jack': 'Playing a Jack at the wrong time or on the wrong pile',
    'captain-jack-kept': 'Holding on to a Jack for too long',
    'captain-blank': 'Using up a Blank that was worth keeping',
    'captain-blank-kept': 'Holding on to a Blank for too long',
    'captain-answered': 'Answering a Jack when the Blank was worth keeping',
    'captain-unanswered': 'Not answering a Jack with a Blank in hand',
    'captain-within-reach': 'Leaving a pile that others could bring to eleven',
    'captain-place': 'Playing the wrong card, or on the wrong pile',
  },
};

export type MyGameWords = typeof myGame;
