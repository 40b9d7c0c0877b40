import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { ownName } from '../app/own-name.ts';
import { Link } from '../app/router.tsx';
import { Toggle } from '../design/Chips.tsx';
import { Icon } from '../design/Icon.tsx';
import { gameIds } from '../games/list.ts';
import { player, proof } from '../tables/remote/player.ts';
import { listPlayer } from '../tables/remote/ratings.ts';
import { loadRatings, myRatingIn, myRatings } from './own.ts';
import { RatingValue } from './RatingValue.tsx';
import { ratingWords } from './words.ts';
import './ratings.css';

const [first] = gameIds;

/** My ratings, with the leaderboards of these games; and whether I am on those. */
export function MyRatings(): JSX.Element {
  const [failed, setFailed] = useState(false);
  const help = useId();
  useEffect(() => void loadRatings(), [player.value?.key]);
  const all = words();
  const texts = ratingWords();
  const ratings = myRatings.value;
  if (texts === null || ratings === null) return <p class="quiet">{all.page.loading}</p>;
  const list = async (listed: boolean): Promise<void> => {
    const key = await proof(ownName());
    const asked = key === null ? null : await listPlayer(key, listed);
    setFailed(asked?.ok !== true);
    if (asked?.ok) myRatings.value = asked.value;
  };
  const reached = ratings !== 'unreachable';
  return (
    <section class="my-ratings">
      <h2>{texts.title}</h2>
      <p class="quiet">{texts.help}</p>
      <p role="status">
        {!reached || failed ? texts.failed : ratings.ratings.length === 0 ? texts.none : ''}
      </p>
      <ul class="rating-rows">
        {gameIds.map((game) => {
          const own = myRatingIn(game);
          if (own === null) return null;
          const { name } = all[game];
          return (
            <li key={game} class="rating-row">
              <span class="rating-game">
                <b>{name}</b>
                <span class="quiet">{texts.matches(own.matches)}</span>
              </span>
              <RatingValue of={own} texts={texts} />
              <Link to={`/leaders/${game}`} class="button plain" label={`${texts.leaders}: ${name}`}>
                <Icon name="review" />
                {texts.leaders}
              </Link>
            </li>
          );
        })}
      </ul>
      {gameIds.every((game) => myRatingIn(game) === null) && (
        <p>
          <Link to={`/leaders/${first}`} class="button plain">
            <Icon name="review" />
            {texts.leaders}
          </Link>
        </p>
      )}
      {reached && (
        <>
          <Toggle
            label={texts.listMe}
            value={ratings.listed}
            describedBy={help}
            onChange={(listed) => void list(listed)}
          />
          <p id={help} class="quiet">
            {texts.listHelp}
          </p>
        </>
      )}
    </section>
  );
}
