import type { JSX } from 'preact';
import { words } from './language.ts';
import { tellName } from './own-name.ts';
import { settings } from './settings.ts';

/** What one likes to be called; this browser remembers it. */
export function NameField({ onSaved }: { readonly onSaved?: (saved: boolean) => void }): JSX.Element {
  const { page } = words();
  return (
    <label class="field">
      <span>{page.yourName}</span>
      <input
        value={settings.name.value}
        placeholder={page.guest}
        maxLength={40}
        autocomplete="nickname"
        onChange={() => void tellName().then(onSaved)}
        onInput={({ currentTarget }) => {
          settings.name.value = currentTarget.value.trim();
        }}
      />
    </label>
  );
}
