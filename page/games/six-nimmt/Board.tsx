import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { OxButton } from '../../design/OxCard.tsx';
import { rove } from '../../motion/roving.ts';
import { useTyping } from '../../motion/typing.ts';
import type { BoardProps } from '../contract.ts';
import { Laid } from './Laid.tsx';
import { Rows } from './Rows.tsx';
import type { SixView } from './types.ts';
import './board.css';

/** The table of 6 nimmt!: the rows, what was laid, and the own hand. */
export function Board(props: BoardProps<SixView>): JSX.Element {
  const { view, legal, names, words, play, retract, busy, hint } = props;
  const [lifted, lift] = useState<number | null>(null);
  const own = words['six-nimmt'];
  const hand = view.hands[names.me] ?? [];
  const drafting = view.phase === 'draft';
  const choices = drafting ? view.open : hand;
  const moveOf = (card: number): string => (drafting ? `draft ${card}` : String(card));
  const open = lifted !== null && choices.includes(lifted) && legal.includes(moveOf(lifted)) ? lifted : null;

  const send = (card: number): void => {
    if (busy) return;
    lift(null);
    play(moveOf(card));
  };
  useTyping({
    onNumber: (number) => {
      if (view.phase === 'row') {
        if (legal.includes(`row ${number}`)) play(`row ${number}`);
      } else lift(choices.includes(number) ? number : null);
    },
    onEnter: () => {
      if (open !== null) send(open);
    },
    onEscape: () => {
      if (open !== null) lift(null);
      else retract?.();
    },
  });

  const cards = (list: readonly number[], label: string): JSX.Element => (
    <ul class="six-hand" dir="ltr" aria-label={label} onKeyDown={rove}>
      {list.map((card, i) => (
        <li key={card}>
          {card === view.choice ? (
            <span class="card gap" />
          ) : (
            <OxButton
              number={card}
              heads={heads(card)}
              lifted={open === card}
              hinted={hint === moveOf(card)}
              disabled={!legal.includes(moveOf(card))}
              tabIndex={open === card || (open === null && i === 0) ? 0 : -1}
              onClick={() => (open === card ? send(card) : lift(card))}
            />
          )}
        </li>
      ))}
    </ul>
  );

  return (
    <div class="six">
      {view.rows.length > 0 && <Rows {...props} />}
      <Laid {...props} />
      {drafting && cards(view.open, own.open)}
      {names.me >= 0 && (
        <section class="six-own">
          {cards(drafting ? [] : hand, words.page.hand)}
          <div class="actions">
            <button
              type="button"
              class="button"
              disabled={open === null || busy}
              onClick={() => open !== null && send(open)}
            >
              {words.page.playIt} {open ?? ''}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
