import type { Snapshot } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../games/contract.ts';

/** What the seats of a table are called: people as they like, bots by names of the house. */
export function namesOf({ players, viewer }: Snapshot, { page }: Pages): Names {
  let bots = 0;
  const names = players.map(({ kind, name }) => {
    if (kind === 'free') return page.free;
    if (kind === 'person') return name ?? page.someone;
    return page.botNames[bots++ % page.botNames.length]!;
  });
  return { of: (seat) => names[seat] ?? '', me: viewer };
}
