import { afterEach, describe, expect, it, vi } from 'vitest';
import { Outbox, siteOf, type Trip } from '../outbox.ts';

/** An outbox whose requests are answered when the test says so. */
function openOutbox() {
  const clock = { now: 0 };
  const outbox = new Outbox(() => clock.now);
  const underWay: { readonly what: string; answer(pace: Trip['pace']): void }[] = [];
  const done: Record<string, Trip | null> = {};
  return {
    clock,
    done,
    send(host: string, table: string, what = `${host} ${table}`): void {
      const trip = (): Promise<Trip> =>
        new Promise((resolve) => {
          underWay.push({ what, answer: (pace) => resolve({ pace }) });
        });
      void outbox.send(`https://${host}/push`, table, trip).then((made) => {
        done[what] = made;
      });
    },
    names: (): string[] => underWay.map(({ what }) => what),
    /** Answers this many of those under way, the oldest first; or those to one host. */
    async answer(pace: Trip['pace'], count = underWay.length, host = ''): Promise<string[]> {
      const answered = underWay.filter(({ what }) => what.startsWith(host)).slice(0, count);
      for (const one of answered) underWay.splice(underWay.indexOf(one), 1);
      for (const one of answered) one.answer(pace);
      clock.now += 1000;
      await new Promise(setImmediate);
      return answered.map(({ what }) => what);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('notices on their way out', () => {
  it('begin at once where nobody waits, and two at a time for a site that nobody knows', async () => {
    const { send, names, answer } = openOutbox();
    for (let i = 0; i < 5; i++) send('tar.example', 'mine', `tar ${i}`);
    expect(names()).toEqual(['tar 0', 'tar 1']);
    send('good.example', 'other', 'good');
    expect(names()).toEqual(['tar 0', 'tar 1', 'good']);
    await answer('slow', 1);
    expect(names()).toEqual(['tar 1', 'good', 'tar 2']);
  });

  it('get eight places at a site that answers quickly, and two after it was slow once, for ten minutes', async () => {
    const { clock, send, names, answer } = openOutbox();
    const fill = (): void => {
      for (let i = 0; i < 20; i++) send('push.example', `${i}`);
    };
    send('push.example', 'first');
    await answer('quick');
    fill();
    expect(names()).toHaveLength(8);
    await answer('slow', 1);
    await answer('quick', 7);
    expect(names()).toHaveLength(2);
    while (names().length > 0) await answer('quick');
    clock.now += 600_000;
    fill();
    expect(names()).toHaveLength(8);
  });

  it('of sites that never answer take twelve places of 32, however many sites there are', async () => {
    const { send, names, answer } = openOutbox();
    for (const good of ['a.example', 'b.example', 'c.example']) send(good, 'first');
    await answer('quick');
    for (let i = 0; i < 100; i++) send(`tar-${i}.example`, 'mine', 'tar');
    expect(names()).toHaveLength(12);
    for (const good of ['a.example', 'b.example', 'c.example'])
      for (let i = 0; i < 10; i++) send(good, `${i}`, good);
    expect(names().filter((what) => what !== 'tar')).toHaveLength(20);
  });

  it('begin 32 at once, and then one in ten milliseconds', async () => {
    vi.useFakeTimers();
    const outbox = new Outbox(() => Date.now());
    let begun = 0;
    const trip = async (): Promise<Trip> => {
      begun += 1;
      return { pace: 'quick' };
    };
    for (let i = 0; i < 50; i++) void outbox.send('https://push.example/x', `${i}`, trip);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toBe(32);
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toBe(42);
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toBe(50);
  });

  it('to one site take turns by table', async () => {
    const { send, names, answer } = openOutbox();
    for (let i = 0; i < 50; i++) send('push.example', 'of many', 'many');
    send('push.example', 'of one', 'one');
    await answer('quick', 1);
    expect(names()).toContain('one');
  });

  it('to a site that did not answer three times are given up, and it is left alone for two minutes', async () => {
    const { clock, done, send, names, answer } = openOutbox();
    for (let i = 0; i < 9; i++) send('tar.example', 'mine', `tar ${i}`);
    await answer('silent', 2);
    expect(names()).toEqual(['tar 2', 'tar 3']);
    await answer('silent', 1);
    expect(done).toMatchObject({ 'tar 2': { pace: 'silent' }, 'tar 4': null, 'tar 8': null });
    await answer('silent');
    send('tar.example', 'mine', 'refused');
    await new Promise(setImmediate);
    expect(names()).toEqual([]);
    expect(done).toMatchObject({ refused: null });
    clock.now += 120_000;
    send('tar.example', 'mine', 'tried');
    send('tar.example', 'mine', 'tried too');
    send('tar.example', 'mine', 'waits');
    expect(names()).toEqual(['tried', 'tried too']);
    await answer('silent', 1);
    expect(done).toMatchObject({ tried: { pace: 'silent' }, waits: null });
  });

  it('to a site that answers now and then go on', async () => {
    const { send, names, answer } = openOutbox();
    for (let i = 0; i < 40; i++) send('push.example', 'mine');
    for (let i = 0; i < 5; i++) {
      await answer('silent', 2);
      await answer('quick', 1);
    }
    expect(names()).toHaveLength(2);
  });

  it('to a host that answers go on, whatever other hosts of its site do', async () => {
    const { done, send, names, answer } = openOutbox();
    const fill = (host: string, count: number): void => {
      for (let i = 0; i < count; i++) send(host, `${i}`);
    };
    send('fcm.push.example', 'first');
    await answer('quick');
    for (let n = 0; n < 5; n++) fill(`tar-${n}.push.example`, 10);
    expect(names()).toHaveLength(2);
    fill('fcm.push.example', 20);
    expect(names().filter((what) => what.startsWith('fcm'))).toHaveLength(8);
    // Until all of the silent ones are left alone; what waits for them is given up, and nothing else.
    while (names().some((what) => what.startsWith('tar'))) await answer('silent', 2, 'tar');
    for (let n = 0; n < 5; n++) expect(done[`tar-${n}.push.example 9`]).toBeNull();
    while (names().length > 0) await answer('quick');
    for (let i = 0; i < 20; i++) expect(done[`fcm.push.example ${i}`]).toEqual({ pace: 'quick' });
    // Slow, it still does not share places with hosts that nobody knows.
    send('fcm.push.example', 'slow');
    await answer('slow');
    fill('new.push.example', 10);
    send('fcm.push.example', 'now');
    expect(names()).toContain('fcm.push.example now');
  });

  it('that fail free their place', async () => {
    const outbox = new Outbox();
    const fail = (): Promise<Trip> => Promise.reject(new Error('broken'));
    for (let i = 0; i < 5; i++)
      await expect(outbox.send('https://x.example/', 't', fail)).rejects.toThrow('broken');
  });
});

it('a site is all names of one owner, and on this machine a port', () => {
  expect(siteOf('https://a.b.example.org/x')).toBe('example.org');
  expect(siteOf('https://c.example.org./x')).toBe('example.org');
  expect(siteOf('https://push.one.co.uk/x')).toBe('one.co.uk');
  expect(siteOf('https://one.co/x')).toBe('one.co');
  expect(siteOf('http://127.0.0.1:4000/x')).toBe('127.0.0.1:4000');
  expect(siteOf('http://localhost:4001/x')).toBe('localhost:4001');
  expect(siteOf('http://[::1]:4002/x')).toBe('[::1]:4002');
});
