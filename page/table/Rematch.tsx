import type { Snapshot } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import { go } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import type { Names } from '../games/contract.ts';
import type { MatchModel } from './match.ts';

interface RematchProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  readonly names: Names;
  /** Whether to say here who wants a rematch; elsewhere on the page, if not. */
  readonly said?: boolean;
}

/** Another match: at once in this browser; at a server when everybody who played wants it, with a word about who does. */
export function Rematch({ model, snapshot, names, said = true }: RematchProps): JSX.Element | null {
  const { page } = words();
  const { rematch, offers, viewer } = snapshot;
  const again = async (): Promise<void> => {
    const id = await model.source.again();
    if (id !== null) go(model.source.kind === 'local' ? `/play/${snapshot.game}/${id}` : `/t/${id}`);
  };
  useGoing(viewer >= 0 ? rematch : null, again);
  const local = model.source.kind === 'local';
  const asked = rematch === null && offers.includes(viewer);
  const label = local
    ? page.playAgain
    : rematch !== null
      ? page.toRematch
      : asked
        ? page.rematchAsked
        : page.rematch;
  return (
    <>
      {(local || viewer >= 0 || rematch !== null) && (
        <button type="button" class="button" disabled={asked} onClick={() => void again()}>
          <Icon name="repeat" />
          {label}
        </button>
      )}
      <p class="wanted" role="status">
        {said && rematchWanted(snapshot, page, names)}
      </p>
    </>
  );
}

/** Who wants another match, while there is none yet; null if nobody does. */
export function rematchWanted(
  { rematch, offers, players }: Snapshot,
  page: Pages['page'],
  names: Names,
): string | null {
  if (rematch !== null || offers.length === 0) return null;
  const people = players.filter(({ kind }) => kind === 'person').length;
  return page.rematchWanted(offers.map(names.of), offers.length, people);
}

/** Goes to the rematch as soon as there is one; not if there was one already: a person who comes back later wants to see the old match. */
function useGoing(rematch: string | null, leave: () => Promise<void>): void {
  const first = useRef(rematch);
  useEffect(() => {
    if (rematch !== null && first.current === null) void leave();
  }, [rematch]);
}
