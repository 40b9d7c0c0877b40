import './home.css';
import './tiles.css';
import './going.css';
import type { JSX } from 'preact';
import { Facts } from '../design/Facts.tsx';
import { Icon } from '../design/Icon.tsx';
import { type GameId, gameIds, gameList } from '../games/list.ts';
import { isLearnt } from '../lessons/learnt.ts';
import { BotLevel } from './BotLevel.tsx';
import { words } from './language.ts';
import { Miniature } from './Miniature.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { played } from './played.ts';
import { Link } from './router.tsx';

const FIRST: GameId = 'six-nimmt';

/** The one big way to play: the game that was played last, against bots of the chosen level. */
function PlayNow(): JSX.Element {
  const id = played.value[0] ?? FIRST;
  const { page, around, [id]: game } = words();
  return (
    <section class="hero felt">
      <div class="hero-text">
        <h1>{page.tagline}</h1>
        <p class="hero-lead">{around.lead}</p>
        <BotLevel />
        <div class="actions">
          <Link to={`/play/${id}`} class="button big" label={page.playNowLabel(game.name)}>
            <Icon name="play" />
            {page.playNow}
          </Link>
          <Link to={`/new/${id}?online`} class="button plain big" label={page.inviteLabel(game.name)}>
            <Icon name="people" />
            {page.invite}
          </Link>
        </div>
        <div class="hero-game">
          <b>{game.name}</b>
          <Facts of={[around.botsAgainst(gameList[id].usual - 1), page.minutes(gameList[id].minutes)]} />
          {!played.value.includes(id) && <LearnFirst id={id} />}
        </div>
      </div>
      <Miniature key={id} game={id} />
    </section>
  );
}

/** For people who have never played the game. */
function LearnFirst({ id }: { readonly id: GameId }): JSX.Element {
  const { page, around, [id]: game } = words();
  return (
    <Link
      to={`/learn/${id}`}
      class="learn-first"
      label={`${around.learnFirst} (${page.learnLabel(game.name)})`}
    >
      <Icon name="learn" />
      {around.learnFirst}
    </Link>
  );
}

function GameTile({ id }: { readonly id: GameId }): JSX.Element {
  const { page, around, [id]: game } = words();
  const { seats, minutes } = gameList[id];
  const learnt = isLearnt(id);
  const known = played.value.includes(id);
  return (
    <li class={`tile${known ? ' known' : ''}`}>
      <Miniature game={id} />
      <div class="tile-text">
        <h3>{game.name}</h3>
        <Facts of={[page.players(seats.min, seats.max), page.minutes(minutes)]} />
        <p class="tile-line">{game.line}</p>
        <div class="actions">
          <Link to={`/play/${id}`} class="button" label={page.playNowLabel(game.name)}>
            {page.playNow}
          </Link>
          <Link
            to={`/new/${id}?online`}
            class="button plain"
            label={page.inviteLabel(game.name)}
            title={page.invite}
          >
            <Icon name="people" />
          </Link>
        </div>
        <p class="more">
          {/* Until the game has been played, a lesson is what most people want next. */}
          <Link
            to={`/learn/${id}`}
            class={known ? '' : 'wanted'}
            label={`${page.learnLabel(game.name)}${learnt ? ` (${around.learnt})` : ''}`}
          >
            {page.learn}
            {learnt && <Icon name="check" />}
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

export function Home(): JSX.Element {
  const { page, around } = words();
  return (
    <main id="main" class="home">
      <MyTables />
      <PlayNow />
      <div class="home-ways">
        <p>
          <Link to="/daily" class="button plain big">
            <Icon name="clock" />
            {around.daily}
          </Link>
          <span class="quiet">{around.about.daily}</span>
        </p>
        <p>
          <Link to="/drills" class="button plain big">
            <Icon name="review" />
            {around.drills}
          </Link>
          <span class="quiet">{around.about.drills}</span>
        </p>
        <p>
          <Link to="/clubs" class="button plain big">
            <Icon name="people" />
            {around.clubs}
          </Link>
          <span class="quiet">{around.about.clubs}</span>
        </p>
      </div>
      <section>
        <h2>{around.games}</h2>
        <ul class="tiles">
          {gameIds.map((id) => (
            <GameTile key={id} id={id} />
          ))}
        </ul>
      </section>
      <OpenTables />
      <p class="home-foot">
        <Link to="/replay">{page.replayFile}</Link>
        <a href="/privacy">{page.privacy}</a>
      </p>
    </main>
  );
}
