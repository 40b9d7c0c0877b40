import './home.css';
import type { JSX } from 'preact';
import { type GameId, gameIds, gameList } from '../games/list.ts';
import { Drawing } from './drawings.tsx';
import { words } from './language.ts';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Link } from './router.tsx';

function GameTile({ id }: { readonly id: GameId }): JSX.Element {
  const { page, [id]: game } = words();
  const { seats, minutes } = gameList[id];
  return (
    <li class="tile">
      <Drawing game={id} />
      <div class="tile-text">
        <h2>{game.name}</h2>
        <p class="facts">
          {page.players(seats.min, seats.max)} · {page.minutes(minutes)}
        </p>
        <p>{game.line}</p>
        <div class="actions">
          <Link to={`/play/${id}`} class="button" label={page.playNowLabel(game.name)}>
            {page.playNow}
          </Link>
          <Link to={`/new/${id}?online`} class="button plain" label={page.inviteLabel(game.name)}>
            {page.invite}
          </Link>
        </div>
        <p class="more">
          <Link to={`/learn/${id}`} label={page.learnLabel(game.name)}>
            {page.learn}
          </Link>
          <Link to={`/new/${id}`} label={page.chooseTableLabel(game.name)}>
            {page.chooseTable}
          </Link>
          <Link to={`/rules/${id}`} label={page.rulesLabel(game.name)}>
            {page.rules}
          </Link>
        </p>
      </div>
    </li>
  );
}

export const Home = (): JSX.Element => (
  <main id="main" class="home">
    <h1>{words().page.tagline}</h1>
    <MyTables />
    <ul class="tiles">
      {gameIds.map((id) => (
        <GameTile key={id} id={id} />
      ))}
    </ul>
    <OpenTables />
    <p>
      <Link to="/replay">{words().page.replayFile}</Link>
    </p>
    <p>
      <a href="/privacy">{words().page.privacy}</a>
    </p>
  </main>
);
