import type { Card } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { rove } from '../../motion/roving.ts';
import { useTyping } from '../../motion/typing.ts';
import type { BoardProps } from '../contract.ts';
import { Face } from './Card.tsx';
import { Piles } from './Piles.tsx';
import type { CaptainView } from './types.ts';
import { AnswerWindow } from './Window.tsx';
import '../../design/cards.css';
import './board.css';

/** C18: how the piles lie is each viewer's own choice. */
const turnPiles = (): void => {
  settings.piles.value = settings.piles.value === 'row' ? 'stack' : 'row';
};

/** The table of Captain Jack: the piles with their sums, the answer window, whom to give a pile, and the own hand. */
export function Board(props: BoardProps<CaptainView>): JSX.Element {
  const { view, legal, names, words, play, busy, hint } = props;
  const [lifted, lift] = useState<number | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const own = words['captain-jack'];
  const hand = view.hands[names.me] ?? [];
  const movesOf = (card: Card): string[] => legal.filter((move) => move.startsWith(`${card}>`));
  const gifts = view.taken.map((_, seat) => seat).filter((seat) => legal.includes(`give ${seat}`));
  const up: Card | null = lifted === null ? null : (hand[lifted] ?? null);

  const send = (move: string): void => {
    if (busy || !legal.includes(move)) return;
    lift(null);
    play(move);
  };
  /** Places the lifted card if there is one place for it, else goes to the first of the places; if there is none, says why. */
  const place = (card: Card): void => {
    const [only, ...more] = movesOf(card);
    if (only === undefined) play(`${card}>1`);
    else if (more.length === 0) send(only);
    else table.current?.querySelector<HTMLElement>('.jack-here, .jack-new')?.focus();
  };
  /** While a move is on its way, the hand is about to change: nothing of it is lifted. */
  const press = (i: number, card: Card): void => {
    if (busy) return;
    if (lifted === i) place(card);
    else lift(i);
  };
  useTyping({
    onNumber: (number) => {
      const at = hand.indexOf(String(number) as Card);
      lift(at === -1 ? null : at);
      return 'next';
    },
    onEnter: () => up !== null && place(up),
    onEscape: () => lift(null),
  });

  return (
    <div class="jack" ref={table}>
      <Piles {...props} up={up} send={send} />
      <div class="jack-talk">
        <ul class="jack-facts">
          <li data-place="deck">{own.deck(view.deck)}</li>
          {view.handSizes.map((cards, seat) => (
            <li key={seat}>{own.held(names.of(seat), cards)}</li>
          ))}
          <li>
            <button type="button" class="link" data-look onClick={turnPiles}>
              {settings.piles.value === 'row' ? own.stackPiles : own.layPilesOut}
            </button>
          </li>
        </ul>
        {view.phase === 'answer' && <AnswerWindow {...props} />}
        {gifts.length > 0 && (
          <div class="actions jack-gifts">
            {gifts.map((seat) => (
              <button
                key={seat}
                type="button"
                class={`button${hint === `give ${seat}` ? ' hinted' : ''}`}
                disabled={busy}
                onClick={() => send(`give ${seat}`)}
              >
                {own.giveTo(names.of(seat))}
              </button>
            ))}
          </div>
        )}
      </div>
      {names.me >= 0 && view.phase !== 'over' && (
        <ul class="jack-hand" dir="ltr" aria-label={words.page.hand} onKeyDown={rove}>
          {hand.map((card, i) => (
            <li key={i}>
              <button
                type="button"
                class={`card choice${lifted === i ? ' lifted' : ''}${hint?.startsWith(`${card}>`) ? ' hinted' : ''}`}
                data-card={`hand-${i}`}
                aria-label={own.kinds[card]}
                aria-pressed={lifted === i}
                aria-disabled={movesOf(card).length === 0}
                tabIndex={i === (lifted ?? 0) ? 0 : -1}
                onClick={() => press(i, card)}
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
