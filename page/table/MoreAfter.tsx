import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { seatAt } from '../tables/remote/seats.ts';
import { Chart } from './Chart.tsx';
import { downloadText } from './download.ts';
import type { MatchModel } from './match.ts';
import type { Moment } from './moment.ts';

interface MoreAfterProps {
  readonly model: MatchModel;
  readonly moment: Moment;
  readonly names: Names;
}

/** What few ask for after a match: how the scores came about, the record, and the check of the deal. */
export function MoreAfter({ model, moment, names }: MoreAfterProps): JSX.Element {
  const { snapshot, rounds } = moment;
  const { page, [snapshot.game as GameId]: game } = words();
  const [verdict, setVerdict] = useState<string | null>(null);
  const verify = async (): Promise<void> => {
    setVerdict(page.verifying);
    const { verifyRecord } = await import('./verify.ts');
    const seen = model.source.kind === 'local' ? 'own' : (seatAt(snapshot.table)?.seen ?? null);
    const known = { named: snapshot.fair, seen, lots: model.lots } as const;
    setVerdict(await verifyRecord(await model.source.record(), known, page));
  };
  const download = async (): Promise<void> =>
    downloadText(`${snapshot.game}-${snapshot.table.slice(0, 8)}.jsonl`, await model.source.record());
  return (
    <details class="more-after">
      <summary>{page.moreAfter}</summary>
      <p class="quiet">{game.goal}</p>
      {rounds.length > 1 && <Chart rounds={rounds} names={names} />}
      <div class="actions">
        <button type="button" class="button plain" onClick={() => void download()}>
          {page.download}
        </button>
        {snapshot.fair.commitment !== '' && (
          <button type="button" class="button plain" onClick={() => void verify()}>
            {page.verify}
          </button>
        )}
      </div>
      <p role="status">{verdict}</p>
    </details>
  );
}
