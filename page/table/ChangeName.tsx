import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { tellName } from '../app/own-name.ts';
import { settings } from '../app/settings.ts';
import { Dialog } from '../design/Dialog.tsx';
import type { MatchModel } from './match.ts';

interface ChangeNameProps {
  readonly model: MatchModel;
  readonly class: string;
  onDone?(): void;
}

/** Another name for the player's own seat, at any time before the match is over; this browser remembers it. */
export function ChangeName({ model, class: look, onDone }: ChangeNameProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { page } = words();
  const close = (): void => {
    setOpen(false);
    onDone?.();
  };
  const save = (event: Event): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    settings.name.value = wanted;
    void tellName();
    void model.send({ do: 'rename', name: wanted });
    close();
  };
  return (
    <>
      <button
        type="button"
        class={look}
        onClick={() => {
          setName(settings.name.value);
          setOpen(true);
        }}
      >
        {page.changeName}
      </button>
      {open && (
        <Dialog title={page.changeName} closing={page.cancel} onClose={close}>
          <form class="change-name" onSubmit={save}>
            <label class="field">
              <span>{page.yourName}</span>
              <input
                value={name}
                maxLength={40}
                required
                autocomplete="nickname"
                onInput={({ currentTarget }) => setName(currentTarget.value)}
              />
            </label>
            <p class="actions">
              <button type="submit" class="button">
                {page.saveName}
              </button>
            </p>
          </form>
        </Dialog>
      )}
    </>
  );
}
