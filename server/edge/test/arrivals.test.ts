import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { Rate } from '../limiter.ts';
import { ARRIVALS, ARRIVALS_WINDOW } from '../wires.ts';
import { type House, openHouse } from './house.ts';

const newArrivals = (): Rate => new Rate('arrivals', ARRIVALS, ARRIVALS_WINDOW);
let house: House | null = null;
const open: Socket[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of open.splice(0)) socket.destroy();
  await house?.close();
  house = null;
});

it('lets a caller in with 240 connections at once, and then with one in 10 ms; others do not wait for it', () => {
  const arrivals = newArrivals();
  const waits = Array.from({ length: 245 }, () => arrivals.queue('10.0.0.1', 5000, 1000));
  expect(waits.slice(0, 240)).toEqual(Array(240).fill(0));
  expect(waits.slice(240)).toEqual([10, 20, 30, 40, 50]);
  expect(arrivals.queue('10.0.0.2', 5000, 1000)).toBe(0);
  // All that was waited for has come by then, and one more may come at once.
  expect(arrivals.queue('10.0.0.1', 5060, 1000)).toBe(0);
  expect(arrivals.queue('10.0.0.1', 5060, 1000)).toBe(10);
});

it('lets no line grow longer than it may be: what would wait longer is not let in, and does not count', () => {
  const arrivals = newArrivals();
  const waits = Array.from({ length: 400 }, () => arrivals.queue('10.0.0.1', 5000, 100));
  expect(waits.slice(240, 250)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(waits.slice(250)).toEqual(Array(150).fill(null));
  expect(arrivals.queue('10.0.0.1', 5110, 100)).toBe(0);
});

it('lets others of a large network in while a customer of it comes with too many', () => {
  const arrivals = newArrivals();
  const from = (ip: string): number | null => arrivals.queue(ip, 5000, 5000);
  for (let net = 0; net < 4; net++) for (let n = 0; n < 1000; n++) from(`2001:db8:1:10${net}::1`);
  expect(from('2001:db8:1:100::9')).toBeNull();
  expect(from('2001:db8:1:200::1')).toBe(0);
});

it('forgets a caller who may come with as many as ever', () => {
  const arrivals = newArrivals();
  arrivals.queue('10.0.0.1', 5000, 1000);
  arrivals.sweep(5009);
  expect(arrivals.size).toBe(1);
  arrivals.sweep(5010);
  expect(arrivals.size).toBe(0);
});

const ASK = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** Asks on this many connections; `answers` is how many answers have come. */
function askAll(url: string, count: number): { answers: number } {
  const heard = { answers: 0 };
  for (let n = 0; n < count; n++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    open.push(socket.on('data', () => heard.answers++));
    socket.write(ASK);
  }
  return heard;
}

/** Until it is so; by turns of the event loop, since the clock stands still. */
async function until(so: () => boolean): Promise<void> {
  for (let turns = 0; !so(); turns++) {
    if (turns === 1e6) throw new Error('it never was so');
    await setImmediate();
  }
}

/** The clock stands still: nobody comes in because time goes by. */
const stopClock = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

it('makes connections above that wait at the door, one in 10 ms', async () => {
  house = await openHouse();
  stopClock();
  const heard = askAll(house.url, 300);
  await until(() => heard.answers === 240);
  // Those that are inside are served meanwhile, again and again.
  for (let n = 1; n <= 20; n++) {
    open[0]!.write(ASK);
    await until(() => heard.answers >= 240 + n);
  }
  expect(heard.answers).toBe(260);
  vi.advanceTimersByTime(10);
  await until(() => heard.answers > 260);
  expect(heard.answers).toBe(261);
  vi.advanceTimersByTime(59 * 10);
  await until(() => heard.answers === 320);
});

it.each([
  ['where connections are not limited', { limits: { tcpPerAddress: 0 } }],
  ['from a trusted proxy', { env: { TRUST_PROXY: '1' } }],
])('holds none %s', async (_where, wish) => {
  house = await openHouse(wish);
  stopClock();
  const heard = askAll(house.url, 300);
  await until(() => heard.answers === 300);
  expect(heard.answers).toBe(300);
});
