import { afterEach, describe, expect, it } from 'vitest';
import { commandId, type House, json, openHouse, openSocket, seatedTable } from '../../edge/test/house.ts';
import { Health } from '../health.ts';
import { makeMetrics } from '../metrics.ts';
import { closer } from '../shutdown.ts';

let house: House | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

describe('/healthz', () => {
  it('is well while the store answers, and only then', async () => {
    let broken = false;
    house = await openHouse({ ping: () => (broken ? Promise.reject(new Error('gone')) : Promise.resolve()) });
    const good = await fetch(`${house.url}/healthz`);
    expect([good.status, await good.json()]).toMatchObject([200, { ok: true, store: true }]);
    broken = true;
    const bad = await fetch(`${house.url}/healthz`);
    expect([bad.status, await bad.json()]).toMatchObject([503, { ok: false, store: false }]);
    expect((await fetch(`${house.url}/healthz`, { method: 'HEAD' })).status).toBe(503);
  });

  it('asks the store once for all who ask at once, and is unwell when it goes down', async () => {
    let asked = 0;
    const health = new Health(async () => {
      asked += 1;
    });
    const all = await Promise.all(Array.from({ length: 10 }, () => health.check()));
    expect([asked, all.every(({ ok }) => ok)]).toEqual([1, true]);
    health.stop();
    expect(await health.check()).toMatchObject({ ok: false, store: true, stopping: true });
  });
});

describe('/metrics', () => {
  it('counts connections, commands, refusals and requests, and has the lag of the event loop', async () => {
    house = await openHouse();
    house.metrics.watch('bullpen_thinkers', 'Thinkers.', () => 7);
    const { table, token } = await seatedTable(house);
    const client = await openSocket(house.url);
    await client.ask({ follow: { table } });
    const auth = { authorization: `Bearer ${token}` };
    for (const move of ['55', 'bad'])
      await fetch(
        `${house.url}/api/tables/${table}/commands`,
        json({ id: commandId(), do: 'move', move }, auth),
      );
    const text = await (await fetch(`${house.url}/metrics`)).text();
    for (const line of [
      'bullpen_connections{kind="socket"} 1',
      'bullpen_commands_total{do="move"} 2',
      'bullpen_refused_total{code="not-in-hand"} 1',
      'bullpen_followed_tables 1',
      'bullpen_thinkers 7',
      'bullpen_command_seconds_count 2',
      'bullpen_request_seconds_count{method="POST",route="/api/tables/:table/commands",status="200"} 1',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(line);
    await client.close();
  });

  it('is for near callers only, for all, or for nobody', async () => {
    const status = async (metrics: string, from: string): Promise<number> => {
      const one = await openHouse({ env: { BULLPEN_METRICS: metrics, TRUST_PROXY: 'true' } });
      const answer = await fetch(`${one.url}/metrics`, { headers: { 'x-forwarded-for': from } });
      await one.close();
      return answer.status;
    };
    expect(await status('local', '203.0.113.1')).toBe(404);
    expect(await status('local', '127.0.0.1')).toBe(200);
    expect(await status('public', '203.0.113.1')).toBe(200);
    expect(await status('off', '127.0.0.1')).toBe(404);
  });

  it('is not shared between servers', async () => {
    const [one, other] = [makeMetrics(), makeMetrics()];
    one.appends.inc({ type: 'moved' });
    expect(await one.registry.metrics()).toContain('bullpen_appends_total{type="moved"} 1');
    expect(await other.registry.metrics()).not.toContain('bullpen_appends_total{type="moved"}');
  });
});

describe('a shutdown', () => {
  const log = { info: () => {}, error: () => {} };

  it('closes all parts in order, once', async () => {
    const order: string[] = [];
    const part = (name: string) => ({ name, close: async () => void order.push(name) });
    const close = closer([part('edge'), part('jobs'), part('store')], 1000, log);
    expect(await Promise.all([close('test'), close('again')])).toEqual([true, true]);
    expect(order).toEqual(['edge', 'jobs', 'store']);
  });

  it('goes on past parts that fail or hang, and says so', async () => {
    const closed: string[] = [];
    const faults: unknown[] = [];
    const close = closer(
      [
        { name: 'bad', close: () => Promise.reject(new Error('no')) },
        { name: 'slow', close: () => new Promise(() => {}) },
        { name: 'store', close: async () => void closed.push('store') },
      ],
      200,
      { info: () => {}, error: (detail) => faults.push(detail) },
    );
    expect(await close('test')).toBe(false);
    expect(closed).toEqual(['store']);
    expect(faults).toEqual([
      { part: 'bad', fault: 'no' },
      { part: 'slow', fault: 'it took too long' },
    ]);
  });
});
