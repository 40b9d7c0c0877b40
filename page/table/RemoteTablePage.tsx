import type { JSX } from 'preact';
import { words } from '../app/language.ts';

export const RemoteTablePage = ({ id }: { readonly id: string }): JSX.Element => (
  <main id="main" class="narrow">
    <p>
      {words().page.connecting} {id}
    </p>
  </main>
);
