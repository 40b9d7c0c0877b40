import type { Club } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dateText } from '../app/dates.ts';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { type GameId, gameIds, isGameId } from '../games/list.ts';
import { heldSeats, tokenFor } from '../tables/remote/seats.ts';

interface ClubTablesProps {
  readonly club: Club;
  readonly member: boolean;
  readonly texts: ClubsWords;
  share(table: string): Promise<void>;
}

/** The tables that members have shared, and the player's own that could be. */
export function ClubTables({ club, member, texts, share }: ClubTablesProps): JSX.Element {
  const all = words();
  const { page } = all;
  return (
    <section>
      <h2>{texts.tables}</h2>
      {club.tables.length === 0 && <p class="quiet">{texts.noTables}</p>}
      <ul class="gatherings">
        {club.tables.map(({ table, game, status, free, at }) => {
          const name = isGameId(game) ? all[game].name : game;
          const open = status === 'open' && free > 0;
          const mine = tokenFor(table) !== null;
          const way = status === 'over' ? page.review : mine ? page.goOn : open ? texts.join : page.watch;
          return (
            <li key={table} class="gathering" data-status={status}>
              <Link
                to={`/t/${table}`}
                class="gathering-name"
                label={`${way}: ${name}, ${dateText(at, 'short')}`}
              >
                {name}
              </Link>
              <span class="gathering-facts">
                <span class="gathering-status">{way}</span>
                <span class="quiet">
                  {open ? texts.freeSeats(free) : texts.status[status === 'over' ? 'over' : 'playing']} ·{' '}
                  {dateText(at, 'short')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {member && <Sharing club={club} texts={texts} share={share} />}
    </section>
  );
}

/** As many of the latest own tables can be shared. */
const OFFERED = 6;

function Sharing({ club, texts, share }: Omit<ClubTablesProps, 'member'>): JSX.Element {
  const [busy, setBusy] = useState(false);
  const all = words();
  const shared = new Set(club.tables.map(({ table }) => table));
  const mine = heldSeats()
    .filter(
      ({ table, game, daily, tournament, done }) =>
        isGameId(game) && daily === undefined && tournament === undefined && !done && !shared.has(table),
    )
    .slice(0, OFFERED);
  return (
    <details class="fold">
      <summary>{texts.shareTable}</summary>
      <p class="quiet">{mine.length === 0 ? texts.shareNone : texts.shareHelp}</p>
      <p class="actions">
        {mine.map(({ table, game, at }) => (
          <button
            key={table}
            type="button"
            class="button plain"
            disabled={busy}
            onClick={() => {
              setBusy(true);
              void share(table).then(() => setBusy(false));
            }}
          >
            <Icon name="share" />
            {all[game as GameId].name} · {dateText(at, 'short')}
          </button>
        ))}
      </p>
      <p class="actions">
        {gameIds.map((game) => (
          <Link
            key={game}
            to={`/new/${game}?online`}
            class="button plain"
            label={all.page.newTable(all[game].name)}
          >
            <Icon name="plus" />
            {all[game].name}
          </Link>
        ))}
      </p>
    </details>
  );
}
