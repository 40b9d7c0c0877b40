import type { JSX } from 'preact';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  onPick(value: string): void;
}

/** A field to choose one of a few. */
export const Select = ({ label, value, options, onPick }: SelectProps): JSX.Element => (
  <label class="field">
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
      {options.map(([id, name]) => (
        <option key={id} value={id} selected={id === value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
