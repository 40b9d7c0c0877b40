import { counting } from '../plural.ts';

const count = counting('en');

/** Ratings: one's own, leaderboards, and how a match moved one. */
export const ratings = {
  title: 'My ratings',
  help: 'Rated matches online move your rating in that game. Everyone starts at 1500, as strong as a medium bot. The number after ± says how uncertain that is.',
  none: 'No rated matches yet. Choose “Rated match” when you create a table online.',
  matches: (n: number) => count(n, { one: '# rated match', other: '# rated matches' }),
  uncertain: (n: number) => `give or take ${n}`,
  listMe: 'Show me on leaderboards',
  listHelp: 'After ten rated matches in a game everyone can see your name, your face and your rating there.',
  failed: 'Ratings cannot be loaded right now.',

  leaders: 'Leaderboard',
  lead: 'Players who chose to be here, after ten rated matches. The order goes by rating minus uncertainty.',
  nobody: 'Nobody is here yet.',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  you: 'you',
  more: 'More players',
  bots: 'Bots for comparison',

  /** At the end of a rated match; the numbers stand behind it, with an arrow between them. */
  moved: 'Your rating:',
  movedFrom: (before: number, after: number) => `from ${before} to ${after}`,
};

export type RatingWords = typeof ratings;
