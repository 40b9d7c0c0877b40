import { at } from '@bullpen/engine';
import type { Bin } from '../curves.ts';
import type { ArenaReport } from '../index.ts';
import {
  asNumber,
  asPercent,
  colourOf,
  dashed,
  element,
  type Format,
  label,
  legend,
  path,
  picture,
  scaleOf,
  WIDTH,
  widthOf,
  xAxis,
  yAxis,
} from './svg.ts';

/** A row for each kind is this high; names are this large. */
const ROW = 44;
const NAME = 15;
const CURVES = 280;
const LEGEND = 44;

/** A plot as SVG, with what it shows in words. */
export type Plot = (words: string) => string;

/** Kinds keep their order, and so their colour, in every plot. */
const kindsOf = ({ standings }: ArenaReport): readonly string[] => standings.map(({ name }) => name);

interface Interval {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly label: string;
}

/** The names of the kinds at the left, and what is drawn in the row of each. */
function rows(
  kinds: readonly string[],
  shown: readonly { readonly name: string }[],
  draw: (row: number, y: number, colour: string) => string,
): { readonly drawn: string; readonly height: number; readonly left: number } {
  const drawn = shown.map(({ name }, row) => {
    const y = (row + 0.5) * ROW;
    return (
      label(name, { x: -24, y: y + 5, 'text-anchor': 'end', 'font-size': NAME }) +
      draw(row, y, colourOf(kinds.indexOf(name)))
    );
  });
  const left = 34 + Math.max(...shown.map(({ name }) => widthOf(name, NAME)));
  return { drawn: drawn.join(''), height: shown.length * ROW, left };
}

/** A mark for each kind, with its interval and its figure. */
function intervals(
  kinds: readonly string[],
  values: readonly Interval[],
  axis: { readonly title: string; readonly format: Format; readonly zero: boolean },
  equal: number | null,
): Plot {
  const ends = values.flatMap(({ low, high }) => [low, high]);
  const x = scaleOf([...ends, ...(axis.zero ? [0] : []), ...(equal === null ? [] : [equal])], 0, WIDTH);
  const { drawn, height, left } = rows(kinds, values, (row, y, fill) => {
    const { mean, low, high, label: figure } = at(values, row);
    const bar = { x: x.at(low), y: y - 5, width: x.at(high) - x.at(low), height: 10, rx: 5, fill };
    return (
      element('rect', { ...bar, opacity: 0.4 }) +
      element('circle', { cx: x.at(mean), cy: y, r: 8, fill }) +
      label(figure, {
        x: x.at(mean),
        y: y - 12,
        'text-anchor': 'middle',
        'font-size': 14,
        'font-weight': 'bold',
      })
    );
  });
  const line = equal === null ? '' : dashed(x.at(equal), 0, x.at(equal), height);
  const axes = xAxis(x, height, axis.format, axis.title, true);
  return (words) => picture(axes + line + drawn, height, { left, top: 12 }, words);
}

export function sharePlot(report: ArenaReport): Plot {
  const values = report.standings.map(({ name, wins }) => ({
    name,
    ...wins,
    label: `${(100 * wins.mean).toFixed(1)} %`,
  }));
  const axis = { title: 'share of the wins', format: asPercent, zero: true };
  return intervals(kindsOf(report), values, axis, report.equal);
}

export function ratingPlot(report: ArenaReport): Plot | null {
  if (report.ratings === null) return null;
  const values = report.ratings.map(({ name, mu, sigma }) => ({
    name,
    mean: mu,
    low: mu - 2 * sigma,
    high: mu + 2 * sigma,
    label: mu.toFixed(1),
  }));
  const axis = { title: 'rating, with two sigma to each side', format: asNumber, zero: false };
  return intervals(kindsOf(report), values, axis, null);
}

/** How the shares settled down, with their intervals as they were at the time. */
export function convergencePlot(report: ArenaReport): Plot {
  const kinds = kindsOf(report);
  const { convergence } = report.drawn;
  const x = scaleOf([0, ...convergence.map(({ deals }) => deals)], 0, WIDTH);
  const y = scaleOf([...convergence.flatMap(({ low, high }) => [low, high]), report.equal], CURVES, 0);
  const curves = kinds.map((name, kind) => {
    const own = convergence.filter((point) => point.name === name);
    const upper = own.map(({ deals, high }) => [x.at(deals), y.at(high)] as const);
    const lower = own.map(({ deals, low }) => [x.at(deals), y.at(low)] as const);
    const middle = own.map(({ deals, mean }) => [x.at(deals), y.at(mean)] as const);
    return (
      element('path', { d: path([...upper, ...lower.toReversed()]), fill: colourOf(kind), opacity: 0.18 }) +
      curve(middle, kind)
    );
  });
  const axes =
    yAxis(y, CURVES, asPercent, 'share of the wins so far') +
    xAxis(x, CURVES, asNumber, 'deals played', false);
  const equal = dashed(0, y.at(report.equal), WIDTH, y.at(report.equal));
  const drawn = legend(kinds) + axes + curves.join('') + equal;
  return (words) => picture(drawn, CURVES, { left: 74, top: LEGEND }, words);
}

