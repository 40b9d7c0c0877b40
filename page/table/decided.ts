import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../games/contract.ts';
import type { Step } from '../tables/source.ts';

/** What those present have decided about an absent person. */
export interface Decided {
  readonly about: number;
  readonly result: 'bot' | 'wait' | 'end';
}

/** The votes that were decided in a step. Entries tell who voted; what came of it shows only in the table after them. */
export function decidedIn({ before, after, updates }: Step): Decided[] {
  const voted = updates.some(({ entry }) => entry.type === 'voted' || entry.type === 'vote-ended');
  if (before === null || !voted) return [];
  return before.votes.flatMap(({ about, from }): Decided[] => {
    if (after.ended === 'vote') return [{ about, result: 'end' }];
    if (after.players[about]!.away) return [{ about, result: 'bot' }];
    const waits = after.votes.some((vote) => vote.about === about && vote.from > from);
    return waits ? [{ about, result: 'wait' }] : [];
  });
}

export function decidedLine({ about, result }: Decided, { page }: Pages, names: Names): string {
  if (result === 'end') return page.ended.vote;
  return result === 'bot' ? page.botPlaysFor(names.of(about)) : page.waitsFor(names.of(about));
}
