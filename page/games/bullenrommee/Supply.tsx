import { heads } from '@bullpen/games/ox-cards';
import type { JSX } from 'preact';
import { OxButton } from '../../design/OxCard.tsx';
import { OxHead } from '../../design/OxHead.tsx';
import { rove } from '../../motion/roving.ts';
import { STOCK, stockKey } from './keys.ts';
import type { BullenView, BullenWords } from './types.ts';

/** What is picked from the supply: an open card by its number, or the stock. */
export const FROM_STOCK = 0;

interface SupplyProps {
  readonly view: BullenView;
  readonly own: BullenWords;
  readonly takes: readonly number[];
  readonly draw: boolean;
  readonly hint: string | null;
  readonly picked: number | null;
  pick(card: number): void;
}

/** The stock and the open cards beside it (B3). The first press picks one, the second takes it. */
export function Supply({ view, own, takes, draw, hint, picked, pick }: SupplyProps): JSX.Element {
  const stop = picked ?? (view.stock > 0 ? FROM_STOCK : view.open[0]);
  return (
    <ul class="bull-supply" dir="ltr" aria-label={own.supply} onKeyDown={rove}>
      <li class="bull-place" data-place={STOCK} data-drag={`supply ${FROM_STOCK}`}>
        {view.stock > 0 ? (
          <button
            type="button"
            class={`card back choice${picked === FROM_STOCK ? ' lifted' : ''}${hint === 'draw' ? ' hinted' : ''}`}
            data-card={stockKey(view.stock)}
            aria-label={own.stock(view.stock)}
            aria-pressed={picked === FROM_STOCK}
            aria-disabled={!draw}
            tabIndex={stop === FROM_STOCK ? 0 : -1}
            onClick={() => pick(FROM_STOCK)}
          >
            <OxHead />
            <span key={view.stock} class="bull-count" aria-hidden="true">
              {view.stock}
            </span>
          </button>
        ) : (
          <span class="hidden">{own.stockEmpty}</span>
        )}
      </li>
      {view.open.map((card, i) => (
        <li key={i} class="bull-place" data-drag={`supply ${card}`}>
          <OxButton
            key={card}
            number={card}
            heads={heads(card)}
            lifted={picked === card}
            hinted={hint === `draw ${card}`}
            disabled={!takes.includes(card)}
            tabIndex={stop === card ? 0 : -1}
            onClick={() => pick(card)}
          />
        </li>
      ))}
    </ul>
  );
}
