import { setTimeout as pause } from 'node:timers/promises';
import { at } from '@bullpen/engine';
import type { Snapshot, Update } from '@bullpen/wire';
import { ask, newToken } from '../ask.ts';

/** How long people have for a move. They take less, by any clock but one that is 20 s ahead. */
const SECONDS = 15;
/** The longest that a person takes, in milliseconds: long enough for both processes to look for overdue moves. */
const SLOWEST = 7000;

/** What became of the moves at one table. */
export interface SkewOutcome {
  readonly people: number;
  readonly bots: number;
  /** Moves that the server made for a person whose time was not up. */
  readonly stolen: number;
  /** The longest from a person's move to the bot's. */
  readonly botDelay: number;
  /** How far an entry's time was ahead of the moment at which it was seen; 0 if none was. */
  readonly future: number;
}

/** Plays one match after another until the end comes, at both servers in turn. */
export async function playTable(urls: readonly string[], number: number, end: number): Promise<SkewOutcome> {
  const played = { people: 0, bots: 0, stolen: 0, botDelay: 0, future: 0 };
  for (let match = 0; performance.now() < end; match++) {
    const url = (turn: number): string => at(urls, (number + match + turn) % urls.length);
    const { table, token } = await begin(url(0));
    for (let turn = 0; performance.now() < end; turn++) {
      const { legal, status } = (await ask(url(turn), `/${table}`, token)) as Snapshot;
      if (status === 'over') break;
      if (legal.length === 0) {
        await pause(20);
        continue;
      }
      const longest = Math.min(SLOWEST, end - performance.now());
      await pause(Math.max(0, Math.random() ** 3 * longest));
      await ask(url(turn), `/${table}/commands`, token, { do: 'move', move: legal[0] });
    }
    const news = (await ask(url(0), `/${table}/updates?since=0`, token)) as { updates: Update[] };
    count(news.updates, played);
  }
  return played;
}

function count(
  updates: readonly Update[],
  played: { -readonly [K in keyof SkewOutcome]: SkewOutcome[K] },
): void {
  for (const [i, { entry }] of updates.entries()) {
    played.future = Math.max(played.future, entry.at - Date.now());
    if (entry.by === 'person') played.people += 1;
    if (entry.by === 'clock') played.stolen += 1;
    if (entry.by !== 'bot') continue;
    played.bots += 1;
    played.botDelay = Math.max(played.botDelay, entry.at - at(updates, i - 1).entry.at);
  }
}

async function begin(url: string): Promise<{ table: string; token: string }> {
  const token = newToken();
  const { table } = (await ask(url, '', null, {
    game: 'six-nimmt',
    seats: 2,
    seating: 'fixed',
    options: { rounds: 1 },
    plan: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
    clock: { kind: 'move', seconds: SECONDS },
  })) as { table: string };
  await ask(url, `/${table}/commands`, null, { do: 'sit', name: 'Ann', token });
  await ask(url, `/${table}/commands`, token, { do: 'start' });
  return { table, token };
}
