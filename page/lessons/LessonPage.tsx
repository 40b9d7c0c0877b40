import { type GameId, loadGuide, loadLessons } from '@bullpen/words/rules';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { laterWords } from '../app/later-words.ts';
import { go } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { Icon } from '../design/Icon.tsx';
import { gameList } from '../games/list.ts';
import { Table, type TableProps } from '../table/Table.tsx';
import { guide } from '../tables/local/guided.ts';
import { planLocal } from '../tables/local/index.ts';
import { lessonOf } from './index.ts';
import { markLearnt } from './learnt.ts';
import type { Lesson } from './lesson.ts';
import { LessonSource } from './source.ts';
import './lessons.css';

const lessonTexts = laterWords(loadLessons);
const guideWords = laterWords(loadGuide);

/** The guided first match of a game. */
export function LessonPage({ game }: { readonly game: GameId }): JSX.Element | null {
  const [source, setSource] = useState<LessonSource | null>(null);
  useEffect(() => {
    void lessonOf[game]().then(({ lesson }) => setSource(new LessonSource(game, lesson as Lesson)));
  }, [game]);
  const texts: Readonly<Record<string, string>> | undefined = lessonTexts()?.[game];
  const own = guideWords();
  if (source === null || texts === undefined || own === null) return null;
  const { page } = words();
  const said: TableProps['guide'] = ({ seq, status }, planned) => {
    if (status === 'over') return null;
    const { name, number, all } = source.stepAt(seq, planned);
    const text = <p aria-live="polite">{texts[name]}</p>;
    if (name === 'free')
      return (
        <section class="guide free" aria-label={page.guide}>
          <Finished game={game} />
          <p class="guide-count">
            <Icon name="check" /> {own.complete}
          </p>
          {text}
          <div class="guide-go">
            <button type="button" class="button" title={own.firstHelp} onClick={() => go(firstMatch(game))}>
              <Icon name="play" />
              {own.first}
            </button>
            <p>{own.firstHelp}</p>
          </div>
        </section>
      );
    return (
      <section class="guide" aria-label={page.guide}>
        <p class="guide-count">
          {own.step(number, all)}
          <progress value={number} max={all} aria-hidden="true" />
        </p>
        {text}
        <div class="guide-go">
          <button
            type="button"
            class="button plain"
            disabled={number === 1}
            onClick={() => source.goTo(number - 1)}
          >
            <Icon name="back" />
            {own.back}
          </button>
          <button type="button" class="button plain" onClick={() => source.goTo(number + 1)}>
            {own.skip}
            <Icon name="forward" />
          </button>
        </div>
      </section>
    );
  };
  return <Table source={source} guide={said} />;
}

/** Being drawn, it marks the lesson as finished. */
function Finished({ game }: { readonly game: GameId }): null {
  useEffect(() => markLearnt(game), [game]);
  return null;
}

/** A real match against easy bots, with hints that come by themselves; gives its address. */
function firstMatch(game: GameId): string {
  const id = planLocal({
    game,
    seats: Array.from({ length: gameList[game].usual }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: settings.name.value || null } : { kind: 'bot', level: 'easy' },
    ),
    options: {},
    hints: true,
  });
  guide(id);
  return `/play/${game}/${id}`;
}
