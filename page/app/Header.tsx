import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { OxHead } from '../design/OxHead.tsx';
import { KeysHelp } from './keys.tsx';
import { words } from './language.ts';
import { Link } from './router.tsx';
import { SettingsDialog } from './Settings.tsx';

/** Slim at a table: there the style sheet leaves only the ox of the name. */
export function Header(): JSX.Element {
  const [open, setOpen] = useState(false);
  const { page } = words();
  return (
    <header class="top">
      <Link to="/" class="brand">
        <OxHead />
        <span class="brand-name">{page.title}</span>
      </Link>
      <button
        type="button"
        class="button bare"
        aria-label={page.settings}
        title={page.settings}
        onClick={() => setOpen(true)}
      >
        <Icon name="gear" />
      </button>
      <KeysHelp />
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
