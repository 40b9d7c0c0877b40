import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import type { GameId } from '../games/list.ts';
import { Help } from './Help.tsx';
import { RulesList } from './Rules.tsx';

export const RulesPage = ({ game }: { readonly game: GameId }): JSX.Element => (
  <main id="main" class="narrow">
    <h1>{words().page.rulesLabel(words()[game].name)}</h1>
    <Help game={game} />
    <h2>{words().page.allRules}</h2>
    <RulesList game={game} rule={null} />
    <div class="actions">
      <Link to={`/play/${game}`} class="button">
        {words().page.playNow}
      </Link>
      <Link to={`/learn/${game}`} class="button plain">
        {words().page.learn}
      </Link>
      <Link to="/" class="button plain">
        {words().page.toHome}
      </Link>
    </div>
  </main>
);
