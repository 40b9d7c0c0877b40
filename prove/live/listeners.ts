import { required } from '@bullpen/engine';
import WebSocket from 'ws';

/** A client that watches a table in one of the ways of the server, and keeps every text exactly as it came. */
export interface Listener {
  readonly heard: readonly string[];
  /** Resolves when it has heard that the match is over. */
  readonly over: Promise<void>;
  close(): void;
}

type Way = (url: string, table: string, token: string | null) => Listener;

const OVER = /"status":"over"/;

/** Collects texts until one says that the match is over. */
function collect(): { heard: string[]; over: Promise<void>; hear: (text: string) => void } {
  const heard: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (text: string): void => {
    heard.push(text);
    if (OVER.test(text)) resolve();
  };
  return { heard, over: promise, hear };
}

const bySocket =
  (form: { readonly patches?: true; readonly lean?: true }): Way =>
  (url, table, token) => {
    const { heard, over, hear } = collect();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    socket.on('open', () => {
      const who = token === null ? {} : { token };
      socket.send(JSON.stringify({ id: 'follow', follow: { table, since: 0, ...form, ...who } }));
    });
    socket.on('message', (data) => hear(String(data)));
    return { heard, over, close: () => socket.terminate() };
  };

const headersOf = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

const byStream: Way = (url, table, token) => {
  const { heard, over, hear } = collect();
  const stop = new AbortController();
  const read = async (): Promise<void> => {
    const answer = await fetch(`${url}/api/tables/${table}/events?since=0`, {
      headers: headersOf(token),
      signal: stop.signal,
    });
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of required(answer.body, 'the stream')) {
      const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) hear(event);
    }
  };
  read().catch((error) => stop.signal.aborted || hear(`failed: ${error}`));
  return { heard, over, close: () => stop.abort() };
};

const byPolls: Way = (url, table, token) => {
  const { heard, over, hear } = collect();
  const stop = new AbortController();
  const read = async (): Promise<void> => {
    for (let since = 0; !stop.signal.aborted; ) {
      const answer = await fetch(`${url}/api/tables/${table}/updates?since=${since}&wait=10`, {
        headers: headersOf(token),
        signal: stop.signal,
      });
      const text = await answer.text();
      hear(text);
      const { snapshot } = JSON.parse(text) as { snapshot: { seq: number; status: string } };
      since = snapshot.seq;
      if (snapshot.status === 'over') return;
    }
  };
  read().catch((error) => stop.signal.aborted || hear(`failed: ${error}`));
  return { heard, over, close: () => stop.abort() };
};

/** The ways to follow a table: a socket with lean news, events, polls, and sockets with patches and with whole snapshots. */
export const WAYS: readonly Way[] = [
  bySocket({ lean: true }),
  byStream,
  byPolls,
  bySocket({ patches: true }),
  bySocket({}),
];
