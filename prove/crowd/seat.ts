import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '@bullpen/engine';
import type { LoadPlayer } from './player.ts';

/** How often something is asked again while the server is away, and after how many milliseconds. */
const TRIES = 100;
const RETRY_MILLISECONDS = 100;

export const newId = (): string => randomBytes(9).toString('base64url');

/** Opens a table of 6 nimmt!, gives each player a seat there and starts. Players follow the table when it begins. */
export async function seatPlayers(
  url: string,
  players: readonly LoadPlayer[],
  onOpen: (table: string) => void = () => {},
  options = {},
): Promise<void> {
  const wish = { id: newId(), game: 'six-nimmt', seats: players.length, options, seating: 'fixed' };
  const { table } = (await post(`${url}/api/tables`, wish, null)) as { table: string };
  const commands = `${url}/api/tables/${table}/commands`;
  for (const [seat, { token }] of players.entries())
    await post(commands, { id: newId(), do: 'sit', seat, name: `Player ${seat}`, token }, null);
  onOpen(table);
  for (const player of players) player.join(table);
  await post(commands, { id: newId(), do: 'start' }, at(players, 0).token);
}

/** What the server answers; asked again while it cannot be reached. */
export async function post(url: string, body: unknown, token: string | null): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      if (answer.ok) return await answer.json();
      throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    } catch (error) {
      if (tries === TRIES || !(error instanceof TypeError)) throw error;
      await pause(RETRY_MILLISECONDS);
    }
  }
}
