import type { Pages } from '@bullpen/words/en/pages';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import type { AnyGamePage, Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { Avatar } from './Avatar.tsx';
import { bestScore } from './best.ts';
import type { Moment, RoundEnd } from './moment.ts';
import { Change, Score } from './Score.tsx';
import { standingsOf } from './standings.ts';
import './round-end.css';

interface RoundEndProps {
  readonly moment: Moment;
  readonly round: RoundEnd;
  readonly game: AnyGamePage;
  readonly names: Names;
}

/** The pause after a round, over the board: points, totals and how far it is to the end. A press anywhere ends it. */
export function RoundPause({
  moment,
  round,
  game,
  names,
  onGo,
}: RoundEndProps & { onGo(): void }): JSX.Element {
  const { page } = words();
  const { points, totals } = round;
  const [over, toGo] = endsOf(moment, round, game, names, page);
  // How long each bar is: up to the target, or to the highest total where there is none.
  const most = Math.max(1, targetOf(moment) ?? 0, ...totals.map(Math.abs));
  return (
    <div class="round-pause on-paper" data-moment={moment.at}>
      <section aria-label={over}>
        <h2>{over}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{page.name}</th>
              <th scope="col">{page.change}</th>
              <th scope="col">{page.total}</th>
            </tr>
          </thead>
          <tbody>
            {standingsOf(totals, bestScore[moment.snapshot.game as GameId]).map(({ seat, score }) => (
              <tr key={seat} class={seat === names.me ? 'mine' : ''}>
                <th scope="row">
                  <span class="round-name">
                    <Avatar of={names.face(seat)} />
                    <span class="round-who">
                      {names.of(seat)}
                      <span
                        class="round-bar"
                        aria-hidden="true"
                        style={{ '--share': Math.max(0, score) / most }}
                      />
                    </span>
                  </span>
                </th>
                <td>
                  <Change by={points[seat]!} />
                </td>
                <td>
                  <Score of={score} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {toGo !== null && <p>{toGo}</p>}
        <button type="button" class="button" onClick={onGo}>
          <Icon name="forward" />
          {page.goOn}
        </button>
      </section>
    </div>
  );
}

/** The same in one line, which stays until the viewer moves: where nothing moves, there is no pause. */
export function RoundLine({ moment, round, game, names }: RoundEndProps): JSX.Element {
  const { page } = words();
  const [over, toGo] = endsOf(moment, round, game, names, page);
  const mine = round.points[names.me];
  const parts = [over, mine === undefined ? null : page.pointsOf(names.of(names.me), mine), toGo];
  const line = parts.filter((part) => part !== null).join(' · ');
  return (
    <p class="round-line" title={line}>
      {line}
    </p>
  );
}

/** That it is over, and how far it is to the end of the match, where that is a score. */
function endsOf(
  { snapshot }: Moment,
  { n, totals }: RoundEnd,
  { period }: AnyGamePage,
  names: Names,
  page: Pages['page'],
): readonly [over: string, toGo: string | null] {
  const options = optionsOf(snapshot);
  const all = options[`${period}s`];
  const count = typeof all === 'number' ? all : null;
  const over = period === 'deal' ? page.dealOver(n, count) : page.roundOver(n, count);
  const { target } = options;
  if (count !== null || typeof target !== 'number') return [over, null];
  const most = Math.max(...totals);
  return [over, page.toGo(names.of(totals.indexOf(most)), target - most, target)];
}

const optionsOf = ({ view }: Moment['snapshot']): Readonly<Record<string, unknown>> =>
  (view as { readonly options?: Readonly<Record<string, unknown>> } | null)?.options ?? {};

/** The score at which the match ends, where it ends by a score. */
function targetOf({ snapshot }: Moment): number | null {
  const { target } = optionsOf(snapshot);
  return typeof target === 'number' ? target : null;
}
