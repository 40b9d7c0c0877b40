import type { Snapshot } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../games/contract.ts';

/** What the seats of a table are called: people as they like, bots by names of the house. */
export function namesOf({ players, viewer }: Snapshot, { page }: Pages): Names {
  let bots = 0;
  const names = players.map(({ kind, name }) => {
    if (kind === 'free') return page.free;
    if (kind === 'person') return name ?? page.someone;
    if (kind === 'kept') return page.keptFor(name ?? page.guest);
    return page.botNames[bots++ % page.botNames.length]!;
  });
  // Two of the same name are told apart by a number.
  const told = names.map((name, seat) => {
    const before = names
      .slice(0, seat)
      .filter((other, i) => other === name && players[i]!.kind !== 'free').length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
  return { of: (seat) => told[seat] ?? '', me: viewer };
}
