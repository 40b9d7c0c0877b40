import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useTyping } from '../../motion/typing.ts';
import type { BoardProps } from '../contract.ts';
import { COLOURS, type Colour } from './colours.tsx';
import { Dice } from './Dice.tsx';
import { Sheet } from './Sheet.tsx';
import type { TwentyOneView } from './types.ts';
import './board.css';

const NONE: ReadonlySet<Colour> = new Set();

/** The table of Twenty One: the dice, the own sheet large, the others' small. */
export function Board(props: BoardProps<TwentyOneView>): JSX.Element {
  const { view, legal, names, words, play, retract, busy, hint } = props;
  const [marked, setMarked] = useState<ReadonlySet<Colour>>(NONE);
  const own = words['twenty-one'];
  const move = `write ${COLOURS.filter((colour) => marked.has(colour)).join(' ')}`;
  const writing = legal.includes(move);
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== names.me);
  // What was marked for one roll means nothing for the next. Before it is drawn: a key pressed at once must not be undone.
  useLayoutEffect(() => setMarked(NONE), [view.turn, view.rolls, view.phase]);

  const send = (text: string): void => {
    if (busy || !legal.includes(text)) return;
    setMarked(NONE);
    play(text);
  };
  const toggle = (colours: readonly Colour[]): void => {
    const next = new Set(marked);
    for (const colour of colours) if (!next.delete(colour)) next.add(colour);
    setMarked(next);
  };
  useTyping({
    // Every die that shows the number and fits. No die shows two digits.
    onNumber: (number) => {
      toggle(COLOURS.filter((colour) => view.dice[colour] === number && legal.includes(`write ${colour}`)));
      return 'next';
    },
    onEnter: () => send(move),
    onEscape: () => (marked.size > 0 ? setMarked(NONE) : retract?.()),
  });
  const button = (text: string, label: string, plain: boolean, off = false): JSX.Element => (
    <button
      type="button"
      class={`button${plain ? ' plain' : ''}${hint === text ? ' hinted' : ''}`}
      disabled={busy || off}
      onClick={() => send(text)}
    >
      <span key={label}>{label}</span>
    </button>
  );

  return (
    <div class="twenty">
      <div class="twenty-dice">
        <Dice {...props} />
        <div class="twenty-bar">
          {legal.includes('keep') && button('keep', own.keep, false)}
          {legal.includes('reroll') && button('reroll', own.reroll, true)}
          {legal.includes('cross') && button(move, own.write(marked.size), false, !writing)}
          {legal.includes('cross') && button('cross', own.cross, true)}
        </div>
      </div>
      {names.me >= 0 && (
        <Sheet {...props} seat={names.me} marked={marked} mark={(colour) => toggle([colour])} />
      )}
      <div class="twenty-others">
        {others.map((seat) => (
          <Sheet key={seat} {...props} seat={seat} small />
        ))}
      </div>
    </div>
  );
}
