import type { Ended as Reason, Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import type { Names } from '../games/contract.ts';
import type { MatchModel } from './match.ts';
import { Rematch } from './Rematch.tsx';
import './after.css';

interface EndedProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  readonly reason: Reason;
  readonly names: Names;
}

/** A table that ended before its match did: why, and where to go from here. There are no scores and no record. */
export function Ended({ model, snapshot, reason, names }: EndedProps): JSX.Element {
  const { page } = words();
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
      <p>
        {page.ended[reason]} {begun && page.noScores}
      </p>
      <div class="actions">
        {/* Without the rules there is no match to repeat, and whoever closed the table wants none. */}
        {begun && reason === 'vote' && <Rematch model={model} snapshot={snapshot} names={names} />}
        <Link to="/" class="button plain">
          {page.toHome}
        </Link>
        <Link to={`/new/${snapshot.game}?online`} class="button plain">
          {page.makeAnother}
        </Link>
      </div>
    </section>
  );
}
