import type { View } from '@bullpen/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seated } from '../table/seated.ts';
import { Table } from '../table/Table.tsx';
import type { Film } from './film.ts';
import { WhatIfSource } from './what-if.ts';
import './replay.css';

interface TrialProps {
  readonly film: Film;
  /** What is known at the start: nothing else of the match goes into it. */
  readonly view: View;
  readonly seated: Seated;
  /** What stands above the board, with the first move that was made, if any. */
  guide(first: string | null): ComponentChildren;
}

/** Playing on from a moment. */
export function Trial({ film, view, seated, guide }: TrialProps): JSX.Element {
  const source = useMemo(
    () => new WhatIfSource(film.game, view, { players: seated.players, viewer: view.viewer }),
    [film, view],
  );
  return <Table source={source} guide={() => <div class="trial">{guide(source.first.value)}</div>} />;
}
