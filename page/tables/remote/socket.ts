import type { Answer, Command, PatchingMessage, Problem, Reply, Snapshot, TableNews } from '@bullpen/wire';
import { patched } from '@bullpen/wire/patch.ts';

interface Listener {
  onNews(news: TableNews): void;
  /** The server tells no more of the table, and why. */
  onLeft(problem: Problem): void;
  onClose(): void;
}

const FOLLOW = 'follow';
const PING = 'ping';
/** How long an answer is waited for, in milliseconds; then the command goes another way, which does it no second time. */
const PATIENCE = 3000;
/** After so long without a word the server is asked for one, in milliseconds; with no word then either, the line is dead. */
const QUIET = 10_000;
const DEAD = 15_000;
/** How often that is looked at. */
const LOOK = 2500;

/** A socket that follows one table, and takes commands while it is open. */
export class TableSocket {
  readonly #table: string;
  readonly #socket: WebSocket;
  #open = false;
  /** Who waits for the answer to a command, by its id. */
  readonly #waiting = new Map<string, (answer: Answer | null) => void>();
  /** The last one that came on this socket: later messages only have what has changed. */
  #last: Snapshot | null = null;
  #heard = performance.now();
  readonly #watch: ReturnType<typeof setInterval>;
  readonly #end: () => void;

  constructor(table: string, token: string | null, since: number, listener: Listener) {
    this.#table = table;
    const { protocol, host } = location;
    this.#socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`);
    this.#socket.addEventListener('open', () => {
      this.#open = true;
      const follow = { table, ...(token !== null && { token }), since, patches: true };
      this.#socket.send(JSON.stringify({ id: FOLLOW, follow }));
    });
    this.#socket.addEventListener('message', ({ data }) => {
      this.#heard = performance.now();
      const message = JSON.parse(String(data)) as PatchingMessage;
      if ('snapshot' in message) listener.onNews(this.#told(message));
      else if ('patch' in message) {
        const { patch, ...news } = message;
        listener.onNews(this.#told({ ...news, snapshot: patched(this.#last!, patch) }));
      } else if ('left' in message) listener.onLeft(message.problem);
      else if (message.id !== FOLLOW) this.#answered(message);
      else if (!message.ok) listener.onLeft(message.problem);
    });
    this.#end = () => {
      this.close();
      listener.onClose();
    };
    this.#socket.addEventListener('close', this.#end);
    // A server or a network that hangs closes nothing.
    this.#watch = setInterval(() => {
      const quiet = performance.now() - this.#heard;
      if (quiet > DEAD) this.#end();
      else if (quiet > QUIET && this.#open) this.#socket.send(JSON.stringify({ id: PING, ping: 1 }));
    }, LOOK);
  }

  /** The answer to a command; null if it cannot be sent here, or nothing is heard of it: it may be sent again. */
  async ask(token: string | null, command: Command): Promise<Answer | null> {
    if (!this.#open) return null;
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    this.#waiting.set(command.id, resolve);
    const asked = performance.now();
    const timer = setTimeout(() => {
      resolve(null);
      // Not a word since then: nothing comes through any more.
      if (this.#heard < asked) this.#end();
    }, PATIENCE);
    const message = { id: command.id, table: this.#table, ...(token !== null && { token }), command };
    this.#socket.send(JSON.stringify(message));
    const answer = await promise;
    clearTimeout(timer);
    this.#waiting.delete(command.id);
    return answer;
  }

  #answered({ id, ...answer }: Reply): void {
    this.#waiting.get(id ?? '')?.(answer as Answer);
  }

  #told(news: TableNews): TableNews {
    this.#last = news.snapshot;
    return news;
  }

  close(): void {
    clearInterval(this.#watch);
    this.#open = false;
    for (const give of this.#waiting.values()) give(null);
    this.#socket.close();
  }
}
