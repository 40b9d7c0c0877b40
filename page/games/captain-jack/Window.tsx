import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../app/settings.ts';
import { useSecondsTo } from '../../motion/countdown.ts';
import type { BoardProps } from '../contract.ts';
import { JackPicture } from './Card.tsx';
import type { CaptainView } from './types.ts';

/** C12: the answer window. Everybody sees it alike; only the buttons of a seat depend on its hand. */
export function AnswerWindow(props: BoardProps<CaptainView>): JSX.Element {
  const { view, legal, names, words, play, busy, due, hint } = props;
  const own = words['captain-jack'];
  const button = (move: string, label: string, plain: boolean): JSX.Element => (
    <button
      type="button"
      class={`button${plain ? ' plain' : ''}${hint === move ? ' hinted' : ''}`}
      disabled={busy}
      onClick={() => play(move)}
    >
      {label}
    </button>
  );
  return (
    <section class="jack-window" aria-label={own.window}>
      <Ring due={due} whole={view.options.answerSeconds} label={own.timeLeft} />
      <p>{own.jackBy(names.of(view.turn!))}</p>
      <div class="actions">
        {legal.includes('blank') && button('blank', own.answerBlank, false)}
        {legal.includes('pass') && button('pass', own.letPass, true)}
      </div>
    </section>
  );
}

/** The Jack in a ring that shrinks with the time that is left. It counts by the table's clock, so it is no animation. */
function Ring({
  due,
  whole,
  label,
}: {
  readonly due: number | null;
  readonly whole: number;
  readonly label: string;
}): JSX.Element {
  const left = useSecondsTo(due, 100);
  const share = left === null ? 1 : Math.min(1, left / whole);
  const emblem = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (pace() === 0) return;
    emblem.current?.animate(
      [
        { transform: 'scale(3) rotate(-25deg)', opacity: 0 },
        { transform: 'scale(0.9) rotate(6deg)', opacity: 1, offset: 0.6 },
        { transform: 'none' },
      ],
      { duration: 480 * pace(), easing: 'ease-out' },
    );
  }, []);
  return (
    <span
      class="jack-ring"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={whole}
      aria-valuenow={Math.ceil(left ?? whole)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle class="ring-ground" cx="50" cy="50" r="45" />
        <circle
          class="ring-left"
          cx="50"
          cy="50"
          r="45"
          pathLength="100"
          stroke-dasharray={`${100 * share} 100`}
        />
      </svg>
      <span class="jack-emblem" ref={emblem}>
        <JackPicture />
      </span>
      {left !== null && (
        <b key={Math.ceil(left)} aria-hidden="true">
          {Math.ceil(left)}
        </b>
      )}
    </span>
  );
}
