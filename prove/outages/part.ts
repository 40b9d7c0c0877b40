import type { Deployment } from '../faults/places.ts';
import { faultRun } from '../faults/run.ts';
import { type Figures, type Part, together } from '../part.ts';
import { Notebook } from './notebook.ts';
import { onCluster, onSqlite } from './places.ts';

/** Longer than the server waits for its database before it says that it is unavailable. */
const AWAY = 9000;

/** Takes each part away and brings it back while matches are played, `times` times. */
export async function outageRun(away: number, tables: number, times: number, seed: string): Promise<Figures> {
  const notebook = new Notebook();
  const run = async (opening: Promise<Deployment | null>): Promise<Figures> => {
    const place = await opening;
    if (place === null) return { sums: {}, findings: [], skipped: ['PostgreSQL or Redis is not available'] };
    const faults = place.faults.length * times + 1;
    const plan = { tables, faults, movesBetween: tables * 4, seed, seconds: faults * 60 };
    try {
      return await faultRun(place, plan);
    } finally {
      await place.remove();
    }
  };
  const [embedded, cluster] = await Promise.all([
    run(onSqlite(notebook, away)),
    run(onCluster(notebook, away)),
  ]);
  return together(together(embedded, cluster), notebook.figures);
}

export const outagesPart: Part = {
  name: 'outages',
  share: 2,
  round: (number, seconds) => outageRun(AWAY, 6, Math.max(1, Math.floor(seconds / 120)), `outages ${number}`),
};
