import { at, last, type Seat, WATCHER } from '@bullpen/engine';
import { snapshotOf, updateOf } from '@bullpen/table';
import type { Stepped } from '../leak/front.ts';

/** What a viewer can build a seed of: values by name. */
export type SeedParts = ReadonlyMap<string, string>;

/** A person in the first seat watches; its nonce, its name and its view are its own to know. */
const VIEWER = 0;

/**
 * Every value that stands in what a viewer is sent, found by looking, not by a list: a field that is added one day is tried too.
 * Cards are left out, since nobody would make a seed of them; so is what does not differ from another part.
 */
export function publicParts(steps: readonly Stepped[], seat: Seat): SeedParts {
  const { table } = last(steps);
  const parts = new Map<string, string>([['seat', String(seat)]]);
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner);
    else if (value !== null && value !== '' && typeof value !== 'boolean') parts.set(name, String(value));
  };
  for (const viewer of [WATCHER, VIEWER]) {
    const { view: _cards, legal: _moves, outcome: _scores, ...shown } = snapshotOf(table, viewer);
    add('table', shown);
  }
  const updates = steps.map(({ logged, events }) => updateOf(table.id, logged, events, WATCHER));
  const newest = last(updates);
  add('entry', newest.entry);
  // Since when the table waits for the seat, and the entries around this one.
  const own = updates.findLast(({ entry }) => 'seat' in entry && entry.seat === seat);
  add('own', { seq: own?.seq, at: own?.entry.at });
  add('first', { at: at(updates, 0).entry.at });
  add('next', newest.seq + 1);
  add('before', newest.seq - 1);
  add('moves', updates.filter(({ entry }) => entry.type === 'moved').length);
  return parts;
}
