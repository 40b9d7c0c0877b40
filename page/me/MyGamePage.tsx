import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { focusHeading } from '../app/heading.ts';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import type { GameId } from '../games/list.ts';
import { summariesByTable } from '../replay/summaries.ts';
import type { MatchSummary } from '../replay/summary.ts';
import { coachWords, replayWords } from '../replay/telling.ts';
import { player } from '../tables/remote/player.ts';
import { type Backlog, reviewAll } from './backlog.ts';
import { Decisions } from './Decisions.tsx';
import { type GameHistory, historyOf } from './history.ts';
import { MatchRow } from './MatchRow.tsx';
import { Mistakes } from './Mistakes.tsx';
import { Practice } from './Practice.tsx';
import { type CountedMatch, isCounted, mistakeGroups, type ReviewedMatch, winShareOf } from './statistics.ts';
import { WinShares } from './WinShares.tsx';
import { meWords, myGameWords } from './words.ts';
import './me.css';
import './my-game.css';

/** The coach looks at this many matches of a game, the latest. */
const REVIEWED = 50;
/** This many matches are listed at first, and more by this many. */
const LISTED = 5;

/** The page about oneself and one game: wins against an equal share, decisions and luck over time, and frequent mistakes. */
export function MyGamePage({ game }: { readonly game: GameId }): JSX.Element {
  const [history, setHistory] = useState<GameHistory | null>(null);
  const [summaries, setSummaries] = useState<ReadonlyMap<string, MatchSummary> | null>(null);
  const [backlog, setBacklog] = useState<Backlog | null>(null);
  const [listed, setListed] = useState(LISTED);
  const kind = useHash();
  useEffect(() => {
    let gone = false;
    let reviews: Backlog | null = null;
    const begin = async (): Promise<void> => {
      const [found, known] = await Promise.all([historyOf(game), summariesByTable()]);
      if (gone) return;
      setHistory(found);
      setSummaries(known);
      const missing = counted(found)
        .slice(0, REVIEWED)
        .filter(({ table }) => !known.has(table));
      reviews = reviewAll(missing, (summary) =>
        setSummaries((before) => new Map(before ?? known).set(summary.table, summary)),
      );
      setBacklog(reviews);
    };
    void begin();
    return () => {
      gone = true;
      reviews?.stop();
    };
  }, [game, player.value?.key]);

  // A person who comes back from practice goes on at the heading.
  useEffect(() => {
    if (kind !== '') focusHeading();
  }, [kind]);

  const matches = useMemo(() => (history === null ? [] : counted(history)), [history]);
  const reviewed = useMemo(
    () =>
      matches.slice(0, REVIEWED).flatMap((match): ReviewedMatch[] => {
        const summary = summaries?.get(match.table);
        return summary === undefined ? [] : [{ match, summary }];
      }),
    [matches, summaries],
  );
  const groups = useMemo(() => mistakeGroups(reviewed), [reviewed]);

  const all = words();
  const { page, around } = all;
  const [texts, mine, coach, replay] = [myGameWords(), meWords(), coachWords(), replayWords()];
  const group = groups.find((one) => one.kind === kind);
  if (texts !== null && coach !== null && replay !== null && group !== undefined)
    return <Practice key={kind} game={game} group={group} texts={texts} coach={coach} replay={replay} />;
  return (
    <main id="main" class="me my-game">
      <div class="my-game-head">
        <Link to="/me" class="button bare" label={around.me} title={around.me}>
          <Icon name="back" />
        </Link>
        <h1>{all[game].name}</h1>
      </div>
      {texts === null || mine === null || coach === null || replay === null || history === null ? (
        <p class="quiet">{page.loading}</p>
      ) : (
        <>
          {!history.reached && <p role="status">{mine.unreachable}</p>}
          {matches.length === 0 ? (
            <>
              <p>{texts.none(all[game].name)}</p>
              <p class="actions">
                <Link to={`/play/${game}`} class="button">
                  <Icon name="play" />
                  {page.playNow}
                </Link>
              </p>
            </>
          ) : (
            <>
              <WinShares share={winShareOf(matches)} limit={history.limit} texts={texts} />
              <Decisions
                game={game}
                // In the order in which they were played.
                reviewed={[...reviewed].reverse()}
                backlog={backlog}
                limit={matches.length > REVIEWED ? REVIEWED : null}
                texts={texts}
                coach={coach}
              />
              <Mistakes
                game={game}
                groups={groups}
                isDone={backlog?.progress.value === null && reviewed.length > 0}
                texts={texts}
                coach={coach}
                replay={replay}
              />
            </>
          )}
          <p class="actions">
            <Link to={`/drills/${game}`} class="button plain">
              <Icon name="review" />
              {around.drills}
            </Link>
            {groups.length > 0 && (
              <Link to={`/drills/${game}/mine`} class="button plain">
                <Icon name="repeat" />
                {texts.mineAsDrills}
              </Link>
            )}
          </p>
          {history.matches.length > 0 && (
            <section>
              <h2>{texts.latest}</h2>
              <ul class="matches">
                {history.matches.slice(0, listed).map((match) => (
                  <MatchRow key={match.table} match={match} texts={mine} oneGame />
                ))}
              </ul>
              {history.matches.length > listed && (
                <p>
                  <button type="button" class="button plain" onClick={() => setListed(listed + LISTED)}>
                    {mine.more}
                  </button>
                </p>
              )}
            </section>
          )}
        </>
      )}
    </main>
  );
}

const counted = ({ matches }: GameHistory): readonly CountedMatch[] => matches.filter(isCounted);

/** What comes after the # of the address. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = (): void => setHash(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}
