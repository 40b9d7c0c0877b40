import { type KeysTexts, loadKeys } from '@bullpen/words/rules';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../design/Dialog.tsx';
import type { GameId } from '../games/list.ts';
import { language, words } from './language.ts';
import { path } from './router.tsx';
import { settings } from './settings.ts';

const isOpen = signal(false);

/** The game whose table is on the screen, wherever the table is kept. */
export const gameInView = signal<GameId | null>(null);

export const showKeys = (): void => {
  isOpen.value = true;
};

/** What can be done by keyboard here. `?` shows it on every page, except where it is typed into a field or switched off. */
export function KeysHelp(): JSX.Element | null {
  const [texts, setTexts] = useState<KeysTexts | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || settings.shortcuts.value === 'off') return;
      if ((target as Element).closest('input, select, textarea, dialog') === null) showKeys();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (isOpen.value) void loadKeys(language.value).then(setTexts);
  }, [isOpen.value, language.value]);
  if (!isOpen.value || texts === null) return null;
  const game = gameInView.value;
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <Dialog title={texts.title} onClose={close}>
      {game !== null && (
        <>
          <h3>{words()[game].name}</h3>
          <KeyList keys={texts.games[game]} />
        </>
      )}
      {game === null && /^\/replay\b/.test(path.value) && (
        <>
          <h3>{words().page.replay}</h3>
          <KeyList keys={texts.replay} />
        </>
      )}
      <h3>{texts.everywhere}</h3>
      <KeyList keys={texts.page} />
    </Dialog>
  );
}

const KeyList = ({ keys }: { readonly keys: KeysTexts['page'] }): JSX.Element => (
  <dl class="keys">
    {keys.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd dir="ltr">{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
