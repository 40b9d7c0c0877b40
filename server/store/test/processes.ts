import { expect, it } from 'vitest';
import { acknowledged, type Place, startWriter, within } from './place.ts';
import { seqs, upTo } from './samples.ts';

/** What holds when processes die, and when several write at once. */
export function lawsOfProcesses(newPlace: () => Promise<Place>): void {
  it('law 2: what was acknowledged is there after kill -9, without gaps', async () => {
    const place = await newPlace();
    const acknowledgedSeqs = new Map<string, number[]>();
    for (let round = 0; round < 5; round++) {
      const moment = 1 + Math.floor(Math.random() * 500);
      const writer = startWriter(place, 'pour', '8', `round ${round}`);
      await writer.printed(moment).finally(() => writer.child.kill('SIGKILL'));
      await writer.ended;
      for (const [table, seqs] of acknowledged(writer.lines)) {
        acknowledgedSeqs.set(table, [...(acknowledgedSeqs.get(table) ?? []), ...seqs]);
      }
      await within(place, async (store) => {
        for (const [table, written] of acknowledgedSeqs) {
          const there = await seqs(store, table);
          const words = `${table}, killed after ${moment} lines of round ${round}`;
          expect(there, words).toEqual(upTo(there.length));
          expect(there.length, words).toBeGreaterThanOrEqual(Math.max(...written));
          expect(new Set(written).size, words).toBe(written.length);
        }
      });
    }
  });

  it('two processes that write to the same tables at once: each entry is of the one whose append was acknowledged', async () => {
    const place = await newPlace();
    const names = ['left', 'right'];
    // Neither finds a schema: they also make it at the same time.
    const writers = names.map((name) => startWriter(place, 'shared', '4', name, '100'));
    await Promise.all(writers.map(({ ended }) => ended));
    const acknowledgedSeqs = writers.map(({ lines }) => acknowledged(lines));
    await within(place, async (store) => {
      for (const table of upTo(4).map((n) => `shared-${n - 1}`)) {
        const log = await store.read(table, 1);
        expect(log.map(({ seq }) => seq)).toEqual(upTo(200));
        for (const [i, name] of names.entries()) {
          const theirs = log.filter(({ entry }) => entry.type === 'sat' && entry.name === name);
          expect(acknowledgedSeqs[i]!.get(table)).toEqual(theirs.map(({ seq }) => seq));
        }
      }
    });
  });
}
