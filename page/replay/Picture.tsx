import type { Judgement, Review } from '@bullpen/bots/coach/index';
import type { CoachWords } from '@bullpen/words/coach';
import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { language } from '../app/language.ts';
import type { GameId } from '../games/list.ts';
import { amountsIn, whereOf } from './telling.ts';
import './picture.css';

interface PictureProps {
  readonly review: Review;
  readonly texts: ReplayWords;
  readonly coach: CoachWords;
  /** Shows a decision, by its step. */
  onDecision(at: number): void;
}

/** Below this many points a decision is as good as the best. */
const NOTHING = 0.05;

/** How good a decision was: the best that was found, close to it, or clearly not. */
export const verdictOf = ({ costly, cost }: Judgement): 'best' | 'fine' | 'costly' =>
  costly ? 'costly' : cost <= NOTHING ? 'best' : 'fine';

/** What each decision cost, as bars over the match; the costliest can be pressed below it. */
export function Costs({ review, texts, coach, onDecision }: PictureProps): JSX.Element {
  const { decisions, lessons } = review;
  const { plain } = amountsIn(language.value);
  const unit = coach.units[review.game as GameId];
  const most = Math.max(1, ...decisions.map(({ cost }) => cost));
  const costly = decisions.filter((decision) => decision.costly).length;
  return (
    <figure class="costs">
      <figcaption>{texts.costs}</figcaption>
      <div class="bars" dir="ltr" aria-hidden="true">
        {decisions.map((decision, i) => {
          const begins = i > 0 && decisions[i - 1]?.period !== decision.period;
          const label = `${whereOf(review, decision, coach)}: ${texts.cost(plain(decision.cost), unit)}`;
          return (
            <span key={i} class={`bar ${verdictOf(decision)}${begins ? ' begins' : ''}`} title={label}>
              <span
                class="bar-height"
                style={{ '--share': Math.max(0, Math.min(1, decision.cost / most)) }}
              />
            </span>
          );
        })}
      </div>
      <p>{costly === 0 ? coach.nothing : coach.decisions(decisions.length, costly)}</p>
      <ol class="coach-lessons">
        {lessons.map((lesson) => (
          <li key={lesson.at}>
            <button type="button" class="jump" onClick={() => onDecision(lesson.at)}>
              {whereOf(review, lesson, coach)}
            </button>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** What luck and the viewer's own decisions were worth: two bars from the same zero. */
export function LuckAndSkill({ review, texts, coach }: Omit<PictureProps, 'onDecision'>): JSX.Element {
  const luck = review.dealt + review.fortune;
  const { skill } = review;
  const { plain } = amountsIn(language.value);
  const most = Math.max(1, Math.abs(luck), Math.abs(skill));
  const unit = coach.units[review.game as GameId];
  const parts = [
    { name: texts.luck, help: texts.luckHelp, amount: luck },
    { name: texts.skill, help: texts.skillHelp, amount: skill },
  ];
  return (
    <dl class="luck-skill">
      {parts.map(({ name, help, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span class={`balance ${amount < 0 ? 'bad' : 'good'}`} aria-hidden="true" dir="ltr">
              <span style={{ '--share': Math.abs(amount) / most }} />
            </span>
            <span class="balance-said">
              <strong>{(amount < 0 ? texts.against : texts.inFavour)(plain(Math.abs(amount)), unit)}</strong>{' '}
              <span class="quiet">{help}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
