import type { Review } from '@bullpen/bots/coach/index';
import { loadCoach, type ToldReview, tellReview } from '@bullpen/words/coach';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import type { CoachTask } from './coach-worker.ts';
import type { Film } from './film.ts';

/** How long the coach may think about a match; less than on a command line, where more cores help. */
const MILLISECONDS = 15_000;

interface CoachProps {
  readonly film: Film;
  readonly called: readonly string[];
  /** The seat whose decisions are asked about at first. */
  readonly me: number;
  /** Shows a moment of the match, as a seat saw it. */
  onMoment(at: number, seat: number): void;
}

type Message = { readonly review: Review } | { readonly done: number; readonly of: number };

/** What the coach thinks of a seat's decisions, given what it knew. */
export function Coach({ film, called, me, onMoment }: CoachProps): JSX.Element {
  const { page } = words();
  const [seat, setSeat] = useState(me);
  const [share, setShare] = useState<number | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const [told, setTold] = useState<ToldReview | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (review === null) setTold(null);
    else void loadCoach(language.value).then((coach) => setTold(tellReview(coach, language.value, review)));
  }, [review, language.value]);

  const start = (): void => {
    worker.current?.terminate();
    setReview(null);
    setShare(0);
    const coach = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    worker.current = coach;
    coach.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('of' in data) return setShare(data.done / data.of);
      setShare(null);
      setReview(data.review);
      coach.terminate();
    });
    coach.postMessage({ text: film.text, seat, milliseconds: MILLISECONDS } satisfies CoachTask);
  };
  /** The moment before the n-th choice of the seat. */
  const momentOf = (choice: number): number => {
    const own = film.frames.flatMap((frame, at) => (frame.seat === seat ? [at] : []));
    return Math.max(0, (own[choice] ?? 1) - 1);
  };

  return (
    <section class="coach">
      <h2>{page.review}</h2>
      <div class="actions">
        <label>
          {page.reviewOf}{' '}
          <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {called.map((name, each) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" disabled={share !== null} onClick={start}>
          {page.askCoach}
        </button>
      </div>
      {share !== null && <progress value={share} aria-label={page.thinking} />}
      <div role="status">
        {told !== null && (
          <>
            {told.account.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <h3>{told.title}</h3>
          </>
        )}
      </div>
      {told !== null && (
        <ol class="told coach-lessons">
          {told.lessons.map((line, i) => (
            <li key={line}>
              {line}{' '}
              <button
                type="button"
                class="link"
                onClick={() => onMoment(momentOf(review!.decisions.indexOf(review!.lessons[i]!)), seat)}
              >
                {page.showMoment}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
