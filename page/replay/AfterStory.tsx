import type { Review } from '@bullpen/bots/coach/index';
import type { CoachWords } from '@bullpen/words/coach';
import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import { go, Link } from '../app/router.tsx';
import type { Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import type { Seated } from '../table/seated.ts';
import type { TableSource } from '../tables/source.ts';
import { Course } from './Course.tsx';
import { greatMoments } from './course.ts';
import { Mini } from './Mini.tsx';
import { Costs, LuckAndSkill } from './Picture.tsx';
import { shelve } from './shelf.ts';
import { type Story, storyOf } from './story.ts';
import { amountsIn, coachWords, percentIn, replayWords, signedCount, whereOf } from './telling.ts';
import './story.css';

/** What can be looked at after a match, besides the result. */
export type StoryTab = 'course' | 'moments' | 'coach';

interface AfterStoryProps {
  readonly source: TableSource;
  readonly seated: Seated;
  readonly names: Names;
  /** Null: one sentence of the coach. */
  readonly tab: StoryTab | null;
}

/** How the match went. It is fetched after the result is shown, and the coach works by itself meanwhile. */
export function AfterStory({ source, seated, names, tab }: AfterStoryProps): JSX.Element {
  const telling = useMemo(() => storyOf(source, names.me), [source]);
  useEffect(() => () => telling.stop(), [telling]);
  const { page } = words();
  const texts = replayWords();
  const coach = coachWords();
  const story = telling.story.value;
  if (telling.failed.value) return <p class="coach-line quiet">{texts?.failed}</p>;
  if (story === null || texts === null || coach === null)
    return <p class="coach-line quiet">{page.loading}</p>;
  const { players, viewer } = seated;
  const { game, text } = story.film;
  const show = (at: number): void => go(shelve(game.id, { text, seated: { players, viewer } }, at));
  const shared = { story, names, texts, coach, show };
  if (tab === null) return <CoachLine {...shared} />;
  if (tab === 'course')
    return <Course film={story.film} game={story.page} names={names} texts={texts} onStep={show} />;
  return tab === 'moments' ? <Moments {...shared} /> : <CoachPicture {...shared} />;
}

interface PartProps {
  readonly story: Story;
  readonly names: Names;
  readonly texts: ReplayWords;
  readonly coach: CoachWords;
  /** Shows a step in the replay. */
  show(at: number): void;
}

/** How far the coach is; then one sentence. */
function CoachLine({ story, texts, coach }: PartProps): JSX.Element | null {
  const { reviewing, film } = story;
  const id = film.game.id as GameId;
  if (reviewing === null) return null;
  const review = reviewing.review.value;
  return (
    <>
      <p class="coach-line" role="status" data-review={review === null ? 'working' : 'done'}>
        {review === null ? <Working story={story} texts={texts} /> : sentenceOf(review, texts, coach)}
      </p>
      <p class="coach-way">
        {review !== null && (
          <>
            <Link to={`/me/${id}`}>{texts.howYouPlay(words()[id].name)}</Link>
            <Link to={`/drills/${id}`}>{words().around.drills}</Link>
          </>
        )}
      </p>
    </>
  );
}

function Working({ story, texts }: Pick<PartProps, 'story' | 'texts'>): JSX.Element {
  const share = story.reviewing?.share.value ?? 0;
  if (story.reviewing?.failed.value === true) return <>{texts.failed}</>;
  return (
    <>
      <span aria-hidden="true">{texts.working(percentIn(language.value, share))}</span>
      <progress value={share} aria-label={texts.working('')} />
    </>
  );
}

function sentenceOf(review: Review, texts: ReplayWords, coach: CoachWords): string {
  const [worst] = review.lessons;
  if (worst === undefined) return texts.clean;
  const { plain } = amountsIn(language.value);
  return texts.costliest(
    whereOf(review, worst, coach),
    plain(worst.cost),
    coach.units[review.game as GameId],
  );
}

/** Three small boards. While the coach works they are what it has not judged: the largest changes. */
function Moments({ story, names, texts, coach, show }: PartProps): JSX.Element {
  const { film, page, reviewing } = story;
  const review = reviewing?.review.value ?? null;
  const moments = useMemo(() => greatMoments(film, page, review), [film, review]);
  const { plain } = amountsIn(language.value);
  const id = film.game.id as GameId;
  return (
    <>
      <ol class="moments">
        {moments.map(({ at, decision, seat, change }) => {
          const judged = decision === null ? undefined : review?.decisions[decision];
          const title =
            judged === undefined || review === null
              ? texts.swing(names.of(seat), signedCount(change))
              : whereOf(review, judged, coach);
          const about =
            judged === undefined ? texts.step(at) : texts.cost(plain(judged.cost), coach.units[id]);
          const frame = film.frames[at];
          return (
            <li key={at} class="moment">
              {frame !== undefined && (
                <Mini id={id} game={page} view={film.game.view(frame.state, names.me)} names={names} />
              )}
              <button type="button" class="moment-go" data-step={at} onClick={() => show(at)}>
                <strong>{title}</strong>
                <span>{about}</span>
                <span class="hidden">{texts.showMoment}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {reviewing !== null && review === null && (
        <p class="coach-line">
          <Working story={story} texts={texts} />
        </p>
      )}
    </>
  );
}

/** The coach's prices as a picture, with the words beside it. */
function CoachPicture({ story, texts, coach, show }: PartProps): JSX.Element {
  const review = story.reviewing?.review.value ?? null;
  if (review === null)
    return (
      <p class="coach-line">
        <Working story={story} texts={texts} />
      </p>
    );
  return (
    <div class="coach-picture">
      <Costs review={review} texts={texts} coach={coach} onDecision={show} />
      <LuckAndSkill review={review} texts={texts} coach={coach} />
    </div>
  );
}
