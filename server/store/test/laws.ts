import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { Place } from './place.ts';
import { within } from './place.ts';
import { fill, logged, seqs, summary, upTo } from './samples.ts';

/** The laws of appending, in one process. */
export function lawsOfAppending(newPlace: () => Promise<Place>): void {
  const inNew = async (test: Parameters<typeof within>[1]) => within(await newPlace(), test);

  it('law 1: of 20 that name the same seq, one is written', () =>
    inNew(async (store) => {
      await fill(store, 't', 3);
      const racers = upTo(20).map((n) => logged(4, { command: `c${n}`, name: `racer ${n}` }));
      const outcomes = await Promise.all(racers.map((racer) => store.append('t', racer, summary())));
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      const log = await store.read('t', 1);
      expect(log.map(({ seq }) => seq)).toEqual(upTo(4));
      expect(log[3]).toEqual(racers[outcomes.indexOf('written')]);
    }));

  it('law 1: of 20 that create the same table, one is written', () =>
    inNew(async (store) => {
      const outcomes = await Promise.all(upTo(20).map(() => store.append('t', logged(1), summary())));
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      expect(await seqs(store, 't')).toEqual([1]);
    }));

  it('law 1: a table is created once, also after a restart', async () => {
    const place = await newPlace();
    const create = (name: string) => logged(1, { command: 'create', name });
    await within(place, async (store) => {
      expect(await store.append('t', create('first'), summary())).toBe('written');
    });
    await within(place, async (store) => {
      expect(await store.append('t', create('second'), summary())).toBe('conflict');
      expect(await store.read('t', 1)).toEqual([create('first')]);
    });
  });

  it('law 1: no gaps and nothing twice', () =>
    inNew(async (store) => {
      expect(await store.append('t', logged(2), summary())).toBe('conflict');
      expect(await store.append('t', logged(0), summary())).toBe('conflict');
      expect(await store.read('t', 1)).toEqual([]);
      await fill(store, 't', 3);
      for (const seq of [-1, 0, 1, 2, 3, 5, 6, 1_000_000]) {
        expect(await store.append('t', logged(seq), summary()), `seq ${seq}`).toBe('conflict');
      }
      expect(await seqs(store, 't')).toEqual([1, 2, 3]);
    }));

  it('law 1: appends that follow one another need not wait for one another', () =>
    inNew(async (store) => {
      const outcomes = await Promise.all(upTo(10).map((seq) => store.append('t', logged(seq), summary())));
      expect(outcomes).toEqual(upTo(10).map(() => 'written'));
    }));

  it('law 3: a command is written once in a table, whatever its seq; other tables may have it too', () =>
    inNew(async (store) => {
      expect(await store.append('t', logged(1, { command: 'c' }), summary())).toBe('written');
      expect(await store.append('t', logged(2, { command: 'c' }), summary())).toBe('conflict');
      expect(await store.append('t', logged(1, { command: 'c' }), summary())).toBe('conflict');
      expect(await store.append('t', logged(2, { command: 'd' }), summary())).toBe('written');
      expect(await store.append('t', logged(3, { command: 'c' }), summary())).toBe('conflict');
      expect(await store.append('u', logged(1, { command: 'c' }), summary())).toBe('written');
      const twice = [4, 3].map((seq) => store.append('t', logged(seq, { command: 'e' }), summary()));
      expect(await Promise.all(twice)).toEqual(['conflict', 'written']);
      expect(await seqs(store, 't')).toEqual([1, 2, 3]);
    }));

  it('law 3: a command is known however long ago it was written, also after a restart, until its table goes', async () => {
    const place = await newPlace();
    const command = (seq: number): string => `c${seq}`;
    const old = [1, 31, 32, 33, 63, 64, 65, 70];
    const isKnown = async (store: Store) => {
      for (const seq of old) {
        const again = logged(71, { command: command(seq) });
        expect(await store.append('t', again, summary()), `command ${seq}`).toBe('conflict');
        expect(await store.find('t', command(seq))).toBe(seq);
      }
      expect(await store.find('t', command(71))).toBe(null);
      expect(await store.find('u', command(1))).toBe(null);
    };
    await within(place, async (store) => {
      const appends = upTo(70).map((seq) =>
        store.append('t', logged(seq, { command: command(seq) }), summary()),
      );
      expect(new Set(await Promise.all(appends))).toEqual(new Set(['written']));
      await isKnown(store);
    });
    await within(place, async (store) => {
      await isKnown(store);
      await store.remove('t');
      expect(await store.find('t', command(1))).toBe(null);
      expect(await store.append('t', logged(1, { command: command(1) }), summary())).toBe('written');
    });
  });

  it('law 3: entries without a command do not meet', () =>
    inNew(async (store) => {
      await fill(store, 't', 5);
      expect((await store.read('t', 1)).map(({ command }) => command)).toEqual(upTo(5).map(() => null));
    }));

  it('a conflict in a group hurts nobody else, nor does an append that is broken', () =>
    inNew(async (store) => {
      await fill(store, 'conflict', 2);
      const good = upTo(30).map((n) => store.append(`good-${n}`, logged(1), summary()));
      const conflict = store.append('conflict', logged(2), summary());
      const broken = store.append('broken', logged(1), { ...summary(), game: null as unknown as string });
      const more = upTo(30).map((n) => store.append(`more-${n}`, logged(1), summary()));
      await expect(broken).rejects.toThrow();
      expect(await conflict).toBe('conflict');
      expect(new Set(await Promise.all([...good, ...more]))).toEqual(new Set(['written']));
      expect(await store.append('broken', logged(1), summary())).toBe('written');
    }));

  it('laws 1, 3, 4: any appends end as in a list that checks them one by one', () =>
    inNew(async (store) => {
      const wish = fc.record({
        seq: fc.integer({ min: 1, max: 6 }),
        command: fc.constantFrom(null, 'a', 'b', 'c', 'd', 'e'),
        free: fc.integer({ min: 0, max: 9 }),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(wish, { maxLength: 20 }), fc.boolean(), async (wishes, together) => {
          const table = `random-${run++}`;
          const append = (w: (typeof wishes)[number]) =>
            store.append(table, logged(w.seq, w), summary({ free: w.free, changed: run, game: table }));
          const kept: typeof wishes = [];
          const expected = wishes.map((w) => {
            const taken = w.command !== null && kept.some(({ command }) => command === w.command);
            if (w.seq !== kept.length + 1 || taken) return 'conflict';
            kept.push(w);
            return 'written';
          });
          const outcomes: string[] = [];
          if (together) outcomes.push(...(await Promise.all(wishes.map(append))));
          else for (const w of wishes) outcomes.push(await append(w));
          expect(outcomes).toEqual(expected);
          expect(await store.read(table, 1)).toEqual(kept.map((w) => logged(w.seq, w)));
          const [listing] = (await store.list('open', 1)).filter(({ game }) => game === table);
          expect(listing?.free).toBe(kept.at(-1)?.free);
        }),
        { numRuns: 60 },
      );
    }));
}
