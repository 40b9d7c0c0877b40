import { avatarOf } from '@bullpen/wire/avatar.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { NameField } from '../app/NameField.tsx';
import { ownName } from '../app/own-name.ts';
import { Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { MyRatings } from '../ratings/MyRatings.tsx';
import { Avatar } from '../table/Avatar.tsx';
import { player } from '../tables/remote/player.ts';
import { Devices } from './Devices.tsx';
import { KeptData } from './KeptData.tsx';
import { Matches } from './Matches.tsx';
import { MyGames } from './MyGames.tsx';
import { SignIn } from './SignIn.tsx';
import { meWords } from './words.ts';
import './me.css';

/** The page about oneself: who this is, the matches, other devices, and all that is kept. */
export function MePage(): JSX.Element {
  /** Counts erasures: what is listed is looked up again after one. */
  const [round, setRound] = useState(0);
  /** What came of another name, or of a link from another device. */
  const [said, setSaid] = useState('');
  const texts = meWords();
  const { page, around } = words();
  const own = player.value;
  return (
    <main id="main" class="me">
      <div class="me-head">
        <span class="me-face">
          {own === null ? <Icon name="person" /> : <Avatar of={avatarOf(own.id)} />}
        </span>
        <h1>{around.me}</h1>
      </div>
      {texts === null ? (
        <p class="quiet">{page.loading}</p>
      ) : (
        <>
          <p class="quiet">{own === null ? texts.newcomer : texts.lead}</p>
          <NameField onSaved={(saved) => setSaid(saved ? texts.renamed(ownName()) : texts.failed)} />
          <p role="status">{said}</p>
          <MyGames texts={texts} />
          <p>
            <Link to="/clubs" class="button plain">
              <Icon name="people" />
              {around.clubs}
            </Link>
          </p>
          <MyRatings key={`ratings ${round}`} />
          <Matches key={round} texts={texts} />
          <SignIn texts={texts} />
          <Devices texts={texts} onJoined={setSaid} />
          <KeptData texts={texts} onErased={() => setRound(round + 1)} />
        </>
      )}
    </main>
  );
}
