import type { ClubsWords } from '@bullpen/words/clubs';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../app/language.ts';

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
  /** What stands behind the name. */
  readonly more?: ComponentChildren;
  readonly counts: readonly (string | number)[];
}

/** People in the order in which they stand, with the own line marked. */
export const Places = ({ texts, counted, rows }: PlacesProps): JSX.Element => (
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
      {rows.map(({ of, place, name, mine, more, counts }) => (
        <tr key={of} class={mine ? 'mine' : ''}>
          <td>{place}</td>
          <th scope="row">
            <bdi>{name}</bdi>
            {mine && <span class="quiet"> {texts.you}</span>}
            {more}
          </th>
          {counts.map((count, i) => (
            <td key={i}>{count}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
