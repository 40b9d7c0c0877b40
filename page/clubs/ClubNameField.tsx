import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';

interface ClubNameFieldProps {
  readonly texts: ClubsWords;
  readonly name: string;
  onChange(name: string): void;
}

/** What a club is called. */
export const ClubNameField = ({ texts, name, onChange }: ClubNameFieldProps): JSX.Element => (
  <label class="field">
    <span>{texts.clubName}</span>
    <input
      required
      maxLength={40}
      value={name}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
);
