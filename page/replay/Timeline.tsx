import type { Review } from '@bullpen/bots/coach/index';
import type { CoachWords } from '@bullpen/words/coach';
import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { verdictOf } from './Picture.tsx';
import { whereOf } from './telling.ts';
import './deck.css';

interface TimelineProps {
  readonly at: number;
  readonly last: number;
  /** What happened at this step, for screen readers. */
  readonly story: string;
  /** The steps at which rounds begin. */
  readonly rounds: readonly number[];
  readonly review: Review | null;
  readonly texts: ReplayWords;
  readonly coach: CoachWords;
  onStep(at: number): void;
}

/** The match from its first to its last step: a slider, with a dot for each decision that the coach has judged. */
export function Timeline({
  at,
  last,
  story,
  rounds,
  review,
  texts,
  coach,
  onStep,
}: TimelineProps): JSX.Element {
  const { page } = words();
  const placed = (step: number): { readonly left: string } => ({
    left: `${(100 * step) / Math.max(1, last)}%`,
  });
  return (
    <div class="timeline" dir="ltr">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={page.moment}
        aria-valuetext={`${at}: ${story}`}
        onInput={(event) => onStep(Number(event.currentTarget.value))}
      />
      <div
        class="timeline-marks"
        aria-hidden="true"
        onClick={({ target }) => {
          const { step } = (target as HTMLElement).dataset;
          if (step !== undefined) onStep(Number(step));
        }}
      >
        {rounds.map((step) => (
          <span key={step} class="timeline-round" style={placed(step)} />
        ))}
        {review?.decisions.map((decision) => {
          const verdict = verdictOf(decision);
          const label = texts.dot(whereOf(review, decision, coach), texts.dots[verdict]);
          return (
            <span
              key={decision.at}
              class={`dot ${verdict}${decision.at === at ? ' here' : ''}`}
              style={placed(decision.at)}
              data-step={decision.at}
              data-verdict={verdict}
              title={label}
            />
          );
        })}
      </div>
    </div>
  );
}
