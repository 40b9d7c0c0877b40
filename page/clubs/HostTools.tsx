import type { TournamentEntrant } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import { Confirm } from '../table/Confirm.tsx';
import type { TournamentProps } from './TournamentPage.tsx';

/** What is for the host: to begin, to call the next round, to end it. */
export function HostTools({ tournament, texts, act }: TournamentProps): JSX.Element {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const press = async (wish: 'start' | 'next'): Promise<void> => {
    setBusy(true);
    await act({ do: wish });
    setBusy(false);
  };
  const { status } = tournament;
  return (
    <section class="host-tools" aria-label={texts.host}>
      {status === 'open' && (
        <button type="button" class="button big" disabled={busy} onClick={() => void press('start')}>
          <Icon name="play" />
          {texts.start}
        </button>
      )}
      {status === 'break' && (
        <button type="button" class="button" disabled={busy} onClick={() => void press('next')}>
          <Icon name="forward" />
          {texts.next}
        </button>
      )}
      <button type="button" class="link" onClick={() => setAsking(true)}>
        {texts.cancel}
      </button>
      {asking && (
        <Confirm
          title={texts.cancel}
          text={texts.cancelAsk}
          onYes={() => void act({ do: 'cancel' })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Puts somebody out of the tournament, for good. */
export function RemoveEntrant({
  entrant: { entrant, name },
  texts,
  act,
}: TournamentProps & { readonly entrant: TournamentEntrant }): JSX.Element {
  const [asking, setAsking] = useState(false);
  const label = words().page.removeLabel(name);
  return (
    <>
      <button
        type="button"
        class="button bare"
        aria-label={label}
        title={label}
        onClick={() => setAsking(true)}
      >
        <Icon name="close" />
      </button>
      {asking && (
        <Confirm
          title={label}
          text={texts.removeEntrantAsk(name)}
          onYes={() => void act({ do: 'remove', entrant })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
