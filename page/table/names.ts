import type { Snapshot } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../games/contract.ts';

/** What the seats of a table are called. Bots of the same strength are told apart by numbers. */
export function namesOf({ players, viewer }: Snapshot, { page }: Pages): Names {
  const bots = players.filter(({ kind }) => kind === 'bot').length;
  let bot = 0;
  const names = players.map(({ kind, name, level }) => {
    if (kind === 'free') return page.free;
    if (kind === 'person') return name ?? page.someone;
    bot++;
    const strength = page.levels[level ?? ''] ?? level ?? '';
    return bots === 1 ? page.bot(strength) : page.botNumber(bot, strength);
  });
  return { of: (seat) => names[seat] ?? '', me: viewer };
}
