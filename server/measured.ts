import type { Metrics } from './ops/metrics.ts';
import type { Store } from './store/store.ts';

/** A store whose appends are counted and timed. */
export const measured = (store: Store, metrics: Metrics): Store => ({
  ...store,
  async append(table, logged, ...about) {
    const begun = performance.now();
    const written = await store.append(table, logged, ...about);
    metrics.appendSeconds.observe((performance.now() - begun) / 1000);
    if (written === 'written') metrics.appends.inc({ type: logged.entry.type });
    else metrics.conflicts.inc();
    return written;
  },
});
