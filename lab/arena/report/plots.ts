import type { TopLevelSpec } from 'vega-lite';
import type { ArenaReport } from '../index.ts';
import { binned } from './bins.ts';

const WIDTH = 640;
const STEP = 44;
const percent = '.0%';
const NAMES = { labelFontSize: 15, labelPadding: 24 } as const;

/** All kinds in their order, so that each keeps its colour in every plot. */
const names = (standings: ArenaReport['standings']): string[] => standings.map(({ name }) => name);

type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

/** The share among equals. */
const dashed = (axis: 'x' | 'y', equal: number): Layer => ({
  mark: { type: 'rule', color: 'var(--soft)', strokeDash: [5, 4] },
  encoding: axis === 'x' ? { x: { datum: equal } } : { y: { datum: equal } },
});

/** A mark for each kind, with its interval and its figure. */
function intervals(
  values: readonly { name: string; mean: number; low: number; high: number; label: string }[],
  domain: string[],
  axis: { readonly title: string; readonly format: string; readonly zero: boolean },
  equal: number | null,
): TopLevelSpec {
  const y = { field: 'name', type: 'nominal', sort: null, title: null, axis: NAMES } as const;
  const color = { field: 'name', type: 'nominal', sort: null, scale: { domain }, legend: null } as const;
  const scale = { zero: axis.zero, nice: true };
  const x = { type: 'quantitative', title: axis.title, axis: { format: axis.format }, scale } as const;
  return {
    width: WIDTH,
    height: { step: STEP },
    data: { values: [...values] },
    layer: [
      ...(equal === null ? [] : [dashed('x', equal)]),
      {
        mark: { type: 'bar', height: 10, cornerRadius: 5, opacity: 0.4 },
        encoding: { y, color, x: { ...x, field: 'low' }, x2: { field: 'high' } },
      },
      {
        mark: { type: 'point', filled: true, size: 190, opacity: 1 },
        encoding: { y, color, x: { ...x, field: 'mean' } },
      },
      {
        mark: { type: 'text', dy: -16, fontSize: 14, fontWeight: 'bold' },
        encoding: { y, x: { ...x, field: 'mean' }, text: { field: 'label' } },
      },
    ],
  };
}

export function sharePlot({ standings, equal }: ArenaReport): TopLevelSpec {
  const values = standings.map(({ name, wins }) => ({
    name,
    ...wins,
    label: `${(100 * wins.mean).toFixed(1)} %`,
  }));
  return intervals(
    values,
    names(standings),
    { title: 'share of the wins', format: percent, zero: true },
    equal,
  );
}

export function ratingPlot({ standings, ratings }: ArenaReport): TopLevelSpec | null {
  if (ratings === null) return null;
  const values = ratings.map(({ name, mu, sigma }) => ({
    name,
    mean: mu,
    low: mu - 2 * sigma,
    high: mu + 2 * sigma,
    label: mu.toFixed(1),
  }));
  const axis = { title: 'rating, with two sigma to each side', format: '.0f', zero: false };
  return intervals(values, names(standings), axis, null);
}

/** How the shares settled down, with their intervals as they were at the time. */
export function convergencePlot({ drawn, equal }: ArenaReport): TopLevelSpec {
  const x = { field: 'deals', type: 'quantitative', title: 'deals played', axis: { grid: false } } as const;
  const color = { field: 'name', type: 'nominal', sort: null } as const;
  const y = { type: 'quantitative', axis: { format: percent }, title: 'share of the wins so far' } as const;
  return {
    width: WIDTH,
    height: 280,
    data: { values: [...drawn.convergence] },
    layer: [
      {
        mark: { type: 'area', opacity: 0.18 },
        encoding: { x, color, y: { ...y, field: 'low' }, y2: { field: 'high' } },
      },
      { mark: { type: 'line', strokeWidth: 2.5 }, encoding: { x, color, y: { ...y, field: 'mean' } } },
      dashed('y', equal),
    ],
  };
}

/** Which part of its matches each kind ended with which score. */
export function scorePlot({ drawn, standings }: ArenaReport): TopLevelSpec {
  const { bins, width } = binned(drawn.scores);
  const x = { field: 'score', type: 'quantitative', axis: { grid: false } } as const;
  const title = width === 1 ? 'score' : `score, in steps of ${width}`;
  const color = { field: 'name', type: 'nominal', sort: null } as const;
  const means = standings.map(({ name, scores }) => ({ name, score: scores.mean }));
  return {
    width: WIDTH,
    height: 240,
    layer: [
      {
        data: { values: bins },
        mark: { type: 'area', interpolate: 'monotone', opacity: 0.25, line: { strokeWidth: 2.5 } },
        encoding: {
          x: { ...x, title },
          y: {
            field: 'share',
            type: 'quantitative',
            stack: false,
            axis: { format: percent },
            title: 'share of its matches',
          },
          color,
        },
      },
      {
        data: { values: means },
        mark: { type: 'rule', strokeWidth: 2, strokeDash: [2, 3] },
        encoding: { x, color },
      },
    ],
  };
}

/** Thinking time a move; null where nobody thinks. */
export function timePlot({ standings }: ArenaReport): TopLevelSpec | null {
  const values = standings.flatMap(({ name, millisecondsPerMove: ms }) =>
    ms === null ? [] : [{ name, ms, label: `${ms < 1 ? ms.toFixed(3) : ms.toFixed(1)} ms` }],
  );
  if (values.length === 0) return null;
  const y = { field: 'name', type: 'nominal', sort: null, title: null, axis: NAMES } as const;
  const domain = names(standings);
  const x = { field: 'ms', type: 'quantitative', title: 'milliseconds a move' } as const;
  return {
    width: WIDTH,
    height: { step: STEP },
    data: { values },
    layer: [
      {
        mark: { type: 'bar', height: 16, cornerRadiusEnd: 4 },
        encoding: {
          y,
          x,
          color: { field: 'name', type: 'nominal', sort: null, scale: { domain }, legend: null },
        },
      },
      {
        mark: { type: 'text', align: 'left', dx: 8, fontSize: 14 },
        encoding: { y, x, text: { field: 'label' } },
      },
    ],
  };
}
