import type { DrillFile } from '@bullpen/bots/coach/drill';
import type { DrillWords } from '@bullpen/words/drills';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { go, Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import type { GameId } from '../games/list.ts';
import { Table } from '../table/Table.tsx';
import { drillsOf, setOf } from './data.ts';
import { keepProgress, progressOf } from './kept.ts';
import { minesOf } from './mine.ts';
import { answered, type DrillProgress, mineWaiting, nextDrill } from './progress.ts';
import { DrillSource } from './source.ts';
import { type DrillTask, taskOf, taskOfMine } from './task.ts';
import { Verdict } from './Verdict.tsx';
import { drillWords } from './words.ts';
import './drills.css';

interface DrillPageProps {
  readonly game: GameId;
  /** The number of a drill; `mine` for one's own mistakes; nothing for the next one. */
  readonly id: string;
}

/** What was found for an address: something to solve, or why there is nothing. */
type Found = DrillTask | 'none' | 'finished' | 'failed';

/** One drill after the other. */
export function DrillPage({ game, id }: DrillPageProps): JSX.Element {
  const [file, setFile] = useState<DrillFile | 'failed' | null>(null);
  const [progress, setProgress] = useState<DrillProgress | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const [shown, setShown] = useState<readonly string[]>([]);
  /** Counts the player's own mistakes that were asked for at this address. */
  const [round, setRound] = useState(0);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const drills = await drillsOf(game);
      setProgress(await progressOf(game, setOf(drills)));
      setFile(drills);
    };
    load().catch(() => setFile('failed'));
  }, [game]);
  useEffect(() => {
    let gone = false;
    setFound(null);
    setAnswer(null);
    const look = async (): Promise<void> => {
      if (file === null || progress === null) return setFound(file === 'failed' ? 'failed' : null);
      if (file === 'failed') return setFound('failed');
      const task = await taskAt(game, id, file, progress);
      if (gone) return;
      setFound(task);
      if (typeof task === 'string') return;
      setShown((before) => [...before, task.key]);
      // So that it can be shared, and is the same when the page is loaded again.
      if (id === '') history.replaceState(null, '', `/drills/${game}/${task.key}`);
    };
    look().catch(() => setFound('failed'));
    return () => {
      gone = true;
    };
  }, [game, id, file, round]);

  const texts = drillWords();
  const give = (task: DrillTask, move: string): void => {
    if (progress === null || answer !== null) return;
    const after = answered(progress, task.key, move === task.prices[0]?.[0], Date.now());
    setProgress(after);
    void keepProgress(after);
    setAnswer(move);
  };
  const next = (): void => {
    if (file === null || file === 'failed' || progress === null) return;
    if (id === 'mine') {
      setRound(round + 1);
      return;
    }
    const drill = nextDrill(file.list, progress, Date.now(), shown);
    if (drill === null) setFound('finished');
    else go(`/drills/${game}/${drill.id}`);
  };

  if (texts === null || found === null || progress === null)
    return found === 'failed' && texts !== null ? (
      <Nothing game={game} said={texts.failed} texts={texts} />
    ) : (
      <main id="main" class="drills">
        <p class="quiet">{words().page.loading}</p>
      </main>
    );
  if (typeof found === 'string')
    return <Nothing game={game} said={saidOf(found, id, texts)} texts={texts} mine={id === 'mine'} />;
  if (answer === null)
    return (
      <Question
        key={found.key}
        task={found}
        progress={progress}
        texts={texts}
        onAnswer={(move) => give(found, move)}
        onSkip={next}
      />
    );
  return (
    <Verdict
      game={game}
      task={found}
      answer={answer}
      progress={progress}
      texts={texts}
      onNext={next}
      onAgain={() => setAnswer(null)}
    />
  );
}

/** What stands at an address. Without a number it is the next drill. */
async function taskAt(game: GameId, id: string, file: DrillFile, progress: DrillProgress): Promise<Found> {
  const now = Date.now();
  if (id === 'mine') {
    const mines = await minesOf(game);
    for (const key of mineWaiting([...mines.keys()], progress, now)) {
      const mistake = mines.get(key);
      const task = mistake === undefined ? null : await taskOfMine(mistake);
      if (task !== null) return task;
    }
    return 'finished';
  }
  if (id === '') {
    const next = nextDrill(file.list, progress, now, []);
    return next === null ? 'finished' : ((await taskOf(game, next)) ?? 'none');
  }
  const drill = file.list.find((one) => String(one.id) === id);
  return drill === undefined ? 'none' : ((await taskOf(game, drill)) ?? 'none');
}

function saidOf(found: Exclude<Found, DrillTask>, id: string, texts: DrillWords): string {
  if (found === 'finished') return id === 'mine' ? texts.mineNone : texts.finished;
  return found === 'none' ? texts.none : texts.failed;
}

interface NothingProps {
  readonly game: GameId;
  readonly said: string;
  readonly texts: DrillWords;
  readonly mine?: boolean;
}

/** Nothing to solve: one sentence, and a way on. */
function Nothing({ game, said, texts, mine = false }: NothingProps): JSX.Element {
  const { [game]: own } = words();
  return (
    <main id="main" class="drills">
      <h1>{mine ? texts.mine : own.name}</h1>
      <p role="status">{said}</p>
      <p class="actions">
        <Link to={`/drills/${game}`} class="button">
          {texts.toDrills(own.name)}
        </Link>
        <Link to="/drills" class="button plain">
          {texts.allGames}
        </Link>
        {mine && (
          <Link to={`/me/${game}`} class="button plain">
            {texts.howYouPlay}
          </Link>
        )}
      </p>
    </main>
  );
}

interface QuestionProps {
  readonly task: DrillTask;
  readonly progress: DrillProgress;
  readonly texts: DrillWords;
  onAnswer(move: string): void;
  onSkip(): void;
}

/** The position at its real board: what is played there is the answer. */
function Question({ task, progress, texts, onAnswer, onSkip }: QuestionProps): JSX.Element {
  const source = useMemo(() => new DrillSource(task, onAnswer), [task]);
  const { drill } = task;
  const about = drill === null ? [texts.mine] : [texts.drill(drill.id), texts.levels[drill.level]];
  const streak = progress.streak > 1 ? [texts.streak(progress.streak)] : [];
  const guide = (): ComponentChildren => (
    <div class="drill-head">
      <div class="drill-ask" tabIndex={-1} ref={takeFocus}>
        <b>{texts.ask}</b> <span class="quiet">{[...about, ...streak].join(' · ')}</span>
      </div>
      <span class="drill-ways">
        <Link to="/drills" class="button bare" label={texts.allGames} title={texts.allGames}>
          <Icon name="log" />
        </Link>
        {drill !== null && (
          <button type="button" class="button plain" onClick={onSkip}>
            {texts.skip}
            <Icon name="forward" />
          </button>
        )}
      </span>
    </div>
  );
  return <Table source={source} guide={guide} />;
}

/** Screen readers say what is asked, and the next Tab goes on from there. */
const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
