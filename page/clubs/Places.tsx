import type { ClubsWords } from '@bullpen/words/clubs';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../app/language.ts';
import { columnTexts } from './points.ts';

interface PlacesProps {
  readonly texts: ClubsWords;
  /** The heads of what is counted. */
  readonly counted: readonly string[];
  readonly rows: readonly PlacesRow[];
}

interface PlacesRow {
  /** Their number. */
  readonly of: number;
  readonly place: number;
  readonly name: string | undefined;
  readonly mine: boolean;
  /** What follows the name. */
  readonly more?: ComponentChildren;
  readonly counts: readonly number[];
}

/** People in the order of the standing, with the player's own line marked. */
export function Places({ texts, counted, rows }: PlacesProps): JSX.Element {
  const columns = counted.map((_, column) => columnTexts(rows.map(({ counts }) => counts[column] ?? 0)));
  return (
    <table class="places">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{words().page.place}</span>
          </th>
          {[texts.name, ...counted].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ of, place, name, mine, more }, row) => (
          <tr key={of} class={mine ? 'mine' : ''}>
            <td>{place}</td>
            <th scope="row">
              <bdi>{name}</bdi>
              {mine && <span class="quiet"> {texts.you}</span>}
              {more}
            </th>
            {columns.map((texts, column) => (
              <td key={column}>{texts[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
