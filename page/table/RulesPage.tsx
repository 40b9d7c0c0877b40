import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import type { GameId } from '../games/list.ts';
import { isLearnt } from '../lessons/learnt.ts';
import { Rules } from './RulesBody.tsx';

/** The rules of a game on a page of their own, with the ways to play and to learn it first. */
export const RulesPage = ({ game }: { readonly game: GameId }): JSX.Element => {
  const { page, around, [game]: own } = words();
  return (
    <main id="main" class="narrow rules-page">
      <h1>{page.rulesLabel(own.name)}</h1>
      <div class="actions">
        <Link to={`/play/${game}`} class="button">
          <Icon name="play" />
          {page.playNow}
        </Link>
        <Link to={`/learn/${game}`} class="button plain">
          <Icon name={isLearnt(game) ? 'check' : 'learn'} />
          {page.learn}
          {isLearnt(game) && <span class="hidden"> ({around.learnt})</span>}
        </Link>
        <Link to="/" class="button plain">
          <Icon name="home" />
          {page.toHome}
        </Link>
      </div>
      <Rules game={game} rule={null} open />
    </main>
  );
};
