import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Lays the children of a list (`class="flow"`) out in lines, by transforms alone: whatever comes, goes or grows, the browser does not
 * change the layout, so nothing shifts. The style sheet says how, by gap, padding, justify-content and these:
 *
 *  - `--lines` is a fixed number of lines. The children move together, over one another if they must, to fit into them. Without it there
 *    are as many lines as needed.
 *  - `--keeps: 1`: never fewer lines than before.
 *  - `align-content: center` puts the lines in the middle of a list that is higher.
 *
 * The height that is needed is set as `--flow`. All children may have one `scale`.
 */
export function useFlow<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null);
  useLayoutEffect(() => {
    if (root.current !== null) layOutSoon(root.current);
  });
  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return;
    // In the next frame: what is laid out here must not be measured in the same one.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => layOut([current])));
    const watch = (): void => {
      observer.disconnect();
      for (const element of [current, ...current.children]) observer.observe(element);
    };
    const changes = new MutationObserver(watch);
    changes.observe(current, { childList: true });
    watch();
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, []);
  return root;
}

/** Lists that have to be laid out before the next picture. */
const waiting = new Set<HTMLElement>();

/** Lays a list out together with all others of this moment. */
function layOutSoon(list: HTMLElement): void {
  if (waiting.size === 0) queueMicrotask(layOutWaiting);
  waiting.add(list);
}

/** Lays out the lists that wait for it. Call this before measuring where something is. */
export const layOutWaiting = (): void => layOut([...waiting]);

/**
 * Lays lists out, the innermost first: a list is as large as what is in it. At each depth all are measured before any of them is
 * changed, so that the browser computes the layout once and not once for each list.
 */
export function layOut(lists: readonly HTMLElement[]): void {
  for (const list of lists) waiting.delete(list);
  let rest = lists;
  while (rest.length > 0) {
    const holders = rest.filter((list) => rest.some((other) => other !== list && list.contains(other)));
    const place = rest.filter((list) => !holders.includes(list)).map(measure);
    for (const write of place) write();
    rest = holders;
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Measures a list; returns a function that puts its children into their places. */
function measure(root: HTMLElement): () => void {
  const style = getComputedStyle(root);
  const length = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const [left, top] = [length('padding-left'), length('padding-top')];
  const width = root.clientWidth - left - length('padding-right');
  const gap: Spot = { x: length('column-gap'), y: length('row-gap') };
  const items = [...root.children] as HTMLElement[];
  const [first] = items;
  const scale = (first !== undefined && Number.parseFloat(getComputedStyle(first).scale)) || 1;
  const sizes = items.map(
    ({ offsetWidth, offsetHeight }): Spot => ({ x: offsetWidth * scale, y: offsetHeight * scale }),
  );
  const lines = length('--lines');
  const { spots, height } = lines === 0 ? wrapped(sizes, width, gap) : gathered(sizes, width, gap, lines);
  /** Which part of the free space of a line is before it. */
  const before = { 'flex-end': 1, center: 0.5 }[style.justifyContent] ?? 0;
  const needed = Math.round(top + height + length('padding-bottom'));
  const above = style.alignContent === 'center' ? Math.max(0, (root.clientHeight - needed) / 2) : 0;
  const mirrored = style.direction === 'rtl';
  const kept = length('--keeps') > 0 ? length('--flow') : 0;
  return () => {
    items.forEach((item, i) => {
      const { x, y } = spots[i]!;
      const spare = before === 0 ? 0 : before * (width - lineEnd(spots, sizes, y));
      const across = mirrored ? width - x - sizes[i]!.x - spare : x + spare;
      item.style.translate = `${Math.round(left + across)}px ${Math.round(top + above + y)}px`;
    });
    // A fixed number of lines keeps its height when nothing is in them.
    if (items.length > 0 || lines === 0) root.style.setProperty('--flow', `${Math.max(needed, kept)}px`);
  };
}

interface Laid {
  readonly spots: readonly Spot[];
  readonly height: number;
}

/** Line by line, each as full as it can be and as high as the highest in it. */
export function wrapped(sizes: readonly Spot[], width: number, gap: Spot): Laid {
  let [x, y, high] = [0, 0, 0];
  const spots = sizes.map((size) => {
    // Sizes are given in whole pixels, so a line may be one too wide.
    if (x > 0 && x + size.x > width + 1) [x, y, high] = [0, y + high + gap.y, 0];
    const spot = { x, y };
    x += size.x + gap.x;
    high = Math.max(high, size.y);
    return spot;
  });
  return { spots, height: y + high };
}

/** More than half of a card has to be visible, so that it can be pressed in its middle. */
const SEEN = 0.55;

/**
 * Lays things of one size out in the height of a number of lines (1.5: a line and half of another). They are side by side while there is
 * room, else closer together. If too little of each could be seen then, they overlap in more lines.
 */
export function gathered(sizes: readonly Spot[], width: number, gap: Spot, lines: number): Laid {
  const size = sizes[0] ?? { x: 0, y: 0 };
  const height = lines * (size.y + gap.y) - gap.y;
  const fitting = Math.max(1, Math.floor((width + gap.x + 1) / (size.x + gap.x)));
  const most = Math.max(fitting, Math.floor((width - size.x) / (size.x * SEEN)) + 1);
  const least = Math.floor(lines);
  const rows = lines === 1 ? 1 : Math.max(least, Math.ceil(sizes.length / most));
  const inLine = Math.max(fitting, Math.ceil(sizes.length / rows));
  const pitch = inLine === fitting ? size.x + gap.x : (width - size.x) / (inLine - 1);
  const step = rows === 1 ? 0 : (height - size.y) / (rows - 1);
  const spots = sizes.map((_, i) => ({ x: (i % inLine) * pitch, y: Math.floor(i / inLine) * step }));
  return { spots, height };
}

const lineEnd = (spots: readonly Spot[], sizes: readonly Spot[], y: number): number =>
  Math.max(...spots.map((spot, i) => (spot.y === y ? spot.x + sizes[i]!.x : 0)));
