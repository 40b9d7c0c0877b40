import type { Snapshot } from '@bullpen/wire';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { fetchLevels } from '../tables/remote/http.ts';
import { Avatar } from './Avatar.tsx';
import { Bubble } from './Bubble.tsx';
import { Crown } from './Crown.tsx';
import type { MatchModel } from './match.ts';
import { Present } from './Present.tsx';

interface LobbySeatProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  readonly seat: number;
  readonly name: string;
  readonly now: number;
  /** Where it is around the table. */
  readonly place: { readonly '--column': number; readonly '--row': number };
  /** Takes the seat; null where the viewer cannot. */
  readonly sit: (() => void) | null;
}

/** One seat before the match: who has it, and what the viewer can do about it. */
export function LobbySeat({ model, snapshot, seat, name, now, place, sit }: LobbySeatProps): JSX.Element {
  const { page } = words();
  const { players, viewer, host } = snapshot;
  const player = players[seat]!;
  const level = player.level ?? '';
  return (
    <li class={`lobby-seat ${player.kind}`} style={place}>
      {player.kind === 'free' ? (
        <span class="lobby-chair">
          <Icon name="plus" />
        </span>
      ) : (
        <Avatar of={player.avatar ?? name} />
      )}
      <span class="lobby-name">
        <span class="hidden">{page.seat(seat + 1)}: </span>
        <b>{name}</b>
        <span class="lobby-about">
          {seat === viewer && <span>({page.you})</span>}
          {player.kind === 'bot' && <span>{page.bot(page.levels[level] ?? level)}</span>}
          {seat === host && <span class="badge">{page.host}</span>}
          <Present player={player} now={now} />
        </span>
      </span>
      <Bubble talk={model.talk} seat={seat} />
      {sit !== null && (
        <button type="button" class="button plain" aria-label={page.sitLabel(seat + 1)} onClick={sit}>
          {page.sitHere}
        </button>
      )}
      {viewer >= 0 && viewer === host && seat !== host && (
        <HostTools model={model} snapshot={snapshot} seat={seat} name={name} />
      )}
    </li>
  );
}

/** What the host can do about another seat. */
function HostTools({
  model,
  snapshot,
  seat,
  name,
}: Pick<LobbySeatProps, 'model' | 'snapshot' | 'seat' | 'name'>): JSX.Element {
  const [choosing, setChoosing] = useState(false);
  const { page } = words();
  const { kind } = snapshot.players[seat]!;
  return (
    <span class="lobby-tools">
      {kind === 'person' && (
        <SeatTool label={page.makeHostLabel(name)} onClick={() => void model.send({ do: 'hand-on', seat })}>
          <Crown />
        </SeatTool>
      )}
      <SeatTool label={page.putBotLabel(seat + 1)} onClick={() => setChoosing(true)}>
        <Icon name="bot" />
      </SeatTool>
      {kind !== 'free' && (
        <SeatTool label={page.removeLabel(name)} onClick={() => void model.send({ do: 'remove', seat })}>
          <Icon name="close" />
        </SeatTool>
      )}
      {choosing && (
        <BotChoice
          game={snapshot.game}
          title={page.putBotLabel(seat + 1)}
          loses={kind === 'person' || kind === 'kept' ? name : null}
          onPick={(level) => void model.send({ do: 'bot', seat, level })}
          onClose={() => setChoosing(false)}
        />
      )}
    </span>
  );
}

interface SeatToolProps {
  readonly label: string;
  onClick(): void;
  readonly children: ComponentChildren;
}

const SeatTool = ({ label, onClick, children }: SeatToolProps): JSX.Element => (
  <button type="button" class="button bare" aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
);

interface BotChoiceProps {
  readonly game: string;
  readonly title: string;
  /** Who has the seat now. */
  readonly loses: string | null;
  onPick(level: string): void;
  onClose(): void;
}

/** How strong the bot should be. */
function BotChoice({ game, title, loses, onPick, onClose }: BotChoiceProps): JSX.Element {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => void fetchLevels(game).then(setLevels), [game]);
  const { page } = words();
  return (
    <Dialog title={title} closing={page.cancel} onClose={onClose}>
      {loses !== null && <p>{page.botReplaces(loses)}</p>}
      <p class="actions">
        {levels
          .filter((level) => Object.hasOwn(page.levels, level))
          .map((level) => (
            <button
              key={level}
              type="button"
              class="button plain"
              onClick={() => {
                onClose();
                onPick(level);
              }}
            >
              {page.bot(page.levels[level]!)}
              {page.characters[level] !== undefined && <small>{page.characters[level]}</small>}
            </button>
          ))}
      </p>
    </Dialog>
  );
}
