import type { TournamentEntrant } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import { Confirm } from '../table/Confirm.tsx';
import { isFinalNext } from './RoundNow.tsx';
import type { TournamentProps } from './TournamentPage.tsx';

/** What the host does next: to begin, or to call the next round. */
export function HostTools({ tournament, texts, act }: TournamentProps): JSX.Element | null {
  const [busy, setBusy] = useState(false);
  const { status } = tournament;
  if (status !== 'open' && status !== 'break') return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    await act({ do: status === 'open' ? 'start' : 'next' });
    setBusy(false);
  };
  return (
    <section class="host-tools" aria-label={texts.host}>
      <button type="button" class="button big" disabled={busy} onClick={() => void press()}>
        <Icon name={status === 'open' ? 'play' : 'forward'} />
        {status === 'open' ? texts.start : isFinalNext(tournament) ? texts.finalNow : texts.next}
      </button>
    </section>
  );
}

/** The ways out: to leave, and for the host to end it for all. */
export function Ending({ tournament, texts, me, host, act }: TournamentProps): JSX.Element | null {
  const [asking, setAsking] = useState<'leave' | 'cancel' | null>(null);
  const isIn = tournament.entrants.some(({ entrant, state }) => entrant === me && state === 'in');
  if (tournament.status === 'over' || !(isIn || host)) return null;
  return (
    <p class="actions">
      {isIn && (
        <button type="button" class="button plain" onClick={() => setAsking('leave')}>
          {texts.leave}
        </button>
      )}
      {host && (
        <button type="button" class="button plain" onClick={() => setAsking('cancel')}>
          {texts.cancel}
        </button>
      )}
      {asking !== null && (
        <Confirm
          title={texts[asking]}
          text={asking === 'leave' ? texts.leaveTournamentAsk : texts.cancelAsk}
          onYes={() => void act({ do: asking })}
          onClose={() => setAsking(null)}
        />
      )}
    </p>
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
