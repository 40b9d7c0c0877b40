import type { View } from '@bullpen/engine';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { later } from '../app/lazy.tsx';
import { go } from '../app/router.tsx';
import { FileButton } from '../design/FileButton.tsx';
import { Icon } from '../design/Icon.tsx';
import type { AnyGamePage } from '../games/contract.ts';
import { gamePages } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import { type Film, filmOf, gameIn, seatedIn, viewAt } from './film.ts';
import { takeFromLink } from './link.ts';
import { Screen } from './Screen.tsx';
import { shelf, shelve } from './shelf.ts';
import { replayWords } from './telling.ts';
import './story.css';
import './replay.css';

/** Playing on needs the whole table; looking does not. */
const Trial = later(() => import('./Trial.tsx').then((m) => m.Trial));

/** A match that is over, to look at again: one that was just played, one that a link brings along, or a file. */
export function ReplayPage(): JSX.Element {
  const all = words();
  const { page } = all;
  const [broken, setBroken] = useState(false);
  /** The address has been read: it may bring a match along. */
  const [isRead, setRead] = useState(false);
  const [trial, setTrial] = useState<View | null>(null);
  const texts = replayWords();
  const laid = shelf.value;
  const film = useFilm(laid?.text ?? null);
  const game = useGame(laid?.text ?? null);
  useEffect(() => {
    const take = (): void =>
      void takeFromLink().then((found) => {
        setBroken(!found);
        setRead(true);
      });
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text();
    const opened = await filmOf(text);
    setBroken(opened === null);
    if (opened !== null) go(shelve(opened.game.id, { text, seated: null }), 'replace');
  };
  const seated = film == null ? null : (laid?.seated ?? seatedIn(film, page.levels));
  if (trial !== null && film != null && seated !== null)
    return (
      <Trial
        film={film}
        view={trial}
        seated={seated}
        guide={() => (
          <>
            <p class="trial-text">{texts?.trial}</p>
            <button type="button" class="button plain" onClick={() => setTrial(null)}>
              <Icon name="back" />
              {texts?.backToReplay}
            </button>
          </>
        )}
      />
    );
  const file = (
    <FileButton
      label={page.replayFile}
      accept=".jsonl,.json,.txt"
      class="replay-file"
      onPick={(picked) => void open(picked)}
    />
  );
  if (film === undefined || (film === null && !isRead))
    return <main id="main" key="film" class="replay felt" />;
  if (film === null || seated === null)
    return (
      <main id="main" key="opener" class="narrow">
        <h1>{page.replay}</h1>
        <p class="quiet">{page.replayHelp}</p>
        {file}
        {broken && <p role="alert">{page.noRecord}</p>}
      </main>
    );
  return (
    <main id="main" key="film" class="replay felt">
      <div class="replay-head">
        <h1>
          {page.replay} <span class="replay-game">{all[film.game.id as GameId].name}</span>
        </h1>
        {file}
      </div>
      {broken && <p role="alert">{page.noRecord}</p>}
      {game !== null && (
        <Screen
          key={film.text}
          film={film}
          page={game}
          seated={seated}
          own={laid?.table ?? null}
          onTry={(at, seat) => setTrial(viewAt(film, at, seat))}
        />
      )}
    </main>
  );
}

/** The film of a record; undefined while it is read, null if there is none. */
function useFilm(text: string | null): Film | null | undefined {
  const [found, setFound] = useState<{ readonly text: string; readonly film: Film | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (text !== null)
      void filmOf(text).then((film) => {
        if (wanted) setFound({ text, film });
      });
    return () => {
      wanted = false;
    };
  }, [text]);
  if (text === null) return null;
  return found?.text === text ? found.film : undefined;
}

/** The board of a record's game, fetched while the record is read. */
function useGame(text: string | null): AnyGamePage | null {
  const [found, setFound] = useState<{ readonly id: string; readonly page: AnyGamePage } | null>(null);
  const id = text === null ? null : gameIn(text);
  useEffect(() => {
    if (id !== null) void gamePages[id]().then((page) => setFound({ id, page }));
  }, [id]);
  return found !== null && found.id === id ? found.page : null;
}
