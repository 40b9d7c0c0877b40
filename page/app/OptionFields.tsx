import type { OptionWords } from '@bullpen/words/en/pages';
import type { JSX } from 'preact';
import { Select } from '../design/Select.tsx';
import { words } from './language.ts';
import type { Specs, TableWish } from './plan.ts';

interface OptionFieldsProps {
  readonly specs: Specs;
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly values: TableWish['options'];
  onChange(values: TableWish['options']): void;
}

/** A field for each option of a game. What is left as usual is not sent. */
export const OptionFields = ({ specs, words: own, values, onChange }: OptionFieldsProps): JSX.Element => (
  <>
    {Object.entries(specs).map(([id, spec]) => {
      const { name, values: named, unit } = own[id] ?? { name: id };
      const set = (value: string | number | undefined): void => {
        const { [id]: _, ...rest } = values;
        onChange(value === undefined ? rest : { ...rest, [id]: value });
      };
      if (spec.kind === 'choice')
        return (
          <Select
            key={id}
            label={name}
            value={String(values[id] ?? spec.default)}
            options={spec.values.map((value) => [value, named?.[value] ?? value])}
            onPick={set}
          />
        );
      return (
        <label key={id} class="field">
          <span>{unit === undefined ? name : `${name} (${unit})`}</span>
          <input
            type="number"
            min={spec.min}
            max={spec.max}
            value={values[id] ?? ''}
            placeholder={typeof spec.default === 'number' ? String(spec.default) : words().page.asUsual}
            // At every key: what is typed would be lost if the form were drawn again before the field is left.
            onInput={({ currentTarget }) =>
              set(currentTarget.value === '' ? undefined : currentTarget.valueAsNumber)
            }
          />
        </label>
      );
    })}
  </>
);
