import type { CoachWords } from '@bullpen/words/coach';
import type { MyGameWords } from '@bullpen/words/my-game';
import type { JSX } from 'preact';
import { language } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import type { GameId } from '../games/list.ts';
import { amountsIn, numberIn } from '../replay/telling.ts';
import type { Backlog } from './backlog.ts';
import { pathTo, whenOf } from './matches.ts';
import { ProgressPlot } from './ProgressPlot.tsx';
import { costOf, costPerDecision, errorOf, type ReviewedMatch, trendOf } from './statistics.ts';

interface DecisionsProps {
  readonly game: GameId;
  /** In the order in which they were played. */
  readonly reviewed: readonly ReviewedMatch[];
  readonly backlog: Backlog | null;
  /** The coach looks at this many matches only; null if it looks at all. */
  readonly limit: number | null;
  readonly texts: MyGameWords;
  readonly coach: CoachWords;
}

/** What decisions cost, match by match, and luck apart from it; and how far the coach is with matches that it has not seen. */
export function Decisions({ game, reviewed, backlog, limit, texts, coach }: DecisionsProps): JSX.Element {
  const unit = coach.units[game];
  const cost = (n: number): string =>
    numberIn(language.value, n, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { signed } = amountsIn(language.value);
  const trend = trendOf(reviewed);
  const points = reviewed.map((each) => ({
    cost: costOf(each),
    error: errorOf(each),
    luck: each.summary.luck,
    label: whenOf(each.match),
  }));
  return (
    <section>
      <h2>{texts.decisions}</h2>
      <BacklogLine backlog={backlog} texts={texts} />
      {reviewed.length > 0 && (
        <>
          <p>
            {texts.average(cost(costPerDecision(reviewed)), unit, reviewed.length)}{' '}
            {trend !== null && texts.trend[trend.verdict](cost(trend.latest), cost(trend.before), trend.of)}
          </p>
          <ProgressPlot points={points} unit={unit} texts={texts} />
          <details class="fold">
            <summary>{texts.inNumbers}</summary>
            <table class="figures">
              <thead>
                <tr>
                  <th scope="col">{texts.match}</th>
                  <th scope="col">{texts.costs}</th>
                  <th scope="col">{texts.luck}</th>
                </tr>
              </thead>
              <tbody>
                {[...reviewed].reverse().map((each) => (
                  <tr key={each.match.table}>
                    <th scope="row">
                      <Link to={pathTo(each.match)}>{whenOf(each.match)}</Link>
                    </th>
                    <td>
                      <bdi dir="ltr">{cost(costOf(each))}</bdi>
                    </td>
                    <td>
                      <bdi dir="ltr">{signed(each.summary.luck)}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          {limit !== null && <p class="quiet">{texts.latestOnly(limit)}</p>}
        </>
      )}
    </section>
  );
}

/** Which match the coach is at, and how far. */
function BacklogLine({ backlog, texts }: Pick<DecisionsProps, 'backlog' | 'texts'>): JSX.Element {
  const step = backlog?.progress.value ?? null;
  const failed = backlog?.failed.value ?? 0;
  const said = step === null ? null : texts.working(step.n, step.of);
  return (
    <>
      <p role="status" data-backlog={backlog === null || step !== null ? 'working' : 'done'}>
        {said}
        {step === null && failed > 0 && texts.failed(failed)}
      </p>
      {step !== null && said !== null && (
        <progress class="backlog" value={step.reviewing?.share.value ?? 0} aria-label={said} />
      )}
    </>
  );
}
