import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gameIds } from '@bullpen/games';
import type { Answer, Command, Problem, Snapshot, TableNews, WithoutId } from '@bullpen/wire';
import { placeOf } from '@bullpen/wire/paths.ts';
import { Failure } from './failure.ts';

/** A command without its id, which is made here. */
type Wish = WithoutId<Command>;

/** How long a server may be away before we give up. */
const PATIENCE_MILLISECONDS = 600_000;
/** Pauses between tries grow up to this. */
const LONGEST_PAUSE_MILLISECONDS = 5000;
/** How long a request for news waits at the server. */
const WAIT_SECONDS = 25;
const ANSWER_MILLISECONDS = 40_000;
/** The server is there and asks us to come again. */
const AGAIN = new Set([429, 502, 503, 504]);

/** The server of a table, and the table, from its link. */
function tableAt(link: string): { readonly server: string; readonly table: string } {
  const url = URL.canParse(link) ? new URL(link) : null;
  const isGame = (text: string): text is string => (gameIds as readonly string[]).includes(text);
  const place = url === null ? null : placeOf(url.pathname, isGame);
  if (url === null || !/^https?:$/.test(url.protocol) || place?.kind !== 'table')
    throw new Failure(`a table has a link such as http://localhost:3000/t/abc, not "${link}"`);
  return { server: url.origin, table: place.id };
}

/**
 * A seat at a table of a server, over HTTP. A request without an answer is sent again, with the same id, until the server is back, so it
 * is done once.
 */
export class RemoteSeat {
  readonly #api: string;
  readonly #server: string;
  readonly #token = randomBytes(24).toString('base64url');
  readonly #say: (line: string) => void;
  #seated = false;
  #known = false;
  #away = false;

  /** `say` is called with a line when the connection is lost, and when it is back. */
  constructor(link: string, say: (line: string) => void) {
    const { server, table } = tableAt(link);
    this.#server = server;
    this.#api = `${server}/api/tables/${table}`;
    this.#say = say;
  }

  /** The table now, as this seat sees it, or before it sits, as anybody does who has the link. */
  async look(): Promise<Snapshot> {
    const headers = this.#seated ? { authorization: `Bearer ${this.#token}` } : {};
    const body = (await (await this.#request(this.#api, { headers })).json()) as Snapshot | Problem;
    if ('seq' in body) return body;
    throw new Failure(`${this.#server}: ${problemWords(body)}`, 1);
  }

  /** Takes a free seat, or fails with the reason. */
  async sit(name: string): Promise<void> {
    const answer = await this.#send({ do: 'sit', name, token: this.#token }, null);
    if (!answer.ok) throw new Failure(`${this.#server}: ${problemWords(answer.problem)}`, 1);
    this.#seated = true;
  }

  do(wish: Wish): Promise<Answer> {
    return this.#send(wish, this.#token);
  }

  /** What happened after a seq: at once if there is something, else when something happens or after a while. */
  async news(since: number): Promise<TableNews> {
    const answer = await this.#request(`${this.#api}/updates?since=${since}&wait=${WAIT_SECONDS}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    const body = (await answer.json()) as TableNews | Problem;
    if ('updates' in body) return body;
    throw new Failure(`${this.#server}: ${problemWords(body)}`, 1);
  }

  /** The record of a match that is over. */
  async record(): Promise<string> {
    const answer = await this.#request(`${this.#api}/record`, {});
    if (answer.ok) return answer.text();
    throw new Failure(`${this.#server}: ${problemWords((await answer.json()) as Problem)}`, 1);
  }

  async #send(wish: Wish, token: string | null): Promise<Answer> {
    const answer = await this.#request(`${this.#api}/commands`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id: randomBytes(12).toString('base64url'), ...wish }),
    });
    const body = (await answer.json()) as Exclude<Answer, { ok: false }> | Problem;
    return 'ok' in body ? body : { ok: false, problem: body };
  }

  async #request(url: string, request: RequestInit): Promise<Response> {
    const begun = Date.now();
    for (let wait = 100; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MILLISECONDS)) {
      const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
      const answer = await fetch(url, { ...request, signal }).catch((error: Error) => error);
      if (answer instanceof Response && !AGAIN.has(answer.status)) return this.#reached(answer);
      const why = answer instanceof Error ? causeOf(answer) : `answers with ${answer.status}`;
      // A server that was never reached is probably named wrongly.
      if (!this.#known) throw new Failure(`${this.#server}: ${why}`, 1);
      if (Date.now() - begun > PATIENCE_MILLISECONDS)
        throw new Failure(`${this.#server} did not come back: ${why}`, 1);
      if (!this.#away) this.#say(`${this.#server}: ${why}; trying again`);
      this.#away = true;
      await pause(wait);
    }
  }

  #reached(answer: Response): Response {
    if (this.#away) this.#say(`${this.#server} is back`);
    this.#away = false;
    this.#known = true;
    return answer;
  }
}

/** Why there was no answer, in a few words. */
function causeOf(error: Error): string {
  const { code } = (error.cause ?? {}) as { code?: string };
  if (code === 'ECONNREFUSED') return 'no server answers there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host';
  return code ?? error.message;
}

/** A problem in one line: what it is, what is allowed, and the rule. */
export function problemWords({ title, code, rule, detail }: Problem): string {
  const about = Object.entries(detail ?? {}).map(([name, value]) => `${name}: ${value}`);
  return `${title} (${[code, ...about, ...(rule === null ? [] : [`rule ${rule}`])].join(', ')})`;
}
