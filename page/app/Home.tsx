import './home.css';
import type { JSX } from 'preact';
import { type GameId, gameIds, gameList } from '../games/list.ts';
import { words } from './language.ts';
import { Link } from './router.tsx';

function GameTile({ id }: { readonly id: GameId }): JSX.Element {
  const { page, [id]: game } = words();
  const { seats, minutes } = gameList[id];
  return (
    <li class="tile">
      <h2>{game.name}</h2>
      <p class="facts">
        {page.players(seats.min, seats.max)} · {page.minutes(minutes)}
      </p>
      <p>{game.line}</p>
      <div class="actions">
        <Link to={`/play/${id}`} class="button" label={page.playNowLabel(game.name)}>
          {page.playNow}
        </Link>
        <Link to={`/new/${id}`} class="button plain" label={page.chooseTableLabel(game.name)}>
          {page.chooseTable}
        </Link>
        <Link to={`/rules/${id}`} class="button plain" label={page.rulesLabel(game.name)}>
          {page.rules}
        </Link>
      </div>
    </li>
  );
}

export const Home = (): JSX.Element => (
  <main id="main" class="home">
    <h1>{words().page.tagline}</h1>
    <ul class="tiles">
      {gameIds.map((id) => (
        <GameTile key={id} id={id} />
      ))}
    </ul>
  </main>
);
