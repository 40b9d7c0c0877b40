import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Dialog } from '../design/Dialog.tsx';
import { seatLink } from '../tables/remote/seats.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import type { MatchModel } from './match.ts';

/** A seat moves to another device by a link with a new secret; the old one opens nothing any more. */
export function MoveSeat({ model }: { readonly model: MatchModel }): JSX.Element {
  const { page } = words();
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    await model.send({ do: 'recover' });
    setLink(seatLink(model.source.id));
  };
  return (
    <>
      <button type="button" class="button plain" onClick={() => void make()}>
        {page.moveSeat}
      </button>
      {link !== null && (
        <Dialog title={page.moveSeat} onClose={() => setLink(null)}>
          <p>{page.moveSeatHelp}</p>
          <LinkToCopy label={page.moveSeat} link={link} />
        </Dialog>
      )}
    </>
  );
}
