import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';

/** Colours are named here and given by the page, so that a plot is at home in light and in dark. */
const COLOURS = ['var(--c0)', 'var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'];

const FONT = 'system-ui, sans-serif';
const text = { labelColor: 'var(--ink)', titleColor: 'var(--soft)', labelFont: FONT, titleFont: FONT };

const CONFIG: TopLevelSpec['config'] = {
  background: 'transparent',
  font: FONT,
  view: { stroke: null },
  range: { category: COLOURS },
  text: { color: 'var(--ink)', font: FONT },
  axis: {
    ...text,
    labelFontSize: 13,
    titleFontSize: 13,
    titleFontWeight: 'normal',
    titlePadding: 10,
    gridColor: 'var(--grid)',
    domain: false,
    ticks: false,
    labelPadding: 8,
    tickCount: 7,
    labelFlush: false,
  },
  legend: {
    ...text,
    labelFontSize: 13,
    symbolSize: 120,
    symbolOpacity: 1,
    title: null,
    orient: 'top',
    offset: 12,
  },
};

/** A plot as SVG, drawn without a browser. */
export async function svg(spec: TopLevelSpec, label: string): Promise<string> {
  const compiled = compile({ config: CONFIG, ...spec } as TopLevelSpec, {
    logger: silent,
  });
  const view = new View(parse(compiled.spec), { renderer: 'none' });
  const drawn = await view.toSVG();
  view.finalize();
  return drawn.replace('<svg ', `<svg role="img" aria-label="${escaped(label)}" `);
}

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The plots are fixed: there is nobody to whom a hint about them would be of use. */
const silent = {
  level: () => silent,
  error: () => silent,
  warn: () => silent,
  info: () => silent,
  debug: () => silent,
};
