import { accept } from '@bullpen/engine';
import type {
  Answer,
  Asked,
  Command,
  Created,
  CreateTable,
  ListPage,
  NoticeWish,
  Problem,
  Snapshot,
  TableNews,
} from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** A request with this token or key, or without one. Without a body no kind of content may be named. */
export const bare = (token: string | null, method = 'GET'): RequestInit => ({
  method,
  headers: bearer(token),
});

/** A request that sends something. */
export const post = (token: string | null, body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...bearer(token) },
  body: JSON.stringify(body),
});

/** How long an answer is waited for, in milliseconds. A poll may wait for news before it answers. */
const PATIENCE = 15_000;
/** A command is sent again soon: its id makes sure that it is done once. */
const COMMAND_PATIENCE = 5000;
const POLL_SECONDS = 10;

/** The server cannot do it now and may be able to later: what is asked may be asked again, with the same id. */
export const passes = ({ code }: Problem): boolean => ['offline', 'unavailable', 'stopping'].includes(code);

/** Pauses grow, and not all pages come back at the same moment. */
export const pauseAfter = (failures: number): number =>
  Math.min(10_000, 300 * 2 ** Math.min(failures, 10)) * (0.75 + Math.random() / 2);

/** Asks the server; what it refuses, and that it cannot be reached, is a problem. */
export async function ask<T>(path: string, init: RequestInit): Promise<Asked<T>> {
  try {
    const limit = AbortSignal.timeout(PATIENCE);
    const response = await fetch(`/api${path}`, { signal: limit, ...init });
    const body = (await response.json()) as T & Problem;
    return response.ok ? accept(body) : { ok: false, refusal: body };
  } catch {
    return deny('offline');
  }
}

/** What has an id of its own is tried a few times while the server is away: it is done once. */
export async function persistently<T>(act: () => Promise<Asked<T>>): Promise<Asked<T>> {
  for (let tries = 1; ; tries++) {
    const done = await act();
    if (done.ok || !passes(done.refusal) || tries === 4) return done;
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(tries)));
  }
}

/** Tried with the same id, which makes one table. */
export const createTable = (wish: CreateTable): Promise<Asked<Created>> =>
  persistently(() => ask('/tables', post(null, wish)));

export async function sendCommand(
  table: string,
  token: string | null,
  command: Command,
  signal: AbortSignal = new AbortController().signal,
): Promise<Answer> {
  const answer = await ask<Answer>(`/tables/${table}/commands`, {
    ...post(token, command),
    signal: AbortSignal.any([signal, AbortSignal.timeout(COMMAND_PATIENCE)]),
  });
  return answer.ok ? answer.value : { ok: false, problem: answer.refusal };
}

/** Waits for news after `since`, as clients do that cannot hold a socket. */
export const poll = (
  table: string,
  token: string | null,
  since: number,
  signal: AbortSignal,
): Promise<Asked<TableNews>> => {
  const limit = AbortSignal.timeout(POLL_SECONDS * 1000 + COMMAND_PATIENCE);
  const path = `/tables/${table}/updates?since=${since}&wait=${POLL_SECONDS}`;
  return ask(path, { ...bare(token), signal: AbortSignal.any([signal, limit]) });
};

/** What the list of running matches says of a table on a server. */
export interface TableStanding {
  /** `none` if it is gone, `unknown` if the server cannot be asked. */
  readonly status: Snapshot['status'] | 'none' | 'unknown';
  /** Of a day game: until when the holder of the seat has to move; null if others have to. */
  readonly due: number | null;
}

/**
 * How a table stands. Asked as a watcher: a token would tell the table that its player is back. Only in a day game nobody is
 * missed, so there it is asked again with the token, if one is given. A daily deal shows itself to nobody else.
 */
export async function fetchStanding(
  table: string,
  token: string | null = null,
  isDaily = false,
): Promise<TableStanding> {
  const seen = await ask<Snapshot>(`/tables/${table}`, isDaily ? bare(token) : {});
  if (!seen.ok) return { status: seen.refusal.code === 'no-such-table' ? 'none' : 'unknown', due: null };
  const { status, clock } = seen.value;
  if (token === null || status !== 'playing' || clock.kind !== 'days') return { status, due: null };
  const own = await ask<Snapshot>(`/tables/${table}`, bare(token));
  const acts = own.ok && own.value.legal.length > 0;
  return { status, due: acts ? own.value.due : null };
}

/** Whether the server has taken a wish about notices. */
export const setNotices = async (table: string, token: string, wish: NoticeWish): Promise<boolean> =>
  (await ask(`/tables/${table}/notices`, post(token, wish))).ok;

/** The record of a match that is over; that of a daily deal needs the token of its seat. */
export async function fetchRecord(table: string, token: string | null = null): Promise<string> {
  const response = await fetch(`/api/tables/${table}/record`, bare(token));
  if (!response.ok) throw new Error('no record');
  return response.text();
}

/** A page of the tables that anybody may join or watch; empty where there is no server. */
export async function listTables(
  query: Readonly<Record<'status' | 'limit', string>> & { game?: string; q?: string; after?: string },
): Promise<ListPage> {
  const answer = await ask<ListPage>(`/tables?${new URLSearchParams(query)}`, {});
  return answer.ok ? answer.value : { tables: [], next: null };
}

/** How strong the bots of a game can be at this server, weakest first. */
export async function fetchLevels(game: string): Promise<readonly string[]> {
  const games = await ask<readonly { readonly id: string; readonly levels: readonly string[] }[]>(
    '/games',
    {},
  );
  return games.ok ? (games.value.find(({ id }) => id === game)?.levels ?? []) : [];
}

/** The strength of bots that is wanted, if the server has it for this game, else its strongest. */
export async function nearestLevel(game: string, wanted: string): Promise<string> {
  const levels = await fetchLevels(game);
  return levels.includes(wanted) ? wanted : (levels.at(-1) ?? 'random');
}
