import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../design/Dialog.tsx';
import { ToolFace } from '../../design/Icon.tsx';
import { OxPicture } from '../../design/OxCard.tsx';
import type { BoardProps } from '../contract.ts';
import { lastTrick } from './trick.ts';
import type { SixPicture } from './types.ts';

/** Which round it is and when the match ends; and the last trick, to be seen again. */
export function Info({ view, names, words }: BoardProps<SixPicture>): JSX.Element {
  const [open, setOpen] = useState(false);
  const own = words['six-nimmt'];
  const { rounds, target, variant } = view.options;
  const trick = lastTrick(view);
  return (
    <div class="six-info">
      <p class="six-round">
        <strong key={view.round}>{own.roundOf(view.round, rounds ?? null)}</strong>
        {rounds === undefined && <span>{own.endsAt(target)}</span>}
        {variant !== 'basic' && <span>{own.cardsTo(view.deck)}</span>}
      </p>
      <button
        type="button"
        class="button plain six-last"
        data-look
        title={own.lastTrick}
        disabled={trick.length === 0}
        onClick={() => setOpen(true)}
      >
        <ToolFace icon="repeat" name={own.lastTrick} />
      </button>
      {open && trick.length > 0 && (
        <Dialog title={own.lastTrick} onClose={() => setOpen(false)}>
          <ol class="six-trick">
            {trick.map(({ card, seat, row, took }) => (
              <li key={card} class={took === null ? '' : 'took'}>
                <OxPicture number={card} heads={heads(card)} />
                <span>
                  {took === null
                    ? own.tell.placed(names.of(seat), card, row + 1)
                    : own.tell.took(names.of(seat), card, row + 1, took)}
                </span>
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </div>
  );
}
