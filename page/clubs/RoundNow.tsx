import type { TournamentTable } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ownName } from '../app/own-name.ts';
import { go, Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { Avatar } from '../table/Avatar.tsx';
import { takeSeat } from '../tables/remote/tournaments.ts';
import { Countdown } from './Countdown.tsx';
import { TableList } from './TableList.tsx';
import type { TournamentProps } from './TournamentPage.tsx';

/** The round that is played, or was played last: the player's own table, and all others. */
export function RoundNow(props: TournamentProps): JSX.Element | null {
  const { live, tournament, texts, me } = props;
  const { round, rounds, status, next } = tournament;
  if (round === null) return null;
  const own = me === null ? undefined : round.tables.find(({ seats }) => seats.includes(me));
  const done = round.tables.filter(({ result }) => result !== null).length;
  return (
    <section class="round-now">
      <h2>{round.final ? texts.finalRound : texts.round(round.round, rounds)}</h2>
      {status === 'break' && next !== null && (
        <Countdown at={next - live.ahead} text={isFinalNext(tournament) ? texts.finalIn : texts.nextIn} />
      )}
      {me !== null && status === 'playing' && <OwnTable {...props} own={own ?? null} />}
      <details class="fold" open={me === null}>
        <summary>{texts.tablesDone(done, round.tables.length)}</summary>
        <TableList tables={round.tables} tournament={tournament} me={me} texts={texts} />
      </details>
    </section>
  );
}

/** Whether what comes after the round that was played is the final. */
export const isFinalNext = ({ final, round, rounds }: TournamentProps['tournament']): boolean =>
  final && round?.round === rounds;

/** The one big button: it takes the seat and opens the table. */
function OwnTable({
  tournament,
  texts,
  me,
  say,
  own,
}: TournamentProps & { readonly own: TournamentTable | null }): JSX.Element | null {
  const [busy, setBusy] = useState(false);
  const entrant = tournament.entrants.find((one) => one.entrant === me);
  if (own === null || me === null) {
    const comesBack = entrant?.state === 'in' && tournament.round?.final === false;
    return <p class="quiet">{comesBack ? texts.nextRound : texts.noSeat}</p>;
  }
  if (own.result !== null)
    return (
      <p>
        <b>{texts.tableDone(own.result.places[own.seats.indexOf(me)] ?? 0)}</b>{' '}
        <Link to={`/t/${own.table}`}>{texts.toTable}</Link>
      </p>
    );
  if (entrant?.state !== 'in') return null;
  const sit = async (): Promise<void> => {
    setBusy(true);
    const seat = await takeSeat(ownName(), tournament, own.table);
    setBusy(false);
    if (seat.ok) go(`/t/${seat.value}`);
    else say(seat.refusal);
  };
  return (
    <div class="own-table felt">
      <p>{texts.against}</p>
      <ul class="own-opponents">
        {own.seats.map((other, seat) => {
          if (other === me) return null;
          const found = tournament.entrants.find((one) => one.entrant === other);
          return (
            <li key={seat}>
              {found === undefined ? <Icon name="bot" /> : <Avatar of={found.avatar} />}
              <bdi>{found?.name ?? texts.bot}</bdi>
            </li>
          );
        })}
      </ul>
      <button type="button" class="button big" disabled={busy} onClick={() => void sit()}>
        <Icon name="play" />
        {texts.yourTable}
      </button>
    </div>
  );
}
