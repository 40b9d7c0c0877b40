import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useDrag } from '../../motion/drag.ts';
import { useTyping } from '../../motion/typing.ts';
import type { BoardProps } from '../contract.ts';
import { useOnlyAnswer } from '../only-answer.ts';
import { Choices } from './Choices.tsx';
import { gridsOf } from './grid.ts';
import { Info } from './Info.tsx';
import { Laid } from './Laid.tsx';
import { preview } from './preview.ts';
import { Rows } from './Rows.tsx';
import type { SixPicture } from './types.ts';
import '../../design/cards.css';
import './board.css';
import './room.css';
import './drama.css';

/** The table of 6 nimmt!: the rows, what was laid, and the viewer's own hand; in a draft the open cards. */
export function Board(props: BoardProps<SixPicture>): JSX.Element {
  const { view, legal, names, words, play, retract, busy } = props;
  const [lifted, lift] = useState<number | null>(null);
  const [hovered, hover] = useState<number | null>(null);
  const [dragged, drag] = useState<number | null>(null);
  const [typedRow, markRow] = useState<number | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const own = words['six-nimmt'];
  const drafting = view.phase === 'draft';
  const hand = view.hands[names.me] ?? [];
  const moveOf = (card: number): string => (drafting ? `draft ${card}` : String(card));
  const up = lifted !== null && legal.includes(moveOf(lifted)) ? lifted : null;
  const looked = drafting ? null : (dragged ?? up ?? hovered);
  const look = preview(view, looked, own);
  const marked = typedRow !== null && legal.includes(`row ${typedRow}`) ? typedRow : null;

  const send = (card: number): void => {
    if (busy || !legal.includes(moveOf(card))) return;
    lift(null);
    hover(null);
    play(moveOf(card));
  };
  const enter = (): void => {
    if (up !== null) send(up);
    else if (marked !== null && !busy) {
      markRow(null);
      play(`row ${marked}`);
    }
  };
  useTyping({
    onNumber: (number) => {
      if (legal.some((move) => move.startsWith('row '))) {
        markRow(number);
        return 'next';
      }
      lift(legal.includes(moveOf(number)) ? number : null);
      return legal.some((move) => move.startsWith(moveOf(number)));
    },
    onEnter: enter,
    onEscape: () => {
      if (up !== null) lift(null);
      else if (marked !== null) markRow(null);
      else retract?.();
    },
  });
  useDrag(table, {
    canDrag: (card) => !busy && legal.includes(moveOf(Number(card))),
    onOver: (card) => drag(card === null ? null : Number(card)),
    onDrop: (card) => send(Number(card)),
  });
  useOnlyAnswer(props);
  const choosing = { up, moveOf, lift, send, hover };
  const kind = `${drafting ? ' drafting' : ''}${names.me < 0 ? ' watching' : ''}`;

  return (
    <div class={`six${kind}`} style={gridsOf(view.deck)} ref={table}>
      <Info {...props} />
      {/* A draft and the play after it are two pictures: nothing of the one moves to a place in the other. */}
      {drafting ? (
        <Choices key="open" {...props} {...choosing} cards={view.open} label={own.open} open />
      ) : (
        <>
          <Rows {...props} look={look} marked={marked} />
          <Laid {...props} />
        </>
      )}
      {names.me >= 0 && view.phase !== 'over' && (
        <section key={`own ${drafting}`} class="six-own" {...(drafting && { 'data-drop': 'hand' })}>
          {/* Another text is another element: longer or shorter, it is in the middle, and nothing has moved. */}
          <p class="six-preview" aria-live="polite">
            {look && <span key={look.text}>{look.text}</span>}
          </p>
          <Choices {...props} {...choosing} cards={hand} label={words.page.hand} />
          <div class="six-bar">
            <button
              type="button"
              class="button"
              disabled={up === null || busy}
              onClick={() => up !== null && send(up)}
            >
              <span key={up}>{up === null ? words.page.playIt : words.page.playCard(up)}</span>
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
