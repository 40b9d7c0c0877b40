import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { MatchModel } from './match.ts';

interface LobbyProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
}

/** Before the match: sit down, invite, begin. */
export function Lobby({ snapshot }: LobbyProps): JSX.Element {
  const { page } = words();
  return <p class="quiet">{page.seat(snapshot.seats)}</p>;
}
