import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../app/settings.ts';
import type { BoardProps } from '../contract.ts';
import { COLOURS, type Colour, Shape } from './colours.tsx';
import type { TwentyOneView } from './types.ts';

const TUMBLE = 650;

/** The six dice as they lie; while the roll may be repeated, those that would stay are marked (T5). */
export function Dice({ view, legal, words }: BoardProps<TwentyOneView>): JSX.Element {
  const own = words['twenty-one'];
  const tray = useTumbling(view);
  const mayReroll = legal.includes('reroll');
  return (
    <ul class="dice" dir="ltr" aria-label={own.dice} ref={tray}>
      {COLOURS.map((colour) => {
        const number = view.dice[colour];
        const stays = mayReroll && number === 1;
        return (
          <li key={colour} class={`die ${colour}${stays ? ' stays' : ''}`}>
            <span
              class="die-face"
              data-die={colour}
              role="img"
              aria-label={own.die(own.colours[colour], number)}
            >
              <Shape colour={colour} />
              <b>{number}</b>
              <i>{own.letters[colour]}</i>
            </span>
            {stays && <small>{own.stays}</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** The dice that were rolled tumble: all of them, or on the second roll those that showed no 1. */
function useTumbling({ turn, rolls, dice }: TwentyOneView): { readonly current: HTMLUListElement | null } {
  const tray = useRef<HTMLUListElement>(null);
  const last = useRef({ turn, rolls, dice });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { turn, rolls, dice };
    if ((before.turn === turn && before.rolls === rolls) || pace() === 0) return;
    const rolled = (colour: Colour): boolean => before.turn !== turn || before.dice[colour] !== 1;
    COLOURS.filter(rolled).forEach((colour, i) => {
      const face = tray.current?.querySelector(`[data-die="${colour}"]`);
      const turns = 360 + 90 * (i % 3);
      face?.animate(
        [
          { transform: `translateY(-60%) rotate(${-turns}deg) scale(0.8)`, opacity: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: (TUMBLE + 60 * i) * pace(), easing: 'cubic-bezier(.2, .9, .3, 1.15)' },
      );
    });
  }, [turn, rolls]);
  return tray;
}
