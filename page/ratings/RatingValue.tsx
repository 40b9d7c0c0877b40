import type { RatingShown } from '@bullpen/wire';
import type { RatingWords } from '@bullpen/words/ratings';
import type { JSX } from 'preact';

interface RatingValueProps {
  readonly of: RatingShown;
  readonly texts: RatingWords;
}

/** “1512 ± 90”, from left to right in every language. */
export const RatingValue = ({ of, texts }: RatingValueProps): JSX.Element => (
  <span class="rating">
    <b>{of.rating}</b>
    <span class="rating-range" dir="ltr" aria-hidden="true">
      {` ± ${of.uncertainty}`}
    </span>
    <span class="hidden">, {texts.uncertain(of.uncertainty)}</span>
  </span>
);
