import { type CoachWords, tellSituation } from '@bullpen/words/coach';
import type { MyGameWords } from '@bullpen/words/my-game';
import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import type { GameId } from '../games/list.ts';
import { type Film, filmOf, viewAt } from '../replay/film.ts';
import { Trial } from '../replay/Trial.tsx';
import { seatedIn } from './matches.ts';
import { recordOf } from './record.ts';
import type { MistakeGroup, PlacedMistake } from './statistics.ts';

interface PracticeProps {
  readonly game: GameId;
  readonly group: MistakeGroup;
  readonly texts: MyGameWords;
  readonly coach: CoachWords;
  readonly replay: ReplayWords;
}

/** At most this many at a time, the costliest first. */
const MOST = 5;

/** Mistakes of one kind, to be tried again one after the other, each from what was known then. */
export function Practice({ game, group, texts, coach, replay }: PracticeProps): JSX.Element {
  // A review that ends meanwhile must not change what is practised.
  const [tasks] = useState(() => group.made.slice(0, MOST));
  const [n, setN] = useState(0);
  const task = tasks[n];
  const film = useFilm(task);
  const all = words();
  const { match, at } = task ?? {};
  const view =
    film === null || film === 'none' || match === undefined ? null : viewAt(film, at ?? 0, match.seat);
  const seated = match === undefined ? null : seatedIn(match);
  const back = (
    <a class="button plain" href="#main">
      <Icon name="back" />
      {texts.backTo(all[game].name)}
    </a>
  );
  const next = (plain: boolean): JSX.Element | false =>
    n + 1 < tasks.length && (
      <button type="button" class={plain ? 'button plain' : 'button'} onClick={() => setN(n + 1)}>
        {texts.nextOne}
        <Icon name="forward" />
      </button>
    );
  if (task === undefined || film === null || film === 'none' || view === null || seated === null)
    return (
      <main id="main" class="me">
        <h1>{texts.mistakes[group.kind]}</h1>
        <p role="status">{film === null ? all.page.loading : all.page.refused['no-record']}</p>
        <p class="actions">
          {back}
          {next(false)}
        </p>
      </main>
    );
  return (
    <Trial
      key={n}
      film={film}
      view={view}
      seated={seated}
      guide={(first) => (
        <>
          <div class="trial-text practice" tabIndex={-1} ref={takeFocus} aria-live="polite">
            <b>
              {texts.mistakes[group.kind]} · {texts.practiseCount(n + 1, tasks.length)}
            </b>
            <span> {first === null ? texts.ask : answerTo(first, task, texts, coach)}</span>
            <span class="hidden-narrow"> {replay.trial}</span>
          </div>
          <span class="actions">
            {back}
            {next(first === null)}
          </span>
        </>
      )}
    />
  );
}

/** Screen readers say what is asked, and the next Tab goes on from there. */
const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

function answerTo(first: string, task: PlacedMistake, texts: MyGameWords, coach: CoachWords): string {
  if (first === task.best) return texts.right;
  const prefers = texts.prefers(tellSituation(coach, task.better));
  return first === task.move ? prefers : `${prefers} ${texts.playedThen(tellSituation(coach, task.did))}`;
}

/** The match of a mistake, when it is fetched; `none` if it cannot be. */
function useFilm(task: PlacedMistake | undefined): Film | 'none' | null {
  const [found, setFound] = useState<{ readonly of: string; readonly film: Film | 'none' } | null>(null);
  const table = task?.match.table;
  useEffect(() => {
    if (task === undefined || table === undefined) return;
    let gone = false;
    const fetchFilm = async (): Promise<void> => {
      const film = await recordOf(task.match).then(filmOf, () => null);
      if (!gone) setFound({ of: table, film: film ?? 'none' });
    };
    void fetchFilm();
    return () => {
      gone = true;
    };
  }, [table]);
  return found !== null && found.of === table ? found.film : null;
}
