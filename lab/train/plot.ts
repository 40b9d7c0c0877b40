import {
  asPercent,
  colourOf,
  element,
  legend,
  path,
  picture,
  scaleOf,
  WIDTH,
  xAxis,
  yAxis,
} from '../arena/report/svg.ts';
import { PLOT_STYLE } from '../league/plot.ts';
import type { LearningCurves } from './six-nimmt.ts';

const HEIGHT = 360;

/** A line of a plot: a value for each pass or generation. */
interface Line {
  readonly name: string;
  readonly points: readonly number[];
}

/** How far off each thing was that was learnt, pass by pass, against its first pass. */
export function errorPlot(curves: LearningCurves): string {
  const lines = Object.entries(curves).map(([name, curve]) => ({
    name,
    points: curve.map((off) => off / (curve[0] ?? 1)),
  }));
  const words = lines.map(({ name, points }) => `${name} ${asPercent(points.at(-1) ?? 1)}`).join(', ');
  return plotOf(lines, {
    across: 'pass',
    up: 'error, first pass = 100 %',
    words: `Error of what is learnt in the last pass, of the first one's: ${words}.`,
  });
}

/** How far what was learnt was ahead of the first guess, generation by generation. */
export function aheadPlot(ahead: readonly number[]): string {
  return plotOf([{ name: 'ahead of the first guess', points: ahead }], {
    across: 'generation',
    up: 'wins, and points beside them, more than the first guess',
    words: `After the last generation ${asPercent(ahead.at(-1) ?? 0)} of a win ahead of the first guess.`,
  });
}

interface PlotWords {
  readonly across: string;
  readonly up: string;
  readonly words: string;
}

function plotOf(lines: readonly Line[], { across, up, words }: PlotWords): string {
  const passes = Math.max(...lines.map(({ points }) => points.length));
  const values = lines.flatMap(({ points }) => points);
  const x = scaleOf([1, passes], 0, WIDTH);
  const y = scaleOf(Math.min(...values) < 0.5 ? [0, ...values] : [1, ...values], HEIGHT, 0);
  const drawn = [
    element('style', {}, PLOT_STYLE),
    xAxis(x, HEIGHT, String, across, true),
    yAxis(y, HEIGHT, asPercent, up),
    ...lines.map(({ points }, kind) =>
      element('path', {
        d: path(points.map((off, i) => [x.at(i + 1), y.at(off)] as const)),
        fill: 'none',
        stroke: colourOf(kind),
        'stroke-width': 2,
      }),
    ),
    legend(lines.map(({ name }) => name)),
  ].join('');
  return `${picture(drawn, HEIGHT, { left: 84, top: 44 }, words)}\n`;
}
