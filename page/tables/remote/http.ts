import type { Answer, Command, Created, CreateTable, Problem, Snapshot, TableNews } from '@bullpen/wire';

const OFFLINE: Problem = {
  type: 'about:blank',
  title: 'offline',
  status: 503,
  code: 'offline',
  rule: null,
};

const headers = (token: string | null): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token !== null && { authorization: `Bearer ${token}` }),
});

/** Asks the server; what it refuses, and that it cannot be reached, is a problem. */
async function ask<T>(path: string, init: RequestInit): Promise<T | { readonly problem: Problem }> {
  try {
    const response = await fetch(`/api${path}`, init);
    const body = (await response.json()) as T & Problem;
    return response.ok ? body : { problem: body };
  } catch {
    return { problem: OFFLINE };
  }
}

export const createTable = (wish: CreateTable): Promise<Created | { readonly problem: Problem }> =>
  ask('/tables', { method: 'POST', headers: headers(null), body: JSON.stringify(wish) });

export async function sendCommand(table: string, token: string | null, command: Command): Promise<Answer> {
  const answer = await ask<Answer>(`/tables/${table}/commands`, {
    method: 'POST',
    headers: headers(token),
    body: JSON.stringify(command),
  });
  return 'problem' in answer ? { ok: false, problem: answer.problem } : answer;
}

/** Waits for news after `since`, as clients do that cannot hold a socket. */
export const poll = (
  table: string,
  token: string | null,
  since: number,
  signal: AbortSignal,
): Promise<TableNews | { readonly problem: Problem }> =>
  ask(`/tables/${table}/updates?since=${since}&wait=25`, { headers: headers(token), signal });

/**
 * How a table stands; `none` if it is gone, `unknown` if the server cannot be asked. Asked as a watcher: a token would tell
 * the table that its player is back.
 */
export async function fetchStatus(table: string): Promise<Snapshot['status'] | 'none' | 'unknown'> {
  const answer = await ask<Snapshot>(`/tables/${table}`, {});
  if (!('problem' in answer)) return answer.status;
  return answer.problem.code === 'no-such-table' ? 'none' : 'unknown';
}

export async function fetchRecord(table: string): Promise<string> {
  const response = await fetch(`/api/tables/${table}/record`);
  if (!response.ok) throw new Error('no record');
  return response.text();
}

/** A table in a list. */
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly free: number;
}

/** Tables that anybody may join or watch; none where there is no server. */
export async function listTables(status: 'open' | 'playing'): Promise<readonly ListedTable[]> {
  const answer = await ask<readonly ListedTable[]>(`/tables?status=${status}`, {});
  return 'problem' in answer ? [] : answer;
}

/** How strong the bots of a game can be at this server, weakest first. */
export async function fetchLevels(game: string): Promise<readonly string[]> {
  const games = await ask<readonly { readonly id: string; readonly levels: readonly string[] }[]>(
    '/games',
    {},
  );
  return 'problem' in games ? [] : (games.find(({ id }) => id === game)?.levels ?? []);
}

/** The strength that bots of a game have unless somebody chooses: a middling one, if the server has it. */
export async function usualLevel(game: string): Promise<string> {
  const levels = await fetchLevels(game);
  return levels.includes('medium') ? 'medium' : (levels.at(-1) ?? 'random');
}
