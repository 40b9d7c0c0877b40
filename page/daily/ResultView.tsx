import type { DailyResult } from '@bullpen/wire';
import type { DailyWords } from '@bullpen/words/daily';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dayText } from '../app/dates.ts';
import { language, words } from '../app/language.ts';
import { go } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import type { GameId } from '../games/list.ts';
import { type Film, filmOf, seatedIn } from '../replay/film.ts';
import { LuckAndSkill } from '../replay/Picture.tsx';
import { type Reviewing, reviewOf } from '../replay/reviewing.ts';
import { shelf, shelve } from '../replay/shelf.ts';
import { coachWords, percentIn, replayWords } from '../replay/telling.ts';
import { whyNot } from '../table/refusals.ts';
import { fetchDailyResult } from '../tables/remote/daily.ts';
import { fetchRecord } from '../tables/remote/http.ts';
import { player } from '../tables/remote/player.ts';
import { tokenOfDaily } from '../tables/remote/seats.ts';
import { signedMargin } from './amounts.ts';
import { Splits } from './Splits.tsx';
import { Spread } from './Spread.tsx';
import './daily.css';

/** Everybody sits in the same seat. */
const SEAT = 0;
/** How often it is asked again while the strong bot plays, in milliseconds. */
const AGAIN = 5000;

interface ResultViewProps {
  readonly day: string;
  readonly game: GameId;
  readonly texts: DailyWords;
}

/** What one's own attempt at a deal is worth. */
export function ResultView({ day, game, texts }: ResultViewProps): JSX.Element {
  const all = words();
  const result = useResult(day, game);
  return (
    <main id="main" class="daily daily-result">
      <div class="daily-head">
        <a class="button bare" href="#main" aria-label={texts.allDeals} title={texts.allDeals}>
          <Icon name="back" />
        </a>
        <h1>
          {all[game].name} <span class="quiet">{dayText(day)}</span>
        </h1>
      </div>
      {result === null ? (
        <p class="quiet">{all.page.loading}</p>
      ) : typeof result === 'string' ? (
        <p role="alert">{whyNot(all, undefined, result)}</p>
      ) : (
        <Result result={result} game={game} day={day} texts={texts} />
      )}
    </main>
  );
}

/** The result, or the code of why there is none; it is asked for again until the strong bot has played. */
function useResult(day: string, game: string): DailyResult | string | null {
  const [found, setFound] = useState<DailyResult | string | null>(null);
  const key = player.value?.key;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const load = async (): Promise<void> => {
      const asked = await fetchDailyResult(key ?? '', day, game);
      if (left) return;
      setFound(asked.ok ? asked.value : asked.refusal.code);
      if (asked.ok && asked.value.strong === null) timer = setTimeout(() => void load(), AGAIN);
    };
    void load();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key, day, game]);
  return found;
}

function Result({
  result,
  game,
  day,
  texts,
}: ResultViewProps & { readonly result: DailyResult }): JSX.Element {
  const { attempt, scores, rank, field, strong } = result;
  const of = field.reduce((sum, { count }) => sum + count, 0);
  const film = useFilm(attempt.state === 'given-up' ? null : attempt.table);
  const headline =
    rank !== null ? texts.rank(rank, of) : attempt.state === 'given-up' ? texts.givenUp : texts.late;
  const review = (): void => {
    if (film === null) return;
    const seated = seatedIn(film, words().page.levels);
    go(shelve(game, { text: film.text, seated, table: attempt.table }));
  };
  return (
    <>
      <p class="daily-rank">
        <b>{headline}</b>
        {attempt.margin !== null && (
          <span>
            <bdi>{texts.margin(signedMargin(attempt.margin), scores.length - 1)}</bdi>
          </span>
        )}
      </p>
      {field.length > 0 && (
        <Spread field={field} own={attempt.margin} strong={strong?.margin ?? null} texts={texts} />
      )}
      <p role="status">{strong === null && texts.strongPlays}</p>
      {film !== null && <Luck film={film} table={attempt.table} texts={texts} />}
      <Splits splits={result.splits} film={film} game={game} texts={texts} />
      <div class="actions">
        {film !== null && (
          <button type="button" class="button plain" onClick={review}>
            <Icon name="review" />
            {texts.review}
          </button>
        )}
        {rank !== null && (
          <button
            type="button"
            class="button plain"
            onClick={() => void share(game, day, texts, { rank, of, field, own: attempt.margin ?? 0 })}
          >
            <Icon name="share" />
            {texts.share}
          </button>
        )}
      </div>
    </>
  );
}

async function share(
  game: GameId,
  day: string,
  texts: DailyWords,
  standing: {
    readonly rank: number;
    readonly of: number;
    readonly field: DailyResult['field'];
    readonly own: number;
  },
): Promise<void> {
  const [{ drawDaily }, { sharePicture }] = await Promise.all([
    import('./picture.ts'),
    import('../replay/share-picture.ts'),
  ]);
  const all = words();
  const picture = await drawDaily({
    title: all.around.daily,
    game: all[game].name,
    day: dayText(day),
    rank: texts.pictureRank(standing.rank, standing.of),
    field: standing.field,
    own: standing.own,
    rtl: document.documentElement.dir === 'rtl',
  });
  if (picture !== null) await sharePicture(picture, `bullpen-${day}-${game}`);
}

/** The film of the player's own attempt; null until it is there, or where there is none. */
function useFilm(table: string | null): Film | null {
  const [film, setFilm] = useState<Film | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async (id: string): Promise<void> => {
      const found = await filmOf(await fetchRecord(id, tokenOfDaily(id)));
      if (wanted) setFilm(found);
    };
    // Without it, the rest of the page still says how it went.
    if (table !== null) load(table).catch(() => {});
    return () => {
      wanted = false;
    };
  }, [table]);
  return film;
}

/** What luck and the player's own decisions were worth, by the coach of the replay. */
function Luck({
  film,
  table,
  texts,
}: {
  readonly film: Film;
  readonly table: string;
  readonly texts: DailyWords;
}): JSX.Element | null {
  const [reviewing, setReviewing] = useState<Reviewing | null>(null);
  const [replay, coach] = [replayWords(), coachWords()];
  useEffect(() => {
    const begun = reviewOf(film.text, SEAT, table);
    setReviewing(begun);
    return () => {
      if (shelf.value?.text !== film.text) begun.stop();
    };
  }, [film]);
  if (reviewing === null || replay === null || coach === null) return null;
  const review = reviewing.review.value;
  return (
    <section>
      <h2>{texts.luckSkill}</h2>
      {review === null ? (
        <p class="coach-line" role="status">
          {reviewing.failed.value
            ? replay.failed
            : replay.working(percentIn(language.value, reviewing.share.value))}
        </p>
      ) : (
        <LuckAndSkill review={review} texts={replay} coach={coach} />
      )}
    </section>
  );
}
