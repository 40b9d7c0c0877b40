import type { Club, ClubCommand } from '@bullpen/wire';
import { avatarOf } from '@bullpen/wire/avatar.ts';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { focusHeading } from '../app/heading.ts';
import { words } from '../app/language.ts';
import { NameField } from '../app/NameField.tsx';
import { ownName } from '../app/own-name.ts';
import { go, Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { Confirm } from '../table/Confirm.tsx';
import { commandClub, fetchClub, fetchMyClubs } from '../tables/remote/clubs.ts';
import { player } from '../tables/remote/player.ts';
import { useAsked } from './asked.ts';
import { ClubTables } from './ClubTables.tsx';
import { Inviting } from './Inviting.tsx';
import { Leaders } from './Leaders.tsx';
import { Members } from './Members.tsx';
import { useNameless } from './nameless.ts';
import { TournamentList } from './TournamentList.tsx';
import { clubsWords, whyNotHere } from './words.ts';
import './clubs.css';

const EVERY = 15_000;

/** A club, by its link. */
export function ClubPage({ id }: { readonly id: string }): JSX.Element {
  const { page, around } = words();
  const texts = clubsWords();
  const { value: club, away, refused, reload } = useAsked(id, EVERY, () => fetchClub(id));
  const found = useMember(club);
  const me = found ?? null;
  const [said, setSaid] = useState<string | null>(null);
  if (texts === null || club === null || refused !== null)
    return (
      <main id="main" class="clubs">
        <h1>{around.club}</h1>
        <p role="status">
          {texts === null || (refused === null && !away)
            ? page.loading
            : refused === null
              ? texts.away
              : whyNotHere(texts, refused)}
        </p>
        <Link to="/clubs">{around.clubs}</Link>
      </main>
    );
  const act = async (command: ClubCommand): Promise<void> => {
    setSaid(null);
    const done = await commandClub(ownName(), id, command);
    if (!done.ok) return setSaid(whyNotHere(texts, done.refusal));
    if (command.do === 'leave') return go('/clubs');
    reload();
  };
  const owner = club.members.some(({ member, owner: owns }) => owns && member === me);
  return (
    <main id="main" class="clubs">
      <h1>
        <bdi>{club.name}</bdi>
      </h1>
      <p role="status">{away && texts.away}</p>
      {found === null && <JoinClub texts={texts} join={() => act({ do: 'join' })} />}
      <p role="alert">{said}</p>
      <Inviting label={texts.clubLink} texts={texts} wanted={me !== null && club.members.length === 1} />
      <section>
        <h2>{texts.tournaments}</h2>
        {club.tournaments.length === 0 && <p class="quiet">{texts.noClubTournaments}</p>}
        <TournamentList tournaments={club.tournaments} texts={texts} />
        {me !== null && (
          <p>
            <Link to={`/tournaments?club=${id}`} class="button plain">
              <Icon name="plus" />
              {around.newTournament}
            </Link>
          </p>
        )}
      </section>
      <ClubTables
        club={club}
        member={me !== null}
        texts={texts}
        share={(table) => act({ do: 'share', table })}
      />
      <Leaders club={club} me={me} texts={texts} />
      <Members club={club} me={me} owner={owner} texts={texts} act={act} />
      {me !== null && <Leaving club={club} owner={owner} texts={texts} act={act} />}
    </main>
  );
}

/** The number of this browser's player in the club; null for somebody who is not a member, undefined while that is not known. */
function useMember(club: Club | null): number | null | undefined {
  const [me, setMe] = useState<number | null | undefined>(undefined);
  const own = player.value;
  const members = club?.members.map(({ member }) => member).join();
  useEffect(() => {
    if (club === null) return;
    const face = own?.known === true ? avatarOf(own.id) : null;
    // Somebody else may have the same face: the server knows.
    if (own === null || !club.members.some(({ avatar }) => avatar === face)) return setMe(null);
    void fetchMyClubs(own.key).then((mine) => {
      if (mine.ok) setMe(mine.value.clubs.find(({ club: id }) => id === club.club)?.member ?? null);
    });
    // While it is not known, it is asked again whenever the club is.
  }, [members, own?.key, own?.known, me === undefined ? club : null]);
  return me;
}

/** One press; people without a name can give one. */
function JoinClub({ texts, join }: { readonly texts: ClubsWords; join(): Promise<void> }): JSX.Element {
  const nameless = useNameless();
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await join();
    setBusy(false);
    // The button is gone: one goes on from the top.
    setTimeout(focusHeading);
  };
  return (
    <form class="joining" onSubmit={(event) => void submit(event)}>
      {nameless && <NameField />}
      <button type="submit" class="button big" disabled={busy}>
        <Icon name="people" />
        {texts.joinClub}
      </button>
    </form>
  );
}

interface LeavingProps {
  readonly club: Club;
  readonly owner: boolean;
  readonly texts: ClubsWords;
  act(command: ClubCommand): Promise<void>;
}

function Leaving({ club, owner, texts, act }: LeavingProps): JSX.Element {
  const [asking, setAsking] = useState(false);
  const text = club.members.length === 1 ? texts.leaveLast : owner ? texts.leaveOwner : texts.leaveAsk;
  return (
    <p>
      <button type="button" class="button plain" onClick={() => setAsking(true)}>
        {texts.leaveClub}
      </button>
      {asking && (
        <Confirm
          title={texts.leaveClub}
          text={text}
          onYes={() => void act({ do: 'leave' })}
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  );
}
