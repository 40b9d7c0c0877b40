import { type Game, readMatch } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Figures, Part } from '../part.ts';
import { openHouse, openHouseOfTwo } from './house.ts';
import { playHeard } from './match.ts';
import { searchHeard } from './search.ts';

/** Short matches, of one or two rounds in turn: two show whether one is mixed up with the next. */
const short = ({ period }: Game, number: number): Record<string, number> =>
  period === 'none' ? {} : { [`${period}s`]: 1 + (number % 2) };

/** A match of every game at a live server, and a search of everything that was received. */
export async function liveRound(number: number, open = openHouse): Promise<Figures> {
  const sums = { matches: 0, messages: 0, bytes: 0 };
  const findings: string[] = [];
  const house = await open({ TRUST_PROXY: '1' });
  try {
    for (const game of Object.values(games)) {
      const heard = await playHeard(
        house.url,
        game,
        matchOf(game, number),
        `live ${number} ${game.id}`,
        true,
      );
      const searched = searchHeard(heard);
      sums.matches++;
      sums.bytes += searched.bytes;
      for (const texts of heard.viewers.values()) sums.messages += texts.length;
      findings.push(...searched.findings);
    }
  } finally {
    await house.close();
  }
  return { sums, findings };
}

/** A short match of a game, with another number of seats each time unless it is said. */
export function matchOf(game: Game, number: number, seats?: number) {
  const { min, max } = game.seats;
  const others = min + ((number + 1) % (Math.min(max, 5) - min + 1));
  const match = readMatch(game, seats ?? others, short(game, number));
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
}

/** At one process and at two in turn. */
export const livePart: Part = {
  name: 'no leak, live',
  share: 1,
  round: (number) => liveRound(number, number % 2 === 0 ? openHouse : openHouseOfTwo),
};
