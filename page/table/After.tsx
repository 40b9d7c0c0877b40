import type { Outcome } from '@bullpen/engine';
import type { Snapshot } from '@bullpen/wire';
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
import { Score } from './Score.tsx';
import './after.css';

interface AfterProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  readonly outcome: Outcome;
  readonly names: Names;
}

/** What comes after the match: final scores, how they came about, once more, and the record. */
export function After({ model, snapshot, outcome, names }: AfterProps): JSX.Element {
  const { page } = words();
  const [verdict, setVerdict] = useState<string | null>(null);
  const { scores, winners } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever played by keyboard goes on from here: what had the focus is gone with the match.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  // Winners first; the others as the game ranks scores, which is the way in which the winners are ahead.
  const lowFirst = scores.every((score) => score >= scores[winners[0]!]!);
  const order = scores.map((_, seat) => seat).sort((a, b) => (lowFirst ? 1 : -1) * (scores[a]! - scores[b]!));

  const again = async (): Promise<void> => {
    const id = await model.source.again();
    if (id !== null) go(model.source.kind === 'local' ? `/play/${snapshot.game}/${id}` : `/t/${id}`);
  };
  const verify = async (): Promise<void> => {
    setVerdict(page.verifying);
    const { verifyRecord } = await import('./verify.ts');
    const seen = seatAt(snapshot.table)?.seen ?? snapshot.fair;
    setVerdict(await verifyRecord(await model.source.record(), seen, page));
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
    <section class="after">
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
      {model.rounds.value.length > 1 && <Chart rounds={model.rounds.value} names={names} />}
      <div class="actions">
        {(model.source.kind === 'local' || snapshot.viewer >= 0) && (
          <button
            type="button"
            class="button"
            disabled={snapshot.rematch === null && snapshot.offers.includes(snapshot.viewer)}
            onClick={() => void again()}
          >
            {againLabel(model, snapshot)}
          </button>
        )}
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

/** What pressing for another match does now: ask the others, wait for them, or go there. */
function againLabel({ source }: MatchModel, { rematch, offers, viewer }: Snapshot): string {
  const { page } = words();
  if (source.kind === 'local') return page.playAgain;
  if (rematch !== null) return page.toRematch;
  return offers.includes(viewer) ? page.rematchAsked : page.rematch;
}
