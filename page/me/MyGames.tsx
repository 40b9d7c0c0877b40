import type { MeWords } from '@bullpen/words/me';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { gameIds } from '../games/list.ts';

/** The ways to the pages about oneself and one game. */
export function MyGames({ texts }: { readonly texts: MeWords }): JSX.Element {
  const all = words();
  return (
    <section>
      <h2>{texts.games}</h2>
      <p class="quiet">{texts.gamesHelp}</p>
      <ul class="my-games">
        {gameIds.map((game) => (
          <li key={game}>
            <Link to={`/me/${game}`} class="button plain">
              {all[game].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