const curve = (points: readonly (readonly [number, number])[], kind: number): string =>
  element('path', { d: path(points), fill: 'none', stroke: colourOf(kind), 'stroke-width': 2.5 });

/** Which part of its matches each kind ended with which score. */
export function scorePlot(report: ArenaReport): Plot {
  const kinds = kindsOf(report);
  const { bins, width } = binned(report.drawn.scores);
  const x = scaleOf(
    bins.map(({ score }) => score),
    0,
    WIDTH,
  );
  const y = scaleOf([0, ...bins.map(({ share }) => share)], CURVES, 0);
  const curves = report.standings.map(({ name, scores }, kind) => {
    const points = bins
      .filter((bin) => bin.name === name)
      .map(({ score, share }) => [x.at(score), y.at(share)] as const);
    const ground = [points.at(-1)?.[0] ?? 0, points[0]?.[0] ?? 0].map((end) => [end, y.at(0)] as const);
    const mean = { x1: x.at(scores.mean), x2: x.at(scores.mean), y1: 0, y2: CURVES };
    return (
      element('path', { d: path([...points, ...ground]), fill: colourOf(kind), opacity: 0.25 }) +
      curve(points, kind) +
      element('line', {
        ...mean,
        stroke: colourOf(kind),
        'stroke-width': 2,
        'stroke-dasharray': '2 3',
      })
    );
  });
  const title = width === 1 ? 'score' : `score, in steps of ${width}`;
  const axes = yAxis(y, CURVES, asPercent, 'share of its matches') + xAxis(x, CURVES, asNumber, title, false);
  const drawn = legend(kinds) + axes + curves.join('');
  return (words) => picture(drawn, CURVES, { left: 74, top: LEGEND }, words);
}

/** Thinking time a move; null where nobody thinks. */
export function timePlot(report: ArenaReport): Plot | null {
  const values = report.standings.flatMap(({ name, millisecondsPerMove: ms }) =>
    ms === null ? [] : [{ name, ms, label: `${ms < 1 ? ms.toFixed(3) : ms.toFixed(1)} ms` }],
  );
  if (values.length === 0) return null;
  const x = scaleOf([0, ...values.map(({ ms }) => ms)], 0, WIDTH);
  const { drawn, height, left } = rows(kindsOf(report), values, (row, y, fill) => {
    const { ms, label: figure } = at(values, row);
    const bar = { x: 0, y: y - 8, width: Math.max(1, x.at(ms)), height: 16, rx: 4, fill };
    return element('rect', bar) + label(figure, { x: x.at(ms) + 8, y: y + 5, 'font-size': 14 });
  });
  const axes = xAxis(x, height, asNumber, 'milliseconds a move', true);
  return (words) => picture(axes + drawn, height, { left, top: 12 }, words);
}

/** More steps than this are more than an eye can tell apart. */
const MOST = 40;

/** Scores in steps of a round width, each with the share of the kind's matches; steps without a match are there too. */
function binned(scores: readonly Bin[]): {
  readonly bins: { readonly name: string; readonly score: number; readonly share: number }[];
  readonly width: number;
} {
  const values = scores.map(({ score }) => score);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => (high - low) / step <= MOST) ?? 1000;
  const first = Math.floor(low / width);
  const last = Math.floor(high / width);
  const names = [...new Set(scores.map(({ name }) => name))];
  const bins = names.flatMap((name) => {
    const own = scores.filter((bin) => bin.name === name);
    const total = own.reduce((sum, { matches }) => sum + matches, 0);
    return Array.from({ length: last - first + 1 }, (_, i) => {
      const inside = own.filter(({ score }) => Math.floor(score / width) === first + i);
      const matches = inside.reduce((sum, bin) => sum + bin.matches, 0);
      return { name, score: (first + i) * width + (width - 1) / 2, share: matches / total };
    });
  });
  return { bins, width };
}
