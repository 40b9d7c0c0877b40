import { heads } from '@bullpen/games/eleven-nimmt';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CardsDialog } from '../../design/CardsDialog.tsx';
import { OxHead } from '../../design/OxHead.tsx';
import { useFit } from '../../motion/fit.ts';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import { Pile, type PilesProps } from './Pile.tsx';
import { servedPiles } from './served.ts';

/** The stack and the piles. */
export function Piles(props: PilesProps): JSX.Element {
  const { view, words } = props;
  const [looked, look] = useState<number | null>(null);
  const own = words['eleven-nimmt'];
  const list = useFlow<HTMLOListElement>();
  useFit(list);
  const served = servedPiles(view);
  const shown = looked === null ? undefined : view.piles.find(([first]) => first === looked);
  return (
    <>
      <ol class="piles flow" dir="ltr" aria-label={own.piles} onKeyDown={rove} ref={list} data-scrolls>
        <li class="pile" data-place="stack">
          <span class={`card back${view.stack === 0 ? ' gap' : ''}`}>
            <OxHead />
          </span>
          <span key={view.stack} class="pile-stack">
            <span aria-hidden="true" title={own.stack(view.stack)}>
              {view.stack}
            </span>
            <span class="hidden">{own.stack(view.stack)}</span>
          </span>
        </li>
        {view.piles.map((cards, i) => (
          <Pile
            key={cards[0]}
            {...props}
            i={i}
            cards={cards}
            served={served.includes(i)}
            look={() => look(cards[0] ?? null)}
          />
        ))}
      </ol>
      {shown !== undefined && (
        <CardsDialog
          title={own.pile(view.piles.indexOf(shown) + 1)}
          cards={shown}
          heads={heads}
          onClose={() => look(null)}
        />
      )}
    </>
  );
}
