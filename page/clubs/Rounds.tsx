import type { TournamentRound } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { fetchRound } from '../tables/remote/tournaments.ts';
import { TableList } from './TableList.tsx';
import type { TournamentProps } from './TournamentPage.tsx';

/** All rounds that are over, the latest first; each is fetched when somebody looks. */
export function Rounds({ tournament, me, texts }: TournamentProps): JSX.Element | null {
  const [open, setOpen] = useState<number | null>(null);
  const latest = tournament.round?.round ?? 0;
  // The one that is played, or was played last, stands above until the tournament is over.
  const past = tournament.status === 'over' ? latest : latest - 1;
  if (past < 1) return null;
  return (
    <section>
      <h2>{texts.allRounds}</h2>
      {Array.from({ length: past }, (_, i) => past - i).map((n) => (
        <details
          key={n}
          class="fold"
          open={open === n}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpen(n);
            else if (open === n) setOpen(null);
          }}
        >
          <summary>{n > tournament.rounds ? texts.finalRound : texts.round(n, tournament.rounds)}</summary>
          {open === n && <PastRound n={n} tournament={tournament} me={me} texts={texts} />}
        </details>
      ))}
    </section>
  );
}

function PastRound({
  n,
  tournament,
  me,
  texts,
}: Pick<TournamentProps, 'tournament' | 'me' | 'texts'> & { readonly n: number }): JSX.Element {
  const [found, setFound] = useState<TournamentRound | 'away' | null>(null);
  useEffect(() => {
    void fetchRound(tournament.tournament, n).then((asked) => setFound(asked.ok ? asked.value : 'away'));
  }, [n]);
  if (found === null) return <p class="quiet">{words().page.loading}</p>;
  if (found === 'away') return <p role="alert">{texts.away}</p>;
  return <TableList tables={found.tables} tournament={tournament} me={me} texts={texts} />;
}
