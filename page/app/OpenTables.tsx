import type { ListedTable } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isGameId } from '../games/list.ts';
import { listTables } from '../tables/remote/http.ts';
import { words } from './language.ts';
import { Link } from './router.tsx';
import { SearchFields } from './SearchFields.tsx';

const PAGE = 8;

/** What has been found so far, and where the list goes on. */
interface Found {
  readonly tables: readonly ListedTable[];
  readonly next: { readonly status: string; readonly after?: string } | null;
}

/** Tables with free seats first, then those that are being played. */
async function findMore(found: Found, game: string, q: string): Promise<Found> {
  const tables = [...found.tables];
  let { next } = found;
  // A page at a time; where the first list ends within one, the second begins in it.
  for (let lists = 0; lists < 2 && next !== null; lists++) {
    const missing = PAGE - (tables.length - found.tables.length);
    if (missing <= 0) break;
    const page = await listTables({
      ...next,
      limit: String(missing),
      ...(game !== '' && { game }),
      ...(q !== '' && { q }),
    });
    tables.push(...page.tables);
    if (page.next !== null) next = { status: next.status, after: page.next };
    else next = next.status === 'open' ? { status: 'playing' } : null;
  }
  return { tables, next };
}

const NOTHING: Found = { tables: [], next: { status: 'open' } };

/** Tables of the server that anybody may join or watch. Nothing where there are none. */
export function OpenTables(): JSX.Element | null {
  const [found, setFound] = useState<Found>(NOTHING);
  const [game, setGame] = useState('');
  const [q, setQ] = useState('');
  const [asked, setAsked] = useState(false);
  // Answers to earlier questions may come late.
  const latest = useRef(0);
  const search = async (before: Found, ofGame: string, text: string): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    const more = await findMore(before, ofGame, text);
    if (own === latest.current) setFound(more);
  };
  useEffect(() => void search(NOTHING, '', ''), []);
  const { page } = words();
  const { tables, next } = found;
  if (tables.length === 0 && !asked) return null;
  return (
    <section>
      <h2>{page.openTables}</h2>
      {(asked || next !== null || tables.length > PAGE / 2) && (
        <SearchFields
          game={game}
          q={q}
          label={page.searchTables}
          onSearch={(ofGame, text) => {
            setAsked(true);
            setGame(ofGame);
            setQ(text);
            void search(NOTHING, ofGame, text.trim());
          }}
        />
      )}
      <p role="status">{tables.length === 0 && page.noTables}</p>
      <ul class="going">
        {tables.map((one) => (
          <Listed key={one.table} {...one} />
        ))}
      </ul>
      {next !== null && tables.length >= PAGE && (
        <button type="button" class="button plain" onClick={() => void search(found, game, q.trim())}>
          {page.moreTables}
        </button>
      )}
    </section>
  );
}

/** A name may be written from the other side than the words around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

function Listed({ table, game, free, host, rated }: ListedTable): JSX.Element {
  const { page, around } = words();
  return (
    <li class="listed">
      <span>
        <b>{isGameId(game) ? words()[game].name : game}</b>
        <span class="quiet">
          {[
            ...(rated ? [around.rated] : []),
            ...(free > 0 ? [page.freeSeats(free)] : []),
            ...(host === null ? [] : [page.hostOf(isolated(host))]),
          ].join(' · ')}
        </span>
      </span>
      <Link to={`/t/${table}`} class="button plain">
        {free > 0 ? page.join : page.watch}
      </Link>
    </li>
  );
}
