import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { OxHead } from '../design/OxHead.tsx';
import { KeysHelp } from './keys.tsx';
import { LANGUAGES, language, words } from './language.ts';
import { NameField } from './NameField.tsx';
import { Link } from './router.tsx';
import { SPEEDS, settings, THEMES } from './settings.ts';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: Signal<T>;
  readonly options: readonly (readonly [T, string])[];
}

function Choice<T extends string>({ label, value, options }: ChoiceProps<T>): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value.value}
        onChange={({ currentTarget }) => {
          value.value = currentTarget.value as T;
        }}
      >
        {options.map(([id, name]) => (
          <option key={id} value={id} selected={id === value.value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Settings(): JSX.Element {
  const { page } = words();
  const languages = Object.entries(LANGUAGES).map(([id, { name, tag }]) => [id, name, tag] as const);
  return (
    <>
      <label class="field">
        <span>{page.language}</span>
        <select
          value={language.value}
          onChange={({ currentTarget }) => {
            settings.language.value = currentTarget.value;
          }}
        >
          {languages.map(([id, name, tag]) => (
            <option key={id} value={id} lang={tag} selected={id === language.value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choice label={page.theme} value={settings.theme} options={THEMES.map((id) => [id, page.themes[id]])} />
      <Choice label={page.speed} value={settings.speed} options={SPEEDS.map((id) => [id, page.speeds[id]])} />
      <Choice
        label={page.sound}
        value={settings.sound}
        options={[
          ['off', page.off],
          ['on', page.on],
        ]}
      />
      <Choice
        label={page.shortcuts}
        value={settings.shortcuts}
        options={[
          ['on', page.on],
          ['off', page.off],
        ]}
      />
      <NameField />
    </>
  );
}

export function Header(): JSX.Element {
  const [open, setOpen] = useState(false);
  const { page } = words();
  return (
    <header class="top">
      <Link to="/" class="brand">
        <OxHead />
        <span>{page.title}</span>
      </Link>
      <button
        type="button"
        class="button bare"
        aria-label={page.settings}
        title={page.settings}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      <KeysHelp />
      {open && (
        <Dialog title={page.settings} onClose={() => setOpen(false)}>
          <Settings />
        </Dialog>
      )}
    </header>
  );
}
