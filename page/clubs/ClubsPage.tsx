import { accept } from '@bullpen/engine';
import type { Asked, MyClubs, MyTournaments } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { NameField } from '../app/NameField.tsx';
import { ownName } from '../app/own-name.ts';
import { go, Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { fetchMyClubs, makeClub } from '../tables/remote/clubs.ts';
import { player, serverForgot } from '../tables/remote/player.ts';
import { fetchMyTournaments } from '../tables/remote/tournaments.ts';
import { useAsked } from './asked.ts';
import { ClubNameField } from './ClubNameField.tsx';
import { useNameless } from './nameless.ts';
import { TournamentList } from './TournamentList.tsx';
import { clubsWords, whyNotHere } from './words.ts';
import './clubs.css';

type Mine = MyClubs & MyTournaments;
const NOTHING: Mine = { clubs: [], tournaments: [] };
const EVERY = 30_000;

/** The clubs and tournaments of this browser's player, and the ways to new ones. */
export function ClubsPage(): JSX.Element {
  const { page, around } = words();
  const texts = clubsWords();
  const own = player.value;
  const { value: mine, away } = useAsked(`${own?.key} ${own?.known}`, EVERY, fetchMine);
  return (
    <main id="main" class="clubs">
      <h1>{around.clubs}</h1>
      {texts === null ? (
        <p class="quiet">{page.loading}</p>
      ) : (
        <>
          <p class="quiet">{texts.lead}</p>
          <p role="status">{away && texts.away}</p>
          <section>
            <h2>{texts.myTournaments}</h2>
            {mine !== null && mine.tournaments.length === 0 && <p class="quiet">{texts.noTournaments}</p>}
            {mine !== null && <TournamentList tournaments={mine.tournaments} texts={texts} />}
            <p>
              <Link to="/tournaments" class="button">
                <Icon name="plus" />
                {around.newTournament}
              </Link>
            </p>
          </section>
          <section>
            <h2>{texts.myClubs}</h2>
            {mine !== null && mine.clubs.length === 0 && <p class="quiet">{texts.noClubs}</p>}
            <ul class="gatherings">
              {mine?.clubs.map(({ club, name, owner }) => (
                <li key={club} class="gathering">
                  <Link to={`/club/${club}`} class="gathering-name">
                    <bdi>{name}</bdi>
                  </Link>
                  {owner && <span class="quiet">{texts.owner}</span>}
                </li>
              ))}
            </ul>
            <NewClub texts={texts} />
          </section>
        </>
      )}
    </main>
  );
}

async function fetchMine(): Promise<Asked<Mine>> {
  const own = player.value;
  if (own?.known !== true) return accept(NOTHING);
  const [clubs, tournaments] = await Promise.all([fetchMyClubs(own.key), fetchMyTournaments(own.key)]);
  if (!clubs.ok && clubs.refusal.code === 'bad-player') {
    serverForgot();
    return accept(NOTHING);
  }
  if (!clubs.ok) return clubs;
  return tournaments.ok ? accept({ ...clubs.value, ...tournaments.value }) : tournaments;
}

function NewClub({ texts }: { readonly texts: ClubsWords }): JSX.Element {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const nameless = useNameless();
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    const made = await makeClub(ownName(), name);
    setBusy(false);
    if (!made.ok) setRefused(whyNotHere(texts, made.refusal));
    else if (made.value.me !== null) go(`/club/${made.value.me.club}`);
  };
  return (
    <details class="fold">
      <summary>{texts.newClub}</summary>
      <form onSubmit={(event) => void make(event)}>
        <ClubNameField texts={texts} name={name} onChange={setName} />
        {nameless && <NameField />}
        <p role="alert">{refused}</p>
        <button type="submit" class="button" disabled={busy}>
          <Icon name="people" />
          {texts.makeClub}
        </button>
      </form>
    </details>
  );
}
