import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandId, type House, json, openHouse, openSocket, seatedTable } from '../../edge/test/house.ts';
import { StoreUnavailable } from '../../store/unavailable.ts';
import { Health, type Probes } from '../health.ts';
import { makeMetrics } from '../metrics.ts';
import { closer } from '../shutdown.ts';

let house: House | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

describe('/healthz', () => {
  const gone = () => Promise.reject(new StoreUnavailable('disk full', new Error('password in a message')));

  it('says which part is ill, in a word or two', async () => {
    const well = { ok: true, store: { read: 'ok', write: 'ok' }, redis: 'ok', stopping: false };
    const cases: [Partial<Probes>, object][] = [
      [{}, { ...well, redis: null }],
      [{ redis: () => true }, well],
      [{ redis: () => false }, { ...well, ok: false, redis: 'unreachable' }],
      [{ beat: gone }, { ok: false, store: { read: 'ok', write: 'disk full' } }],
      [{ ping: gone }, { ok: false, store: { read: 'disk full', write: 'ok' } }],
      [{ ping: () => Promise.reject(new Error('secret')) }, { ok: false, store: { read: 'failed' } }],
    ];
    for (const [probes, found] of cases) {
      house = await openHouse({ probes });
      const answer = await fetch(`${house.url}/healthz`);
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject(found);
      expect(text).not.toMatch(/secret|password/);
      expect(answer.status).toBe('ok' in found && found.ok === true ? 200 : 503);
      expect((await fetch(`${house.url}/healthz`, { method: 'HEAD' })).status).toBe(answer.status);
      // The process answers, however its parts are.
      const alive = await fetch(`${house.url}/livez`);
      expect([alive.status, await alive.json()]).toEqual([200, { ok: true }]);
      await house.close();
      house = null;
    }
  });

  it('asks the store once for all who ask within a second, and is unwell when it goes down', async () => {
    const asked = { ping: 0, beat: 0 };
    const health = new Health({
      ping: async () => void asked.ping++,
      beat: async () => void asked.beat++,
      redis: null,
    });
    const all = await Promise.all(Array.from({ length: 10 }, () => health.check()));
    expect(all.every(({ ok }) => ok)).toBe(true);
    await health.check();
    expect(asked).toEqual({ ping: 1, beat: 1 });
    health.stop();
    expect(await health.check()).toMatchObject({ ok: false, store: { read: 'ok' }, stopping: true });
    await vi.waitFor(async () => {
      await health.check();
      expect(asked).toEqual({ ping: 2, beat: 2 });
    }, 5000);
  });

  it('does not wait for a part that hangs, nor ask it again meanwhile, and is well when it answers', async () => {
    let asked = 0;
    let answer = (): void => {};
    const beat = (): Promise<void> => {
      asked += 1;
      return new Promise((resolve) => (answer = resolve));
    };
    const health = new Health({ ping: async () => {}, beat, redis: null });
    for (let times = 0; times < 2; times++)
      expect(await health.check()).toMatchObject({ ok: false, store: { read: 'ok', write: 'no answer' } });
    expect(asked).toBe(1);
    answer();
    await vi.waitFor(async () => expect(await health.check()).toMatchObject({ ok: true }));
  });
});

describe('/metrics', () => {
  it('counts connections, commands, refusals and requests, and has the lag of the event loop', async () => {
    house = await openHouse();
    house.metrics.watch('bullpen_thinkers', 'Bots that think.', () => 7);
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

  it('is put into text once for all who ask within a second', async () => {
    const one = await openHouse();
    let looks = 0;
    one.metrics.watch('bullpen_looks', 'How often somebody looked.', () => (looks += 1));
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${one.url}/metrics`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
    // They may take longer than a second where the machine is busy.
    expect(looks).toBeLessThan(10);
    await one.close();
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
