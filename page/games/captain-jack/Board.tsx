import type { Card } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useDrag } from '../../motion/drag.ts';
import { rove } from '../../motion/roving.ts';
import { useTyping } from '../../motion/typing.ts';
import type { BoardProps } from '../contract.ts';
import { useOnlyAnswer } from '../only-answer.ts';
import { Face } from './Card.tsx';
import { Facts } from './Facts.tsx';
import { Gifts } from './Gifts.tsx';
import { keyInHand } from './keys.ts';
import { Piles } from './Piles.tsx';
import type { CaptainView } from './types.ts';
import { AnswerWindow } from './Window.tsx';
import '../../design/cards.css';
import './talk.css';
import './board.css';
import './piles.css';
import './faces.css';

/** The table of Captain Jack: the piles with their sums, the answer window, whom to give a pile, and the viewer's own hand. */
export function Board(props: BoardProps<CaptainView>): JSX.Element {
  const { view, legal, names, words, play, busy, hint } = props;
  const [lifted, lift] = useState<number | null>(null);
  const [hovered, hover] = useState<number | null>(null);
  const [focused, focus] = useState<number | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const own = words['captain-jack'];
  const hand = view.hands[names.me] ?? [];
  const movesOf = (card: Card): string[] => legal.filter((move) => move.startsWith(`${card}>`));
  /** What a card can be used for: to be placed, or to answer a Jack. */
  const usesOf = (card: Card): string[] =>
    card === 'B' && legal.includes('blank') ? ['blank'] : movesOf(card);
  const cardAt = (i: number | null): Card | null => (i === null ? null : (hand[i] ?? null));
  const up = cardAt(lifted);

  const send = (move: string): void => {
    if (busy || !legal.includes(move)) return;
    lift(null);
    play(move);
  };
  /** Uses a card if there is one way to, else goes to the first of the places; if there is none, says why. */
  const use = (card: Card): void => {
    const [only, ...more] = usesOf(card);
    if (only === undefined) play(`${card}>1`);
    else if (more.length === 0) send(only);
    else table.current?.querySelector<HTMLElement>('.jack-here, .jack-new')?.focus();
  };
  /** While a move is on its way, the hand is about to change: nothing of it is lifted. */
  const press = (i: number, card: Card): void => {
    if (busy) return;
    if (lifted === i || (settings.onePress.value === 'on' && usesOf(card).length === 1)) use(card);
    else lift(i);
  };
  // C12: a Jack is let pass by silence, and not before the time is up.
  useOnlyAnswer({ ...props, legal: view.phase === 'answer' ? [] : legal });
  useDrag(table, {
    canDrag: (i) => !busy && usesOf(hand[Number(i)] ?? '1').length > 0,
    onOver: (i, place) => {
      if (i !== null) lift(Number(i));
      setOver(place);
    },
    onDrop: (i, place) => {
      const card = cardAt(Number(i));
      if (card === null) return;
      const move = `${card}>${place}`;
      if (legal.includes('blank')) {
        if (Number(place) - 1 === view.stake) send('blank');
      } else if (legal.includes(move)) send(move);
      else play(move);
    },
  });
  useTyping({
    onNumber: (number) => {
      const at = hand.indexOf(String(number) as Card);
      lift(at === -1 ? null : at);
      return 'next';
    },
    onEnter: () => up !== null && use(up),
    onEscape: () => lift(null),
  });

  return (
    <div class="jack" ref={table}>
      <Piles {...props} up={up} peek={up ?? cardAt(hovered) ?? cardAt(focused)} over={over} send={send} />
      <Facts {...props} />
      <div class="jack-talk">
        {view.phase === 'answer' && <AnswerWindow {...props} />}
        <Gifts {...props} send={send} />
      </div>
      {names.me >= 0 && view.phase !== 'over' && (
        <ul class="jack-hand" dir="ltr" aria-label={words.page.hand} data-place="hand" onKeyDown={rove}>
          {hand.map((card, i) => (
            <li key={i}>
              <button
                type="button"
                class={`card choice${lifted === i ? ' lifted' : ''}${hint?.startsWith(`${card}>`) ? ' hinted' : ''}`}
                data-card={keyInHand(hand, i)}
                data-drag={usesOf(card).length > 0 ? i : undefined}
                aria-label={own.kinds[card]}
                aria-pressed={lifted === i}
                aria-disabled={usesOf(card).length === 0}
                tabIndex={i === (lifted ?? 0) ? 0 : -1}
                onClick={() => press(i, card)}
                onPointerEnter={() => hover(i)}
                onPointerLeave={() => hover(null)}
                onFocus={() => focus(i)}
                onBlur={() => focus(null)}
              >
                <Face key={card} card={card} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
