import { type GameId, loadLessons } from '@bullpen/words/rules';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { Table, type TableProps } from '../table/Table.tsx';
import { lessonOf } from './index.ts';
import type { Lesson } from './lesson.ts';
import { LessonSource } from './source.ts';
import './lessons.css';

/** The guided first match of a game. */
export function LessonPage({ game }: { readonly game: GameId }): JSX.Element | null {
  const [source, setSource] = useState<LessonSource | null>(null);
  const [texts, setTexts] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    void lessonOf[game]().then(({ lesson }) => setSource(new LessonSource(game, lesson as Lesson)));
  }, [game]);
  useEffect(() => {
    void loadLessons(language.value).then((all) => setTexts(all[game]));
  }, [game, language.value]);
  if (source === null || texts === null) return null;
  const { page } = words();
  const guide: TableProps['guide'] = ({ seq, status }) => {
    if (status === 'over') return {};
    const step = source.stepAt(seq);
    const free = step === 'free';
    const text = (
      <section class="guide" aria-label={page.guide}>
        <p aria-live="polite">{texts[step]}</p>
        {free && (
          <Link to={`/play/${game}`} class="button plain">
            {page.playNow}
          </Link>
        )}
      </section>
    );
    // As long as it says what to do it stays on the screen, with the sentence.
    return free ? { before: text } : { inside: text };
  };
  return <Table source={source} guide={guide} />;
}
