import { settings } from '../app/settings.ts';

/** Phones can; the other devices have nothing to shake. */
export const canBuzz = (): boolean => 'vibrate' in navigator;

/** A short vibration in milliseconds, if it is wanted. Browsers allow it only after somebody has touched the page. */
export function buzz(milliseconds: number): void {
  if (settings.vibration.value === 'on' && canBuzz() && navigator.userActivation.hasBeenActive)
    navigator.vibrate(milliseconds);
}
