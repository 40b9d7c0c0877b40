import { pace } from '../app/settings.ts';
import { layOutWaiting } from './flow.ts';

interface Place {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  /** What it lies on and moves with, if there is such a thing (`data-ground`), and where that is. */
  readonly ground: { readonly element: Element; readonly box: DOMRect } | null;
}

/** Where every card of the table is, by its `data-card`. */
export type CardPlaces = ReadonlyMap<string, Place>;

/** How long a card flies, in milliseconds at normal speed. */
export const FLIGHT = 380;
const EASING = 'cubic-bezier(.3, .7, .2, 1)';

export function placesIn(root: HTMLElement): CardPlaces {
  layOutWaiting();
  const places = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect();
    const below = element.closest('[data-ground]');
    const ground = below && { element: below, box: below.getBoundingClientRect() };
    if (box.width > 0) places.set(element.dataset.card!, { element, box, ground });
  }
  return places;
}

/** Where a card was. If what it lies on has moved, the old place moves with it. */
function cameFrom({ box, ground }: Place, now: Place): DOMRect {
  if (ground === null || ground.element !== now.ground?.element) return box;
  const [x, y] = [now.ground.box.x - ground.box.x, now.ground.box.y - ground.box.y];
  return new DOMRect(box.x + x, box.y + y, box.width, box.height);
}

interface Paths {
  readonly from?: Readonly<Record<string, string>>;
  readonly to?: Readonly<Record<string, string>>;
}

/**
 * Lets cards glide from where they were to where they are. The state is drawn already and only transforms move, so nothing shifts. A
 * new card flies in from a named place, and one that is gone flies off to one. What flies is a copy, above everything and outside of
 * scrolling areas. `speed` shortens the flights: 0.5 is half the time.
 */
export function glide(
  root: HTMLElement,
  before: CardPlaces,
  { from = {}, to = {} }: Paths = {},
  speed = 1,
): void {
  layOutWaiting();
  showNew(root, before);
  const slow = pace() * speed;
  if (slow === 0 || document.hidden) return;
  const timing = { duration: FLIGHT * slow, easing: EASING };
  const boxOf = (place: string | undefined): DOMRect | undefined =>
    place === undefined
      ? undefined
      : root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  const after = placesIn(root);
  const fly = (element: HTMLElement, box: DOMRect, frames: Keyframe[]): void => {
    const ghost = ghostOf(element, box);
    root.append(ghost);
    const flight = ghost.animate(frames, timing);
    const vanish = (): void => ghost.remove();
    flight.finished.then(vanish, vanish);
  };
  for (const [card, now] of after) {
    const { box, element } = now;
    const last = before.get(card);
    const old = last === undefined ? boxOf(from[card]) : cameFrom(last, now);
    if (old === undefined || same(old, box)) continue;
    fly(element, box, [{ transform: shift(box, old) }, { transform: 'none' }]);
    element.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  }
  for (const [card, { box, element }] of before) {
    const target = after.has(card) ? undefined : boxOf(to[card]);
    if (target === undefined) continue;
    fly(element, box, [
      { transform: 'none', opacity: 1 },
      { transform: shift(box, target), opacity: 0.2 },
    ]);
  }
}

/** Waits until nothing in the picture moves: cards have landed, dice have stopped. */
export const atRest = (root: HTMLElement): Promise<unknown> =>
  Promise.allSettled(movingIn(root).map(({ finished }) => finished));

/** Ends everything that moves, at once. */
export function settle(root: HTMLElement): void {
  for (const movement of movingIn(root)) movement.finish();
}

/** What moves for a while. Transitions of the style sheets, such as a button under the pointer, are not part of the picture. */
const movingIn = (root: HTMLElement): Animation[] =>
  root
    .getAnimations({ subtree: true })
    .filter(
      (movement) =>
        !(movement instanceof CSSTransition) && movement.effect?.getComputedTiming().iterations !== Infinity,
    );

/** Scrolls to a new card in a scrolling area (`data-scrolls`). */
function showNew(root: HTMLElement, before: CardPlaces): void {
  for (const scroller of root.querySelectorAll<HTMLElement>('[data-scrolls]')) {
    const cards = [...scroller.querySelectorAll<HTMLElement>('[data-card]')];
    const fresh = cards.find(({ dataset }) => {
      const old = before.get(dataset.card!)?.element;
      return old === undefined || !scroller.contains(old);
    });
    if (fresh === undefined || before.size === 0) continue;
    const [box, frame] = [fresh.getBoundingClientRect(), scroller.getBoundingClientRect()];
    scroller.scrollTop +=
      Math.min(0, box.top - frame.top - EDGE) + Math.max(0, box.bottom - frame.bottom + EDGE);
  }
}

const EDGE = 16;

const same = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;

/**
 * The transform that makes an element which is at `here` appear at `there`; its origin is its top left corner (cards.css). It
 * keeps its shape: in a place of another shape it is as large as fits, in the middle.
 */
function shift(here: DOMRect, there: DOMRect): string {
  const scale = Math.min(there.width / here.width, there.height / here.height);
  const x = there.x - here.x + (there.width - here.width * scale) / 2;
  const y = there.y - here.y + (there.height - here.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A copy that can only be seen, where the element is or was. */
function ghostOf(element: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.remove('choice', 'lifted', 'hinted');
  ghost.classList.add('ghost');
  ghost.style.left = `${box.x}px`;
  ghost.style.top = `${box.y}px`;
  ghost.style.setProperty('--card', `${box.width}px`);
  return ghost;
}
