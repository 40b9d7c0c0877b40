import type { Game } from '@bullpen/engine';
import { foldLean } from '@bullpen/table/fold-lean.ts';
import type {
  Answer,
  Command,
  LeanMessage,
  LeanMove,
  Problem,
  Reply,
  Snapshot,
  TableNews,
  TablePatch,
} from '@bullpen/wire';
import { patched } from '@bullpen/wire/patch.ts';
import { isGameId } from '../../games/list.ts';
import { gameRules } from '../../games/rules.ts';

interface Listener {
  onNews(news: TableNews): void;
  /** The server sends no more news of the table, and why. */
  onLeft(problem: Problem): void;
  onClose(): void;
}

const FOLLOW = 'follow';
const PING = 'ping';
/** How long to wait for an answer, in milliseconds. Then the command is sent another way; the server still does it once. */
const PATIENCE = 3000;
/** After this many milliseconds of silence the server is pinged; if the silence goes on, the connection counts as dead. */
const QUIET = 10_000;
const DEAD = 15_000;
/** How often the silence is checked. */
const LOOK = 2500;

/** A socket that follows one table, and takes commands while it is open. */
export class TableSocket {
  readonly #table: string;
  readonly #socket: WebSocket;
  #open = false;
  /** What to call with the answer to a command, by its id. */
  readonly #waiting = new Map<string, (answer: Answer | null) => void>();
  /** The last snapshot of this socket: later messages only have what has changed. */
  #last: Snapshot | null = null;
  /** The rules of the table's game: they make the next snapshot of a move. Null until they have been fetched. */
  #rules: Game | null = null;
  /** News that waits for the rules. */
  #queued: (TableNews | TablePatch | LeanMove)[] = [];
  readonly #listener: Listener;
  #heard = performance.now();
  readonly #watch: ReturnType<typeof setInterval>;
  readonly #end: () => void;

  constructor(table: string, token: string | null, since: number, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    const { protocol, host } = location;
    // The table stands in the address for a balancer, which sends all who sit there to one process.
    const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket?table=${table}`;
    this.#socket = new WebSocket(address);
    this.#socket.addEventListener('open', () => {
      this.#open = true;
      const follow = { table, ...(token !== null && { token }), since, lean: true };
      this.#socket.send(JSON.stringify({ id: FOLLOW, follow }));
    });
    this.#socket.addEventListener('message', ({ data }) => {
      this.#heard = performance.now();
      const message = JSON.parse(String(data)) as LeanMessage;
      if ('length' in message || 'updates' in message) this.#take(message);
      else if ('left' in message) listener.onLeft(message.problem);
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

  /** The answer to a command; null if it cannot be sent here or gets no answer: then it may be sent again. */
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

  /** News is shown in order: what follows a move that waits for the rules waits too. */
  #take(message: TableNews | TablePatch | LeanMove): void {
    if (this.#queued.length > 0 || ('length' in message && this.#rules === null)) {
      this.#queued.push(message);
      if (this.#queued.length === 1) void this.#fetchRules();
      return;
    }
    const news = this.#newsOf(message);
    // What we have is not what the server has: begin again, with a whole snapshot.
    if (news === null) {
      this.#end();
      return;
    }
    this.#last = news.snapshot;
    this.#listener.onNews(news);
  }

  #newsOf(message: TableNews | TablePatch | LeanMove): TableNews | null {
    if ('snapshot' in message) return message;
    if (this.#last === null) return null;
    if ('length' in message) return this.#rules && foldLean(this.#rules, this.#last, message);
    const { patch, ...news } = message;
    return { ...news, snapshot: patched(this.#last, patch) };
  }

  async #fetchRules(): Promise<void> {
    const game = this.#last?.game ?? '';
    try {
      this.#rules = isGameId(game) ? await gameRules[game]() : null;
    } catch {
      // The server is away: the connection begins again as soon as it is back.
    }
    const queued = this.#queued;
    this.#queued = [];
    if (this.#rules === null) this.#end();
    else for (const message of queued) this.#take(message);
  }

  close(): void {
    clearInterval(this.#watch);
    this.#open = false;
    for (const give of this.#waiting.values()) give(null);
    this.#socket.close();
  }
}
