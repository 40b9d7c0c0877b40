import { createECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { openSender, type SenderOptions } from '../sender.ts';

const p256dh = createECDH('prime256v1').generateKeys('base64url');
const open = (options: Partial<SenderOptions> = {}) =>
  openSender(
    { keep: async (_name, value) => value },
    { loopback: true, contact: null, pauses: [], ...options },
  );

const addressAt = (server: Server, table: string, name = '') => ({
  table,
  holder: `holder at ${table}`,
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
  p256dh,
  auth: 'A'.repeat(22),
  language: 'en',
  player: null,
});

const servers: Server[] = [];
const sockets = new Set<Socket>();
async function listen<T extends Server>(server: T): Promise<T> {
  servers.push(server);
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
/** Accepts connections, and never says anything. */
async function openTarpit() {
  const seen = { connections: 0 };
  const server = await listen(createServer((socket) => void socket.on('error', () => {})));
  server.on('connection', () => {
    seen.connections += 1;
  });
  return { server, seen };
}
/** A push service that answers at once. */
const openService = (take = (): void => {}) =>
  listen(
    createHttpServer((request, response) => {
      take();
      request.resume();
      response.writeHead(201).end();
    }),
  );

function closeAll(): void {
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
}
afterEach(() => {
  vi.restoreAllMocks();
  closeAll();
});

it('a notice does not wait for those to a host that never answers, however many they are', async () => {
  const sender = await open();
  const { server, seen } = await openTarpit();
  const service = await openService();
  let settled = 0;
  const silent = Array.from({ length: 60 }, async (_, i) => {
    await sender.send(addressAt(server, `table ${i % 4}`, `${i}`), 'x');
    settled += 1;
  });
  for (let i = 0; i < 5; i++) expect(await sender.send(addressAt(service, 'honest'), 'x')).toBe('taken');
  expect(settled).toBe(0);
  expect(seen.connections).toBeLessThanOrEqual(2);
  closeAll();
  await Promise.all(silent);
});

it('a host that does not answer is asked a few times, and the rest is given up', async () => {
  const sender = await open({ patience: 20 });
  const { server, seen } = await openTarpit();
  const all = Array.from({ length: 60 }, (_, i) => sender.send(addressAt(server, 'mine', `${i}`), 'x'));
  expect(new Set(await Promise.all(all))).toEqual(new Set(['failed']));
  expect(seen.connections).toBeLessThanOrEqual(4);
});

it('a notice is encrypted and signed when its turn comes, one in a turn of the event loop', async () => {
  let sealed = 0;
  let inTurn = 0;
  let most = 0;
  const seal = webPush.generateRequestDetails;
  vi.spyOn(webPush, 'generateRequestDetails').mockImplementation(((...details: Parameters<typeof seal>) => {
    sealed += 1;
    inTurn += 1;
    most = Math.max(most, inTurn);
    setImmediate(() => {
      inTurn = 0;
    });
    return seal(...details);
  }) as typeof seal);
  const sender = await open();
  let taken = 0;
  let ahead = 0;
  const service = await openService(() => {
    ahead = Math.max(ahead, sealed - taken);
    taken += 1;
  });
  const all = Array.from({ length: 50 }, (_, i) => sender.send(addressAt(service, 'mine', `${i}`), 'x'));
  expect(sealed).toBe(0);
  expect(new Set(await Promise.all(all))).toEqual(new Set(['taken']));
  expect([sealed, taken, most]).toEqual([50, 50, 1]);
  expect(ahead).toBeLessThanOrEqual(8);
});

it('an address with a key that is no point of the curve is removed', async () => {
  const sender = await open();
  const service = await openService();
  expect(await sender.send({ ...addressAt(service, 'mine'), p256dh: 'B'.repeat(87) }, 'x')).toBe('gone');
});
