import type { MeWords } from '@bullpen/words/me';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { go, Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { tokenFor } from '../tables/remote/seats.ts';
import { type MyMatch, opponentsIn, pathTo, resultIn, whenOf } from './matches.ts';
import { shelveMatch } from './record.ts';

interface MatchRowProps {
  readonly match: MyMatch;
  readonly texts: MeWords;
  /** All of the list is of one game, which is named above it. */
  readonly oneGame?: boolean;
}

/** A match in a list: how it ended, and the ways to it. */
export function MatchRow({ match, texts, oneGame = false }: MatchRowProps): JSX.Element {
  const all = words();
  const { page } = all;
  const [failed, setFailed] = useState(false);
  const { game, local, status, ended, outcome, seat } = match;
  const when = whenOf(match);
  const opponents = opponentsIn(match, all);
  const name = `${all[game].name}, ${when}`;
  const over = status === 'over';
  const way = over ? page.review : tokenFor(match.table) === null ? page.watch : page.goOn;
  const line = over
    ? ended !== null
      ? page.endedEarly
      : seat === null && !local
        ? texts.left
        : resultIn(match, all)
    : texts.running;
  const replay = async (): Promise<void> => {
    try {
      go(await shelveMatch(match, 0));
    } catch {
      setFailed(true);
    }
  };
  return (
    <li class={`match${outcome !== null && seat !== null && outcome.winners.includes(seat) ? ' won' : ''}`}>
      <span class="match-text">
        {oneGame ? <b>{line}</b> : <b>{all[game].name}</b>}
        {!oneGame && line !== null && <span class="match-result">{line}</span>}
        {opponents.length > 0 && <span>{texts.with(opponents)}</span>}
        <span class="quiet">
          {when} · {local ? texts.here : texts.online}
        </span>
      </span>
      <span class="match-ways">
        <Link to={pathTo(match)} class="button plain" label={`${way}: ${name}`}>
          <Icon name={over ? 'review' : 'play'} />
          {way}
        </Link>
        {over && ended === null && (
          <button
            type="button"
            class="button plain"
            aria-label={`${page.replay}: ${name}`}
            onClick={() => void replay()}
          >
            <Icon name="repeat" />
            {page.replay}
          </button>
        )}
      </span>
      {failed && <p role="alert">{page.refused['no-record']}</p>}
    </li>
  );
}
