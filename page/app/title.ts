import { placeOf } from '@bullpen/wire/paths.ts';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../games/list.ts';
import { aboutPlace } from './about.ts';
import { gameInView } from './keys.tsx';
import { words } from './language.ts';
import { path } from './router.tsx';

/** The table on the screen waits for the viewer: the tab says so, for people who are in another one. */
export const myTurn = signal(false);

/** Names the window after what it shows, in the language of the page. */
export function useTitle(): void {
  const { title, description } = aboutPlace(placeOf(path.value, isGameId), words(), gameInView.value);
  const { page, around, ...all } = words();
  const game = gameInView.value;
  const shown =
    myTurn.value && game !== null ? `${around.yourTurn} ${all[game].name} · ${page.title}` : title;
  useEffect(() => {
    document.title = shown;
  }, [shown]);
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
