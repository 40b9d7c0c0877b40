import { type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGamePage } from '../games/contract.ts';
import { gamePages } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import type { TableSource } from '../tables/source.ts';
import { type Film, filmOf } from './film.ts';
import { type Reviewing, reviewOf } from './reviewing.ts';
import { shelf } from './shelf.ts';

/** A match that is over, as it is looked back on: its film, its board, and the coach's review of the viewer. */
export interface Story {
  readonly film: Film;
  readonly page: AnyGamePage;
  /** Null for watchers, and where several people share a device: nobody is “you”. */
  readonly reviewing: Reviewing | null;
}

/** A story that is being fetched, or is there. */
interface Telling {
  readonly story: ReadonlySignal<Story | null>;
  /** There is no record, or it cannot be read. */
  readonly failed: ReadonlySignal<boolean>;
  /** Ends the review, unless the replay goes on with it. */
  stop(): void;
}

const tellings = new WeakMap<TableSource, Telling>();

/** The story of the match of this table; the review begins by itself. `seat` is whose it is, or -1. */
export function storyOf(source: TableSource, seat: number): Telling {
  const found = tellings.get(source);
  if (found !== undefined) return found;
  const story = signal<Story | null>(null);
  const failed = signal(false);
  let stopped = false;
  const fetchAll = async (): Promise<void> => {
    const film = await filmOf(await source.record());
    if (film === null) throw new Error('a record that cannot be replayed');
    const page = await gamePages[film.game.id as GameId]();
    if (!stopped)
      story.value = { film, page, reviewing: seat < 0 ? null : reviewOf(film.text, seat, source.id) };
  };
  fetchAll().catch(() => {
    failed.value = true;
  });
  const stop = (): void => {
    stopped = true;
    tellings.delete(source);
    const now = story.value;
    if (now !== null && shelf.value?.text !== now.film.text) now.reviewing?.stop();
  };
  const telling: Telling = { story, failed, stop };
  tellings.set(source, telling);
  return telling;
}
