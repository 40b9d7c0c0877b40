import type { JSX } from 'preact';
import type { GameId } from '../games/list.ts';
import { words } from './language.ts';

export const NewTable = ({ game }: { readonly game: GameId }): JSX.Element => (
  <main id="main" class="narrow">
    <h1>{words().page.newTable(words()[game].name)}</h1>
  </main>
);
