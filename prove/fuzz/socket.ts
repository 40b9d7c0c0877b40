import { once } from 'node:events';
import { seeded } from '@bullpen/engine';
import WebSocket from 'ws';
import { anyMessage } from './inputs.ts';
import type { Crash } from './pure.ts';

const BATCH = 200;
const PATIENCE = 20_000;
/** The server closes a socket that sends more than this in one message; so do all. */
const LARGEST = 16 * 1024;

/** Sends this many messages over a socket; each must be answered once, and none with a failure of the server. */
export async function fuzzSocket(
  url: string,
  table: string,
  seed: string,
  count: number,
): Promise<{ inputs: number; crashes: Crash[] }> {
  const chance = seeded(seed);
  const crashes: Crash[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  await once(socket, 'open');
  let answers = 0;
  let wake = (): void => {};
  let batch: string[] = [];
  const fail = (wrong: string): void =>
    void crashes.push({ target: 'socket', input: batch.join('\n'), wrong });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { ok?: boolean; problem?: { code: string; status: number } };
    if (message.ok === undefined) return;
    if ((message.problem?.status ?? 0) >= 500) fail(`answered with ${message.problem?.code}`);
    answers++;
    wake();
  });
  socket.on('error', (error) => fail(`socket: ${error.message}`));
  socket.on('close', () => wake());
  for (let sent = 0; sent < count && crashes.length === 0; ) {
    batch = Array.from({ length: BATCH }, () => anyMessage(chance).replaceAll('victim', table)).filter(
      (text) => Buffer.byteLength(text) <= LARGEST,
    );
    for (const text of batch) socket.send(text);
    sent += batch.length;
    const end = performance.now() + PATIENCE;
    while (answers < sent && socket.readyState === WebSocket.OPEN && performance.now() < end)
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, PATIENCE).unref();
      });
    if (answers !== sent) fail(`${sent} messages, ${answers} answers, socket state ${socket.readyState}`);
  }
  socket.terminate();
  return { inputs: answers, crashes };
}
