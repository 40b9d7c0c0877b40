import { at, type Game, readMatch } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { deployCluster } from '../faults/places.ts';
import type { Figures, Part } from '../part.ts';
import { openHouse, openHouseOfTwo } from './house.ts';
import { playHeard } from './match.ts';
import { searchHeard } from './search.ts';

/** Short matches, of one or two rounds in turn: two show whether one is mixed up with the next. */
const short = ({ period }: Game, number: number): Record<string, number> =>
  period === 'none' ? {} : { [`${period}s`]: 1 + (number % 2) };

/** A match of every game at a live server, and a search of everything that was received. */
export async function liveRound(number: number, open = openHouse): Promise<Figures> {
  const house = await open({ TRUST_PROXY: '1' });
  try {
    return await searchAll([house.url], number, Object.values(games));
  } finally {
    await house.close();
  }
}

/** The same at two processes on PostgreSQL and Redis, one game after the other: viewers follow at both, and everybody asks either. */
export async function sharedRound(number: number): Promise<Figures> {
  const cluster = await deployCluster(() => []);
  if (cluster === null)
    return { sums: {}, findings: [], skipped: ['several processes: PostgreSQL or Redis is missing'] };
  try {
    const all = Object.values(games);
    const urls = cluster.servers.map((server) => server.url);
    return await searchAll(urls, number, [at(all, number % all.length)]);
  } finally {
    await cluster.remove();
  }
}

async function searchAll(urls: readonly string[], number: number, list: readonly Game[]): Promise<Figures> {
  const sums = { matches: 0, messages: 0, bytes: 0 };
  const findings: string[] = [];
  for (const game of list) {
    const heard = await playHeard(urls, game, matchOf(game, number), `live ${number} ${game.id}`, true);
    const searched = searchHeard(heard);
    sums.matches++;
    sums.bytes += searched.bytes;
    for (const texts of heard.viewers.values()) sums.messages += texts.length;
    findings.push(...searched.findings);
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
export const sharedLivePart: Part = { name: 'no leak, several processes', share: 1, round: sharedRound };
