import { counting } from '../plural.ts';

const count = counting('en');
const days = (n: number): string => count(n, { one: '# day', other: '# days' });

/** Drills: positions with one best move, what each move costs, and one's own mistakes. Amounts come as texts. */
export const drills = {
  lead: 'Positions from matches in which one move is clearly the best. Find it.',
  start: 'Start',
  resume: 'Continue',
  solvedCount: (n: number) => `${n} solved`,
  due: (n: number) => count(n, { one: '# to repeat', other: '# to repeat' }),
  streak: (n: number) => `${n} in a row`,

  /** The question. */
  ask: 'What would you play?',
  drill: (n: number) => `Drill ${n}`,
  levels: { 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  skip: 'Skip',
  allGames: 'All drills',

  /** The answer. */
  right: 'Right!',
  wrong: 'Not the best move',
  best: (move: string, rule: string) => `Best: ${move} (${rule}).`,
  lesson: (did: string, rule: string, better: string, betterRule: string) =>
    `You: ${did} (${rule}). Better: ${better} (${betterRule}).`,
  cost: (amount: string, unit: string) => `Your move costs ${amount} ${unit} on average.`,
  ahead: (amount: string, unit: string) => `The next best move costs ${amount} ${unit} on average.`,
  because: (reason: string) => `Why the best move is good: ${reason}.`,
  mistake: (kind: string) => `The mistake: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}.`,
  prices: 'What each move costs',
  pricesHelp: (unit: string) =>
    `On average over everything you could not know, compared with the best move, in ${unit}.`,
  bestMove: 'best',
  yours: 'your move',
  boardLabel: 'The best move on the board',
  showAll: (n: number) => `Show all ${n} moves`,
  next: 'Next drill',
  again: 'Try again',
  comesBack: (n: number) => `It comes back in ${days(n)}.`,

  /** One's own mistakes. */
  mine: 'Your own mistakes',
  mineCount: (n: number) => count(n, { one: '# from your matches', other: '# from your matches' }),
  mineNone: 'None of your mistakes are due today. The coach finds them when it reviews your matches.',
  howYouPlay: 'How you play',

  none: 'There is no such drill.',
  toDrills: (game: string) => `All ${game} drills`,
  failed: 'The drills cannot be loaded right now.',
  finished: 'You have solved all drills of this game. The ones to repeat will appear here when they are due.',
};

export type DrillWords = typeof drills;
