import { placeOf } from '@bullpen/wire/paths.ts';
import type { JSX } from 'preact';
import { isGameId } from '../games/list.ts';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';
import { useHeadingFocus } from './heading.ts';
import { words } from './language.ts';
import { later } from './lazy.tsx';
import { NewVersion } from './NewVersion.tsx';
import { Link, path } from './router.tsx';
import { Trouble } from './Trouble.tsx';
import { useTitle } from './title.ts';

const LocalTablePage = later(() => import('../table/LocalTablePage.tsx').then((m) => m.LocalTablePage));
const RemoteTablePage = later(() => import('../table/RemoteTablePage.tsx').then((m) => m.RemoteTablePage));
const RulesPage = later(() => import('../table/RulesPage.tsx').then((m) => m.RulesPage));
const LessonPage = later(() => import('../lessons/LessonPage.tsx').then((m) => m.LessonPage));
const ReplayPage = later(() => import('../replay/ReplayPage.tsx').then((m) => m.ReplayPage));
const MePage = later(() => import('../me/MePage.tsx').then((m) => m.MePage));
const LeadersPage = later(() => import('../ratings/LeadersPage.tsx').then((m) => m.LeadersPage));
const DailyPage = later(() => import('../daily/DailyPage.tsx').then((m) => m.DailyPage));
const DrillsPage = later(() => import('../drills/DrillsPage.tsx').then((m) => m.DrillsPage));
const DrillPage = later(() => import('../drills/DrillPage.tsx').then((m) => m.DrillPage));
const ClubsPage = later(() => import('../clubs/ClubsPage.tsx').then((m) => m.ClubsPage));
const ClubPage = later(() => import('../clubs/ClubPage.tsx').then((m) => m.ClubPage));
const NewTournament = later(() => import('../clubs/NewTournament.tsx').then((m) => m.NewTournament));
const TournamentPage = later(() => import('../clubs/TournamentPage.tsx').then((m) => m.TournamentPage));
const MyGamePage = later(() => import('../me/MyGamePage.tsx').then((m) => m.MyGamePage));
const NewTable = later(() => import('./NewTable.tsx').then((m) => m.NewTable));

function Route(): JSX.Element {
  const place = placeOf(path.value, isGameId);
  switch (place?.kind) {
    case 'home':
      return <Home />;
    case 'replay':
    case 'match':
      return <ReplayPage />;
    case 'me':
      return <MePage />;
    case 'daily':
      return <DailyPage />;
    case 'drills':
      return <DrillsPage />;
    case 'drill':
      return <DrillPage key={place.game} game={place.game} id={place.id} />;
    case 'clubs':
      return <ClubsPage />;
    case 'club':
      return <ClubPage key={place.id} id={place.id} />;
    case 'tournaments':
      return <NewTournament />;
    case 'tournament':
      return <TournamentPage key={place.id} id={place.id} />;
    case 'mine':
      return <MyGamePage key={place.game} game={place.game} />;
    case 'table':
      return <RemoteTablePage key={place.id} id={place.id} />;
    case 'play':
      return <LocalTablePage key={place.id} game={place.game} id={place.id} />;
    case 'new':
      return <NewTable key={place.game} game={place.game} />;
    case 'learn':
      return <LessonPage key={place.game} game={place.game} />;
    case 'rules':
      return <RulesPage key={place.game} game={place.game} />;
    case 'leaders':
      return <LeadersPage key={place.game} game={place.game} />;
    case undefined:
      return (
        <main id="main" class="narrow">
          <h1>{words().page.notFound}</h1>
          <Link to="/">{words().page.toHome}</Link>
        </main>
      );
  }
}

export function App(): JSX.Element {
  useTitle();
  useHeadingFocus();
  return (
    <>
      <a class="skip" href="#main">
        {words().page.skip}
      </a>
      <Header />
      <Trouble />
      <NewVersion />
      <Route />
    </>
  );
}
