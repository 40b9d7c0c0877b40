import { duplexPair } from 'node:stream';
import type { Logged } from '@bullpen/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '../../contract.ts';
import { jobsSuite } from '../../jobs/test/suite.ts';
import { ear, newsSuite } from '../../news/test/suite.ts';
import type { SqliteWriting } from '../../store/sqlite-writing.ts';
import { StoreUnavailable } from '../../store/unavailable.ts';
import type { HubCalls } from '../calls.ts';
import { HubCounts } from '../counts.ts';
import { Peer } from '../peer.ts';
import { hubHere } from './members.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
const opened = (...options: Parameters<typeof hubHere>) => {
  const here = hubHere(...options);
  ends.push(here.close);
  return here;
};

describe('the news of members', () => {
  newsSuite(async (log) => opened().join(log).news);

  it('reach all others, and their author once', async () => {
    const { join } = opened();
    const [a, b, c] = [join(), join(), join()];
    const ears = [a, b, c].map(({ news }) => ear(news));
    a.news.publish('t', 3);
    await vi.waitFor(() => expect(ears.map(({ heard }) => heard)).toEqual([['t 3'], ['t 3'], ['t 3']]));
    expect(ears.map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
  });
});

describe('the jobs of members', () => {
  jobsSuite(({ log, ...jobs }) => opened({ log, jobs: { backoff: 20, ...jobs } }).join().jobs);

  it('are done by one of them; if it dies with a job, by another', async () => {
    const { join } = opened({ jobs: { backoff: 5 } });
    const [a, b] = [join(), join()];
    const done: string[] = [];
    const handler = (name: string, die?: () => void) => async (job: Job) => {
      done.push(`${name} ${job.seq}`);
      if (die === undefined) return;
      die();
      await new Promise(() => {});
    };
    a.jobs.work(handler('a', a.kill));
    b.jobs.work(handler('b'));
    await b.jobs.add({ table: 't', seq: 1 }, Date.now());
    await vi.waitFor(() => expect(done).toEqual(['a 1', 'b 1']));
  });
});

describe('a member that hangs', () => {
  it('is ended, and what it was given is done by another', async () => {
    const { hub, join } = opened({ jobs: { backoff: 5 }, askEvery: 5 });
    const [here, there] = duplexPair();
    const ended = vi.fn();
    hub.join(there, ended);
    // It is there, but nothing that it is asked is ever answered.
    const never = (): Promise<void> => new Promise(() => {});
    const hung = new Peer<HubCalls>(here, { alive: never, work: never }, () => {});
    hung.tell('works', true);
    const other = join();
    const done: number[] = [];
    other.jobs.work(async ({ seq }) => void done.push(seq));
    for (const seq of [1, 2, 3, 4]) await other.jobs.add({ table: 't', seq }, Date.now());
    await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 2, 3, 4]));
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is not one that answers', async () => {
    const { hub } = opened({ askEvery: 1 });
    const [here, there] = duplexPair();
    const ended = vi.fn();
    hub.join(there, ended);
    const asked = vi.fn();
    const well = new Peer<HubCalls>(here, { alive: asked }, () => {});
    well.tell('works', true);
    // More often than the silence of a process is endured.
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(20));
    expect(ended).not.toHaveBeenCalled();
    well.close();
  });
});

describe('what a member writes', () => {
  const logged = (name: string): Logged =>
    ({ seq: 1, command: null, entry: { type: 'sat', at: 1, seat: 0, name } }) as unknown as Logged;
  const wish = (name: string, seq = 1) =>
    [
      ['t', 'six-nimmt', 'open', 0, 2, 2, null, null, 1, 0],
      seq,
      null,
      JSON.stringify(logged(name).entry),
      [],
      null,
    ] as const;
  /** One entry for each seq; a second one comes too late. */
  const writing = (): SqliteWriting => {
    const there = new Set<number>();
    return {
      write: async (one) => {
        if ('job' in one) throw new StoreUnavailable('disk full', new Error('no space'));
        const taken = there.has(one[1]);
        there.add(one[1]);
        return taken ? 'conflict' : 'written';
      },
      scrub: async () => true,
      close: async () => {},
    };
  };

  it('is announced to the others with the entry, before one of them learns that it was too late', async () => {
    const { join } = opened({ writing: writing() });
    const [a, b] = [join(), join()];
    const order: unknown[] = [];
    b.news.listen((table, seq, entry) => order.push([table, seq, entry?.()]));
    const [first, second] = await Promise.all([
      a.writing.write(wish('Anna')),
      b.writing.write(wish('Ben')).then((written) => order.push(written) && written),
    ]);
    expect([first, second]).toEqual(['written', 'conflict']);
    expect(order).toEqual([['t', 1, logged('Anna')], 'conflict']);
  });

  it('is announced once, though its author publishes it too', async () => {
    const { join } = opened({ writing: writing() });
    const [a, b] = [join(), join()];
    const [own, other] = [ear(a.news), ear(b.news)];
    await a.writing.write(wish('Anna'));
    a.news.publish('t', 1);
    // Something else, which nobody has written, comes after it.
    a.news.publish('u', 9);
    await vi.waitFor(() => expect(other.heard).toContain('u 9'));
    expect(other.heard).toEqual(['t 1', 'u 9']);
    expect(own.heard).toEqual(['t 1', 'u 9']);
  });

  it('fails with the illness of the store, or as closed where the hub is gone', async () => {
    const { join, lost, hub } = opened({ writing: writing() });
    const a = join();
    await expect(a.writing.write({ job: 'beat', args: [] })).rejects.toMatchObject({
      ill: 'disk full',
      message: expect.stringContaining('no space'),
    });
    const b = join();
    await hub.close();
    await vi.waitFor(() => expect(lost).toHaveLength(2));
    await expect(b.writing.write(wish('Ben', 2))).rejects.toMatchObject({ ill: 'closed' });
  });
});

