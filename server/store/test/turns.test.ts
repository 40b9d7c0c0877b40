import postgres from 'postgres';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { onBehalfOf, SingleAsker } from '../../asker.ts';
import { startPostgres } from '../../testing/services.ts';
import { openPostgres } from '../postgres.ts';
import { patience } from '../postgres-trouble.ts';
import { Turns } from '../turns.ts';
import { logged, summary } from './samples.ts';

const by = <T>(caller: string, work: () => T): T => onBehalfOf(new SingleAsker(caller), work);

/** Work that ends when the test says so. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => (): Promise<void> =>
    new Promise((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, task, end };
}

describe('turns at a database', () => {
  it('give a caller its share, and the others theirs', async () => {
    const turns = new Turns(4, 2);
    const { begun, task, end } = tasks();
    for (let n = 0; n < 50; n++) void by('eve', () => turns.run(task(`eve ${n}`)));
    await end('');
    expect(begun).toEqual(['eve 0', 'eve 1']);
    for (const name of ['ada', 'bo', 'cy']) void by(name, () => turns.run(task(name)));
    void turns.run(task('unasked'));
    await end('');
    expect(begun).toEqual(['eve 0', 'eve 1', 'ada', 'bo']);
    for (const name of ['eve 0', 'eve 1', 'ada', 'bo']) await end(name);
    expect(begun.slice(4)).toEqual(['eve 2', 'cy', 'unasked', 'eve 3']);
  });

  it('are given on after a failure', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(async () => 1)).toBe(1);
  });

  it('do not count as silence of the database', async () => {
    vi.useFakeTimers();
    try {
      const hangs: number[] = [];
      const patiently = patience({
        outage: 1000,
        answer: 100,
        onHang: () => hangs.push(Date.now()),
        turns: new Turns(1, 1),
      });
      const slow = () => new Promise<number>((resolve) => setTimeout(resolve, 60, 1));
      const all = Promise.all(Array.from({ length: 10 }, () => patiently(slow)));
      await vi.advanceTimersByTimeAsync(600);
      expect(await all).toHaveLength(10);
      expect(hangs).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

const service = await startPostgres();
describe.skipIf(service === null)('a caller who waits for a lock with all that may be asked for', () => {
  afterAll(() => service?.stop());

  it('holds up neither the moves nor the questions of others', async () => {
    const url = (await service?.database()) ?? '';
    const store = await openPostgres(url);
    const other = postgres(url, { max: 1, onnotice: () => {} });
    try {
      for (const player of ['eve-eve-eve-eve', 'ada-ada-ada-ada'])
        await store.players.add({ player, name: 'P', since: 1 }, `key of ${player}`);
      await store.clubs.make({ club: 'c', name: 'Club', at: 1 }, 'eve-eve-eve-eve');
      const held = Promise.withResolvers<void>();
      const locked = Promise.withResolvers<void>();
      const lock = other.begin(async (tx) => {
        await tx`SELECT FROM bullpen.players WHERE player = 'eve-eve-eve-eve' FOR UPDATE`;
        locked.resolve();
        await held.promise;
      });
      await locked.promise;
      let joined = 0;
      const joining = Array.from({ length: 100 }, () =>
        by('eve', () => store.clubs.join('c', 'eve-eve-eve-eve', 2)).then(() => (joined += 1)),
      );
      await by('ada', async () => {
        expect(await store.append('t', logged(1), summary())).toBe('written');
        expect(await store.clubs.find('c')).not.toBeNull();
        expect(await store.clubs.make({ club: 'd', name: 'Club', at: 1 }, 'ada-ada-ada-ada')).toBe('written');
        expect(await store.append('t', logged(2), summary())).toBe('written');
      });
      expect(joined).toBe(0);
      held.resolve();
      await Promise.all([lock, ...joining]);
      expect(joined).toBe(100);
    } finally {
      await other.end({ timeout: 1 });
      await store.close();
    }
  });
});
