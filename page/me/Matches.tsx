import type { MeWords } from '@bullpen/words/me';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { SearchFields } from '../app/SearchFields.tsx';
import { listKept } from '../tables/local/kept.ts';
import { player } from '../tables/remote/player.ts';
import { listMatches } from '../tables/remote/players.ts';
import { MatchRow } from './MatchRow.tsx';
import { finishedHere, fromServer, isWanted, type MyMatch } from './matches.ts';

/** Matches of the server that were found so far, and where the list goes on. */
interface Found {
  readonly matches: readonly MyMatch[];
  readonly next: string | null;
  readonly reached: boolean;
}

const NOTHING: Found = { matches: [], next: null, reached: true };

async function find(game: string, q: string, before: Found = NOTHING): Promise<Found> {
  const own = player.value;
  if (!own?.known) return NOTHING;
  const page = await listMatches(own.key, {
    ...(game !== '' && { game }),
    ...(q !== '' && { q }),
    ...(before.next !== null && { after: before.next }),
  });
  if (!page.ok) return { ...before, reached: page.refusal.code === 'bad-player' };
  return {
    matches: [...before.matches, ...fromServer(page.value.matches)],
    next: page.value.next,
    reached: true,
  };
}

/** Finished matches, here and at the server, the latest first; searched by game and opponent. */
export function Matches({ texts }: { readonly texts: MeWords }): JSX.Element {
  const [here, setHere] = useState<readonly MyMatch[] | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [game, setGame] = useState('');
  const [q, setQ] = useState('');
  // Answers to earlier questions may come late.
  const latest = useRef(0);
  const list = useRef<HTMLUListElement>(null);
  /** The row that gets the focus when it is there: the button that asked for it may be gone then. */
  const wantedRow = useRef<number | null>(null);
  useEffect(() => {
    const row = wantedRow.current === null ? undefined : list.current?.children[wantedRow.current];
    if (row === undefined) return;
    wantedRow.current = null;
    row.querySelector('a')?.focus();
  }, [found]);
  const search = async (ofGame: string, text: string, before?: Found): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    const more = await find(ofGame, text, before);
    if (own === latest.current) setFound(more);
  };
  useEffect(() => {
    void listKept().then((kept) => setHere(finishedHere(kept)));
    void search('', '');
  }, [player.value?.key]);
  const all = words();
  const { page } = all;
  if (here === null || found === null)
    return (
      <section>
        <h2>{texts.matches}</h2>
        <p class="quiet">{page.loading}</p>
      </section>
    );
  // What the server has not listed yet is older than what it has: nothing of this browser may stand below it.
  const end = found.next === null ? 0 : (found.matches.at(-1)?.at ?? 0);
  const shown = [
    ...here.filter((match) => match.at >= end && isWanted(match, game, q.trim(), all)),
    ...found.matches,
  ].sort((a, b) => b.at - a.at);
  const searching = game !== '' || q !== '';
  return (
    <section>
      <h2>{texts.matches}</h2>
      {(searching || shown.length > 0) && (
        <SearchFields
          game={game}
          q={q}
          label={texts.search}
          onSearch={(ofGame, text) => {
            setGame(ofGame);
            setQ(text);
            void search(ofGame, text.trim());
          }}
        />
      )}
      <p role="status">
        {shown.length === 0 ? (
          searching ? (
            texts.notFound
          ) : (
            texts.none
          )
        ) : (
          <span class={searching ? 'quiet' : 'hidden'}>{texts.shown(shown.length)}</span>
        )}
        {!found.reached && ` ${texts.unreachable}`}
      </p>
      <ul class="matches" ref={list}>
        {shown.map((match) => (
          <MatchRow key={`${match.local} ${match.table}`} match={match} texts={texts} />
        ))}
      </ul>
      {found.next !== null && (
        <button
          type="button"
          class="button plain"
          onClick={() => {
            wantedRow.current = shown.length;
            void search(game, q.trim(), found);
          }}
        >
          {texts.more}
        </button>
      )}
    </section>
  );
}
