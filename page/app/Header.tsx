import { avatarOf } from '@bullpen/wire/avatar.ts';
import { placeOf } from '@bullpen/wire/paths.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { OxHead } from '../design/OxHead.tsx';
import { isGameId } from '../games/list.ts';
import { Avatar } from '../table/Avatar.tsx';
import { player } from '../tables/remote/player.ts';
import { KeysHelp } from './keys.tsx';
import { words } from './language.ts';
import { Link, path } from './router.tsx';
import { SettingsDialog } from './Settings.tsx';

/** Slim at a table: the room is the board's, so the name is for screen readers and the eye sees the ox. */
export function Header(): JSX.Element {
  const [open, setOpen] = useState(false);
  const { page, around } = words();
  return (
    <header class="top">
      <Link to="/" class="brand">
        <OxHead />
        <span class={isAtTable() ? 'hidden' : ''}>{page.title}</span>
      </Link>
      <Link to="/me" class="button bare top-me" label={around.me} title={around.me}>
        {player.value === null ? <Icon name="person" /> : <Avatar of={avatarOf(player.value.id)} />}
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

const isAtTable = (): boolean =>
  ['table', 'play', 'learn'].includes(placeOf(path.value, isGameId)?.kind ?? '');
