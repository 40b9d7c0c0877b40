import { heads, range } from '@bullpen/games/eleven-nimmt';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CardsDialog } from '../../design/CardsDialog.tsx';
import { OxCard } from '../../design/OxCard.tsx';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import type { BoardProps } from '../contract.ts';
import type { ElevenView } from './types.ts';

interface PilesProps extends BoardProps<ElevenView> {
  /** The card that is lifted. */
  readonly up: number | null;
  send(move: string): void;
}

/** The piles: the top card of each and that others lie below it (E8), and which cards go on it. */
export function Piles(props: PilesProps): JSX.Element {
  const { view, words } = props;
  const [looked, look] = useState<number | null>(null);
  const own = words['eleven-nimmt'];
  const list = useFlow<HTMLOListElement>();
  const shown = looked === null ? undefined : view.piles.find(([first]) => first === looked);
  return (
    <>
      <ol class="piles flow" dir="ltr" aria-label={own.piles} onKeyDown={rove} ref={list} data-scrolls>
        <li class="pile" data-place="stack">
          <span class={`card back${view.stack === 0 ? ' gap' : ''}`} />
          <span key={view.stack} class="pile-range">
            <span aria-hidden="true" title={own.stack(view.stack)}>
              {view.stack}
            </span>
            <span class="hidden">{own.stack(view.stack)}</span>
          </span>
        </li>
        {view.piles.map((cards, i) => (
          <Pile key={cards[0]} {...props} i={i} cards={cards} look={() => look(cards[0]!)} />
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

interface PileProps extends PilesProps {
  readonly i: number;
  readonly cards: readonly number[];
  /** Shows the cards of the pile. */
  look(): void;
}

function Pile({
  view,
  legal,
  words,
  busy,
  hint,
  up,
  send,
  play: wish,
  i,
  cards,
  look,
}: PileProps): JSX.Element {
  const own = words['eleven-nimmt'];
  const top = cards.at(-1)!;
  const follows = range(top, view.tops[i]!);
  const play = up === null ? null : `${up}>${i + 1}`;
  const open = play !== null && legal.includes(play);
  const take = `take ${i + 1}`;
  // E8: how many cards there are, and which, is shown only with the memory aid.
  const count = view.options.memory === 'on' ? cards.length : null;
  const thickness = cards.length === 1 ? '' : count === null ? ' heap' : ` high-${Math.min(count, 5)}`;
  const reach = follows === null ? '—' : own.range(...follows);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: an explanation for the pointer; by keys, Enter gives the same
    <li
      class={`pile${thickness}${open ? ' open' : ''}`}
      data-place={`pile-${i}`}
      onClick={() => play !== null && !open && wish(play)}
    >
      <span class="pile-top">
        <OxCard key={top} number={top} heads={heads(top)} />
        {cards.length > 1 && <span class="hidden">{own.below}</span>}
        {count !== null && up === null && (
          <button
            type="button"
            class="pile-look"
            data-look
            aria-label={own.look(i + 1, count)}
            onClick={look}
          />
        )}
        {open && (
          <button
            type="button"
            class={`pile-here${hint === play ? ' hinted' : ''}`}
            disabled={busy}
            aria-label={own.playHere(up!, i + 1, top)}
            onClick={() => send(play)}
          />
        )}
      </span>
      <span key={reach} class="pile-range" title={own.fits}>
        <span class="hidden">{own.fits} </span>
        <span aria-hidden={follows === null} title={follows === null ? own.full : undefined}>
          {reach}
        </span>
        {follows === null && <span class="hidden">{own.full}</span>}
      </span>
      {legal.includes(take) ? (
        <button
          type="button"
          class={`button plain pile-take${hint === take ? ' hinted' : ''}`}
          disabled={busy}
          aria-label={own.takeLabel(i + 1, top, count)}
          onClick={() => send(take)}
        >
          <span key={count}>{own.take(count)}</span>
        </button>
      ) : (
        count !== null && (
          <span key={count} class="pile-height" dir="auto">
            {own.height(count)}
          </span>
        )
      )}
    </li>
  );
}
