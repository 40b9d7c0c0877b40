import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type GameId, isGameId } from '../games/list.ts';
import { forget, type KeptTable, listKept } from '../tables/local/kept.ts';
import { heldSeats } from '../tables/remote/seats.ts';
import { words } from './language.ts';
import { Link } from './router.tsx';

interface Going {
  readonly id: string;
  readonly to: string;
  readonly game: GameId;
  readonly at: number;
  readonly local: boolean;
}

const fromKept = ({ id, plan, changed, over }: KeptTable): Going[] =>
  isGameId(plan.game) && !over
    ? [{ id, to: `/play/${plan.game}/${id}`, game: plan.game, at: changed, local: true }]
    : [];

/** Matches of this browser that go on: here, and at the server. */
export function MyTables(): JSX.Element | null {
  const [kept, setKept] = useState<readonly KeptTable[]>([]);
  useEffect(() => void listKept().then(setKept), []);
  const { page } = words();
  const remote = heldSeats().flatMap(({ table, game, at }): Going[] =>
    isGameId(game) ? [{ id: table, to: `/t/${table}`, game, at, local: false }] : [],
  );
  const all = [...kept.flatMap(fromKept), ...remote].sort((a, b) => b.at - a.at).slice(0, 6);
  if (all.length === 0) return null;
  const remove = async (id: string): Promise<void> => {
    await forget(id);
    setKept(await listKept());
  };
  return (
    <section>
      <h2>{page.myTables}</h2>
      <ul class="going">
        {all.map(({ id, to, game, at, local }) => (
          <li key={id}>
            <Link to={to} class="button plain">
              {words()[game].name}
            </Link>
            <span class="quiet">
              {local ? page.here : page.online} ·{' '}
              {new Date(at).toLocaleString(document.documentElement.lang, {
                dateStyle: 'short',
                timeStyle: 'short',
              })}
            </span>
            {local && (
              <button
                type="button"
                class="link"
                aria-label={page.forgetLabel(words()[game].name)}
                onClick={() => void remove(id)}
              >
                {page.forget}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
