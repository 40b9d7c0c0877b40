import type { PlayerFacts } from '@bullpen/wire';
import type { MeWords } from '@bullpen/words/me';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { focusHeading } from '../app/heading.ts';
import { words } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { Dialog } from '../design/Dialog.tsx';
import { newKey, putPlayer } from '../tables/remote/player.ts';
import { joinPlayer } from '../tables/remote/players.ts';

/** This browser has this player from now on. */
export function adopt({ player: id, name }: PlayerFacts, key: string): void {
  putPlayer({ id, key, known: true });
  settings.name.value = name === words().page.guest ? '' : name;
}

interface JoiningProps {
  readonly texts: MeWords;
  /** By which this browser becomes a player of another device; null while there is none. */
  readonly code: string | null;
  onClose(): void;
  /** What came of it, in words. */
  onJoined(said: string): void;
}

/** Why a code does not make this browser a player of another device. */
function whyNot(code: string, texts: MeWords): string {
  if (code === 'bad-link') return texts.badLink;
  return code === 'too-many-devices' ? texts.tooManyDevices : texts.failed;
}

/** Asks before another player takes the place of the one that this browser has. */
export function Joining({ texts, code, onClose, onJoined }: JoiningProps): JSX.Element | null {
  // The page was opened with the code, so there is nothing that the dialog could give the focus back to.
  useEffect(() => (code === null ? undefined : () => void focusHeading()), [code]);
  if (code === null) return null;
  const join = async (): Promise<void> => {
    const key = newKey();
    const joined = await joinPlayer({ code, key });
    onClose();
    if (joined.ok) adopt(joined.value, key);
    onJoined(joined.ok ? texts.joined : whyNot(joined.refusal.code, texts));
  };
  return (
    <Dialog title={texts.joinTitle} text={texts.joinHelp} closing={words().page.cancel} onClose={onClose}>
      <p class="actions">
        <button type="button" class="button" onClick={() => void join()}>
          {texts.join}
        </button>
      </p>
    </Dialog>
  );
}
