import type { DailyDay, MyDaily } from '@bullpen/wire';
import type { DailyWords } from '@bullpen/words/daily';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dayText } from '../app/dates.ts';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import { Select } from '../design/Select.tsx';
import { isGameId } from '../games/list.ts';
import { fetchDay, recordsPath } from '../tables/remote/daily.ts';
import { Deals } from './Deals.tsx';
import { Hashes } from './Fairness.tsx';

interface ArchiveProps {
  readonly past: readonly string[];
  readonly mine: MyDaily;
  readonly texts: DailyWords;
}

/** Days that are over: to play without a rank, and to check. */
export function Archive({ past, mine, texts }: ArchiveProps): JSX.Element {
  const [day, setDay] = useState(past[0] ?? null);
  return (
    <section class="daily-archive">
      <h2>{texts.archive}</h2>
      {day === null ? (
        <p class="quiet">{texts.noArchive}</p>
      ) : (
        <>
          <p class="quiet">{texts.archiveHelp}</p>
          <Select
            label={texts.day}
            value={day}
            options={past.map((one) => [one, dayText(one)] as const)}
            onPick={setDay}
          />
          <PastDay key={day} day={day} mine={mine} texts={texts} />
        </>
      )}
    </section>
  );
}

function PastDay({ day, mine, texts }: Omit<ArchiveProps, 'past'> & { readonly day: string }): JSX.Element {
  const [found, setFound] = useState<DailyDay | 'unreachable' | null>(null);
  const all = words();
  useEffect(() => {
    void fetchDay(day).then((asked) => setFound(asked.ok ? asked.value : 'unreachable'));
  }, [day]);
  if (found === null) return <p class="quiet">{all.page.loading}</p>;
  if (found === 'unreachable') return <p role="alert">{texts.failed}</p>;
  return (
    <>
      <Deals day={found} mine={mine} texts={texts} />
      <details class="daily-promise">
        <summary>{texts.promise}</summary>
        <Hashes deals={found.deals} texts={texts} />
        <h3>{texts.records}</h3>
        <ul class="daily-records">
          {found.deals.map(({ game }) => (
            <li key={game}>
              <a href={recordsPath(day, game)} download>
                <Icon name="download" />
                {isGameId(game) ? all[game].name : game}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
