import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BotLevel } from '../app/BotLevel.tsx';
import { words } from '../app/language.ts';
import { Miniature } from '../app/Miniature.tsx';
import { NameField } from '../app/NameField.tsx';
import { settings } from '../app/settings.ts';
import { Icon } from '../design/Icon.tsx';
import { type GameId, gameList } from '../games/list.ts';
import { nearestLevel } from '../tables/remote/http.ts';
import { ChangeName } from './ChangeName.tsx';
import { Confirm } from './Confirm.tsx';
import { LobbyInvite } from './LobbyInvite.tsx';
import { LobbySeat } from './LobbySeat.tsx';
import { termsOf } from './lobby-terms.ts';
import type { MatchModel } from './match.ts';
import { NoticeTool } from './NoticeTool.tsx';
import { namesOf } from './names.ts';
import { turningPoints, useNow } from './presence.ts';
import './lobby.css';

interface LobbyProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
}

/** A full table that its host has left alone for this long can be started by anybody who sits there. */
const HOST_SLEEPS = 60_000;

/** Before the match: seats around a table; sit down, invite, begin. Its host says who plays and when. */
export function Lobby({ model, snapshot }: LobbyProps): JSX.Element {
  const { page, around } = words();
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
  // Clockwise: the first half along the upper edge, the others back along the lower one.
  const columns = Math.ceil(players.length / 2);
  const placeOf = (seat: number): { '--column': number; '--row': number } =>
    seat < columns ? { '--column': seat + 1, '--row': 1 } : { '--column': 2 * columns - seat, '--row': 3 };
  return (
    <section class="lobby">
      {!seated && free > 0 && (
        <form
          class="lobby-join"
          onSubmit={(event) => {
            event.preventDefault();
            sit(players.findIndex(({ kind }) => kind === 'free'));
          }}
        >
          <p class="lobby-invited">{around.invited}</p>
          <NameField />
          <button type="submit" class="button big">
            <Icon name="play" />
            {around.takeSeat}
          </button>
        </form>
      )}
      <div class="lobby-table" style={{ '--columns': columns }}>
        <div class="lobby-felt felt">
          <Miniature game={snapshot.game as GameId} />
        </div>
        <ol class="lobby-seats">
          {players.map((player, seat) => (
            <LobbySeat
              key={seat}
              model={model}
              snapshot={snapshot}
              seat={seat}
              name={names.of(seat)}
              now={now}
              place={placeOf(seat)}
              sit={player.kind === 'free' && !seated ? () => sit(seat) : null}
            />
          ))}
        </ol>
      </div>
      <div class="lobby-side">
        <div class="lobby-head">
          <p class="lobby-count">{around.seatsTaken(players.length - empty, players.length)}</p>
          {isHost && <SeatCount model={model} snapshot={snapshot} />}
        </div>
        <p class="lobby-terms quiet">{termsOf(snapshot, words()).join(' · ')}</p>
        {seated && free > 0 && <LobbyInvite link={location.href} />}
        {seated && !mayStart && empty > 0 && <p class="quiet">{page.waitingForHost(names.of(host!))}</p>}
        {seated && (
          <LobbyActions
            model={model}
            snapshot={snapshot}
            mayStart={mayStart}
            full={empty === 0}
            isHost={isHost}
          />
        )}
      </div>
    </section>
  );
}

/** The host adds a seat, or takes the last one away if it is free. */
function SeatCount({ model, snapshot }: LobbyProps): JSX.Element {
  const { around } = words();
  const { players } = snapshot;
  const { min, max } = gameList[snapshot.game as GameId].seats;
  const change = (seats: number): void => void model.send({ do: 'seats', seats });
  const tool = (name: 'minus' | 'plus', label: string, seats: number, possible: boolean): JSX.Element => (
    <button
      type="button"
      class="button plain"
      aria-label={label}
      title={label}
      aria-disabled={!possible}
      onClick={() => possible && change(seats)}
    >
      <Icon name={name} />
    </button>
  );
  const last = players.at(-1)?.kind === 'free';
  return (
    <span class="lobby-stepper">
      {tool('minus', around.removeSeat, players.length - 1, last && players.length > min)}
      {tool('plus', around.addSeat, players.length + 1, players.length < max)}
    </span>
  );
}

interface LobbyActionsProps extends LobbyProps {
  readonly mayStart: boolean;
  readonly full: boolean;
  readonly isHost: boolean;
}

/** To start is loud when everybody is here. While friends arrive, inviting them is. */
function LobbyActions({ model, snapshot, mayStart, full, isHost }: LobbyActionsProps): JSX.Element {
  const [closing, setClosing] = useState(false);
  const { page } = words();
  const fill = async (): Promise<void> =>
    model.send({ do: 'start', fill: await nearestLevel(snapshot.game, settings.level.value) });
  return (
    <div class="actions lobby-actions">
      {mayStart && full && (
        <button type="button" class="button big" onClick={() => void model.send({ do: 'start' })}>
          <Icon name="play" />
          {page.start}
        </button>
      )}
      {mayStart && !full && (
        <>
          <BotLevel />
          <button type="button" class="button plain" onClick={() => void fill()}>
            <Icon name="bot" />
            {page.startWithBots}
          </button>
        </>
      )}
      {model.source.kind === 'remote' && <NoticeTool snapshot={snapshot} plain />}
      <ChangeName model={model} class="button plain" />
      <button type="button" class="button plain" onClick={() => void model.send({ do: 'stand' })}>
        {page.stand}
      </button>
      {isHost && (
        <button type="button" class="button plain" onClick={() => setClosing(true)}>
          {page.closeTable}
        </button>
      )}
      {closing && (
        <Confirm
          title={page.closeTable}
          text={page.closeTableAsk}
          onYes={() => void model.send({ do: 'close' })}
          onClose={() => setClosing(false)}
        />
      )}
    </div>
  );
}
