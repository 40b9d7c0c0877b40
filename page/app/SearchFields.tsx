import type { JSX } from 'preact';
import { Select } from '../design/Select.tsx';
import { gameIds } from '../games/list.ts';
import { words } from './language.ts';

interface SearchFieldsProps {
  /** The id of a game; empty for all of them. */
  readonly game: string;
  readonly q: string;
  /** What the text is looked for in. */
  readonly label: string;
  /** Another game or text, as it was typed. */
  readonly onSearch: (game: string, q: string) => void;
}

/** Finds tables or matches by their game and a part of a name. */
export function SearchFields({ game, q, label, onSearch }: SearchFieldsProps): JSX.Element {
  const all = words();
  return (
    <search class="find">
      <Select
        label={all.page.game}
        value={game}
        options={[['', all.page.allGames], ...gameIds.map((id): [string, string] => [id, all[id].name])]}
        onPick={(picked) => onSearch(picked, q)}
      />
      <label class="field">
        <span>{label}</span>
        <input
          type="search"
          value={q}
          maxLength={40}
          onInput={({ currentTarget }) => onSearch(game, currentTarget.value)}
        />
      </label>
    </search>
  );
}
