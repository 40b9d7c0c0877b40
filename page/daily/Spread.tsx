import type { DailyResult } from '@bullpen/wire';
import type { DailyWords } from '@bullpen/words/daily';
import type { JSX } from 'preact';
import { signedMargin } from './amounts.ts';
import { type Bar, barsOf } from './bars.ts';

interface SpreadProps {
  readonly field: DailyResult['field'];
  /** The player's own margin, and that of the strong bot, if they have one. */
  readonly own: number | null;
  readonly strong: number | null;
  readonly texts: DailyWords;
}

/** The picture is stretched to fit: the text is beside it, so that letters keep their size. */
const [WIDTH, HEIGHT] = [100, 100];

/** All results of a deal as bars, the worst first. */
export function Spread({ field, own, strong, texts }: SpreadProps): JSX.Element {
  const bars = barsOf(
    field,
    [own, strong].flatMap((margin) => margin ?? []),
  );
  const most = Math.max(...bars.map(({ count }) => count));
  const wide = WIDTH / bars.length;
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure class="spread">
      <figcaption>
        {texts.spread} <span class="quiet">{texts.spreadHelp}</span>
      </figcaption>
      <div class="spread-plot" dir="ltr" aria-hidden="true">
        <Mark name={texts.strong} margin={strong} bars={bars} kind="strong" />
        <Mark name={texts.you} margin={own} bars={bars} kind="own" />
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {bars.map((bar, i) => {
            const tall = (HEIGHT * bar.count) / most;
            return (
              <rect
                key={bar.from}
                class={holds(bar, own) ? 'own' : ''}
                x={i * wide + wide * 0.06}
                y={HEIGHT - tall}
                width={wide * 0.88}
                height={tall}
              />
            );
          })}
        </svg>
        <p class="spread-ends">
          <span>{first !== undefined && signedMargin(first.from)}</span>
          <span>{last !== undefined && signedMargin(last.to - last.step)}</span>
        </p>
      </div>
      <ul class="hidden">
        {field.map(({ margin, count }) => (
          <li key={margin}>{texts.bar(signedMargin(margin), count)}</li>
        ))}
        {strong !== null && <li>{`${texts.strong}: ${signedMargin(strong)}`}</li>}
      </ul>
    </figure>
  );
}

const holds = (bar: Bar, margin: number | null): boolean =>
  margin !== null && margin >= bar.from && margin < bar.to;

/** Whose result stands where. */
function Mark({
  name,
  margin,
  bars,
  kind,
}: {
  readonly name: string;
  readonly margin: number | null;
  readonly bars: readonly Bar[];
  readonly kind: 'own' | 'strong';
}): JSX.Element | null {
  const place = bars.findIndex((bar) => holds(bar, margin));
  if (place === -1) return null;
  const at = (place + 0.5) / bars.length;
  return (
    <span class={`mark ${kind} ${at > 0.5 ? 'before' : 'behind'}`} style={{ '--at': at }}>
      <bdi>{name}</bdi>
    </span>
  );
}