describe('what members share', () => {
  it('who is here', async () => {
    const { join } = opened();
    const [a, b] = [join(), join()];
    await a.rollCall.announce(['t:anna']);
    expect(await b.rollCall.areHere(['t:anna', 't:ben'])).toEqual([true, false]);
  });

  it('notes, and turns by key, which end with the process that has them', async () => {
    const { join } = opened();
    const [a, b] = [join(), join()];
    await a.notes.set('listed x', 'mine', 60_000);
    expect([await b.notes.get('listed x'), await b.notes.get('listed y')]).toEqual(['mine', null]);
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const held = a.notes.inTurn('k', async () => {
      order.push('a begins');
      await first.promise;
      order.push('a ends');
    });
    await vi.waitFor(() => expect(order).toEqual(['a begins']));
    const next = b.notes.inTurn('k', async () => void order.push('b'));
    await b.notes.inTurn('other', async () => void order.push('b elsewhere'));
    first.resolve();
    await Promise.all([held, next]);
    expect(order).toEqual(['a begins', 'b elsewhere', 'a ends', 'b']);

    const dying = Promise.withResolvers<void>();
    void a.notes.inTurn('k', () => {
      dying.resolve();
      return new Promise(() => {});
    });
    await dying.promise;
    const after = b.notes.inTurn('k', async () => 'its turn');
    a.kill();
    expect(await after).toBe('its turn');
  });

  it('rates and places, and what a dead one held is free at once', async () => {
    const { join } = opened();
    const [a, b] = [join(), join()];
    const take = (member: typeof a, cost: number) =>
      member.counts.take('requests', [{ key: 'k', cost }], 1000);
    expect([await take(a, 600), await take(b, 600), await take(b, 300)]).toEqual([0, expect.any(Number), 0]);
    const enter = (member: typeof a, held: number) =>
      member.counts.enter('held', [{ key: 'k', held, most: 2 }]);
    expect([await enter(a, 1), await enter(b, 1), await enter(b, 2)]).toEqual([true, true, false]);
    a.counts.put('held', 'k', 0);
    await vi.waitFor(async () => expect(await enter(b, 2)).toBe(true));
    expect(await enter(a, 1)).toBe(false);
    b.kill();
    await vi.waitFor(async () => expect(await enter(a, 2)).toBe(true));
  });

  it('how many of them can be reached', async () => {
    const { join } = opened();
    const [a, b] = [join(), join()];
    a.serves();
    await vi.waitFor(() => expect([a.serving(), b.serving()]).toEqual([1, 1]));
    b.serves();
    await vi.waitFor(() => expect([a.serving(), b.serving()]).toEqual([2, 2]));
    b.kill();
    await vi.waitFor(() => expect(a.serving()).toBe(1));
  });

  it('figures', async () => {
    const { join } = opened();
    const [a, b] = [join(), join()];
    a.showFigures(async () => [{ name: 'x', value: 1 }]);
    b.showFigures(async () => [{ name: 'x', value: 2 }]);
    expect(await a.figures()).toEqual([[{ name: 'x', value: 1 }], [{ name: 'x', value: 2 }]]);
  });
});

describe('counts', () => {
  it('give back what nothing came of, never more than was taken, and forget what is over', () => {
    let now = 0;
    const counts = new HubCounts<string>(() => now);
    ends.push(() => counts.close());
    const take = (cost: number) => counts.take('given', [{ key: 'k', cost }], 1000);
    expect([take(600_000), take(-600)]).toEqual([599_000, 0]);
    expect([take(900), take(900), take(-900), take(900)]).toEqual([0, 800, 0, 0]);
    counts.put('a', 'held', 'k', 1);
    expect(counts.size).toBe(2);
    now = 900;
    counts.sweep();
    counts.leave('a');
    expect(counts.size).toBe(0);
  });
});

describe('a pipe between processes', () => {
  it('carries whole messages in their order, however they are cut and however long they are', async () => {
    const [near, far] = duplexPair();
    const [cutHere, cutThere] = duplexPair();
    // Every byte on its own, for the first thousand; then all that is there.
    let bytes = 0;
    far.on('data', (chunk: Buffer) => {
      for (const byte of chunk.subarray(0, Math.max(0, 1000 - bytes))) cutHere.write(Buffer.of(byte));
      const rest = chunk.subarray(Math.max(0, 1000 - bytes));
      bytes += chunk.length;
      if (rest.length > 0) cutHere.write(rest);
    });
    const heard: unknown[] = [];
    const asking = new Peer<{ say(what: unknown): void }>(near, {}, () => {});
    new Peer(cutThere, { say: (what: unknown) => heard.push(what) }, () => {});
    ends.push(() => asking.close());
    const said = ['short', { a: undefined, b: new Map([[1, 2]]) }, 'x'.repeat(3_000_000), 4];
    for (const what of said) asking.tell('say', what);
    await vi.waitFor(() => expect(heard).toEqual(said));
  });

  it('answers with what a call throws or gives, later or at once', async () => {
    const [near, far] = duplexPair();
    const calls = {
      now: (n: number) => n + 1,
      later: async (n: number) => n + 2,
      bad: (): void => {
        throw new Error('no');
      },
    };
    const asking = new Peer<typeof calls>(near, {}, () => {});
    ends.push(() => asking.close());
    new Peer(far, calls, () => {});
    expect(await Promise.all([asking.ask('now', 1), asking.ask('later', 1)])).toEqual([2, 3]);
    await expect(asking.ask('bad')).rejects.toThrow('no');
  });
});
