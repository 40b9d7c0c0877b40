import { once } from 'node:events';
import { at, required, seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { foldLean } from '@bullpen/table';
import { type LeanMessage, patched, type Snapshot, type TableNews } from '@bullpen/wire';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startHere } from './started.ts';

const here = await startHere({ BULLPEN_MESSAGES_PER_SECOND: '1000' });
afterAll(() => here.close());

/** A client with lean news, which keeps every snapshot that it made, by seq. */
async function follow(table: string, token: string | null, play: (snapshot: Snapshot) => string | null) {
  const socket = new WebSocket(`${here.url.replace('http', 'ws')}/api/socket`);
  await once(socket, 'open');
  const snapshots = new Map<number, Snapshot>();
  const over = Promise.withResolvers<void>();
  let lean = 0;
  let last: Snapshot | null = null;
  let asked = 0;
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const newsOf = (message: Exclude<LeanMessage, { ok: boolean } | { left: string }>): TableNews => {
    if ('snapshot' in message) return message;
    const before = required(last, 'a snapshot');
    if ('patch' in message) return { ...message, snapshot: patched(before, message.patch) };
    lean++;
    return required(foldLean(games['six-nimmt'], before, message), 'a move that folds');
  };
  /** Moves again when the news of its last move are there. */
  const goOn = (): void => {
    const move = last !== null && last.seq >= asked && last.legal.length > 0 ? play(last) : null;
    if (move === null) return;
    asked = Number.POSITIVE_INFINITY;
    send({ id: 'move', table, token, command: { id: here.newId(), do: 'move', move } });
  };
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as LeanMessage;
    if ('left' in message || ('ok' in message && !message.ok))
      return over.reject(new Error(JSON.stringify(message)));
    if ('ok' in message) {
      if (message.id === 'move') asked = required(message.seq, 'the seq of the move');
    } else {
      const { snapshot, updates } = newsOf(message);
      expect(updates.at(-1)?.seq).toBe(snapshot.seq);
      last = snapshot;
      snapshots.set(snapshot.seq, snapshot);
      if (snapshot.status === 'over') over.resolve();
    }
    goOn();
  });
  send({ id: 'follow', follow: { table, since: 0, lean: true, ...(token !== null && { token }) } });
  return { snapshots, over: over.promise, lean: () => lean, close: () => socket.terminate() };
}

it('a whole match by lean news: every client folds its way to the snapshots that another is sent whole', async () => {
  const { table } = await here.create({ seating: 'fixed', options: { rounds: 2 } });
  const tokens = [0, 1, 2, 3].map((seat) => `lean-token-of-seat-number-${seat}`);
  for (const [seat, token] of tokens.entries())
    await here.command(table, { do: 'sit', seat, name: `P${seat}`, token });
  const chance = seeded('lean');
  const atRandom = ({ legal }: Snapshot): string => at(legal, chance.below(legal.length));
  const clients = await Promise.all([
    ...tokens.map((token) => follow(table, token, atRandom)),
    follow(table, null, () => null),
  ]);
  const whole = new WebSocket(`${here.url.replace('http', 'ws')}/api/socket`);
  await once(whole, 'open');
  const heard = new Map<number, Snapshot>();
  whole.on('message', (data) => {
    const message = JSON.parse(String(data)) as TableNews | { ok: true };
    if ('snapshot' in message) heard.set(message.snapshot.seq, message.snapshot);
  });
  whole.send(JSON.stringify({ id: 'w', follow: { table, token: tokens[2], since: 0 } }));
  await here.command(table, { do: 'start' }, { token: at(tokens, 0) });
  await Promise.all(clients.map(({ over }) => over));

  const [, , third] = clients;
  const { seq } = await here.ask(`/api/tables/${table}`);
  await expect.poll(() => heard.has(seq)).toBe(true);
  let compared = 0;
  for (const [at, snapshot] of required(third, 'the third seat').snapshots) {
    const other = heard.get(at);
    if (other === undefined) continue;
    expect(snapshot).toEqual(other);
    compared++;
  }
  expect(compared).toBeGreaterThan(60);
  for (const { lean, close } of clients) {
    expect(lean()).toBeGreaterThan(60);
    close();
  }
  whole.terminate();
});
