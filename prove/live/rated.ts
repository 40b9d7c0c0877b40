import { type Viewer, WATCHER } from '@bullpen/engine';

/** Matches of a player against a bot, each given up at once: then there is somebody to show on a leaderboard. */
const MATCHES = 10;

/** Asks for all that there is to know of ratings: each seat for its own, the watcher for what everybody may see. */
export async function ratingsHeard(
  url: string,
  game: string,
  table: string,
  keys: readonly string[],
): Promise<ReadonlyMap<Viewer, readonly string[]>> {
  const get = async (path: string, key: string): Promise<string> =>
    (await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${key}` } })).text();
  const leaders = await (await fetch(`${url}/api/leaders?game=${game}`)).text();
  const forged = await get(`player/ratings/${table}`, 'f'.repeat(40));
  const heard = new Map<Viewer, readonly string[]>([[WATCHER, [leaders, forged]]]);
  for (const [seat, key] of keys.entries())
    heard.set(seat, [await get('player/ratings', key), await get(`player/ratings/${table}`, key)]);
  return heard;
}

/** Has a player on the leaderboard of a game. */
export async function becomeLeader(url: string, game: string, key: string): Promise<void> {
  const post = async (path: string, body: object, token?: string): Promise<Answer> => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Answer;
  };
  await post('player/listed', { listed: true }, key);
  for (let n = 0; n < MATCHES; n++) {
    const id = `leader-${game}-${n}`;
    const plan = [{ kind: 'open' }, { kind: 'bot', level: 'easy' }];
    const { table } = await post('tables', { id, game, seats: 2, plan, rated: true });
    const sit = { id: `${id}-sit`, do: 'sit', name: 'Somebody', player: key };
    const { token } = await post(`tables/${table}/commands`, sit);
    for (const wish of ['start', 'resign'])
      await post(`tables/${table}/commands`, { id: `${id}-${wish}`, do: wish }, token);
  }
}

interface Answer {
  readonly table: string;
  readonly token: string;
}
