import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from './journal.ts';

const RETRY = 100;
const PATIENCE = 3000;

interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** The token of a seat, or the key of a player. */
  readonly token?: string | null;
  readonly body?: object;
  /** The address that it is asked from. */
  readonly from?: string;
  /** A refusal with this code is an answer too: what is asked for may have been done before. */
  readonly orRefused?: string;
  /** The first time it hangs up after this many milliseconds, and asks again. */
  readonly hangUpAfter?: number;
  /** Called when an attempt was not answered: it may be carried out at any time from now on. */
  readonly unanswered?: () => void;
}

/** Asks any of the servers again and again, word for word, until one answers; null if the run is over before that. */
export type Ask = <T>(request: Request, deadline: () => boolean) => Promise<T | null>;

export const asking =
  (urls: () => string, journal: Journal): Ask =>
  async <T>(
    { method, path, token = null, body, from, orRefused, unanswered, hangUpAfter }: Request,
    deadline: () => boolean,
  ) => {
    const init = {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    for (let patience = hangUpAfter ?? PATIENCE; !deadline(); patience = PATIENCE) {
      try {
        const signal = AbortSignal.timeout(patience);
        const answer = await fetch(`${urls()}/api${path}`, { ...init, signal });
        const said = (await answer.json()) as T & { readonly code: string };
        if (answer.ok || said.code === orRefused) return said;
        journal.refuse(said.code);
        if (answer.status < 500) journal.wrongs.push(`${method} ${path}: refused with ${said.code}`);
      } catch {
        // The server is away, or the answer was torn.
        unanswered?.();
      }
      await pause(RETRY);
    }
    return null;
  };
