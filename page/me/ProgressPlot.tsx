import type { MyGameWords } from '@bullpen/words/my-game';
import type { JSX } from 'preact';
import { language } from '../app/language.ts';
import { numberIn } from '../replay/telling.ts';
import { niceAbove } from './statistics.ts';

const WIDTH = 480;
const SIDE = 40;
const EDGE = 10;
/** The heights of the two pictures. */
const COSTS = 170;
const LUCK = 110;
/** About 95 % of an interval, in standard errors. */
const Z = 1.96;

/** A match: what a decision cost in it and the standard error of that, and what luck brought. */
interface PlotPoint {
  readonly cost: number;
  readonly error: number;
  readonly luck: number;
  readonly label: string;
}

interface ProgressPlotProps {
  /** In the order in which they were played. */
  readonly points: readonly PlotPoint[];
  readonly unit: string;
  readonly texts: MyGameWords;
}

/**
 * Two pictures over the same matches: a line of what decisions cost, with the interval of each, and bars of luck from a zero of
 * their own. The same numbers are in a table below, for screen readers.
 */
export function ProgressPlot({ points, unit, texts }: ProgressPlotProps): JSX.Element {
  const number = (n: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
    numberIn(language.value, n, { maximumFractionDigits: 2, signDisplay });
  const step = (WIDTH - SIDE - EDGE) / points.length;
  const x = (i: number): number => SIDE + (i + 0.5) * step;
  const top = niceAbove(Math.max(...points.map(({ cost, error }) => cost + Z * error)));
  const y = (cost: number): number => EDGE + (1 - Math.max(0, Math.min(1, cost / top))) * (COSTS - 2 * EDGE);
  const most = niceAbove(Math.max(...points.map(({ luck }) => Math.abs(luck))));
  const luckY = (luck: number): number => LUCK / 2 - (luck / most) * (LUCK / 2 - EDGE);
  const line = points.map(({ cost }, i) => `${x(i).toFixed(1)},${y(cost).toFixed(1)}`).join(' ');
  const bar = Math.min(24, step * 0.6);
  return (
    <div class="progress-plots">
      <figure>
        <figcaption>
          <b>{texts.costs}</b> <span class="quiet">{texts.costsHelp(unit)}</span>
        </figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${COSTS}`} direction="ltr" aria-hidden="true">
          {[0, top / 2, top].map((cost) => (
            <Tick key={cost} y={y(cost)} text={number(cost)} />
          ))}
          {points.map(({ cost, error }, i) => (
            <path key={i} class="interval" d={`M${x(i)} ${y(cost - Z * error)}V${y(cost + Z * error)}`} />
          ))}
          <polyline class="costs-line" points={line} />
          {points.map(({ cost, label }, i) => (
            <circle key={i} class="costs-dot" cx={x(i)} cy={y(cost)} r={4.5}>
              <title>{label}</title>
            </circle>
          ))}
        </svg>
      </figure>
      <figure>
        <figcaption>
          <b>{texts.luck}</b> <span class="quiet">{texts.luckHelp(unit)}</span>
        </figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${LUCK}`} direction="ltr" aria-hidden="true">
          {[-most, 0, most].map((luck) => (
            <Tick key={luck} y={luckY(luck)} text={number(luck, 'exceptZero')} />
          ))}
          {points.map(({ luck, label }, i) => (
            <rect
              key={i}
              class={luck < 0 ? 'luck-bar bad' : 'luck-bar good'}
              x={x(i) - bar / 2}
              width={bar}
              y={Math.min(luckY(luck), luckY(0))}
              height={Math.max(1, Math.abs(luckY(luck) - luckY(0)))}
            >
              <title>{label}</title>
            </rect>
          ))}
        </svg>
      </figure>
    </div>
  );
}

const Tick = ({ y, text }: { readonly y: number; readonly text: string }): JSX.Element => (
  <g class="plot-tick">
    <path d={`M${SIDE} ${y}H${WIDTH - EDGE}`} />
    <text x={SIDE - 6} y={y + 4} text-anchor="end">
      {text}
    </text>
  </g>
);
