import type { Snapshot } from '@bullpen/wire';
import { ERASED } from '@bullpen/wire/avatar.ts';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../games/contract.ts';

const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** What the seats of a table are called: people as they like, bots by names that we give them. */
export function namesOf({ players, viewer }: Pick<Snapshot, 'players' | 'viewer'>, { page }: Pages): Names {
  let bots = 0;
  // A name that runs against the direction of the page must not carry the numbers beside it along.
  const isolated = (name: string): string =>
    FROM_RIGHT.test(name) === FROM_RIGHT.test(page.someone) ? name : `\u2068${name}\u2069`;
  const names = players.map(({ kind, name }) => {
    if (kind === 'free') return page.free;
    if (kind === 'person') return name === ERASED ? page.aPlayer : (name ?? page.someone);
    if (kind === 'kept') return page.keptFor(isolated(name ?? page.guest));
    return page.botNames[bots++ % page.botNames.length]!;
  });
  // A number distinguishes two people of the same name.
  const distinct = names.map((name, seat) => {
    const before = names
      .slice(0, seat)
      .filter((other, i) => other === name && players[i]!.kind !== 'free').length;
    const numbered = before === 0 ? name : `${name} ${before + 1}`;
    return players[seat]!.kind === 'person' ? isolated(numbered) : numbered;
  });
  const of = (seat: number): string => distinct[seat] ?? '';
  return { of, face: (seat) => players[seat]?.avatar ?? of(seat), me: viewer };
}
