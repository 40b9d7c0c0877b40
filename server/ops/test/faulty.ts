// A server whose tables fail so that nobody can catch it: node faulty.ts throw|later|reject|socket|nobody. It prints, as its last
// line, what became of the caller and of the server.

import { WebSocket } from 'ws';
import { openHouse } from '../../edge/test/house.ts';
import { makeLog } from '../log.ts';
import { endOnUncaught, uncaughtHandler } from '../uncaught.ts';

const how = process.argv[2];
const house = await openHouse();
const lines: string[] = [];
const log = makeLog('error', {
  write: (line) => {
    lines.push(line);
    process.stdout.write(line);
  },
});
endOnUncaught(uncaughtHandler(log, house.metrics));

const fault = (): never => {
  throw new Error('made up');
};
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
