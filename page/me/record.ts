import type { GameId } from '../games/list.ts';
import { shelve } from '../replay/shelf.ts';
import { openLocal } from '../tables/local/index.ts';
import { fetchRecord } from '../tables/remote/http.ts';
import { tokenOfDaily } from '../tables/remote/seats.ts';
import { type MyMatch, seatedIn } from './matches.ts';

/** The record of a match; it throws where there is none. */
export const recordOf = ({ local, game, table }: MyMatch): Promise<string> =>
  local ? localRecord(game, table) : fetchRecord(table, tokenOfDaily(table));

/** Puts a match on the shelf, so that the replay shows it from a step on; gives the address. */
export async function shelveMatch(match: MyMatch, at: number): Promise<string> {
  const own = match.seat === null ? {} : { table: match.table };
  return shelve(match.game, { text: await recordOf(match), seated: seatedIn(match), ...own }, at);
}

/** The record of a match of this browser, from the worker that can read its log. */
async function localRecord(game: GameId, id: string): Promise<string> {
  const source = openLocal(game, id);
  try {
    await new Promise<void>((resolve, reject) => {
      source.link.subscribe((link) => {
        if (link === 'ready') resolve();
        if (link === 'gone') reject(new Error('there is no such match in this browser'));
      });
    });
    return await source.record();
  } finally {
    source.close();
  }
}
