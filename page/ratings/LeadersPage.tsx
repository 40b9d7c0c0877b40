import type { Leader, LeaderPage } from '@bullpen/wire';
import { avatarOf } from '@bullpen/wire/avatar.ts';
import type { RatingWords } from '@bullpen/words/ratings';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { ownName } from '../app/own-name.ts';
import { Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { type GameId, gameIds } from '../games/list.ts';
import { Avatar } from '../table/Avatar.tsx';
import { player } from '../tables/remote/player.ts';
import { fetchLeaders } from '../tables/remote/ratings.ts';
import { RatingValue } from './RatingValue.tsx';
import { ratingWords } from './words.ts';
import './ratings.css';

/** The leaderboard of a game, with the bots to compare with. */
export function LeadersPage({ game }: { readonly game: GameId }): JSX.Element {
  const [found, setFound] = useState<LeaderPage | 'unreachable' | null>(null);
  const all = words();
  const texts = ratingWords();
  const title = all.around.about.leadersTitle(all[game].name);
  const more = async (before: LeaderPage | null): Promise<void> => {
    const asked = await fetchLeaders(game, before?.next ?? 0);
    if (!asked.ok) setFound('unreachable');
    else setFound({ ...asked.value, leaders: [...(before?.leaders ?? []), ...asked.value.leaders] });
  };
  useEffect(() => void more(null), [game]);
  return (
    <main id="main" class="leaders">
      <h1>{title}</h1>
      <nav class="leader-games" aria-label={all.page.game}>
        {gameIds.map((id) => (
          <Link key={id} to={`/leaders/${id}`} aria-current={id === game ? 'page' : undefined}>
            {all[id].name}
          </Link>
        ))}
      </nav>
      {texts === null || found === null ? (
        <p class="quiet">{all.page.loading}</p>
      ) : found === 'unreachable' ? (
        <p role="alert">{texts.failed}</p>
      ) : (
        <>
          <p class="quiet">{texts.lead}</p>
          <p role="status">{found.leaders.length === 0 && texts.nobody}</p>
          {found.leaders.length > 0 && <Places title={title} leaders={found.leaders} texts={texts} />}
          {found.next !== null && (
            <button type="button" class="button plain" onClick={() => void more(found)}>
              {texts.more}
            </button>
          )}
          <h2>{texts.bots}</h2>
          <ul class="rating-rows">
            {found.bots.map((bot) => (
              <li key={bot.level} class="rating-row">
                <Icon name="bot" />
                <span class="rating-game rating-bot">{all.page.levels[bot.level] ?? bot.level}</span>
                <RatingValue of={bot} texts={texts} />
              </li>
            ))}
          </ul>
          <p>
            <Link to="/me" class="button plain">
              <Icon name="person" />
              {all.around.me}
            </Link>
          </p>
        </>
      )}
    </main>
  );
}

interface PlacesProps {
  readonly title: string;
  readonly leaders: readonly Leader[];
  readonly texts: RatingWords;
}

function Places({ title, leaders, texts }: PlacesProps): JSX.Element {
  const own = player.value;
  // Ids are not shown; the same name with the same face is most likely mine.
  const isMine = ({ name, avatar }: Leader): boolean =>
    own !== null && avatar === avatarOf(own.id) && name === ownName();
  return (
    <table class="leader-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.player}</th>
          <th scope="col">{texts.rating}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader) => (
          <tr key={leader.place} class={isMine(leader) ? 'mine' : ''}>
            <td>{leader.place}</td>
            <th scope="row">
              <span class="leader-name">
                <Avatar of={leader.avatar} />
                <span>
                  <bdi>{leader.name}</bdi>
                  {isMine(leader) && ` (${texts.you})`}
                  <span class="quiet leader-matches">{texts.matches(leader.matches)}</span>
                </span>
              </span>
            </th>
            <td>
              <RatingValue of={leader} texts={texts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
