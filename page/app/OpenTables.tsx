import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../games/list.ts';
import { type ListedTable, listTables } from '../tables/remote/http.ts';
import { words } from './language.ts';
import { Link } from './router.tsx';

/** Tables of the server that anybody may join or watch. Nothing where there is no server. */
export function OpenTables(): JSX.Element | null {
  const [open, setOpen] = useState<readonly ListedTable[]>([]);
  const [playing, setPlaying] = useState<readonly ListedTable[]>([]);
  useEffect(() => {
    void listTables('open').then(setOpen);
    void listTables('playing').then(setPlaying);
  }, []);
  const { page } = words();
  const all = [...open, ...playing].slice(0, 8);
  if (all.length === 0) return null;
  return (
    <section>
      <h2>{page.openTables}</h2>
      <ul class="going">
        {all.map(({ table, game, free }) => (
          <li key={table}>
            <Link to={`/t/${table}`} class="button plain">
              {free > 0 ? page.join : page.watch}
            </Link>
            <span>
              {isGameId(game) ? words()[game].name : game}
              {free > 0 && ` · ${page.freeSeats(free)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
