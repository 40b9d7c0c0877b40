import type { Outcome } from '@bullpen/engine';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { go } from '../app/router.tsx';
import type { Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { shelf } from '../replay/shelf.ts';
import { seatAt } from '../tables/remote/seats.ts';
import { Chart } from './Chart.tsx';
import { downloadText } from './download.ts';
import type { MatchModel } from './match.ts';
import type { Moment } from './moment.ts';
import { Rematch } from './Rematch.tsx';
import { Score } from './Score.tsx';
import './after.css';

interface AfterProps {
  readonly model: MatchModel;
  readonly moment: Moment;
  readonly outcome: Outcome;
  readonly names: Names;
}

/** What comes after the match: final scores, how they came about, once more, and the record. */
export function After({ model, moment, outcome, names }: AfterProps): JSX.Element {
  const { snapshot, rounds } = moment;
  const { page } = words();
  const [verdict, setVerdict] = useState<string | null>(null);
  const { scores, winners } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  // A person who played by keyboard goes on from here: what had the focus is gone with the match.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  // Winners first; the others as the game ranks scores, which is the way in which the winners are ahead.
  const lowFirst = scores.every((score) => score >= scores[winners[0]!]!);
  const order = scores.map((_, seat) => seat).sort((a, b) => (lowFirst ? 1 : -1) * (scores[a]! - scores[b]!));

  const verify = async (): Promise<void> => {
    setVerdict(page.verifying);
    const { verifyRecord } = await import('./verify.ts');
    const seen = model.source.kind === 'local' ? 'own' : (seatAt(snapshot.table)?.seen ?? null);
    const known = { named: snapshot.fair, seen, lots: model.lots } as const;
    setVerdict(await verifyRecord(await model.source.record(), known, page));
  };
  const watchAgain = async (): Promise<void> => {
    const text = await model.source.record();
    const { players, viewer } = snapshot;
    shelf.value = { text, seated: { players, viewer } };
    go('/replay');
  };
  const download = async (): Promise<void> =>
    downloadText(`${snapshot.game}-${snapshot.table.slice(0, 8)}.jsonl`, await model.source.record());

  return (
    <section class="after" data-moment={moment.at}>
      <h2 ref={heading} tabIndex={-1}>
        {page.finalScores}
      </h2>
      <p class="quiet">{words()[snapshot.game as GameId].goal}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{page.place}</th>
            <th scope="col">{page.name}</th>
            <th scope="col">{page.score}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={winners.includes(seat) ? 'won' : ''}>
              <td>
                {1 +
                  scores.filter((score) => (lowFirst ? score < scores[seat]! : score > scores[seat]!)).length}
              </td>
              <th scope="row">
                {names.of(seat)} {winners.includes(seat) && <span class="badge">{page.winner}</span>}
              </th>
              <td>
                <Score of={scores[seat]!} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rounds.length > 1 && <Chart rounds={rounds} names={names} />}
      <div class="actions">
        <Rematch model={model} snapshot={snapshot} names={names} />
        <button type="button" class="button plain" onClick={() => void watchAgain()}>
          {page.replayAndReview}
        </button>
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
    </section>
  );
}
