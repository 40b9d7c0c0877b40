import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What decides something about the board: the board itself, but not what is only looked at or lies in a dialog over it. */
const DECIDES = '.stage, [data-decides]';
const LOOKS = '[data-look], dialog';
/** Keys that decide. Digits and arrows only mark or move: they go on to the completed picture. */
const KEYS = ['Enter', ' ', 'Escape'];

/**
 * A press or key first completes the picture. If it would have decided something, that is all it does: nobody decides about
 * something that they have not seen. `complete` says whether there was anything left to show; it is called
 * with whether the press can mean nothing else.
 */
export function useCompleting(
  root: RefObject<HTMLElement | null>,
  complete: (idle: boolean) => boolean,
): void {
  useEffect(() => {
    const area = root.current;
    if (area === null) return;
    /** The press or key that is under way has completed the picture. */
    let spent = false;
    const onPress = (): void => {
      spent = complete(false);
    };
    const onClick = (event: MouseEvent): void => {
      // Some helpers click without a press before.
      const first = complete(isNowhere(area, event.target)) || spent;
      spent = false;
      if (first && decides(event.target)) stop(event);
    };
    const onKey = (event: KeyboardEvent): void => {
      spent = complete(KEYS.includes(event.key) && isNowhere(area, event.target));
      if (spent && KEYS.includes(event.key) && (decides(event.target) || isNowhere(area, event.target)))
        stop(event);
    };
    area.addEventListener('pointerdown', onPress, { capture: true });
    area.addEventListener('click', onClick, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      area.removeEventListener('pointerdown', onPress, { capture: true });
      area.removeEventListener('click', onClick, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [root, complete]);
}

const decides = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(DECIDES) !== null && target.closest(LOOKS) === null;

/** On nothing that does something by itself: then a key is meant for the board. */
const isNowhere = (area: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.contains(area) ||
    (area.contains(target) && target.closest('button, a, input, select, dialog') === null));

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
