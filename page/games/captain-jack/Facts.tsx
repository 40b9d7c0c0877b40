import { copiesOf } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';
import { settings } from '../../app/settings.ts';
import { CardBack } from '../../design/OxCard.tsx';
import type { BoardProps } from '../contract.ts';
import { BlankPicture, JackPicture } from './Card.tsx';
import type { CaptainView } from './types.ts';

/** C18: how the piles lie is each viewer's own choice. */
const turnPiles = (): void => {
  settings.piles.value = settings.piles.value === 'row' ? 'stack' : 'row';
};

/** What everybody may know: the deck, and how many Jacks and Blanks are gone. */
export function Facts({ view, words }: BoardProps<CaptainView>): JSX.Element {
  const own = words['captain-jack'];
  const gone = (card: 'J' | 'B', label: string): JSX.Element => (
    <li class="jack-gone">
      {card === 'J' ? <JackPicture /> : <BlankPicture />}
      <span class="hidden">{label}</span>
      <span class="gone-marks" aria-hidden="true" title={label}>
        {Array.from({ length: copiesOf(card) }, (_, i) => (
          <i key={i} class={i < view.seen[card] ? 'spent' : ''} />
        ))}
      </span>
    </li>
  );
  return (
    <ul class="jack-facts">
      <li class={`jack-deck${view.deck === 0 ? ' empty' : ''}`} data-place="deck">
        <CardBack />
        <span key={view.deck}>{own.deck(view.deck)}</span>
      </li>
      {gone('J', own.jacksGone(view.seen.J, copiesOf('J')))}
      {gone('B', own.blanksGone(view.seen.B, copiesOf('B')))}
      <li>
        <button type="button" class="link" data-look onClick={turnPiles}>
          {settings.piles.value === 'row' ? own.stackPiles : own.layPilesOut}
        </button>
      </li>
    </ul>
  );
}
