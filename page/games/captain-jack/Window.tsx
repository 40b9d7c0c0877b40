import type { JSX } from 'preact';
import { useSecondsTo } from '../../motion/countdown.ts';
import type { BoardProps } from '../contract.ts';
import type { CaptainView } from './types.ts';

/** C12: the answer window. Everybody sees it alike; only the buttons of a seat depend on its hand. */
export function AnswerWindow({
  view,
  legal,
  names,
  words,
  play,
  busy,
  due,
  hint,
}: BoardProps<CaptainView>): JSX.Element {
  const own = words['captain-jack'];
  const left = useSecondsTo(due, 100);
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
      <p>{own.jackBy(names.of(view.turn!))}</p>
      {left !== null && (
        <p class="jack-clock">
          <progress max={view.options.answerSeconds} value={left} aria-label={own.timeLeft} />
          <span aria-hidden="true">{Math.ceil(left)}</span>
        </p>
      )}
      <div class="actions">
        {legal.includes('blank') && button('blank', own.answerBlank, false)}
        {legal.includes('pass') && button('pass', own.letPass, true)}
      </div>
    </section>
  );
}
