import { once } from 'node:events';
import { connect } from 'node:net';
import WebSocket from 'ws';

const REQUESTS = 6818;
const FLOODS = 10;
/** Pings in calm, and at least between the beginning and the end of all floods. */
const PINGS = 200;
/** How much longer the p99 of somebody else's pings may take. Requests that are all served in one turn take hundreds of times as long. */
const WORSE = 50;

/** Connections with thousands of requests in one piece, one after the other, while somebody else pings. Gives what is wrong. */
export async function pipelining(port: number): Promise<string[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
  await once(socket, 'open');
  const ping = async (): Promise<number> => {
    const begun = performance.now();
    socket.send('{"id":"p","ping":1}');
    await once(socket, 'message');
    return performance.now() - begun;
  };
  try {
    const [calm, loud]: [number[], number[]] = [[], []];
    for (let n = 0; n < PINGS; n++) calm.push(await ping());
    let over = false;
    const floods = (async () => {
      for (let n = 0; n < FLOODS; n++) await flood(port);
      over = true;
    })();
    while (!over || loud.length < PINGS) loud.push(await ping());
    await floods;
    const ratio = p99(loud) / p99(calm);
    return ratio <= WORSE
      ? []
      : [`pipelined requests make the p99 of pings ${ratio.toFixed(0)} times as long`];
  } finally {
    socket.terminate();
  }
}

/** Ends when the server hangs up or has answered everything. */
async function flood(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  let answers = 0;
  socket.on('error', () => {});
  socket.on('data', (data) => {
    answers += data.toString('latin1').split('HTTP/1.1 ').length - 1;
    if (answers >= REQUESTS) socket.destroy();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS));
  await closed;
}

const p99 = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? Number.NaN;
