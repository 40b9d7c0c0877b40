import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { later } from '../app/lazy.tsx';
import { LinkToCopy } from '../table/LinkToCopy.tsx';

const QrCode = later(() => import('../table/QrCode.tsx').then((m) => m.QrCode));

interface InvitingProps {
  readonly label: string;
  readonly texts: ClubsWords;
  /** Inviting others is what should be done next. */
  readonly wanted?: boolean;
}

/** The ways to pass on the link to this page: share, copy, or let somebody scan it. */
export function Inviting({ label, texts, wanted = false }: InvitingProps): JSX.Element {
  const { around } = words();
  const [open, setOpen] = useState(() => wanted && matchMedia('(min-width: 52rem)').matches);
  const link = `${location.origin}${location.pathname}`;
  return (
    <div class="inviting">
      <LinkToCopy label={label} link={link} wanted={wanted} />
      <details class="fold qr" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{around.qrCode}</summary>
        <div class="qr-room">{open && <QrCode text={link} label={texts.qrOf} />}</div>
      </details>
    </div>
  );
}
