import {
  asPercent,
  colourOf,
  dashed,
  element,
  label,
  legend,
  picture,
  WIDTH,
  xAxis,
  yAxis,
} from '../arena/report/svg.ts';
import type { LeagueReport } from './index.ts';

const HEIGHT = 480;
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
/** The picture stands alone in a document, so it brings its colours for light and dark. */
export const PLOT_STYLE = `:root{--ink:#222;--soft:#666;--grid:#ddd;--c0:#b3372f;--c1:#2b6cb0;--c2:#2f855a;--c3:#b7791f;--c4:#6b46c1}
@media(prefers-color-scheme:dark){:root{--ink:#eee;--soft:#aaa;--grid:#444;--c0:#f28b82;--c1:#8ab4f8;--c2:#81c995;--c3:#fdd663;--c4:#c58af9}}`;

/** Predicted against observed shares of the wins, a colour for each game; the larger the dot, the more predictions. */
export function calibrationPlot(reports: readonly LeagueReport[]): string {
  const x = { at: (share: number) => share * WIDTH, ticks: TICKS };
  const y = { at: (share: number) => HEIGHT - share * HEIGHT, ticks: TICKS };
  const dots = reports.flatMap(({ bins }, game) => {
    const all = bins.reduce((sum, { count }) => sum + count, 0);
    return bins.map(({ predicted, observed, count }) =>
      element('circle', {
        cx: x.at(predicted),
        cy: y.at(observed),
        r: 3 + 22 * Math.sqrt(count / all),
        fill: colourOf(game),
        opacity: 0.55,
      }),
    );
  });
  const drawn = [
    element('style', {}, PLOT_STYLE),
    xAxis(x, HEIGHT, asPercent, 'predicted share of the wins', true),
    yAxis(y, HEIGHT, asPercent, 'observed share of the wins'),
    dashed(0, HEIGHT, WIDTH, 0),
    ...dots,
    legend(reports.map(({ game }) => game)),
    label('as predicted', { x: 0.58 * WIDTH, y: HEIGHT / 2, fill: 'var(--soft)' }),
  ].join('');
  const words = reports.map(({ game, error }) => `${game} ${(100 * error).toFixed(1)} %`).join(', ');
  return `${picture(drawn, HEIGHT, { left: 84, top: 44 }, `Predicted against observed shares of the wins. Mean difference: ${words}.`)}\n`;
}
