import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { buzz, LIFTED } from '../sound/buzz.ts';

/** What a board does with a card that is dragged. Cards carry `data-drag="<key>"`, places `data-drop="<key>"`. */
export interface DragHandlers {
  /** Whether the card may be dragged now. */
  canDrag(card: string): boolean;
  /** A press has become a drag. */
  onStart?(card: string): void;
  /** The place under the card has changed; null over none. Called with `card` null when the drag is over. */
  onOver(card: string | null, place: string | null): void;
  /** The card was let go over a place. */
  onDrop(card: string, place: string): void;
}

/** How far a pointer moves before a press becomes a drag, in pixels. */
const START = 8;
/** A card that was let go waits this long, in milliseconds, for the move to be made: it glides on from there. */
const HELD = 600;

interface Drag {
  readonly card: string;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  moving: boolean;
  place: string | null;
}

/**
 * Lets cards be dragged to where they go, by mouse, pen or finger, beside being pressed. The card follows the pointer by
 * `translate`, so nothing shifts; let go elsewhere, it is back where it was. Escape ends a drag without effect.
 */
export function useDrag(root: RefObject<HTMLElement | null>, handlers: DragHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const area = root.current;
    if (area === null) return;
    let drag: Drag | null = null;
    const putBack = (element: HTMLElement): void => {
      element.classList.remove('dragged');
      element.style.removeProperty('translate');
    };
    const end = (dropped = false): void => {
      if (drag === null) return;
      const { element, moving } = drag;
      drag = null;
      if (dropped) setTimeout(() => putBack(element), HELD);
      else putBack(element);
      if (moving) latest.current.onOver(null, null);
    };
    const cancel = (): void => end();
    const onDown = ({ target, button, pointerId, clientX, clientY }: PointerEvent): void => {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
      const card = element?.dataset.drag;
      if (element === null || card === undefined || button !== 0 || !latest.current.canDrag(card)) return;
      drag = {
        card,
        element,
        pointer: pointerId,
        from: { x: clientX, y: clientY },
        moving: false,
        place: null,
      };
    };
    const onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      if (drag === null || drag.pointer !== pointerId) return;
      const [x, y] = [clientX - drag.from.x, clientY - drag.from.y];
      if (!drag.moving && Math.hypot(x, y) < START) return;
      if (!drag.moving) {
        buzz(LIFTED);
        latest.current.onStart?.(drag.card);
      }
      drag.moving = true;
      drag.element.classList.add('dragged');
      drag.element.style.translate = `${x}px ${y}px`;
      const place = placeAt(clientX, clientY);
      if (place === drag.place) return;
      drag.place = place;
      latest.current.onOver(drag.card, place);
    };
    const onUp = ({ pointerId }: PointerEvent): void => {
      if (drag === null || drag.pointer !== pointerId) return;
      const { card, moving, place } = drag;
      const drops = moving && place !== null && latest.current.canDrag(card);
      end(drops);
      if (moving) swallowClick(area);
      if (drops) latest.current.onDrop(card, place);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || drag === null) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    area.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      end();
      area.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [root]);
}

/** The place under a point, below the card that is dragged there. */
function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-drop]')?.dataset.drop;
    if (place !== undefined) return place;
  }
  return null;
}

/** The click that the browser makes of the end of a drag is no press. */
function swallowClick(area: HTMLElement): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  area.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => area.removeEventListener('click', swallow, { capture: true }));
}
