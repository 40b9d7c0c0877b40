import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface ChipsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  onPick(value: T): void;
}

/** One of a few, all in sight. Radio buttons underneath: one stop for Tab, arrow keys to choose. */
export function Chips<T extends string>({ label, value, options, onPick }: ChipsProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="chips">
      <legend>{label}</legend>
      <div class="chips-row">
        {options.map(([id, text]) => (
          <label key={id} class="chip">
            <input
              type="radio"
              class="hidden"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onPick(id)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  /** The id of a text that says more. */
  readonly describedBy?: string;
  onChange(value: boolean): void;
}

/** Something that is on or off. */
export const Toggle = ({ label, value, describedBy, onChange }: ToggleProps): JSX.Element => (
  <label class="toggle">
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={value}
      aria-describedby={describedBy}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </label>
);
