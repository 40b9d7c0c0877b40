import type { RatingShown } from '@bullpen/wire';
import type { RatingWords } from '@bullpen/words/ratings';
import type { JSX } from 'preact';

interface RatingValueProps {
  readonly of: RatingShown;
  readonly texts: RatingWords;
}

/** “1512 ± 90”, from left to right in every language; a bot that others are measured by is certain. */
export const RatingValue = ({ of, texts }: RatingValueProps): JSX.Element => (
  <span class="rating">
    <span dir="ltr">
      <b>{of.rating}</b>
      {of.uncertainty > 0 && <span aria-hidden="true">{` ± ${of.uncertainty}`}</span>}
    </span>
    {of.uncertainty > 0 && <span class="hidden">, {texts.uncertain(of.uncertainty)}</span>}
  </span>
);
