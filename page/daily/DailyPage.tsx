import type { DailyBoard, DailyDay, MyDaily } from '@bullpen/wire';
import type { DailyWords } from '@bullpen/words/daily';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { focusHeading } from '../app/heading.ts';
import { words } from '../app/language.ts';
import { timeLeft } from '../app/time-left.ts';
import { Icon } from '../design/Icon.tsx';
import { type GameId, isGameId } from '../games/list.ts';
import { fetchBoard, fetchMyDaily } from '../tables/remote/daily.ts';
import { player, serverForgot } from '../tables/remote/player.ts';
import { Archive } from './Archive.tsx';
import { Deals } from './Deals.tsx';
import { Fairness } from './Fairness.tsx';
import { ResultView } from './ResultView.tsx';
import { dailyWords } from './words.ts';
import './daily.css';

const NOTHING: MyDaily = { streak: { now: 0, longest: 0 }, places: [], attempts: [] };

/** What the page shows: the day's deals, and what this browser's player has made of them. */
interface Found {
  readonly board: DailyBoard;
  readonly mine: MyDaily;
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  readonly ahead: number;
}

/** The daily deals; or, behind a #, the result of one. */
export function DailyPage(): JSX.Element {
  const { page, around } = words();
  const texts = dailyWords();
  const [found, setFound] = useState<Found | 'unreachable' | null>(null);
  const chosen = useChosen();
  const load = async (): Promise<void> => setFound(await fetchAll());
  useEffect(() => void load(), [player.value?.key]);
  useEffect(() => void focusHeading(), [chosen?.day, chosen?.game]);
  if (texts !== null && chosen !== null)
    return <ResultView key={`${chosen.day} ${chosen.game}`} {...chosen} texts={texts} />;
  return (
    <main id="main" class="daily">
      <h1>{around.daily}</h1>
      {texts === null || found === null ? (
        <p class="quiet">{page.loading}</p>
      ) : found === 'unreachable' ? (
        <p role="alert">{texts.failed}</p>
      ) : (
        <Board {...found} texts={texts} reload={load} />
      )}
    </main>
  );
}

async function fetchAll(): Promise<Found | 'unreachable'> {
  const own = player.value;
  const [board, mine] = await Promise.all([fetchBoard(), own?.known ? fetchMyDaily(own.key) : null]);
  if (!board.ok) return 'unreachable';
  if (mine !== null && !mine.ok && mine.refusal.code === 'bad-player') serverForgot();
  const ahead = board.value.now - Date.now();
  return { board: board.value, mine: mine?.ok === true ? mine.value : NOTHING, ahead };
}

interface BoardProps extends Found {
  readonly texts: DailyWords;
  reload(): Promise<void>;
}

function Board({ board, mine, ahead, texts, reload }: BoardProps): JSX.Element {
  const { today, tomorrow, past } = board;
  const { now: streak, longest } = mine.streak;
  return (
    <>
      <p class="quiet">{texts.lead}</p>
      <p class="daily-facts">
        <Countdown day={today} ahead={ahead} texts={texts} reload={reload} />
        {longest > 0 && (
          <span class="daily-streak">
            <b>{texts.streak(streak)}</b> <span class="quiet">{texts.longest(longest)}</span>
          </span>
        )}
      </p>
      <section>
        <h2>{texts.today}</h2>
        <Deals day={today} mine={mine} places={mine.places} texts={texts} />
      </section>
      <Fairness today={today} tomorrow={tomorrow} texts={texts} />
      <Archive past={past} mine={mine} texts={texts} />
    </>
  );
}

const MINUTE = 60_000;

/** How long until the next deals; when the day is over, they are fetched. */
function Countdown({
  day,
  ahead,
  texts,
  reload,
}: Pick<BoardProps, 'ahead' | 'texts' | 'reload'> & { readonly day: DailyDay }): JSX.Element {
  const [, tick] = useState(0);
  const left = Math.max(0, day.ends - ahead - Date.now());
  useEffect(() => {
    // At the next whole minute, or at the end of the day.
    const wait = Math.min(left, (left % MINUTE) + 1000) + 50;
    const timer = setTimeout(() => (left <= 1000 ? void reload() : tick((n) => n + 1)), wait);
    return () => clearTimeout(timer);
  });
  return (
    <span class="daily-next">
      <Icon name="clock" />
      {texts.next(timeLeft(left / 1000, words()))}
    </span>
  );
}

/** The deal whose result the address names after the #. */
function useChosen(): { readonly day: string; readonly game: GameId } | null {
  const read = (): string => location.hash;
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const follow = (): void => setHash(read());
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  const [, day, game = ''] = /^#(\d{4}-\d{2}-\d{2})\/([a-z0-9-]+)$/.exec(hash) ?? [];
  return day !== undefined && isGameId(game) ? { day, game } : null;
}
