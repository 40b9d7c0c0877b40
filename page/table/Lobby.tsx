import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { NameField } from '../app/NameField.tsx';
import { settings } from '../app/settings.ts';
import { usualLevel } from '../tables/remote/http.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import type { MatchModel } from './match.ts';
import { namesOf } from './names.ts';
import './lobby.css';

interface LobbyProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
}

/** Before the match: sit down, invite, begin. */
export function Lobby({ model, snapshot }: LobbyProps): JSX.Element {
  const { page } = words();
  const names = namesOf(snapshot, words());
  const free = snapshot.players.filter(({ kind }) => kind === 'free').length;
  const seated = snapshot.viewer >= 0;
  const sit = (seat: number): void =>
    void model.send({ do: 'sit', seat, name: settings.name.value || page.guest });
  const fill = async (): Promise<void> => model.send({ do: 'start', fill: await usualLevel(snapshot.game) });
  return (
    <section class="lobby">
      {seated && free > 0 && <LinkToCopy label={page.inviteLink} link={location.href} />}
      {!seated && free > 0 && <NameField />}
      <ol class="lobby-seats">
        {snapshot.players.map(({ kind, level }, seat) => (
          <li key={seat}>
            <span>
              {page.seat(seat + 1)}: <b>{names.of(seat)}</b>
              {seat === snapshot.viewer && ` (${page.you})`}
              {kind === 'bot' && ` (${page.bot(page.levels[level ?? ''] ?? level ?? '')})`}
            </span>
            {kind === 'free' && !seated && (
              <button
                type="button"
                class="button"
                aria-label={page.sitLabel(seat + 1)}
                onClick={() => sit(seat)}
              >
                {page.sitHere}
              </button>
            )}
          </li>
        ))}
      </ol>
      {seated && (
        <div class="actions">
          {free === 0 ? (
            <button type="button" class="button" onClick={() => void model.send({ do: 'start' })}>
              {page.start}
            </button>
          ) : (
            <button type="button" class="button" onClick={() => void fill()}>
              {page.startWithBots}
            </button>
          )}
          <button type="button" class="button plain" onClick={() => void model.send({ do: 'stand' })}>
            {page.stand}
          </button>
        </div>
      )}
    </section>
  );
}
