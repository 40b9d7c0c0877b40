import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { NameField } from '../app/NameField.tsx';
import { Icon } from '../design/Icon.tsx';
import { Countdown } from './Countdown.tsx';
import { useNameless } from './nameless.ts';
import type { TournamentProps } from './TournamentPage.tsx';

/** What the viewer is here, and what they can do about it: join, or come back. */
export function OwnEntry(props: TournamentProps): JSX.Element | null {
  const { tournament, texts, me, act } = props;
  if (tournament.status === 'over') return null;
  if (me === null) return <Joining {...props} />;
  const state = tournament.entrants.find(({ entrant }) => entrant === me)?.state ?? 'in';
  if (state === 'removed') return <p>{texts.youWereRemoved}</p>;
  if (state === 'left')
    return (
      <div class="own-entry">
        <p>{texts.youLeft}</p>
        <button type="button" class="button" onClick={() => void act({ do: 'return' })}>
          {texts.back}
        </button>
      </div>
    );
  return tournament.status === 'open' ? (
    <div class="own-entry">
      <Waiting {...props} />
    </div>
  ) : null;
}

/** What the first round waits for. */
function Waiting({ live, tournament: { start, next }, texts, host }: TournamentProps): JSX.Element {
  return (
    <>
      <p class="own-in">
        <Icon name="check" />
        {texts.youAreIn}
      </p>
      {next !== null ? (
        <Countdown at={next - live.ahead} text={texts.startsIn} />
      ) : start.kind === 'full' ? (
        <p class="quiet">{texts.waitFull(start.entrants)}</p>
      ) : (
        !host && <p class="quiet">{texts.waitHost}</p>
      )}
    </>
  );
}

function Joining({ tournament, live, texts, act }: TournamentProps): JSX.Element {
  const nameless = useNameless();
  const [busy, setBusy] = useState(false);
  if (tournament.entry === 'codes') return <p class="quiet">{texts.refused['code-needed']}</p>;
  if (tournament.round !== null && tournament.round.round >= tournament.rounds)
    return <p class="quiet">{texts.refused['tournament-closed']}</p>;
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await act({ do: 'join' });
    setBusy(false);
  };
  return (
    <form class="joining" onSubmit={(event) => void join(event)}>
      {tournament.status === 'open' && tournament.next !== null && (
        <Countdown at={tournament.next - live.ahead} text={texts.startsIn} />
      )}
      {nameless && <NameField />}
      <button type="submit" class="button big" disabled={busy}>
        <Icon name="people" />
        {tournament.status === 'open' ? texts.joinTournament : texts.joinLate}
      </button>
    </form>
  );
}
