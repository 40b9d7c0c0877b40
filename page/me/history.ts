import type { GameId } from '../games/list.ts';
import { listKept } from '../tables/local/kept.ts';
import { player } from '../tables/remote/player.ts';
import { listMatches } from '../tables/remote/players.ts';
import { finishedHere, fromServer, type MyMatch } from './matches.ts';

/** At most this many matches of the server are looked at, the latest. */
const MOST = 500;

/** Matches of a game, of this browser and of the server, the latest first. */
export interface GameHistory {
  readonly matches: readonly MyMatch[];
  /** False if the server could not be asked: its matches are missing. */
  readonly reached: boolean;
  /** How many matches of the server were looked at, if it has more of them. */
  readonly limit: number | null;
}

export async function historyOf(game: GameId): Promise<GameHistory> {
  const here = finishedHere(await listKept()).filter((match) => match.game === game);
  const own = player.value;
  const online: MyMatch[] = [];
  let reached = true;
  let after: string | null = '';
  while (own?.known && after !== null && online.length < MOST) {
    const page = await listMatches(own.key, { game, ...(after !== '' && { after }) });
    if (!page.ok) {
      reached = page.refusal.code === 'bad-player';
      break;
    }
    online.push(...fromServer(page.value.matches));
    after = page.value.next;
  }
  const matches = [...here, ...online].sort((a, b) => b.at - a.at);
  return { matches, reached, limit: online.length >= MOST && after !== null ? MOST : null };
}
