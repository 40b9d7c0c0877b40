import { accept, legalMoves, play, type Result, seeded } from '@bullpen/engine';
import { bullenrommee as game } from '@bullpen/games/bullenrommee';
import type { BullenEvent, BullenState, BullenView } from './types.ts';

/** A moment of a turn that is being planned, in a state that the view cannot rule out: what may be done is the same there. */
interface Moment {
  readonly state: BullenState;
  readonly view: BullenView;
  readonly legal: readonly string[];
  /** The deal ends with it (B18). */
  readonly ends: boolean;
}

/** The steps of a turn that nobody has seen yet. They are sent when the player says that the turn is done. */
export interface TurnPlan {
  readonly start: Moment;
  readonly steps: readonly Step[];
}

interface Step {
  readonly text: string;
  readonly event: BullenEvent;
  readonly moment: Moment;
}

// Nothing is drawn before the turn is sent, so any chance will do.
const chance = seeded('plan');

const legalOf = (state: BullenState, seat: number): string[] =>
  legalMoves(game, state, seat).map((move) => game.format(move));

export function beginPlan(view: BullenView): TurnPlan {
  const state = game.imagine(view, chance);
  return { start: { state, view, legal: legalOf(state, view.viewer), ends: false }, steps: [] };
}

export const lastOf = ({ start, steps }: TurnPlan): Moment => steps.at(-1)?.moment ?? start;

/**
 * The plan without the step that laid a card. Steps after it stay as far as they can without it; the cards of those that
 * cannot go back into the hand, too.
 */
export function withoutCard(plan: TurnPlan, card: number): TurnPlan {
  const at = plan.steps.findLastIndex(({ event }) => isLaidBy(event, card));
  if (at === -1) return plan;
  const later = plan.steps.slice(at + 1);
  return later.reduce<TurnPlan>(
    (kept, { text }) => {
      const next = withStep(kept, text);
      return next.ok ? next.value : kept;
    },
    { ...plan, steps: plan.steps.slice(0, at) },
  );
}

function isLaidBy(event: BullenEvent, card: number): boolean {
  if (event.name === 'laid') return event.data.cards.includes(card);
  return (event.name === 'added' || event.name === 'swapped') && event.data.card === card;
}

/** The plan with one more step, or why that step cannot be. */
export function withStep(plan: TurnPlan, text: string): Result<TurnPlan> {
  const { state, view } = lastOf(plan);
  const made = play(game, state, view.viewer, text, chance);
  if (!made.ok) return made;
  const { events } = made.value;
  const [event] = events as [BullenEvent];
  const ends = events.some(({ name }) => name === 'round');
  const legal = ends ? [] : legalOf(made.value.state, view.viewer);
  const moment = { state: made.value.state, view: game.viewAfter(view, event, null), legal, ends };
  return accept({ ...plan, steps: [...plan.steps, { text, event, moment }] });
}
