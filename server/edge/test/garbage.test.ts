import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { mute, Patience } from '../patience.ts';
import { type Client, openSocket, seatedTable, until, useHouse } from './house.ts';

const { open, here } = useHouse();

const codes = ({ heard }: Client): string[] => heard.map(({ ok, problem }) => (ok ? 'ok' : problem.code));
const isLast = ({ problem }: { problem?: { code: string } }): boolean => problem?.code === 'garbage';

/** A day, so that nobody is let go while the test looks. */
const LONG = 86_400_000;

describe('garbage on a socket', () => {
  it('is answered a few times, once more with "garbage", and then no more is read', async () => {
    const { url, metrics } = await open({ limits: { muteMilliseconds: LONG } });
    const client = await openSocket(url);
    for (let n = 0; n < 40; n++) client.socket.send('{"id":"x","sing":1}');
    const last = await client.hear(isLast);
    expect(last).toMatchObject({ id: 'x', ok: false, problem: { status: 429, rule: null } });
    expect(last.problem.detail.seconds).toBeGreaterThanOrEqual(LONG / 1000);
    // Another connection can tell that nothing more is under way.
    const other = await openSocket(url);
    client.socket.send('{"id":"y","ping":1}');
    for (let n = 0; n < 20; n++) await other.ask({ ping: 1 });
    expect(client.heard.length).toBeGreaterThanOrEqual(6);
    expect(codes(client)).toEqual([...Array(client.heard.length - 1).fill('invalid'), 'garbage']);
    expect(client.heard.at(-1)).toBe(last);
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
    expect(await metrics.registry.metrics()).toContain(
      'bullpen_dropped_connections_total{reason="garbage"} 1',
    );
    client.socket.terminate();
    await other.close();
  });

  it('is closed with 1008 and the reason, and takes no seat with it', async () => {
    const { url, tables } = await open({ limits: { muteMilliseconds: 0 } });
    const { table, token } = await seatedTable(here());
    const client = await openSocket(url);
    await client.ask({ follow: { table, token } });
    const reason = new Promise<string>((resolve) =>
      client.socket.on('close', (_code, text) => resolve(String(text))),
    );
    for (let n = 0; n < 40; n++) client.socket.send('no JSON');
    expect(await client.closed).toBe(1008);
    expect(await reason).toBe('garbage');
    expect(tables.listeners(table)).toBe(0);
    const again = await openSocket(url);
    expect(await again.ask({ follow: { table, token } })).toMatchObject({ ok: true });
    await again.close();
  });

  it('does not keep the others of the same address out, nor those who are in', async () => {
    const { url } = await open({ limits: { muteMilliseconds: LONG } });
    const early = await openSocket(url);
    const senders = await Promise.all(Array.from({ length: 20 }, () => openSocket(url)));
    for (const { socket } of senders) for (let n = 0; n < 10; n++) socket.send('no JSON');
    await Promise.all(senders.map(({ hear }) => hear(isLast)));
    const late = await openSocket(url);
    for (const client of [early, late]) expect(await client.ask({ ping: 1 })).toMatchObject({ ok: true });
    for (const { socket } of senders) socket.terminate();
    await early.close();
    await late.close();
  });

  it('keeps its place when its sender hangs up: to come again at once takes another one', async () => {
    const { url } = await open({ limits: { muteMilliseconds: LONG, connectionsPerAddress: 3 } });
    const other = await openSocket(url);
    for (let n = 0; n < 2; n++) {
      const client = await openSocket(url);
      for (let m = 0; m < 10; m++) client.socket.send('no JSON');
      await client.hear(isLast);
      client.socket.terminate();
      await client.closed;
    }
    for (let n = 0; n < 5; n++) await expect(openSocket(url)).rejects.toThrow('429');
    expect(await other.ask({ ping: 1 })).toMatchObject({ ok: true });
    await other.close();
  });

  it('is cut off at once when the server goes down', async () => {
    const { url, close } = await open({ limits: { muteMilliseconds: LONG } });
    const client = await openSocket(url);
    for (let n = 0; n < 10; n++) client.socket.send('no JSON');
    await client.hear(isLast);
    await close();
    expect(await client.closed).toBe(1006);
  });
});

it('a muted connection is not read, not even into a buffer', async () => {
  const server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const join = async (): Promise<readonly [ours: WebSocket, wire: Socket, theirs: WebSocket]> => {
    const theirs = new WebSocket(url);
    const [[ours, request]] = await Promise.all([once(server, 'connection'), once(theirs, 'open')]);
    return [ours, request.socket, theirs];
  };
  const [muted, wire, sender] = await join();
  muted.on('error', () => {});
  const [other, , echo] = await join();
  other.on('message', (data) => other.send(data));

  mute(muted, wire, LONG, 'garbage');
  const before = wire.bytesRead;
  sender.send('the last that is looked at');
  await until(() => wire.bytesRead > before);
  const { bytesRead } = wire;
  for (let n = 0; n < 20; n++) {
    sender.send('more');
    echo.send('there and back');
    await once(echo, 'message');
  }
  expect(wire.bytesRead).toBe(bytesRead);
  for (const socket of [muted, other, sender, echo]) socket.terminate();
  server.close();
});

describe('patience', () => {
  it('comes back: a client that makes a mistake now and then goes on', () => {
    const patience = new Patience(20, 0);
    const burst = Array.from({ length: 6 }, () => patience.endure(0));
    expect(burst).toEqual([true, true, true, true, true, false]);
    const slow = new Patience(20, 0);
    for (let second = 0; second < 1000; second++) expect(slow.endure(second * 1000)).toBe(true);
  });

  it('is for one piece of garbage at least', () => {
    expect(new Patience(1, 0).endure(0)).toBe(true);
  });
});
