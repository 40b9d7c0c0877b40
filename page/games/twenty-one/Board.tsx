import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../../design/Dialog.tsx';
import { useDrag } from '../../motion/drag.ts';
import { useTyping } from '../../motion/typing.ts';
import type { BoardProps } from '../contract.ts';
import { useOnlyAnswer } from '../only-answer.ts';
import { block, pencilled, useMarking, worthWith } from './choice.ts';
import { COLOURS, type Colour } from './colours.tsx';
import { Dice } from './Dice.tsx';
import { Sheet } from './Sheet.tsx';
import type { TwentyOneView } from './types.ts';
import './board.css';
import './dice.css';
import './field.css';
import './sheet.css';
import './phone.css';

/** The table of Twenty One: the dice, the viewer's own sheet large, the others' small. */
export function Board(props: BoardProps<TwentyOneView>): JSX.Element {
  const { view, legal, names, words, play, retract, busy, hint, refuse } = props;
  const { marked, move, toggle, clear } = useMarking(props);
  /** The pointer or the focus is on the button that crosses: its field is shown. */
  const [crossing, setCrossing] = useState(false);
  /** A die is held over this field. */
  const [over, setOver] = useState<Colour | null>(null);
  const [looking, look] = useState<number | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const own = words['twenty-one'];
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== names.me);
  useOnlyAnswer(props);

  const send = (text: string): void => {
    if (busy || !legal.includes(text)) return;
    clear();
    setCrossing(false);
    play(text);
  };
  const fits = (colour: Colour): boolean => legal.includes(`write ${colour}`);
  /** A die that is higher than the number printed in its field (T6). */
  const refuseDie = (colour: Colour): void => {
    const row = block[view.sheets[names.me] ?? 'A'][view.rows[names.me] ?? 0];
    const printed = row?.find(([name]) => name === colour)?.[1] ?? 0;
    refuse({ code: 'too-high', rule: 'T6', detail: { colour, die: view.dice[colour], printed } });
  };
  const press = (colour: Colour): void => {
    if (busy) return;
    if (fits(colour)) toggle([colour]);
    else refuseDie(colour);
  };
  useDrag(table, {
    canDrag: (colour) => !busy && fits(colour as Colour),
    onOver: (_, place) => setOver(place as Colour | null),
    onDrop: (colour, place) => {
      if (colour === place && !marked.has(place as Colour)) toggle([place as Colour]);
    },
  });
  useTyping({
    // Every die that shows the number and fits. No die shows two digits.
    onNumber: (number) => {
      toggle(COLOURS.filter((colour) => view.dice[colour] === number && fits(colour)));
      return 'next';
    },
    onEnter: () => send(move),
    onEscape: () => (marked.size > 0 ? clear() : retract?.()),
  });
  const { sum, bonus } = worthWith(view, names.me, view.rows[names.me] ?? 0, marked);
  const button = (text: string, label: string, plain: boolean, off = false): JSX.Element => (
    <button
      type="button"
      class={`button${plain ? ' plain' : ''}${hint === text ? ' hinted' : ''}`}
      disabled={busy || off}
      onClick={() => send(text)}
      {...(text === 'cross' && {
        onPointerEnter: () => setCrossing(true),
        onPointerLeave: () => setCrossing(false),
        onFocus: () => setCrossing(true),
        onBlur: () => setCrossing(false),
      })}
    >
      <span key={label}>{label}</span>
    </button>
  );
  const pencil = {
    marked: pencilled(view, marked),
    crossing: (crossing && legal.includes('cross')) || view.choice === 'cross' || legal.join() === 'cross',
    over,
    press,
  };

  return (
    <div
      class="twenty"
      data-others={others.length}
      data-own={names.me >= 0}
      style={{ '--others': others.length }}
      ref={table}
    >
      <div class="twenty-dice">
        <Dice {...props} marked={pencil.marked} press={press} />
      </div>
      {names.me >= 0 && <Sheet {...props} seat={names.me} pencil={pencil} />}
      <div class="twenty-bar">
        {legal.includes('keep') && button('keep', own.keep, false)}
        {legal.includes('reroll') && button('reroll', own.reroll, true)}
        {legal.length > 1 &&
          legal.includes('cross') &&
          button(
            move,
            marked.size === 0 ? own.write(0) : own.writeFor(own.write(marked.size), sum, bonus),
            false,
            !legal.includes(move),
          )}
        {legal.includes('cross') && button('cross', own.cross, legal.length > 1)}
      </div>
      <ul class="twenty-others">
        {others.map((seat) => (
          <li key={seat}>
            <Sheet {...props} seat={seat} />
            <button
              type="button"
              class="sheet-look"
              data-look
              aria-label={own.look(names.of(seat))}
              onClick={() => look(seat)}
            />
          </li>
        ))}
      </ul>
      {looking !== null && (
        <Dialog
          title={own.sheetOf(names.of(looking), view.sheets[looking] ?? 'A')}
          onClose={() => look(null)}
        >
          <div class="sheet-shown">
            <Sheet {...props} seat={looking} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
