import type { Judgement, Review } from '@bullpen/bots/coach/index';
import { type CoachWords, tellReview, tellSituation } from '@bullpen/words/coach';
import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { language, words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import type { AnyGamePage, Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { Course } from './Course.tsx';
import type { Film } from './film.ts';
import { Mini } from './Mini.tsx';
import { Costs, LuckAndSkill, verdictOf } from './Picture.tsx';
import type { Reviewing } from './reviewing.ts';
import { amountsIn, percentIn, whereOf } from './telling.ts';
import './coach.css';

interface CoachProps {
  readonly film: Film;
  readonly game: AnyGamePage;
  readonly names: Names;
  /** The seat whose decisions are judged, and the step that is shown. */
  readonly seat: number;
  readonly at: number;
  readonly reviewing: Reviewing;
  readonly texts: ReplayWords;
  readonly coach: CoachWords;
  onSeat(seat: number): void;
  onStep(at: number): void;
  /** Plays on from a step. */
  onTry(at: number): void;
}

/** What the coach thinks of a seat's decisions, given what it knew: of the one that is shown, and of all. */
export function Coach(props: CoachProps): JSX.Element {
  const { film, game, names, seat, at, reviewing, texts, coach, onSeat, onStep } = props;
  const { page } = words();
  const review = reviewing.review.value;
  const here = review?.decisions.find((decision) => decision.at === at);
  return (
    <section class="coach" aria-label={page.review}>
      <h2>{page.review}</h2>
      <label class="controls-choice">
        <span class="choice-name">{texts.reviewed}</span>
        <select value={seat} onChange={(event) => onSeat(Number(event.currentTarget.value))}>
          {film.players.map((_, each) => (
            <option key={each} value={each}>
              {names.of(each)}
            </option>
          ))}
        </select>
      </label>
      {review === null ? (
        <p class="coach-line" role="status">
          {reviewing.failed.value
            ? texts.failed
            : texts.working(percentIn(language.value, reviewing.share.value))}
          {!reviewing.failed.value && <progress value={reviewing.share.value} aria-label={page.thinking} />}
        </p>
      ) : (
        <>
          {here !== undefined && <Verdict {...props} review={review} decision={here} />}
          <Costs review={review} texts={texts} coach={coach} onDecision={onStep} />
          <LuckAndSkill review={review} texts={texts} coach={coach} />
          <ReviewInWords review={review} texts={texts} coach={coach} />
        </>
      )}
      <h3>{page.afterTabs.course}</h3>
      <Course film={film} game={game} names={{ ...names, me: seat }} texts={texts} onStep={onStep} />
    </section>
  );
}

/** The decision that is shown: what was played and what would have been better, side by side. */
function Verdict({
  film,
  game,
  names,
  seat,
  texts,
  coach,
  review,
  decision,
  onTry,
}: CoachProps & { readonly review: Review; readonly decision: Judgement }): JSX.Element {
  const id = film.game.id as GameId;
  const verdict = verdictOf(decision);
  const frame = film.frames[decision.at];
  const view = frame === undefined ? null : film.game.view(frame.state, seat);
  const own = { ...names, me: seat };
  const { plain } = amountsIn(language.value);
  const { someone } = words().page;
  const played = names.of(seat) === someone ? texts.youPlayed : texts.played(names.of(seat));
  const sides = [
    { title: played, move: decision.move, about: decision.did },
    ...(verdict === 'costly' ? [{ title: texts.better, move: decision.best, about: decision.better }] : []),
  ];
  return (
    <div class={`verdict ${verdict}`}>
      <h3>{texts.dot(whereOf(review, decision, coach), texts.dots[verdict])}</h3>
      <div class="sides">
        {sides.map(({ title, move, about }) => (
          <figure key={move}>
            {view !== null && <Mini id={id} game={game} view={view} names={own} move={move} />}
            <figcaption>
              <strong>{title}</strong> {tellSituation(coach, about)}
            </figcaption>
          </figure>
        ))}
      </div>
      {verdict === 'costly' && (
        <>
          <p class="verdict-cost">
            {coach.cost(
              plain(decision.cost),
              plain(decision.low),
              plain(decision.high),
              coach.units[id],
              plain(100 * decision.chanceCost),
            )}
          </p>
          <button type="button" class="button" onClick={() => onTry(decision.at)}>
            <Icon name="repeat" />
            {texts.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}

/** The review in words, for those who want it in numbers. */
function ReviewInWords({
  review,
  texts,
  coach,
}: Pick<CoachProps, 'texts' | 'coach'> & { readonly review: Review }): JSX.Element {
  const inWords = tellReview(coach, language.value, review);
  return (
    <details>
      <summary>{texts.details}</summary>
      {inWords.account.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{inWords.title}</p>
      <ol class="sentences">
        {inWords.lessons.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
