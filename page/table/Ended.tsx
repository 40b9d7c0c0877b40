import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import { later } from '../app/lazy.tsx';
import { Link } from '../app/router.tsx';
import type { Names } from '../games/contract.ts';
import type { MatchModel } from './match.ts';
import { Rematch } from './Rematch.tsx';
import './after.css';

const RatingMoved = later(() => import('../ratings/RatingMoved.tsx').then((m) => m.RatingMoved));

interface EndedProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  readonly names: Names;
}

/** A table that ended before its match did. The sentence says why, this where to go. There are no scores and no record. */
export function Ended({ model, snapshot, names }: EndedProps): JSX.Element {
  const { page, around } = words();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const begun = snapshot.view !== null;
  return (
    <section class="after ended">
      <h2 ref={heading} tabIndex={-1}>
        {begun ? page.endedEarly : page.tableClosed}
      </h2>
      {begun && <p>{page.noScores}</p>}
      {begun && snapshot.rated && snapshot.viewer >= 0 && <RatingMoved table={snapshot.table} />}
      <div class="actions">
        {/* Without the rules there is no match to repeat, and the host who closed the table wants none. */}
        {begun && snapshot.ended === 'vote' && <Rematch model={model} snapshot={snapshot} names={names} />}
        <Link to="/" class="button plain">
          {page.toHome}
        </Link>
        {snapshot.tournament !== undefined ? (
          <Link to={`/tournament/${snapshot.tournament.tournament}`} class="button">
            {around.toTournament}
          </Link>
        ) : snapshot.daily === undefined ? (
          <Link to={`/new/${snapshot.game}?online`} class="button plain">
            {page.makeAnother}
          </Link>
        ) : (
          <Link to="/daily" class="button plain">
            {around.daily}
          </Link>
        )}
      </div>
    </section>
  );
}
