import type { JSX } from 'preact';
import { isGameId } from '../games/list.ts';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';
import { useHeadingFocus } from './heading.ts';
import { words } from './language.ts';
import { later } from './lazy.tsx';
import { Link, path } from './router.tsx';
import { Trouble } from './Trouble.tsx';
import { useTitle } from './title.ts';

const LocalTablePage = later(() => import('../table/LocalTablePage.tsx').then((m) => m.LocalTablePage));
const RemoteTablePage = later(() => import('../table/RemoteTablePage.tsx').then((m) => m.RemoteTablePage));
const RulesPage = later(() => import('../table/RulesPage.tsx').then((m) => m.RulesPage));
const LessonPage = later(() => import('../lessons/LessonPage.tsx').then((m) => m.LessonPage));
const ReplayPage = later(() => import('../replay/ReplayPage.tsx').then((m) => m.ReplayPage));
const NewTable = later(() => import('./NewTable.tsx').then((m) => m.NewTable));

function Route(): JSX.Element {
  const [, kind = '', name = '', id = ''] = path.value.split('/');
  if (kind === '') return <Home />;
  if (kind === 'replay') return <ReplayPage />;
  if (kind === 't' && name !== '') return <RemoteTablePage key={name} id={name} />;
  if (isGameId(name)) {
    if (kind === 'play') return <LocalTablePage key={id} game={name} id={id} />;
    if (kind === 'new') return <NewTable key={name} game={name} />;
    if (kind === 'learn') return <LessonPage key={name} game={name} />;
    if (kind === 'rules') return <RulesPage key={name} game={name} />;
  }
  return (
    <main id="main" class="narrow">
      <h1>{words().page.notFound}</h1>
      <Link to="/">{words().page.toHome}</Link>
    </main>
  );
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
      <Route />
    </>
  );
}
