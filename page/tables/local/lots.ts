import { drawLots, seedOf } from './luck.ts';
import type { LocalPlan } from './messages.ts';

/** Who begins is drawn by lot, from the secret of the table: one that is made from a seed has the same seats every time. */
export async function drawSeats(plan: LocalPlan, secret: string): Promise<LocalPlan> {
  if (plan.seating === 'fixed' || plan.movedOn) return plan;
  const { length } = plan.seats;
  const lots = await drawLots(seedOf(secret, length), length);
  return { ...plan, lots, seats: lots.map((seat) => plan.seats[seat]!) };
}

/** The same people once more: whoever came second begins, unless seats are fixed. */
export function planAgain({ seed: _, lots: __, ...plan }: LocalPlan): LocalPlan {
  if (plan.seating === 'fixed') return plan;
  return { ...plan, movedOn: true, seats: [...plan.seats.slice(1), ...plan.seats.slice(0, 1)] };
}
