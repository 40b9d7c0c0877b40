import { CARDS, heads, range } from '@bullpen/games/eleven-nimmt';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../app/settings.ts';
import { OxCard } from '../../design/OxCard.tsx';
import type { BoardProps } from '../contract.ts';
import { Bull } from './Bull.tsx';
import type { ElevenPicture } from './types.ts';

export interface PilesProps extends BoardProps<ElevenPicture> {
  /** The card that is lifted, and the one that is looked at: lifted, dragged or under the pointer. */
  readonly up: number | null;
  readonly shown: number | null;
  /** The pile whose taking has to be confirmed, as a move. */
  readonly armed: string | null;
  send(move: string): void;
  /** Takes a pile; the first press asks. */
  take(move: string): void;
}

interface PileProps extends PilesProps {
  readonly i: number;
  readonly cards: readonly number[];
  /** A card was played on it in this turn (E11). */
  readonly served: boolean;
  /** Shows the cards of the pile. */
  look(): void;
}

/** One pile: its top card, that others lie below it (E8), which cards go on it, and a button to take it. */
export function Pile(props: PileProps): JSX.Element {
  const { view, legal, words, busy, hint, armed, send, take: onTake, play: wish } = props;
  const { up, shown, i, cards, served, look } = props;
  const own = words['eleven-nimmt'];
  const top = cards.at(-1) ?? 0;
  const play = up === null ? null : `${up}>${i + 1}`;
  const open = play !== null && legal.includes(play);
  const fits = shown !== null && legal.includes(`${shown}>${i + 1}`);
  const take = `take ${i + 1}`;
  const heap = useTrembling(view.taking === i);
  // E8: how many cards there are, and which, is shown only with the memory aid.
  const count = view.options.memory === 'on' ? cards.length : null;
  const thickness = cards.length === 1 ? '' : count === null ? ' heap' : ` high-${Math.min(count, 5)}`;
  const goesRound = wraps(range(top, view.tops[i] ?? top));
  const state = `${fits ? ' open' : ''}${armed === take || view.taking === i ? ' armed' : ''}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: an explanation for the pointer; by keys, Enter gives the same
    <li
      class={`pile${thickness}${state}`}
      data-place={`pile-${i}`}
      data-drop={i + 1}
      onClick={() => play !== null && !open && wish(play)}
    >
      <span class="pile-top" ref={heap}>
        <OxCard key={top} number={top} heads={heads(top)} />
        {cards.length > 1 && <span class="hidden">{own.below}</span>}
        {served && (
          <span class="pile-served" title={own.served}>
            <Bull />
          </span>
        )}
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
            aria-label={own.playHere(up ?? 0, i + 1, top)}
            onClick={() => send(play)}
          />
        )}
      </span>
      <Bracket {...props} top={top} />
      {legal.includes(take) ? (
        <button
          type="button"
          class={`button plain pile-take${hint === take ? ' hinted' : ''}`}
          aria-pressed={armed === null ? undefined : armed === take}
          disabled={busy}
          aria-label={own.takeLabel(i + 1, top, count)}
          // All of the pile is this button.
          title={goesRound ? own.wraps : undefined}
          onClick={() => onTake(take)}
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

/** Whether what fits goes on with 1 after 100 (E5). */
const wraps = (follows: readonly [first: number, last: number] | null): boolean =>
  follows !== null && follows[0] > follows[1];

/** The cards that fit, as a bracket: over 100 they go on with 1, which makes two lines of it (E5). */
function Bracket({ view, words, i, top }: PileProps & { top: number }): JSX.Element {
  const own = words['eleven-nimmt'];
  const follows = range(top, view.tops[i] ?? top);
  if (follows === null)
    return (
      <span key="full" class="pile-range full" title={own.full}>
        <span class="hidden">
          {own.fits} {own.full}
        </span>
        <span aria-hidden="true">—</span>
      </span>
    );
  const [first, last] = follows;
  const parts = wraps(follows) ? [own.range(first, CARDS), own.range(1, last)] : [own.range(first, last)];
  return (
    <span
      key={parts.join()}
      class={`pile-range${wraps(follows) ? ' wraps' : ''}`}
      title={wraps(follows) ? own.wraps : own.fits}
    >
      <span class="hidden">{own.fits} </span>
      {parts.map((part, nth) => (
        <span key={part}>
          {nth > 0 && <span class="hidden">, </span>}
          {part}
        </span>
      ))}
    </span>
  );
}

const TREMBLE = 380;

/** A pile that is taken trembles first. */
function useTrembling(trembles: boolean): { readonly current: HTMLSpanElement | null } {
  const heap = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const duration = TREMBLE * pace();
    if (!trembles || duration === 0) return;
    const frames = [0, -5, 5, -5, 5, -3, 3, 0].map((x) => ({
      transform: `translateX(${x}px) rotate(${x}deg)`,
    }));
    heap.current?.animate(frames, { duration });
  }, [trembles]);
  return heap;
}
