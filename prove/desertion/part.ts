import { at } from '@bullpen/engine';
import { someMatches } from '@bullpen/engine/conformance';
import { games } from '@bullpen/games';
import type { Figures, Part } from '../part.ts';
import { desert } from './desert.ts';

/** Every game with every number of seats, the variations in turn, until this many people have gone. */
export function desertionRound(number: number, most: number): Figures {
  const sums = { matches: 0, desertions: 0, moves: 0, votes: 0, rests: 0, stuck: 0 };
  const findings: string[] = [];
  for (let turn = 0; sums.desertions < most; turn++)
    for (const game of Object.values(games)) {
      const { min, max } = game.seats;
      const seats = min + ((turn + number) % (max - min + 1));
      const matches = someMatches(game, seats);
      const match = at(matches, turn % matches.length);
      const { stuck, ...done } = desert(game, match, `${number} ${turn}`);
      sums.matches++;
      for (const name of ['desertions', 'moves', 'votes', 'rests'] as const) sums[name] += done[name];
      if (stuck === null) continue;
      sums.stuck++;
      findings.push(stuck);
    }
  return { sums, findings };
}

export const desertionPart: Part = {
  name: 'nobody is stuck: desertions',
  share: 0.3,
  round: async (number) => desertionRound(number, 2000),
};
