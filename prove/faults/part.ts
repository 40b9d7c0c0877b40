import type { Part } from '../part.ts';
import { onCluster, onHub, onSqlite } from './places.ts';
import { faultRun } from './run.ts';

/** A process that is stopped for so long comes back to a world that has gone on without it. */
const FROZEN = 10_000;
const TABLES = 12;

/** About how many seconds one fault takes, including the play before it. */
const SECONDS_EACH = 8;

const planOf = (number: number, seconds: number) => ({
  tables: TABLES,
  faults: Math.max(4, Math.floor(seconds / SECONDS_EACH)),
  movesBetween: 150,
  seed: `faults ${number}`,
  seconds: seconds * 4 + 120,
});

export const sqliteFaults: Part = {
  name: 'nothing lost, SQLite',
  share: 2,
  async round(number, seconds) {
    const place = await onSqlite(FROZEN);
    return faultRun(place, planOf(number, seconds)).finally(() => place.remove());
  },
};

export const hubFaults: Part = {
  name: 'nothing lost, two processes on SQLite',
  share: 2,
  async round(number, seconds) {
    const place = await onHub(FROZEN);
    return faultRun(place, planOf(number, seconds)).finally(() => place.remove());
  },
};

export const clusterFaults: Part = {
  name: 'nothing lost, two processes on PostgreSQL and Redis',
  share: 3,
  async round(number, seconds) {
    const place = await onCluster(FROZEN);
    if (place === null) return { sums: {}, findings: [], skipped: ['PostgreSQL or Redis is not to be had'] };
    return faultRun(place, planOf(number, seconds)).finally(() => place.remove());
  },
};
