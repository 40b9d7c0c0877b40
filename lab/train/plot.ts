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

/** How far off each thing was that was learnt, pass by pass, against its first pass. */
export function trainingPlot(curves: LearningCurves): string {
  const lines = Object.entries(curves).map(([name, curve]) => ({
    name,
    points: curve.map((off) => off / (curve[0] ?? 1)),
  }));
  const passes = Math.max(...lines.map(({ points }) => points.length));
  const x = scaleOf([1, passes], 0, WIDTH);
  const y = scaleOf([1, ...lines.flatMap(({ points }) => points)], HEIGHT, 0);
  const drawn = [
    element('style', {}, PLOT_STYLE),
    xAxis(x, HEIGHT, String, 'pass', true),
    yAxis(y, HEIGHT, asPercent, 'error, first pass = 100 %'),
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
  const words = lines.map(({ name, points }) => `${name} ${asPercent(points.at(-1) ?? 1)}`).join(', ');
  return `${picture(drawn, HEIGHT, { left: 84, top: 44 }, `Error of what is learnt in the last pass, of the first one's: ${words}.`)}\n`;
}
