import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { later } from '../app/lazy.tsx';
import { LinkToCopy } from './LinkToCopy.tsx';

const QrCode = later(() => import('./QrCode.tsx').then((m) => m.QrCode));

/** Where there is room, the code is open: somebody who looks over a shoulder can scan it. */
const ROOM = '(min-width: 52rem) and (min-height: 54rem)';

/** The ways to pass the link on: share, copy, or let somebody scan it. */
export function LobbyInvite({ link }: { readonly link: string }): JSX.Element {
  const [open, setOpen] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const room = matchMedia(ROOM);
    const follow = (): void => setOpen(room.matches);
    room.addEventListener('change', follow);
    return () => room.removeEventListener('change', follow);
  }, []);
  const { page, around } = words();
  return (
    <div class="lobby-invite">
      <LinkToCopy wanted label={page.inviteLink} link={link} />
      <details class="fold qr" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{around.qrCode}</summary>
        <div class="lobby-scan">
          <div class="qr-room">{open && <QrCode text={link} label={around.qrOf} />}</div>
          <p class="quiet">{around.scan}</p>
        </div>
      </details>
    </div>
  );
}
