import { spawnSync } from 'node:child_process';
import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';
import { constants, setPriority } from 'node:os';
import WebSocket from 'ws';

// A process of its own: what the calls cost the callers must not be mistaken for what they cost the others. It receives over IPC
// what to call, and later to rest. It says when the first call is answered, and in the end how many were.

/** What callers ask for, again and again, each as soon as the last call is answered. */
export const CALLS = [
  'updates',
  'any updates',
  'events',
  'follow',
  'follow and leave',
  'record',
  'snapshot',
  'list',
] as const;
export type Call = (typeof CALLS)[number];

/** Callers have another address than the players, where a machine has more than one of its own: each address waits in a line of its own. */
const FROM = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {};

/** What the process has to do. */
export type Order = Going | 'rest';

interface Going {
  readonly call: Call;
  readonly callers: number;
  readonly target: Target;
}

export interface Target {
  readonly url: string;
  readonly over: string;
  readonly playing: string;
  /** Other tables that are not quite over. */
  readonly others: readonly string[];
  readonly entries: number;
}

/** One call; resolves when it is answered. Rejects if it fails. */
type Calling = (target: Target, agent: Agent) => Promise<void>;

const fetched = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, ...FROM }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });

const table = ({ url, playing }: Target): string => `${url}/api/tables/${playing}`;

/** The beginning of a stream: it is left after the first snapshot. */
const streamed = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request: ClientRequest = get(url, { agent: false, ...FROM }, (response: IncomingMessage) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        if (!text.includes('event: snapshot')) return;
        request.destroy();
        resolve();
      });
    });
    request.on('error', reject);
  });

const CALLING: Readonly<Record<Exclude<Call, 'follow' | 'follow and leave'>, Calling>> = {
  updates: (target, agent) => fetched(`${table(target)}/updates?since=0`, agent),
  'any updates': (target, agent) =>
    fetched(`${table(target)}/updates?since=${Math.floor(Math.random() * target.entries)}`, agent),
  events: (target) => streamed(`${table(target)}/events?since=0`),
  record: ({ url, over }, agent) => fetched(`${url}/api/tables/${over}/record`, agent),
  snapshot: (target, agent) => fetched(table(target), agent),
  list: ({ url }, agent) => fetched(`${url}/api/tables?status=playing`, agent),
};

/** Callers that start together, until they have to rest. */
class Gang {
  readonly done = { answered: 0, failed: 0 };
  readonly #endings = new Set<() => void>();
  #resting = false;

  go({ call, callers, target }: Going): void {
    for (let i = 0; i < callers; i++)
      if (call === 'follow') this.#follow(target);
      else if (call === 'follow and leave') this.#followAndLeave(target);
      else void this.#call(CALLING[call], target);
  }

  rest(): void {
    this.#resting = true;
    for (const end of this.#endings) end();
  }

  async #call(calling: Calling, target: Target): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    this.#endings.add(() => agent.destroy());
    while (!this.#resting)
      await calling(target, agent).then(
        () => this.#count('answered'),
        () => this.#count('failed'),
      );
  }

  /** Follows from the beginning, and again as soon as the first news comes. */
  #follow({ url, playing }: Target): void {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      ...FROM,
    });
    const follow = (): void => socket.send(JSON.stringify({ id: 'f', follow: { table: playing, since: 0 } }));
    this.#endings.add(() => socket.terminate());
    socket.on('open', follow);
    socket.on('error', () => this.#count('failed'));
    socket.on('message', (data) => {
      if (this.#resting || !String(data).startsWith('{"table"')) return;
      this.#count('answered');
      follow();
    });
  }

  /** Follows all tables from the beginning, leaves at the first answer, and comes again. */
  #followAndLeave(target: Target): void {
    if (this.#resting) return;
    const socket = new WebSocket(`${target.url.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      ...FROM,
    });
    const end = (): void => socket.terminate();
    this.#endings.add(end);
    socket.on('open', () => {
      for (const table of target.others)
        socket.send(JSON.stringify({ id: 'f', follow: { table, since: 0 } }));
    });
    socket.on('error', () => this.#count('failed'));
    socket.once('message', () => {
      this.#count('answered');
      socket.terminate();
    });
    socket.on('close', () => {
      this.#endings.delete(end);
      this.#followAndLeave(target);
    });
  }

  #count(what: 'answered' | 'failed'): void {
    if (this.#resting) return;
    this.done[what]++;
    if (this.done.answered + this.done.failed === 1) process.send?.('first');
  }
}

// Callers have machines of their own. Here they share the processors, and take only what the server and the players leave. The lowest
// priority alone would not do: a process that has it still finishes its slice of some milliseconds while another wants to go on.
setPriority(constants.priority.PRIORITY_LOW);
spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)]);

let gang = new Gang();
process.on('message', (order: Order) => {
  if (order !== 'rest') {
    gang = new Gang();
    gang.go(order);
    return;
  }
  gang.rest();
  process.send?.(gang.done);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
