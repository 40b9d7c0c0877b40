import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../app/settings.ts';
import type { BoardProps } from '../contract.ts';
import { COLOURS, type Colour } from './colours.tsx';
import { Cube, poseOf } from './Die.tsx';
import type { TwentyOneView } from './types.ts';

/** How long a die rolls, and how much later each next one lies, in milliseconds at normal speed. */
const THROW = 850;
const LATER = 70;

interface DiceProps extends BoardProps<TwentyOneView> {
  /** The colours whose numbers are marked on the viewer's own sheet. */
  readonly marked: ReadonlySet<Colour>;
  /** A die was pressed: like its field. */
  press(colour: Colour): void;
}

/** The six dice as they lie; while the roll may be repeated, those that would stay are marked (T5). */
export function Dice({ view, legal, words, marked, press }: DiceProps): JSX.Element {
  const own = words['twenty-one'];
  const tray = useThrow(view);
  return (
    <ul class="dice" dir="ltr" aria-label={own.dice} ref={tray}>
      {COLOURS.map((colour) => {
        const number = view.dice[colour];
        const stays = view.phase === 'roll' && number === 1;
        const fits = legal.includes(`write ${colour}`);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a way for the pointer; by keys, its field is pressed
          <li
            key={colour}
            class={`die ${colour}${stays ? ' stays' : ''}${fits ? ' fits' : ''}${marked.has(colour) ? ' used' : ''}`}
            onClick={() => fits && press(colour)}
          >
            <span
              class="die-face"
              data-die={colour}
              data-drag={fits ? colour : undefined}
              role="img"
              aria-label={own.die(own.colours[colour], number)}
            >
              <Cube colour={colour} number={number} />
            </span>
            <span class="die-name">
              <span key={`${number} ${stays}`} class={stays ? 'hidden' : ''}>
                <i>{own.letters[colour]}</i> <b>{number}</b>
              </span>
              {stays && <small>{own.stays}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The dice that were rolled are thrown: all of them, or on the second roll those that showed no 1. */
function useThrow({ turn, rolls, dice, active, viewer }: TwentyOneView): {
  readonly current: HTMLUListElement | null;
} {
  const tray = useRef<HTMLUListElement>(null);
  const last = useRef({ turn, rolls, dice });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { turn, rolls, dice };
    if ((before.turn === turn && before.rolls === rolls) || pace() === 0) return;
    const rolled = (colour: Colour): boolean => before.turn !== turn || before.dice[colour] !== 1;
    // From the hand that throws them: the viewer's is below, the others are above.
    const side = active === viewer ? 1 : -1;
    COLOURS.filter(rolled).forEach((colour, i) => {
      const die = tray.current?.querySelector<HTMLElement>(`[data-die="${colour}"]`);
      if (die) throwDie(die, dice[colour], i, side);
    });
  }, [turn, rolls]);
  return tray;
}

/** It flies in, turns, bounces twice and lies still. */
function throwDie(die: HTMLElement, number: number, i: number, side: 1 | -1): void {
  const duration = (THROW + LATER * i) * pace();
  const from = -240 + 70 * i;
  die.animate(
    [
      { transform: `translate(${from}%, ${side * 230}%) scale(1.5)`, opacity: 0, easing: 'ease-in' },
      { transform: `translate(${from * 0.75}%, ${side * 165}%) scale(1.42)`, opacity: 1, offset: 0.12 },
      { transform: `translate(${from * 0.18}%, 0) scale(1)`, offset: 0.52, easing: 'ease-out' },
      { transform: `translate(${from * 0.07}%, -26%) scale(1.1)`, offset: 0.66, easing: 'ease-in' },
      { transform: 'translate(0, 0) scale(1)', offset: 0.8, easing: 'ease-out' },
      { transform: 'translate(0, -7%) scale(1.03)', offset: 0.89, easing: 'ease-in' },
      { transform: 'translate(0, 0) scale(1)' },
    ],
    { duration },
  );
  die
    .querySelector('.die-cube')
    ?.animate([{ transform: poseOf(number, 2 + (i % 2)) }, { transform: poseOf(number) }], {
      duration,
      easing: 'cubic-bezier(.2, .6, .3, 1)',
    });
}
