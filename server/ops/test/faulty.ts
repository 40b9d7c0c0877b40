// A server whose tables fail so that nobody can catch it: node faulty.ts throw|later|reject|socket|newcomer|nobody. It prints, as its
// last line, what became of the caller and of the server.

import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { openHouse } from '../../edge/test/house.ts';
import { makeLog } from '../log.ts';
import { endOnUncaught, uncaughtHandler } from '../uncaught.ts';

const how = process.argv[2];
/** Callers of sockets, in the order in which they came in. */
const entered: string[] = [];
const house = await openHouse({
  env: { TRUST_PROXY: '1' },
  counts: {
    take: async () => 0,
    // Of two sockets that are opened at once, the second fails on its way in.
    enter: async (_name, [scope]) => {
      entered.push(scope!.key);
      if (entered.length === 2) setTimeout(fault, 5);
      return true;
    },
    put: () => {},
    refill: () => {},
    close: async () => {},
  },
});
const lines: string[] = [];
const log = makeLog('error', {
  write: (line) => {
    lines.push(line);
    process.stdout.write(line);
  },
});
endOnUncaught(uncaughtHandler(log, house.metrics));

function fault(): never {
  throw new Error('made up');
}
house.tables.list = async () => {
  if (how === 'throw') process.nextTick(fault);
  if (how === 'later' || how === 'socket') setTimeout(fault, 5);
  if (how === 'reject') void Promise.reject(new Error('made up'));
  return new Promise(() => {});
};
house.tables.snapshot = house.tables.list as never;

if (how === 'nobody') setTimeout(fault, 5);
else {
  const cut =
    how === 'socket'
      ? await cutSocket()
      : how === 'newcomer'
        ? await cutSecond()
        : await fetch(`${house.url}/api/tables`).then(
            () => false,
            () => true,
          );
  const health = (await fetch(`${house.url}/healthz`)).status;
  const { values } = await house.metrics.uncaught.get();
  const counted = Object.fromEntries(values.map(({ labels, value }) => [labels.of, value]));
  console.log(JSON.stringify({ cut, health, counted, logged: lines.length }));
  process.exit();
}

function cutSocket(): Promise<boolean> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`);
  socket.on('open', () => socket.send('{"id":"f","follow":{"table":"table-1"}}'));
  return new Promise((resolve) => socket.on('close', (code) => resolve(code === 1006)));
}

/** Whether of two that come in one turn of the event loop the second is cut off, by what it caused, and not the first. */
async function cutSecond(): Promise<boolean> {
  const { hostname, port } = new URL(house.url);
  const both = [connect(Number(port), hostname), connect(Number(port), hostname)] as const;
  // Connections are accepted one in each turn, so both are used once before.
  for (const socket of both) {
    socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
  }
  const [first, second] = both.map((socket, place) => {
    const from = `10.0.0.${place}`;
    const lines = [
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      `X-Forwarded-For: ${from}`,
    ];
    const key = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
    socket.resume().write(`${['GET /api/socket HTTP/1.1', ...lines, ...key].join('\r\n')}\r\n\r\n`);
    return once(socket, 'close').then(() => from);
  });
  return (await Promise.race([first, second])) === entered[1];
}
