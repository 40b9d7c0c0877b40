/** Plots are this wide inside their axes. Colours are named here and defined by the page, for light and dark. */
export const WIDTH = 640;
const COLOURS = 6;
const LABEL = 13;

export const colourOf = (kind: number): string => `var(--c${kind % COLOURS})`;

/** From values to places on a plot, with round values to mark. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/** A scale that holds all these values and begins and ends with a round one. */
export function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values, low + Number.EPSILON);
  const step = roundStep((high - low) / 6);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const at = (value: number): number => from + ((value / step - first) / (last - first)) * (to - from);
  return { at, ticks: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step) };
}

/** The next 1, 2 or 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return power * ([1, 2, 5].find((step) => step * power >= atLeast) ?? 10);
}

type Attributes = Readonly<Record<string, string | number>>;

/** One element; `inside` is escaped text, or other elements. */
export const element = (name: string, attributes: Attributes, inside = ''): string => {
  const given = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`,
  );
  return `<${name}${given.join('')}>${inside}</${name}>`;
};

export const label = (words: string, attributes: Attributes): string =>
  element('text', { 'font-size': LABEL, fill: 'var(--ink)', ...attributes }, escaped(words));

export const path = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;

/** Values below the plot, with a line up through it where `grid` is set, and what they are. */
export function xAxis(scale: Scale, height: number, format: Format, title: string, grid: boolean): string {
  const marks = scale.ticks.map((tick) => {
    const x = scale.at(tick);
    const line = { x1: x, x2: x, y1: 0, y2: height, stroke: 'var(--grid)' };
    return (
      (grid ? element('line', line) : '') +
      label(format(tick), { x, y: height + 20, 'text-anchor': 'middle' })
    );
  });
  return marks.join('') + titled(title, { x: WIDTH / 2, y: height + 44 });
}

/** The same at the left side, with lines across. */
export function yAxis(scale: Scale, height: number, format: Format, title: string): string {
  const marks = scale.ticks.map((tick) => {
    const y = scale.at(tick);
    return (
      element('line', { x1: 0, x2: WIDTH, y1: y, y2: y, stroke: 'var(--grid)' }) +
      label(format(tick), { x: -8, y: y + 4, 'text-anchor': 'end' })
    );
  });
  return marks.join('') + titled(title, { transform: `translate(-58 ${height / 2}) rotate(-90)` });
}

export type Format = (value: number) => string;
export const asPercent: Format = (value) => `${Math.round(value * 100)} %`;
export const asNumber: Format = (value) => String(Math.round(value * 1e6) / 1e6);

const titled = (title: string, attributes: Attributes): string =>
  label(title, { 'text-anchor': 'middle', fill: 'var(--soft)', ...attributes });

/** A dashed line across the plot: the share among equals. */
export const dashed = (x1: number, y1: number, x2: number, y2: number): string =>
  element('line', { x1, y1, x2, y2, stroke: 'var(--soft)', 'stroke-dasharray': '5 4' });

/** The names of the kinds with their colours, above the plot. */
export function legend(names: readonly string[]): string {
  let x = 0;
  return names
    .map((name, kind) => {
      const entry =
        element('circle', { cx: x + 6, cy: -22, r: 6, fill: colourOf(kind) }) +
        label(name, { x: x + 18, y: -17.5 });
      x += 40 + widthOf(name, LABEL);
      return entry;
    })
    .join('');
}

/** About how wide a text is: there is no browser here to ask. */
export const widthOf = (words: string, size: number): number => words.length * size * 0.6;

/** A picture with room around the plot, and what it shows in words. */
export function picture(
  drawn: string,
  height: number,
  room: { readonly left: number; readonly top: number },
  words: string,
): string {
  const wide = Math.round(room.left + WIDTH + 30);
  const high = Math.round(room.top + height + 52);
  return element(
    'svg',
    {
      role: 'img',
      'aria-label': escaped(words),
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${Math.round(-room.left)} ${Math.round(-room.top)} ${wide} ${high}`,
      width: wide,
      height: high,
      'font-family': 'system-ui, sans-serif',
    },
    drawn,
  );
}

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
