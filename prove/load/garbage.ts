import { seeded } from '@bullpen/engine';
import WebSocket from 'ws';
import { anyMessage } from '../fuzz/inputs.ts';
import { pick } from '../pick.ts';

// A process of its own: what garbage costs its senders must not be mistaken for what it costs the others. It receives over IPC
// when to go on and when to rest, and tells then what it has done.

export interface GarbageSent {
  readonly connections: number;
  readonly sent: number;
  readonly answered: number;
}

const [, , url = '', count = '0', perSecond = '1'] = process.argv;
const every = 1000 / Number(perSecond);
const chance = seeded('garbage');
// Made before, so that sending is all that is left to do.
const messages = Array.from({ length: 5000 }, () => anyMessage(chance));
const sockets = new Set<WebSocket>();
let resting = true;
let tally = { connections: 0, sent: 0, answered: 0 };

/** Sends nonsense at a fixed rate, read or not, and comes again as soon as it is thrown out. */
function open(): void {
  if (resting) return;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  sockets.add(socket);
  let timer: NodeJS.Timeout | undefined;
  socket.on('open', () => {
    tally.connections++;
    timer = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(pick(chance, messages));
      tally.sent++;
    }, every);
  });
  socket.on('message', () => {
    tally.answered++;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    sockets.delete(socket);
    setTimeout(open, 100);
  });
}

process.on('message', (word) => {
  if (word === 'go') {
    resting = false;
    for (let i = 0; i < Number(count); i++) setTimeout(open, Math.random() * every);
    return;
  }
  resting = true;
  for (const socket of sockets) socket.terminate();
  process.send?.(tally satisfies GarbageSent);
  tally = { connections: 0, sent: 0, answered: 0 };
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
