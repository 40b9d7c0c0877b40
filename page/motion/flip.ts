import { pace } from '../app/settings.ts';

/** Where every card of the table is, by its `data-card`. */
export type Places = ReadonlyMap<string, { readonly box: DOMRect; readonly element: HTMLElement }>;

const FLIGHT = 380;
const EASING = 'cubic-bezier(.3, .7, .2, 1)';

export function placesIn(root: HTMLElement): Places {
  const places = new Map<string, { box: DOMRect; element: HTMLElement }>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) places.set(element.dataset.card!, { box, element });
  }
  return places;
}

interface Paths {
  readonly from?: Readonly<Record<string, string>>;
  readonly to?: Readonly<Record<string, string>>;
}

/**
 * Lets cards glide from where they were to where they are: the state is drawn already, and only transforms move, so nothing
 * shifts. A card that has come flies in from a named place, one that has gone flies off to one. Says when all is at rest.
 */
export function glide(
  root: HTMLElement,
  before: Places,
  { from = {}, to = {} }: Paths = {},
): Promise<unknown> {
  const slow = pace();
  if (slow === 0 || document.hidden) return Promise.resolve();
  const timing = { duration: FLIGHT * slow, easing: EASING };
  const boxOf = (place: string | undefined): DOMRect | undefined =>
    place === undefined
      ? undefined
      : root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  const after = placesIn(root);
  const flights: Animation[] = [];
  for (const [card, { box, element }] of after) {
    const old = before.get(card)?.box ?? boxOf(from[card]);
    if (old === undefined || same(old, box)) continue;
    flights.push(
      element.animate(
        [
          { transform: shift(box, old), zIndex: 2 },
          { transform: 'none', zIndex: 2 },
        ],
        timing,
      ),
    );
  }
  for (const [card, { box, element }] of before) {
    const target = after.has(card) ? undefined : boxOf(to[card]);
    if (target === undefined) continue;
    const ghost = ghostOf(element, box);
    root.append(ghost);
    const end = { transform: shift(box, target), opacity: 0.2 };
    const flight = ghost.animate([{ transform: 'none', opacity: 1 }, end], timing);
    const vanish = (): void => ghost.remove();
    flight.finished.then(vanish, vanish);
    flights.push(flight);
  }
  return Promise.allSettled(flights.map(({ finished }) => finished));
}

/** Ends everything that moves, at once. */
export function settle(root: HTMLElement): void {
  for (const flight of root.getAnimations({ subtree: true })) {
    if (flight.effect?.getComputedTiming().iterations !== Infinity) flight.finish();
  }
}

const same = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;

/** The transform that makes an element which is at `here` appear at `there`; its origin is its top left corner (base.css). */
const shift = (here: DOMRect, there: DOMRect): string =>
  `translate(${there.x - here.x}px, ${there.y - here.y}px) scale(${there.width / here.width}, ${there.height / here.height})`;

/** A copy for the eye alone, where the element was. */
function ghostOf(element: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  ghost.style.left = `${box.x}px`;
  ghost.style.top = `${box.y}px`;
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  return ghost;
}
