import type { MeWords } from '@bullpen/words/me';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../app/lazy.tsx';
import { ownName } from '../app/own-name.ts';
import { Dialog } from '../design/Dialog.tsx';
import { FileButton } from '../design/FileButton.tsx';
import { Icon } from '../design/Icon.tsx';
import { downloadText } from '../table/download.ts';
import { LinkToCopy } from '../table/LinkToCopy.tsx';
import { player, proof } from '../tables/remote/player.ts';
import { fetchPlayer, linkPlayer } from '../tables/remote/players.ts';
import { adopt, Joining } from './Joining.tsx';
import { codeInLink, keyFile, keyIn, linkFor } from './key-file.ts';

const QrCode = later(() => import('../table/QrCode.tsx').then((m) => m.QrCode));

interface DevicesProps {
  readonly texts: MeWords;
  /** What came of a link that this page was opened with, in words. */
  onJoined(said: string): void;
}

/** The same player on several devices: by a link that works once, or by a file with the key. */
export function Devices({ texts, onJoined }: DevicesProps): JSX.Element {
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<string | null>(null);
  /** The code that this page was opened with. */
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const take = (): void => setCode(codeInLink());
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);

  const offer = async (): Promise<void> => {
    setSaid('');
    const key = await proof(ownName());
    const made = key === null ? null : await linkPlayer(key);
    if (made?.ok) setLink(linkFor(made.value.code));
    else setSaid(made?.refusal.code === 'too-many-devices' ? texts.tooManyDevices : texts.failed);
  };
  const save = async (): Promise<void> => {
    setSaid('');
    const key = await proof(ownName());
    const own = player.value;
    if (key === null || own === null) return setSaid(texts.failed);
    downloadText('bullpen-key.json', keyFile(own));
    setSaid(texts.keySaved);
  };
  const open = async (file: File | undefined): Promise<void> => {
    setSaid('');
    const key = file === undefined ? null : keyIn(await file.text());
    const known = key === null ? null : await fetchPlayer(key);
    if (key !== null && known?.ok) adopt(known.value, key);
    const isBad = known === null || (!known.ok && known.refusal.code === 'bad-player');
    setSaid(known?.ok ? texts.joined : isBad ? texts.badKey : texts.failed);
  };

  return (
    <section>
      <h2>{texts.devices}</h2>
      <p class="quiet">{texts.useAnotherHelp}</p>
      <p class="actions">
        <button type="button" class="button" onClick={() => void offer()}>
          <Icon name="share" />
          {texts.useAnother}
        </button>
      </p>
      <p class="quiet">{texts.saveKeyHelp}</p>
      <p class="actions">
        <button type="button" class="button plain" onClick={() => void save()}>
          <Icon name="download" />
          {texts.saveKey}
        </button>
        <FileButton label={texts.readKey} accept=".json" onPick={(file) => void open(file)} />
      </p>
      <p role="status">{said}</p>
      {link !== null && (
        <Dialog title={texts.useAnother} text={texts.openThere} onClose={() => setLink(null)}>
          <div class="qr-room">
            <QrCode text={link} label={texts.deviceQr} />
          </div>
          <LinkToCopy label={texts.deviceLink} link={link} />
        </Dialog>
      )}
      <Joining texts={texts} code={code} onClose={() => setCode(null)} onJoined={onJoined} />
    </section>
  );
}
