import { heads } from '@bullpen/games/eleven-nimmt';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { OxButton } from '../../design/OxCard.tsx';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import { useTyping } from '../../motion/typing.ts';
import type { BoardProps } from '../contract.ts';
import { Counted } from './Counted.tsx';
import { Herd } from './Herd.tsx';
import { Piles } from './Piles.tsx';
import type { ElevenView } from './types.ts';
import '../../design/cards.css';
import './board.css';

/** The table of 11 nimmt!: the piles, the bulls in front of their owners, and the own hand. */
export function Board(props: BoardProps<ElevenView>): JSX.Element {
  const { view, legal, names, words, play, busy, hint } = props;
  const [lifted, lift] = useState<number | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const fan = useFlow<HTMLUListElement>();
  const own = words['eleven-nimmt'];
  const hand = view.hands[names.me] ?? [];
  const movesOf = (card: number): string[] => legal.filter((move) => move.startsWith(`${card}>`));
  const up = lifted !== null && hand.includes(lifted) ? lifted : null;

  const send = (move: string): void => {
    if (busy || !legal.includes(move)) return;
    lift(null);
    play(move);
  };
  /** Plays the lifted card if there is one place for it, else goes to the first of the places; if there is none, says why. */
  const place = (card: number): void => {
    const [only, ...more] = movesOf(card);
    if (only === undefined) play(`${card}>1`);
    else if (more.length === 0) send(only);
    else table.current?.querySelector<HTMLElement>('.pile-here')?.focus();
  };
  useTyping({
    onNumber: (number) => {
      lift(hand.includes(number) ? number : null);
      return hand.some((card) => String(card).startsWith(String(number)));
    },
    onEnter: () => up !== null && place(up),
    onEscape: () => lift(null),
  });
  const stop = up ?? hand.find((card) => movesOf(card).length > 0) ?? hand[0];

  return (
    <div class="eleven" ref={table}>
      {view.hands.every((each) => each !== null) ? (
        <Counted {...props} />
      ) : (
        <Piles {...props} up={up} send={send} />
      )}
      {names.me >= 0 && view.phase !== 'over' && (
        <section class="eleven-own">
          <ul class="eleven-hand flow" dir="ltr" aria-label={words.page.hand} onKeyDown={rove} ref={fan}>
            {hand.map((card) => (
              <li key={card}>
                <OxButton
                  number={card}
                  heads={heads(card)}
                  lifted={up === card}
                  hinted={hint?.startsWith(`${card}>`) === true}
                  disabled={movesOf(card).length === 0}
                  tabIndex={card === stop ? 0 : -1}
                  onClick={() => (up === card ? place(card) : lift(card))}
                />
              </li>
            ))}
          </ul>
          <div class="eleven-bar">
            <p class="eleven-look" aria-live="polite">
              {up !== null && view.toAct.includes(names.me) && own.places(up, movesOf(up).length)}
            </p>
            {legal.includes('done') && (
              <button
                type="button"
                class={`button${hint === 'done' ? ' hinted' : ''}`}
                disabled={busy}
                onClick={() => send('done')}
              >
                {own.done}
              </button>
            )}
          </div>
        </section>
      )}
      <Herd {...props} />
    </div>
  );
}
