import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { NameField } from '../app/NameField.tsx';
import { ownName } from '../app/own-name.ts';
import { settings } from '../app/settings.ts';
import { Icon } from '../design/Icon.tsx';
import { enterByCode } from '../tables/remote/tournaments.ts';
import type { TournamentProps } from './TournamentPage.tsx';

/** The code that a printed link brings, without a trace of it in the address. What comes after the # is never sent to a server. */
export function takeCodeFromLink(): string | null {
  const [, code] = /^#code=(\d{1,4}-[\w-]{16,64})$/.exec(location.hash) ?? [];
  if (code === undefined) return null;
  history.replaceState(null, '', location.pathname);
  return code;
}

/** The link that a code is printed as. */
export const codeLink = (tournament: string, code: string): string =>
  `${location.origin}/tournament/${tournament}#code=${code}`;

interface ByCodeProps extends TournamentProps {
  readonly code: string;
  /** Called when the code is no longer needed. */
  onDone(): void;
}

/** Lets in somebody who came by a code: at once if a name belongs to it, else when they have given one. */
export function ByCode({ live, texts, code, say, onDone }: ByCodeProps): JSX.Element {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(true);
  const enter = async (name: string | null): Promise<void> => {
    setBusy(true);
    const entered = await enterByCode(live.id, code, name);
    setBusy(false);
    if (entered.ok) {
      live.me.value = entered.value.me;
      const { name: called } = entered.value.player;
      if (settings.name.value === '' && called !== words().page.guest) settings.name.value = called;
      return onDone();
    }
    if (entered.refusal.code === 'name' && name === null) return setAsks(true);
    say(entered.refusal);
    if (['bad-code', 'used-code', 'already-entered', 'entrant-removed'].includes(entered.refusal.code))
      onDone();
    else setAsks(true);
  };
  useEffect(() => void enter(null), []);
  if (!asks) return <p role="status">{texts.entering}</p>;
  return (
    <form
      class="joining"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(ownName());
      }}
    >
      <NameField />
      <button type="submit" class="button big" disabled={busy}>
        <Icon name="play" />
        {texts.enter}
      </button>
    </form>
  );
}
