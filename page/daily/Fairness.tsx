import type { DailyCommitment, DailyDay } from '@bullpen/wire';
import type { DailyWords } from '@bullpen/words/daily';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { isGameId } from '../games/list.ts';

interface FairnessProps {
  readonly today: DailyDay;
  readonly tomorrow: { readonly day: string; readonly deals: readonly DailyCommitment[] };
  readonly texts: DailyWords;
}

/** What the server has bound itself to, today and tomorrow. */
export function Fairness({ today, tomorrow, texts }: FairnessProps): JSX.Element {
  return (
    <details class="daily-promise">
      <summary>{texts.promise}</summary>
      <p>{texts.promiseHelp}</p>
      <h3>{texts.today}</h3>
      <Hashes deals={today.deals} texts={texts} />
      <h3>{texts.tomorrow}</h3>
      <Hashes deals={tomorrow.deals} texts={texts} />
    </details>
  );
}

/** The hash of each game's secret; with the secret where it is published. */
export function Hashes({
  deals,
  texts,
}: {
  readonly deals: readonly (DailyCommitment & { readonly secret?: string | null })[];
  readonly texts: DailyWords;
}): JSX.Element {
  const all = words();
  return (
    <dl class="daily-hashes">
      {deals.map(({ game, commitment, secret = null }) => (
        <div key={game}>
          <dt>{isGameId(game) ? all[game].name : game}</dt>
          <dd>
            {texts.hash} <code dir="ltr">{commitment}</code>
          </dd>
          {secret !== null && (
            <dd>
              {texts.secret} <code dir="ltr">{secret}</code>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
