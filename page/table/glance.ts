import { useEffect } from 'preact/hooks';
import { dropGlance, keepGlance } from '../app/glance.ts';
import { notePlayed } from '../app/played.ts';
import { isGameId } from '../games/list.ts';
import type { MatchModel } from './match.ts';
import type { Moment } from './moment.ts';

/** Keeps for home a small picture of the table as it is now, and which game was played. */
export function useGlance(model: MatchModel | null, moment: Moment | null): void {
  const real = moment === null || moment.passing ? null : moment;
  useEffect(() => {
    if (model !== null && real !== null) noteGlance(model, real);
  }, [model, real?.at]);
}

function noteGlance({ source, game }: MatchModel, { snapshot, handOver }: Moment): void {
  const { table, view, viewer, status, players } = snapshot;
  if (status === 'over') dropGlance(table);
  if (view === null || viewer < 0 || handOver !== null || !isGameId(snapshot.game)) return;
  notePlayed(snapshot.game);
  if (status !== 'playing') return;
  const people = players.filter(({ kind }) => kind === 'person').length;
  const local = source.kind === 'local';
  keepGlance({
    table,
    game: snapshot.game,
    local,
    at: local ? Date.now() : 0,
    rows: game.glance?.(view) ?? [],
    score: local && people > 1 ? null : (game.scores(view)[viewer] ?? null),
  });
}
