import { Luck } from './luck.ts';
import type { LocalPlan } from './messages.ts';

/**
 * Who begins is drawn by lot, as at a server: from the secret of the table, by a stream beside that of the match. A table
 * that is made from a seed has the same seats every time.
 */
export async function drawSeats(plan: LocalPlan, secret: string): Promise<LocalPlan> {
  if (plan.seating === 'fixed' || plan.movedOn) return plan;
  const luck = new Luck(secret, plan.seats.length, 0, ':seating');
  await luck.prepare();
  const order = Uint8Array.from(plan.seats, (_, seat) => seat);
  luck.chance.shuffle(order, order.length);
  const lots = [...order];
  return { ...plan, lots, seats: lots.map((seat) => plan.seats[seat]!) };
}

/** The same people once more: whoever came second begins, unless seats are fixed. */
export function planAgain({ seed: _, lots: __, ...plan }: LocalPlan): LocalPlan {
  if (plan.seating === 'fixed') return plan;
  return { ...plan, movedOn: true, seats: [...plan.seats.slice(1), ...plan.seats.slice(0, 1)] };
}
