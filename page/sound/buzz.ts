import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';

/** How long a phone shakes when a card or field is lifted, and when it is played, in milliseconds. */
export const LIFTED = 8;
export const PLAYED = 20;

/** Phones can; the other devices have nothing to shake. */
export const canBuzz = (): boolean => 'vibrate' in navigator;

/** A short vibration in milliseconds, if it is wanted. Browsers allow it only after somebody has touched the page. */
export function buzz(milliseconds: number): void {
  if (settings.vibration.value === 'on' && canBuzz() && navigator.userActivation.hasBeenActive)
    navigator.vibrate(milliseconds);
}

/** A press that lifts something on the board is felt. */
export function useBuzzOnLift(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = board.current;
    const pressed = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      // After the board has been drawn again.
      requestAnimationFrame(() => {
        if (button?.isConnected && button.getAttribute('aria-pressed') === 'true') buzz(LIFTED);
      });
    };
    area?.addEventListener('click', pressed);
    return () => area?.removeEventListener('click', pressed);
  }, [board]);
}
