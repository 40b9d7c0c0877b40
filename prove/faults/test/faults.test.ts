import { describe, expect, it } from 'vitest';
import { onCluster, onHub, onSqlite } from '../places.ts';
import { faultRun } from '../run.ts';

const FROZEN = 400;
const short = (faults: number) => ({ tables: 3, faults, movesBetween: 12, seed: 'short', seconds: 100 });

describe('whatever goes wrong, nothing that was accepted or shown is lost or doubled, nothing erased is left, and every match is finished', () => {
  it('one process on SQLite: killed, stopped for a while, cut off, its disk full', async () => {
    const place = await onSqlite(FROZEN);
    const { sums, findings } = await faultRun(place, short(place.faults.length + 1)).finally(place.remove);
    expect(findings).toEqual([]);
    expect(sums).toMatchObject({ lost: 0, doubled: 0, gaps: 0, faults: place.faults.length + 1 });
    for (const what of ['players', 'seats of players', 'exports compared', 'ratings moved'])
      expect(sums[what], what).toBeGreaterThan(0);
  });

  it('two processes on SQLite: one of them or their hub killed, stopped, cut off, the disk full', async () => {
    const place = await onHub(FROZEN);
    const { sums, findings } = await faultRun(place, short(place.faults.length + 1)).finally(place.remove);
    expect(findings).toEqual([]);
    expect(sums).toMatchObject({ lost: 0, doubled: 0, gaps: 0, faults: place.faults.length + 1 });
    for (const what of ['players', 'seats of players', 'exports compared', 'ratings moved'])
      expect(sums[what], what).toBeGreaterThan(0);
  });

  it('two processes on PostgreSQL and Redis: those too are stopped and started again', async (context) => {
    const place = await onCluster(FROZEN);
    if (place === null) return context.skip();
    const { sums, findings } = await faultRun(place, short(place.faults.length + 1)).finally(place.remove);
    expect(findings).toEqual([]);
    expect(sums).toMatchObject({ lost: 0, doubled: 0, gaps: 0, faults: place.faults.length + 1 });
    for (const what of ['players', 'seats of players', 'exports compared', 'ratings moved'])
      expect(sums[what], what).toBeGreaterThan(0);
  });
});
