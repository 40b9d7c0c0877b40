import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Dialog } from '../design/Dialog.tsx';
import { ToolFace } from '../design/Icon.tsx';
import { seatLink } from '../tables/remote/seats.ts';
import { ChangeName } from './ChangeName.tsx';
import { Confirm } from './Confirm.tsx';
import { LinkToCopy } from './LinkToCopy.tsx';
import type { MatchModel } from './match.ts';

interface MySeatProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
}

type Open = 'choices' | 'resign' | { readonly link: string } | null;

/**
 * What players can do with their seat during a match: let a bot play for a while, resign, or continue at another device by a link. The link
 * has a new secret, and the old one is void.
 */
export function MySeat({ model, snapshot }: MySeatProps): JSX.Element {
  const { page } = words();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const isAway = snapshot.players[snapshot.viewer]?.away ?? false;
  const move = async (): Promise<void> => {
    await model.send({ do: 'recover' });
    setOpen({ link: seatLink(model.source.id) });
  };
  const leave = (): void => {
    close();
    void model.send({ do: 'leave' });
  };
  return (
    <>
      <button type="button" class="button tool" title={page.mySeat} onClick={() => setOpen('choices')}>
        <ToolFace icon="person" name={page.mySeat} />
      </button>
      {open === 'choices' && (
        <Dialog title={page.mySeat} closing={page.cancel} onClose={close}>
          {!isAway && snapshot.daily === undefined && (
            <p>
              <button type="button" class="button plain" onClick={leave}>
                {page.leave}
              </button>
              <br />
              <span class="quiet">{page.leaveHelp}</span>
            </p>
          )}
          {snapshot.tournament === undefined && (
            <p>
              <ChangeName model={model} class="button plain" onDone={close} />
            </p>
          )}
          <p>
            <button type="button" class="button plain" onClick={() => void move()}>
              {page.moveSeat}
            </button>
          </p>
          <p>
            <button type="button" class="button plain" onClick={() => setOpen('resign')}>
              {page.resign}
            </button>
          </p>
        </Dialog>
      )}
      {open === 'resign' && (
        <Confirm
          title={page.resign}
          text={page.resignAsk}
          onYes={() => void model.send({ do: 'resign' })}
          onClose={close}
        />
      )}
      {typeof open === 'object' && open !== null && (
        <Dialog title={page.moveSeat} onClose={close}>
          <p>{page.moveSeatHelp}</p>
          <LinkToCopy label={page.moveSeat} link={open.link} />
        </Dialog>
      )}
    </>
  );
}
