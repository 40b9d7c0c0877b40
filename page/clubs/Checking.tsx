import type { Tournament } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';

interface CheckingProps {
  readonly tournament: Tournament;
  readonly texts: ClubsWords;
}

/** What the server has bound itself to before anything was drawn. */
export const Checking = ({ tournament: { commitment, secret }, texts }: CheckingProps): JSX.Element => (
  <details class="fold checking">
    <summary>{texts.check}</summary>
    <p>{texts.checkHelp}</p>
    <p>
      {texts.hash} <code dir="ltr">{commitment}</code>
    </p>
    {secret !== null && (
      <p>
        {texts.secret} <code dir="ltr">{secret}</code>
      </p>
    )}
  </details>
);
