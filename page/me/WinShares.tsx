import type { MyGameWords } from '@bullpen/words/my-game';
import type { JSX } from 'preact';
import { language } from '../app/language.ts';
import { numberIn, percentIn } from '../replay/telling.ts';
import type { WinShare } from './statistics.ts';

interface WinSharesProps {
  readonly share: WinShare;
  /** Only this many matches of the server are counted; null if all are. */
  readonly limit: number | null;
  readonly texts: MyGameWords;
}

/** Wins against what equal players would win, in words and as a drawing: where the true share lies, and the equal one. */
export function WinShares({ share, limit, texts }: WinSharesProps): JSX.Element {
  const { won, of, fair, low, high, verdict, hasShared } = share;
  const number = (n: number): string => numberIn(language.value, n, { maximumFractionDigits: n < 1 ? 2 : 1 });
  const percent = (n: number): string => percentIn(language.value, n);
  return (
    <section>
      <h2>{texts.wins}</h2>
      <p class="wins-said">{texts.won(number(won), of, number(fair))}</p>
      <div
        class="wins-scale"
        dir="ltr"
        aria-hidden="true"
        style={{ '--low': low, '--high': high, '--won': won / of, '--fair': fair / of }}
      >
        <span class="wins-range" />
        <span class="wins-fair" />
        <span class="wins-mine" />
      </div>
      <p class="quiet">
        {texts.verdict[verdict](percent(low), percent(high), percent(fair / of))} {hasShared && texts.shared}
      </p>
      {limit !== null && <p class="quiet">{texts.countedOnly(limit)}</p>}
    </section>
  );
}
