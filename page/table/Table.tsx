import type { Snapshot } from '@bullpen/wire';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import type { AnyGamePage } from '../games/contract.ts';
import { gamePages } from '../games/index.ts';
import { isGameId } from '../games/list.ts';
import { ensurePlayer } from '../tables/remote/player.ts';
import type { TableSource } from '../tables/source.ts';
import { Frame } from './Frame.tsx';
import { useGlance } from './glance.ts';
import { MatchModel } from './match.ts';
import { useTurn } from './turn.ts';
import '../design/cards.css';
import './table.css';

export interface TableProps {
  readonly source: TableSource;
  /** What is said in a lesson about the table as it is shown, with this many moves planned on it: beside the sentence. */
  readonly guide?: (shown: Snapshot, planned: number) => ComponentChildren;
}

/** A table from wherever it comes: waits for its first snapshot and for the board of its game. */
export function Table({ source, guide }: TableProps): JSX.Element {
  const [page, setPage] = useState<AnyGamePage | null>(null);
  const game = source.latest.value?.game;
  useEffect(() => {
    if (game !== undefined && isGameId(game)) void gamePages[game]().then((found) => setPage(() => found));
  }, [game]);
  const model = useMemo(() => (page === null ? null : new MatchModel(source, page)), [source, page]);
  const moment = model?.stage.shown.value ?? null;
  // A lesson is no match to come back to, and nobody waits in it.
  useGlance(guide === undefined ? model : null, moment);
  useTurn(guide === undefined ? moment : null);
  const finished = guide === undefined && !source.practice && moment?.snapshot.status === 'over';
  const played = finished && moment.snapshot.viewer >= 0;
  useEffect(() => {
    if (played) ensurePlayer();
  }, [played]);
  useEffect(() => () => model?.close(), [model]);
  const { page: own, around } = words();
  const shut = {
    gone: [own.gone, '/', own.toHome],
    closed: [own.refused['day-running'], '/daily', around.daily],
    sealed: [own.refused['round-running'], '/clubs', around.clubs],
  } as const;
  const link = source.link.value;
  if (link === 'gone' || link === 'closed' || link === 'sealed') {
    const [title, to, name] = shut[link];
    return (
      <main id="main" class="narrow">
        <h1>{title}</h1>
        <Link to={to}>{name}</Link>
      </main>
    );
  }
  if (model === null || moment === null)
    return (
      <main id="main" class="narrow">
        {source.link.value === 'lost' ? (
          <>
            <h1>{source.notice?.value === 'unavailable' ? own.unavailable : own.refused.offline}</h1>
            <Link to="/">{own.toHome}</Link>
          </>
        ) : (
          <p class="quiet">{source.kind === 'local' ? own.creating : own.connecting}</p>
        )}
      </main>
    );
  return (
    <Frame model={model} moment={moment} guide={guide?.(moment.snapshot, model.plan.value?.moves ?? 0)} />
  );
}
