import type { Phrases, Snapshot } from '@bullpen/wire';
import { PHRASES } from '@bullpen/wire/phrases.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Toggle } from '../design/Chips.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Icon, ToolFace } from '../design/Icon.tsx';
import { Select } from '../design/Select.tsx';
import type { Names } from '../games/contract.ts';
import { rove } from '../motion/roving.ts';
import type { MatchModel } from './match.ts';
import { namesOf } from './names.ts';
import type { Talk } from './talk.ts';
import './talk.css';

interface TalkToolProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  /** A button among others with words, not one of the tools. */
  readonly plain?: boolean;
}

const RULES: readonly Phrases[] = ['on', 'between', 'off'];

/** Other people at the table, by seat. */
const othersAt = ({ players, viewer }: Snapshot): readonly number[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' && seat !== viewer ? [seat] : []));

/** A way to say something, where somebody is there to hear it. */
export function TalkTool({ model, snapshot, plain = false }: TalkToolProps): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const { talk } = words();
  const { viewer, phrases, host, ended } = snapshot;
  const wanted = phrases !== 'off' || viewer === host;
  if (model.source.kind !== 'remote' || viewer < 0 || ended !== null || !wanted) return null;
  if (othersAt(snapshot).length === 0) return null;
  return (
    <>
      <button
        type="button"
        class={plain ? 'button plain' : 'button tool'}
        title={talk.say}
        onClick={() => setOpen(true)}
      >
        {plain ? (
          <>
            <Icon name="talk" />
            {talk.say}
          </>
        ) : (
          <ToolFace icon="talk" name={talk.say} />
        )}
      </button>
      {open && <TalkDialog model={model} snapshot={snapshot} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TalkDialogProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  onClose(): void;
}

/** All phrases; below them whom not to hear, and what the host allows. */
function TalkDialog({ model, snapshot, onClose }: TalkDialogProps): JSX.Element {
  const all = words();
  const { page, talk } = all;
  const { viewer, host, phrases } = snapshot;
  const open = snapshot.talk;
  const names = namesOf(snapshot, all);
  const muted = model.talk.muted.value;
  return (
    <Dialog title={talk.say} closing={page.close} onClose={onClose}>
      <p class="talk-closed quiet" role="status">
        {!open && (phrases === 'off' ? talk.off : talk.closed)}
      </p>
      <ul class="phrases" onKeyDown={rove}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              class="button plain"
              aria-disabled={!open}
              onClick={() => {
                if (!open) return;
                onClose();
                void model.say(phrase);
              }}
            >
              {talk.phrases[phrase]}
            </button>
          </li>
        ))}
      </ul>
      <div class="talk-settings">
        {othersAt(snapshot).map((seat) => (
          <Toggle
            key={seat}
            label={talk.mute(names.of(seat))}
            value={muted.includes(seat)}
            onChange={(on) => model.talk.mute(seat, on)}
          />
        ))}
        {viewer === host && (
          <Select
            label={talk.setting}
            value={phrases}
            options={RULES.map((rule) => [rule, talk.settings[rule]])}
            onPick={(rule) => void model.send({ do: 'phrases', phrases: rule as Phrases })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What is said over the result, where seats and log are covered. */
export function TalkLine({ talk, names }: { readonly talk: Talk; readonly names: Names }): JSX.Element {
  const { talk: own } = words();
  return (
    <div class="talk-line" role="log" aria-live="polite" aria-label={own.setting}>
      {talk.said.value.map(({ seat, phrase, seq }) => (
        <p key={seq}>{own.said(names.of(seat), own.phrases[phrase])}</p>
      ))}
    </div>
  );
}
