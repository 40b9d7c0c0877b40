import type { Outcome } from '@bullpen/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import type { Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { seatAt } from '../tables/remote/seats.ts';
import { downloadText } from './download.ts';
import type { MatchModel } from './match.ts';
import type { Moment } from './moment.ts';
import { finalStandings } from './standings.ts';

interface MoreAfterProps {
  readonly model: MatchModel;
  readonly moment: Moment;
  readonly outcome: Outcome;
  readonly names: Names;
}

/** What few ask for after a match: a picture to send, the record, and the check of the deal. */
export function MoreAfter({ model, moment, outcome, names }: MoreAfterProps): JSX.Element {
  const { snapshot } = moment;
  const { page, [snapshot.game as GameId]: game } = words();
  const [verdict, setVerdict] = useState<string | null>(null);
  const verify = async (): Promise<void> => {
    setVerdict(page.verifying);
    const { needsLots, verifyRecord } = await import('./verify.ts');
    const own = model.source.kind === 'local';
    const held = seatAt(snapshot.table);
    const seen = own ? 'own' : (held?.seen ?? null);
    const drawn = !own && needsLots(snapshot, held);
    const known = { named: snapshot.fair, seen, lots: model.lots, drawn } as const;
    setVerdict(await verifyRecord(await model.source.record(), known, page));
  };
  const name = `${snapshot.game}-${snapshot.table.slice(0, 8)}`;
  const download = async (): Promise<void> => downloadText(`${name}.jsonl`, await model.source.record());
  const share = async (): Promise<void> => {
    const { drawResult, sharePicture } = await import('../replay/share-picture.ts');
    const rows = finalStandings(outcome).map((row) => ({
      ...row,
      name: names.of(row.seat),
      said: game.score(row.score),
    }));
    const rtl = document.documentElement.dir === 'rtl';
    const picture = await drawResult({ title: page.title, game: game.name, rows, rtl });
    if (picture !== null) await sharePicture(picture, name);
  };
  return (
    <details class="more-after">
      <summary>{page.moreAfter}</summary>
      <p class="quiet">{game.goal}</p>
      <div class="actions">
        <button type="button" class="button plain" onClick={() => void share()}>
          <Icon name="share" />
          {page.sharePicture}
        </button>
        <button type="button" class="button plain" onClick={() => void download()}>
          <Icon name="download" />
          {page.download}
        </button>
        {/* The secret of a daily deal is published when its day is over, that of a tournament with its end. */}
        {snapshot.fair.commitment !== '' &&
          snapshot.daily === undefined &&
          snapshot.tournament === undefined && (
            <button type="button" class="button plain" onClick={() => void verify()}>
              <Icon name="check" />
              {page.verify}
            </button>
          )}
      </div>
      <p role="status">{verdict}</p>
    </details>
  );
}
