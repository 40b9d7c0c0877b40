import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../app/router.tsx';
import { pace, settings } from '../app/settings.ts';
import { gamePages } from '../games/index.ts';
import { type GameId, gameList } from '../games/list.ts';
import { openLocal, planLocal } from '../tables/local/index.ts';
import { ownSeat } from '../tables/remote/player.ts';
import { Table } from './Table.tsx';

/** How long a bot pauses before a move that others wait for, in milliseconds at normal speed. */
const PAUSE = 600;

interface LocalTablePageProps {
  readonly game: GameId;
  /** Empty: a new table, as usual. */
  readonly id: string;
}

/** A table in this browser. Without a name, a new one is set: you and bots. */
export function LocalTablePage({ game, id }: LocalTablePageProps): JSX.Element | null {
  useEffect(() => {
    if (id === '') go(`/play/${game}/${planLocal(usualPlan(game))}`, 'replace');
  }, [game, id]);
  return id === '' ? null : <Opened key={id} game={game} id={id} />;
}

function Opened({ game, id }: LocalTablePageProps): JSX.Element {
  const source = useMemo(() => openLocal(game, id), [game, id]);
  // While the worker deals, not after it.
  useEffect(() => void gamePages[game](), [game]);
  const bots = PAUSE * pace();
  useEffect(() => source.pace(bots), [source, bots]);
  return <Table source={source} />;
}

function usualPlan(game: GameId): Parameters<typeof planLocal>[0] {
  const seed = new URLSearchParams(location.search).get('seed');
  return {
    game,
    seats: Array.from({ length: gameList[game].usual }, (_, seat) =>
      seat === 0
        ? { kind: 'person', name: settings.name.value || null, ...ownSeat() }
        : { kind: 'bot', level: settings.level.value },
    ),
    options: {},
    hints: true,
    ...(seed !== null && { seed }),
  };
}
