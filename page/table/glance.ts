import { useEffect } from 'preact/hooks';
import { keepGlance } from '../app/glance.ts';
import { notePlayed } from '../app/played.ts';
import { isGameId } from '../games/list.ts';
import type { MatchModel } from './match.ts';

/** When the viewer leaves a table, home gets a small picture of it, and learns which game was played. */
export function useGlance(model: MatchModel | null): void {
  useEffect(() => {
    if (model === null) return;
    const leave = (): void => leaveGlance(model);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [model]);
}

function leaveGlance({ source, game }: MatchModel): void {
  const snapshot = source.latest.value;
  if (snapshot === null || snapshot.view === null || !isGameId(snapshot.game)) return;
  const { view, viewer, status, players } = snapshot;
  if (viewer < 0) return;
  notePlayed(snapshot.game);
  if (status !== 'playing') return;
  const people = players.filter(({ kind }) => kind === 'person').length;
  const shared = source.kind === 'local' && people > 1;
  keepGlance({
    table: snapshot.table,
    rows: game.glance?.(view) ?? [],
    score: shared ? null : (game.scores(view)[viewer] ?? null),
  });
}
