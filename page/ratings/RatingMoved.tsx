import type { RatingChange } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { player } from '../tables/remote/player.ts';
import { fetchRatingChange } from '../tables/remote/ratings.ts';
import { loadRatings } from './own.ts';
import { ratingWords } from './words.ts';
import './ratings.css';

/** How a rated match moved my rating: “1512 → 1524”. Nothing where it did not. */
export function RatingMoved({ table }: { readonly table: string }): JSX.Element {
  const [change, setChange] = useState<RatingChange | null>(null);
  useEffect(() => {
    const own = player.value;
    if (!own?.known) return;
    void fetchRatingChange(own.key, table).then((asked) => {
      if (!asked.ok) return;
      setChange(asked.value);
      void loadRatings();
    });
  }, [table]);
  const texts = ratingWords();
  return (
    <p class="rating-moved" role="status">
      {change !== null && texts !== null && (
        <>
          {texts.moved}{' '}
          <b dir="ltr" aria-hidden="true">
            {change.before.rating} → {change.after.rating}
          </b>
          <span class="hidden">{texts.movedFrom(change.before.rating, change.after.rating)}</span>
        </>
      )}
    </p>
  );
}
