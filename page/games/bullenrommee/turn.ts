import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type CardPlaces, glide, placesIn } from '../../motion/flip.ts';
import type { Beat, BoardProps } from '../contract.ts';
import { paths } from './beats.ts';
import { freshIn } from './fresh.ts';
import { type Offers, offersOf } from './offers.ts';
import { beginPlan, lastOf, type TurnPlan, withoutCard, withStep } from './plan.ts';
import type { BullenView } from './types.ts';

/** The turn as it is being put together. */
export interface TurnDraft {
  /** The table with all planned steps. */
  readonly view: BullenView;
  readonly offers: Offers;
  /** What could be done after them. */
  readonly legal: readonly string[];
  /** How many steps are planned and not sent. */
  readonly planned: number;
  /** The cards that lie on the table in the plan only. */
  readonly fresh: ReadonlySet<string>;
  /** The last card is laid: the deal ends when the plan is sent. */
  readonly ends: boolean;
  /** Plans one more step; a step that cannot be is refused with its rule. */
  step(text: string): void;
  undo(): void;
  /** Takes a card that was laid in this turn back into the hand. */
  takeBack(card: number): void;
  /** Sends all steps, and that the turn is done. */
  send(): void;
  readonly root: RefObject<HTMLDivElement | null>;
}

/** Keeps the planned steps until the player says `done`: nobody else sees them before, so they can be taken back. */
export function useTurn(props: BoardProps<BullenView>): TurnDraft {
  const { legal, names, busy, play, refuse } = props;
  const [kept, keep] = useState<TurnPlan | null>(null);
  const gliding = useGliding();
  // Once something else has happened at the table, the plan is void. While it is being sent, it is what we see.
  const isLive = kept !== null && (busy || sameMoves(kept.start.legal, legal));
  const plan = isLive ? kept : null;
  useEffect(() => {
    if (!isLive) keep(null);
  }, [isLive]);

  const now = plan && lastOf(plan);
  const steps = plan?.steps ?? [];
  const view = now?.view ?? props.view;
  const open = now?.legal ?? legal;
  const offers = offersOf(busy ? [] : open);

  const step = (text: string): void => {
    if (busy) return;
    if (names.me < 0) {
      refuse({ code: 'not-seated', rule: null });
      return;
    }
    const from = plan ?? beginPlan(props.view);
    const next = withStep(from, text);
    if (!next.ok) refuse(next.refusal);
    else if (sameMoves(from.start.legal, legal)) {
      const { event, moment } = next.value.steps.at(-1)!;
      gliding.prepare(paths(view, moment.view, event));
      keep(next.value);
    }
  };
  const undo = (): void => {
    const last = steps.at(-1);
    if (plan === null || last === undefined || busy) return;
    const shorter = { ...plan, steps: steps.slice(0, -1) };
    const { from, to } = paths(lastOf(shorter).view, view, last.event);
    gliding.prepare({ ...(to && { from: to }), ...(from && { to: from }) });
    keep(shorter);
  };
  const takeBack = (card: number): void => {
    if (plan === null || busy) return;
    gliding.prepare({});
    keep(withoutCard(plan, card));
  };
  const send = (): void => {
    if (busy) return;
    play(...steps.map(({ text }) => text), ...(now?.ends ? [] : ['done']));
  };
  return {
    view,
    offers,
    legal: open,
    planned: steps.length,
    fresh: freshIn(plan?.start.view ?? view, view),
    ends: now?.ends ?? false,
    step,
    undo,
    takeBack,
    send,
    root: gliding.root,
  };
}

const sameMoves = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

interface Gliding {
  readonly root: RefObject<HTMLDivElement | null>;
  prepare(ways: Pick<Beat, 'from' | 'to'>): void;
}

/** Cards glide in a planned step as they do in one that has happened. */
function useGliding(): Gliding {
  const root = useRef<HTMLDivElement>(null);
  const waiting = useRef<{ readonly before: CardPlaces; readonly ways: Pick<Beat, 'from' | 'to'> } | null>(
    null,
  );
  useLayoutEffect(() => {
    if (waiting.current === null || root.current === null) return;
    glide(root.current, waiting.current.before, waiting.current.ways);
    waiting.current = null;
  });
  return {
    root,
    prepare: (ways) => {
      if (root.current !== null) waiting.current = { before: placesIn(root.current), ways };
    },
  };
}
