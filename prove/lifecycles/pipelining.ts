import { once } from 'node:events';
import { connect } from 'node:net';
import WebSocket from 'ws';

const REQUESTS = 6818;
const FLOODS = 10;
/** More answers than this to one connection, between two answers to somebody else, mean that it is not served in turns. */
const MOST_BETWEEN = 500;

/** Connections with thousands of requests in one piece, one after the other, while somebody else pings. Gives what is wrong. */
export async function pipelining(port: number): Promise<string[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
  await once(socket, 'open');
  let [answers, most, over] = [0, 0, false];
  const floods = (async () => {
    for (let n = 0; n < FLOODS; n++)
      await flood(port, (count) => {
        answers += count;
      });
    over = true;
  })();
  while (!over) {
    const before = answers;
    socket.send('{"id":"p","ping":1}');
    await once(socket, 'message');
    most = Math.max(most, answers - before);
  }
  await floods;
  socket.terminate();
  return most <= MOST_BETWEEN
    ? []
    : [`${most} pipelined requests were answered between two messages of another`];
}

/** Ends when the server hangs up or has answered everything. */
async function flood(port: number, answered: (count: number) => void): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  let answers = 0;
  socket.on('error', () => {});
  socket.on('data', (data) => {
    const count = data.toString('latin1').split('HTTP/1.1 ').length - 1;
    answers += count;
    answered(count);
    if (answers >= REQUESTS) socket.destroy();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS));
  await closed;
}
