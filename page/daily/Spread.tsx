import type { DailyResult } from '@bullpen/wire';
import type { DailyWords } from '@bullpen/words/daily';
import type { JSX } from 'preact';
import { signedMargin } from './amounts.ts';
import { type Bar, barsOf } from './bars.ts';

interface SpreadProps {
  readonly field: DailyResult['field'];
  /** The own margin, and that of the strong bot, if they have one. */
  readonly own: number | null;
  readonly strong: number | null;
  readonly texts: DailyWords;
}

const WIDTH = 640;
const HEIGHT = 220;
const FOOT = 26;
const HEAD = 30;

/** All results of a deal as bars, the worst first. */
export function Spread({ field, own, strong, texts }: SpreadProps): JSX.Element {
  const bars = barsOf(
    field,
    [own, strong].flatMap((margin) => margin ?? []),
  );
  const most = Math.max(...bars.map(({ count }) => count));
  const wide = WIDTH / bars.length;
  const high = HEIGHT - FOOT - HEAD;
  const holds = (bar: Bar, margin: number | null): boolean =>
    margin !== null && margin >= bar.from && margin < bar.to;
  const marks = [
    { name: texts.strong, margin: strong, kind: 'strong' },
    { name: texts.you, margin: own, kind: 'own' },
  ];
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure class="spread">
      <figcaption>
        {texts.spread}
        <span class="quiet"> {texts.spreadHelp}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} dir="ltr" aria-hidden="true" focusable="false">
        {bars.map((bar, i) => {
          const tall = (high * bar.count) / most;
          return (
            <rect
              key={bar.from}
              class={holds(bar, own) ? 'own' : ''}
              x={i * wide + 1}
              y={HEAD + high - tall}
              width={Math.max(1, wide - 2)}
              height={tall}
            />
          );
        })}
        <path class="ground" d={`M0 ${HEAD + high}H${WIDTH}`} />
        {marks.map(({ name, margin, kind }, row) => {
          const i = bars.findIndex((bar) => holds(bar, margin));
          if (i === -1) return null;
          const x = (i + 0.5) * wide;
          const anchor = x < 90 ? 'start' : x > WIDTH - 90 ? 'end' : 'middle';
          return (
            <g key={kind} class={`mark ${kind}`}>
              <path d={`M${x} ${row * 15 + 16}V${HEAD + high}`} />
              <text x={x} y={row * 15 + 12} text-anchor={anchor}>
                {name}
              </text>
            </g>
          );
        })}
        {first !== undefined && (
          <text class="tick" x="0" y={HEIGHT - 6}>
            {signedMargin(first.from)}
          </text>
        )}
        {last !== undefined && (
          <text class="tick" x={WIDTH} y={HEIGHT - 6} text-anchor="end">
            {signedMargin(last.to - last.step)}
          </text>
        )}
      </svg>
      <ul class="hidden">
        {field.map(({ margin, count }) => (
          <li key={margin}>{texts.bar(signedMargin(margin), count)}</li>
        ))}
        {strong !== null && <li>{`${texts.strong}: ${signedMargin(strong)}`}</li>}
      </ul>
    </figure>
  );
}
