import type { Outcome } from '@bullpen/engine';
import type { Beat } from '../games/contract.ts';
import type { TableStep } from '../tables/source.ts';
import type { Sound } from './tones.ts';

/** What is heard when a beat begins. */
export const beatSound = ({ to }: Beat): Sound => (to === undefined ? 'laid' : 'taken');

/** What the viewer should hear when all has been shown: that it won, that dice rolled, or that its turn has come. */
export function lastSound({ before, after, updates }: TableStep, shown: number): Sound | null {
  // What another viewer has heard before, or what happened before one came, is silent.
  if (before?.viewer !== after.viewer) return null;
  const events = updates.flatMap((update) => update.events);
  const end = events.find(({ name }) => name === 'end');
  if (end !== undefined) return (end.data as Outcome).winners.includes(after.viewer) ? 'won' : null;
  if (events.some(({ name }) => name === 'roll')) return 'dice';
  const acts = (snapshot: TableStep['after'] | null): boolean =>
    snapshot?.view?.toAct.includes(snapshot.viewer) ?? false;
  // With several things shown in between, it was not one's own move that one's turn comes after.
  return updates.length > 0 && acts(after) && (!acts(before) || shown > 1) ? 'turn' : null;
}
