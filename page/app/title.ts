import type { Pages } from '@bullpen/words/en/pages';
import { useEffect } from 'preact/hooks';
import { type GameId, isGameId } from '../games/list.ts';
import { gameInView } from './keys.tsx';
import { words } from './language.ts';
import { path } from './router.tsx';

interface About {
  readonly title: string;
  readonly description: string;
}

/** What the window is called and what it shows, in the language of the page. `seen` is the game of an online table. */
function aboutPage(where: string, all: Pages, seen: GameId | null): About {
  const { page } = all;
  const [, kind = '', name = ''] = where.split('/');
  const about = (title: string, description: string): About => ({
    title: `${title} · ${page.title}`,
    description,
  });
  if (kind === '') return { title: `${page.title} · ${page.tagline}`, description: page.tagline };
  if (kind === 'replay') return about(page.replay, page.replayHelp);
  if (kind === 't')
    return seen === null
      ? about(page.table, page.tagline)
      : about(`${all[seen].name} · ${page.table}`, all[seen].line);
  if (isGameId(name)) {
    const { name: game, line } = all[name];
    if (kind === 'play') return about(page.playNowLabel(game), line);
    if (kind === 'new') return about(page.newTable(game), line);
    if (kind === 'learn') return about(page.learnLabel(game), line);
    if (kind === 'rules') return about(page.rulesLabel(game), line);
  }
  return about(page.notFound, page.tagline);
}

export function useTitle(): void {
  const { title, description } = aboutPage(path.value, words(), gameInView.value);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
