import type { Log, News } from '../contract.ts';
import { gather } from './gather.ts';
import { Listeners } from './listeners.ts';

/** News within one process. Nothing can be missed, so there is never a gap. */
export function localNews({ log }: { readonly log: Log }): News {
  const listeners = new Listeners(log);
  let closed = false;
  const turn = gather((latest) => {
    if (closed) return;
    for (const [table, { seq }] of latest) listeners.tell(table, seq);
  });

  return {
    publish: turn.add,
    listen: (heard, gap) => listeners.add(heard, gap),
    away: () => false,
    async close() {
      closed = true;
    },
  };
}
