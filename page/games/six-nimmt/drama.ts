import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { pace } from '../../app/settings.ts';

/** How long cards take to turn over; when the sixth card has landed, and how long its row trembles then. At normal speed. */
const TURN = 420;
const LANDED = 300;
const TREMBLE = 260;

/** Turns the cards of the others over, all at once: the viewer's lies open already. */
export function useTurning(list: RefObject<HTMLElement | null>, turning: boolean): void {
  useLayoutEffect(() => {
    const duration = TURN * pace();
    if (!turning || duration === 0) return;
    for (const card of list.current?.querySelectorAll('.six-seat:not(.mine) .card') ?? []) {
      card.animate([{ transform: 'perspective(30rem) rotateY(180deg)' }, { transform: 'none' }], {
        duration,
        easing: 'ease-in-out',
      });
      const back = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
      card.animate(back, { duration, easing: 'ease-in-out', pseudoElement: '::after' });
    }
  }, [list, turning]);
}

/** Lets a row tremble that is about to be taken. */
export function useTrembling(row: RefObject<HTMLElement | null>, trembles: boolean): void {
  useLayoutEffect(() => {
    const duration = TREMBLE * pace();
    if (!trembles || duration === 0) return;
    const frames = [0, -5, 5, -4, 4, -2, 2, 0].map((x) => ({
      transform: `translateX(${x}px) rotate(${x / 8}deg)`,
    }));
    row.current?.animate(frames, { duration, delay: LANDED * pace() });
  }, [row, trembles]);
}
