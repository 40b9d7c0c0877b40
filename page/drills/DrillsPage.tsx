import type { DrillWords } from '@bullpen/words/drills';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Miniature } from '../app/Miniature.tsx';
import { Link } from '../app/router.tsx';
import { Facts } from '../design/Facts.tsx';
import { Icon } from '../design/Icon.tsx';
import { type GameId, gameIds } from '../games/list.ts';
import { everyProgress } from './kept.ts';
import { minesOf } from './mine.ts';
import { type DrillProgress, dueIn, isMine, mineWaiting, noProgress } from './progress.ts';
import { drillWords } from './words.ts';
import '../app/game-cards.css';
import './drills.css';

/** The drills of all games, with how far one is. */
export function DrillsPage(): JSX.Element {
  const [kept, setKept] = useState<readonly DrillProgress[] | null>(null);
  useEffect(() => void everyProgress().then(setKept), []);
  const { page, around } = words();
  const texts = drillWords();
  return (
    <main id="main" class="drills">
      <h1>{around.drills}</h1>
      {texts === null || kept === null ? (
        <p class="quiet">{page.loading}</p>
      ) : (
        <>
          <p class="quiet">{texts.lead}</p>
          <ul class="game-cards">
            {gameIds.map((game) => (
              <GameDrills
                key={game}
                game={game}
                progress={kept.find((one) => one.game === game) ?? noProgress(game, '')}
                texts={texts}
              />
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

interface GameDrillsProps {
  readonly game: GameId;
  readonly progress: DrillProgress;
  readonly texts: DrillWords;
}

function GameDrills({ game, progress, texts }: GameDrillsProps): JSX.Element {
  const [mine, setMine] = useState(0);
  useEffect(() => {
    let gone = false;
    void minesOf(game).then((found) => {
      if (!gone) setMine(mineWaiting([...found.keys()], progress, Date.now()).length);
    });
    return () => {
      gone = true;
    };
  }, [game, progress]);
  const { [game]: own } = words();
  const solved = progress.solved.filter((key) => !isMine(key)).length;
  const due = dueIn(progress, Date.now()).filter((key) => !isMine(key)).length;
  const began = progress.solved.length > 0 || Object.keys(progress.cards).length > 0;
  const label = began ? texts.resume : texts.start;
  return (
    <li class="game-card drill-game" data-game={game}>
      <Miniature game={game} />
      <div>
        <h2>{own.name}</h2>
        {began && <Facts of={[texts.solvedCount(solved), texts.streak(progress.streak)]} />}
        {due > 0 && <p class="drill-due">{texts.due(due)}</p>}
        <p class="actions">
          <Link to={`/drills/${game}`} class="button" label={`${label}: ${own.name}`}>
            <Icon name="play" />
            {label}
          </Link>
          {mine > 0 && (
            <Link
              to={`/drills/${game}/mine`}
              class="button plain"
              label={`${texts.mine}: ${own.name}, ${texts.mineCount(mine)}`}
            >
              <Icon name="repeat" />
              {texts.mine} ({mine})
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
