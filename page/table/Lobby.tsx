import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { NameField } from '../app/NameField.tsx';
import { settings } from '../app/settings.ts';
import { usualLevel } from '../tables/remote/http.ts';
import { Confirm } from './Confirm.tsx';
import { LinkToCopy } from './LinkToCopy.tsx';
import { LobbySeat } from './LobbySeat.tsx';
import type { MatchModel } from './match.ts';
import { namesOf } from './names.ts';
import { turningPoints, useNow } from './presence.ts';
import './lobby.css';

interface LobbyProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
}

/** A full table that its host has left alone for so long can be started by anybody who sits there. */
const HOST_SLEEPS = 60_000;

/** Before the match: sit down, invite, begin. Its host says who plays and when. */
export function Lobby({ model, snapshot }: LobbyProps): JSX.Element {
  const [closing, setClosing] = useState(false);
  const { page } = words();
  const names = namesOf(snapshot, words());
  const { players, viewer, host } = snapshot;
  const free = players.filter(({ kind }) => kind === 'free').length;
  const empty = players.filter(({ kind }) => kind === 'free' || kind === 'kept').length;
  const seated = viewer >= 0;
  const isHost = seated && host === viewer;
  const patience = model.changed.value + HOST_SLEEPS;
  const now = useNow(model.now, [...turningPoints(snapshot), patience]);
  const mayStart = seated && (host === null || isHost || (empty === 0 && now >= patience));
  const sit = (seat: number): void =>
    void model.send({ do: 'sit', seat, name: settings.name.value || page.guest });
  const fill = async (): Promise<void> => model.send({ do: 'start', fill: await usualLevel(snapshot.game) });
  return (
    <section class="lobby">
      {seated && free > 0 && <LinkToCopy label={page.inviteLink} link={location.href} />}
      {!seated && free > 0 && <NameField />}
      <ol class="lobby-seats">
        {players.map((player, seat) => (
          <LobbySeat
            key={seat}
            model={model}
            snapshot={snapshot}
            seat={seat}
            name={names.of(seat)}
            now={now}
            sit={player.kind === 'free' && !seated ? () => sit(seat) : null}
          />
        ))}
      </ol>
      {seated && !mayStart && empty > 0 && <p class="quiet">{page.waitingForHost(names.of(host!))}</p>}
      {seated && (
        <div class="actions">
          {mayStart && empty === 0 && (
            <button type="button" class="button" onClick={() => void model.send({ do: 'start' })}>
              {page.start}
            </button>
          )}
          {mayStart && empty > 0 && (
            <button type="button" class="button" onClick={() => void fill()}>
              {page.startWithBots}
            </button>
          )}
          <button type="button" class="button plain" onClick={() => void model.send({ do: 'stand' })}>
            {page.stand}
          </button>
          {isHost && (
            <button type="button" class="button plain" onClick={() => setClosing(true)}>
              {page.closeTable}
            </button>
          )}
        </div>
      )}
      {closing && (
        <Confirm
          title={page.closeTable}
          text={page.closeTableAsk}
          onYes={() => void model.send({ do: 'close' })}
          onClose={() => setClosing(false)}
        />
      )}
    </section>
  );
}
