import { last } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { ListPage } from '@bullpen/wire';
import { cleanName, searchKey } from '@bullpen/wire/names.ts';
import type { ListQuery } from './contract.ts';
import type { Listing, Store, Summary } from './store/store.ts';

type Lists = Pick<Store, 'list' | 'listGame' | 'listByHost'>;

/** Where a page ended: in which part of the list, and after which table. */
type Cursor =
  | readonly [part: 'change', changed: number, table: string]
  | readonly [part: 'host', key: string, table: string]
  /** All that were found by their host have been shown; those found by their game come next. */
  | readonly [part: 'games'];

/**
 * A page of the public list; null if `after` is not one of our cursors. Without a search: the latest changed first. With one: tables
 * whose host's name begins with what is searched for, in the order of names, and then those of games with such a name, the
 * latest changed first.
 */
export async function listPage(store: Lists, query: ListQuery): Promise<ListPage | null> {
  const cursor = readCursor(query.after);
  if (cursor === undefined) return null;
  const { status, game, limit } = query;
  const key = searchKey(cleanName(query.q ?? '') ?? '');
  const all = game === undefined ? Object.keys(games) : [game];
  if (key === '') {
    const after = afterChange(cursor);
    const found =
      game === undefined
        ? await store.list(status, limit + 1, after && { after })
        : await store.listGame(status, game, limit + 1, after);
    return pageOf(found, limit, byChange);
  }

  const plain = key.replace(/[^\p{L}\p{N} -]/gu, '');
  const named = all.filter((id) => plain !== '' && namesOf(id).some((name) => name.includes(plain)));
  if (cursor === null || cursor[0] === 'host') {
    const after = cursor === null ? {} : { after: { key: cursor[1], table: cursor[2] } };
    const found = await inAll(all, (id) => store.listByHost(status, key, limit + 1, { game: id, ...after }));
    return pageOf(found.sort(inOrderOfNames), limit, byHost, named.length > 0 ? ['games'] : null);
  }
  const found = await inAll(named, (id) => store.listGame(status, id, limit + 1, afterChange(cursor)));
  const page = pageOf(found.sort(latestFirst), limit, byChange);
  // Those that were found by their host have been shown.
  return { ...page, tables: page.tables.filter(({ host }) => !keyOf(host).startsWith(key)) };
}

const NUMBERS: Readonly<Record<string, string>> = { six: '6', eleven: '11', 'twenty one': '21' };

/** The id of a game as somebody might type it: `six nimmt`, `6 nimmt`. */
function namesOf(game: string): string[] {
  const words = game.replaceAll('-', ' ');
  return [game, words, words.replace(/six|eleven|twenty one/, (number) => NUMBERS[number] ?? number)];
}

const STATUSES: readonly Summary['status'][] = ['open', 'dealing', 'playing', 'over'];

/** The same for an operator: all tables of a status or of every one, by the table's name or the beginning of the host's. */
export async function operatorPage(
  store: Lists & Pick<Store, 'summary'>,
  query: Omit<ListQuery, 'status' | 'game'> & { readonly status?: Summary['status'] },
): Promise<{ readonly tables: readonly Listing[]; readonly next: string | null } | null> {
  const cursor = readCursor(query.after);
  if (cursor === undefined) return null;
  const { q = '', limit } = query;
  const statuses = query.status === undefined ? STATUSES : [query.status];
  const lists = statuses.flatMap((status) => [true, false].map((listed) => ({ status, listed })));
  if (q === '') {
    const after = afterChange(cursor);
    const found = await inAll(lists, ({ status, listed }) =>
      store.list(status, limit + 1, { listed, ...(after && { after }) }),
    );
    const tables = found.sort(latestFirst).slice(0, limit);
    return { tables, next: found.length > limit ? writeCursor(byChange(last(tables))) : null };
  }
  const exact = TABLE.test(q) ? await store.summary(q) : null;
  if (exact !== null) return { tables: [exact], next: null };
  const key = searchKey(cleanName(q) ?? '');
  const choices = lists.flatMap((list) => Object.keys(games).map((game) => ({ ...list, game })));
  const found =
    key === '' ? [] : await inAll(choices, ({ status, ...of }) => store.listByHost(status, key, limit, of));
  return { tables: found.sort(inOrderOfNames).slice(0, limit), next: null };
}

const inAll = async <T>(choices: readonly T[], find: (choice: T) => Promise<Listing[]>): Promise<Listing[]> =>
  (await Promise.all(choices.map(find))).flat();

/** The first of what was found, and where the next page begins: after the last of them, with the next part, or nowhere. */
function pageOf(
  found: readonly Listing[],
  limit: number,
  cursorOf: (last: Listing) => Cursor,
  nextPart: Cursor | null = null,
): ListPage {
  const shown = found.slice(0, limit);
  const next = found.length > limit ? cursorOf(last(shown)) : nextPart;
  return {
    tables: shown.map(({ table, game, status, seats, free, changed, host, rated }) => ({
      table,
      game,
      status,
      seats,
      free,
      changed,
      host,
      rated,
    })),
    next: next && writeCursor(next),
  };
}

const byChange = ({ changed, table }: Listing): Cursor => ['change', changed, table];
const byHost = ({ host, table }: Listing): Cursor => ['host', keyOf(host), table];
const keyOf = (host: string | null): string => searchKey(host ?? '');
const afterChange = (cursor: Cursor | null) =>
  cursor?.[0] === 'change' ? { changed: cursor[1], table: cursor[2] } : undefined;

// In the order of bytes, as databases have it.
const compare = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
const inOrderOfNames = (one: Listing, other: Listing): number =>
  compare(keyOf(one.host), keyOf(other.host)) || compare(one.table, other.table);
const latestFirst = (one: Listing, other: Listing): number =>
  other.changed - one.changed || compare(other.table, one.table);

const TABLE = /^[A-Za-z0-9_-]{1,64}$/;

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** What a client sends back; undefined if it never came from here, null if there is none. */
function readCursor(text: string | undefined): Cursor | null | undefined {
  if (text === undefined) return null;
  try {
    const [part, key, table] = JSON.parse(Buffer.from(text, 'base64url').toString()) as readonly unknown[];
    if (part === 'games') return [part];
    if (typeof table !== 'string' || !TABLE.test(table)) return undefined;
    if (part === 'change' && typeof key === 'number' && Number.isSafeInteger(key)) return [part, key, table];
    if (part === 'host' && typeof key === 'string' && !/\p{C}/u.test(key)) return [part, key, table];
    return undefined;
  } catch {
    return undefined;
  }
}
