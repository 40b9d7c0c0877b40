import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Dialog } from '../design/Dialog.tsx';
import { fetchLevels } from '../tables/remote/http.ts';
import type { MatchModel } from './match.ts';
import { Present } from './Present.tsx';

interface LobbySeatProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  readonly seat: number;
  readonly name: string;
  readonly now: number;
  /** Takes the seat; null where the viewer cannot. */
  readonly sit: (() => void) | null;
}

/** One seat before the match: who has it, and what the viewer can do about it. */
export function LobbySeat({ model, snapshot, seat, name, now, sit }: LobbySeatProps): JSX.Element {
  const { page } = words();
  const { players, viewer, host } = snapshot;
  const player = players[seat]!;
  const level = player.level ?? '';
  return (
    <li>
      <span class="lobby-name">
        {page.seat(seat + 1)}: <b>{name}</b>
        {seat === viewer && ` (${page.you})`}
        {player.kind === 'bot' && ` (${page.bot(page.levels[level] ?? level)})`}
        {seat === host && <span class="badge">{page.host}</span>}
        <Present player={player} now={now} />
      </span>
      {sit !== null && (
        <button type="button" class="button" aria-label={page.sitLabel(seat + 1)} onClick={sit}>
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
        <button
          type="button"
          class="link"
          aria-label={page.makeHostLabel(name)}
          onClick={() => void model.send({ do: 'hand-on', seat })}
        >
          {page.makeHost}
        </button>
      )}
      <button
        type="button"
        class="link"
        aria-label={page.putBotLabel(seat + 1)}
        onClick={() => setChoosing(true)}
      >
        {page.putBot}
      </button>
      {kind !== 'free' && (
        <button
          type="button"
          class="link"
          aria-label={page.removeLabel(name)}
          onClick={() => void model.send({ do: 'remove', seat })}
        >
          {page.forget}
        </button>
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

interface BotChoiceProps {
  readonly game: string;
  readonly title: string;
  /** Who has the seat now. */
  readonly loses: string | null;
  onPick(level: string): void;
  onClose(): void;
}

/** How strong the bot shall be. */
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
            </button>
          ))}
      </p>
    </Dialog>
  );
}
