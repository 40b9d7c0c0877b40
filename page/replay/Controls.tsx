import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { Icon, type IconName } from '../design/Icon.tsx';

/** How long a step stands while the match plays by itself, in milliseconds. */
export const SPEEDS = { slow: 2200, normal: 1100, fast: 450 } as const;
export type ReplaySpeed = keyof typeof SPEEDS;

interface ControlsProps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
  readonly texts: ReplayWords;
  /** The steps before and after this one at which the coach sees a mistake. */
  readonly mistakes: { readonly before: number | null; readonly after: number | null };
  onStep(at: number): void;
  onPlay(playing: boolean): void;
  onSpeed(speed: ReplaySpeed): void;
}

/** As on a player of films; the keys do the same. */
export function Controls({
  at,
  last,
  playing,
  speed,
  texts,
  mistakes,
  onStep,
  onPlay,
  onSpeed,
}: ControlsProps): JSX.Element {
  const { page } = words();
  const button = (
    icon: IconName,
    label: string,
    keys: string | undefined,
    to: number | null,
  ): JSX.Element => (
    <button
      type="button"
      class="button bare"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      disabled={to === null || to === at}
      onClick={() => to !== null && onStep(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="controls">
      <div class="controls-film" dir="ltr">
        {button('first', texts.first, 'Home', 0)}
        {button('back', page.stepBack, 'ArrowLeft', Math.max(0, at - 1))}
        <button
          type="button"
          class="button play"
          aria-label={playing ? texts.pause : texts.play}
          title={playing ? texts.pause : texts.play}
          aria-keyshortcuts="Space"
          onClick={() => onPlay(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {button('forward', page.stepOn, 'ArrowRight', Math.min(last, at + 1))}
        {button('last', texts.last, 'End', last)}
      </div>
      <div class="controls-film controls-mistakes" dir="ltr">
        {button('back', texts.previousMistake, 'ArrowUp', mistakes.before)}
        {button('forward', texts.nextMistake, 'ArrowDown', mistakes.after)}
      </div>
      <label class="controls-choice">
        <span class="choice-name">{texts.speed}</span>
        <select value={speed} onChange={(event) => onSpeed(event.currentTarget.value as ReplaySpeed)}>
          {(Object.keys(SPEEDS) as ReplaySpeed[]).map((each) => (
            <option key={each} value={each}>
              {texts.speeds[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
