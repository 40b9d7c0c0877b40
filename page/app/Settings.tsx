import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Chips, Toggle } from '../design/Chips.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Select } from '../design/Select.tsx';
import { canBuzz } from '../sound/buzz.ts';
import { LANGUAGES, language, words } from './language.ts';
import { NameField } from './NameField.tsx';
import { CARD_SIZES, HANDS, SPEEDS, type Switch, settings, THEMES } from './settings.ts';
import './settings.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: Signal<T>;
  readonly of: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

const Choice = <T extends string>({ label, value, of, names }: ChoiceProps<T>): JSX.Element => (
  <Chips
    label={label}
    value={value.value}
    options={of.map((id) => [id, names[id]] as const)}
    onPick={(picked) => {
      value.value = picked;
    }}
  />
);

const OnOff = ({ label, value }: { readonly label: string; readonly value: Signal<Switch> }): JSX.Element => (
  <Toggle
    label={label}
    value={value.value === 'on'}
    onChange={(on) => {
      value.value = on ? 'on' : 'off';
    }}
  />
);

/** All that somebody can choose for this browser. Each choice takes effect at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { page, around } = words();
  const { you, display, play, sounds } = around.settingGroups;
  return (
    <Dialog title={page.settings} onClose={onClose}>
      <div class="settings">
        <section>
          <h3>{you}</h3>
          <NameField />
          <Select
            label={page.language}
            value={language.value}
            options={Object.entries(LANGUAGES).map(([id, { name }]) => [id, name])}
            onPick={(id) => {
              settings.language.value = id;
            }}
          />
        </section>
        <section>
          <h3>{display}</h3>
          <Choice label={page.theme} value={settings.theme} of={THEMES} names={page.themes} />
          <Choice
            label={around.cardSize}
            value={settings.cardSize}
            of={CARD_SIZES}
            names={around.cardSizes}
          />
          <Choice label={around.thumb} value={settings.hand} of={HANDS} names={around.thumbs} />
        </section>
        <section>
          <h3>{play}</h3>
          <Choice label={page.speed} value={settings.speed} of={SPEEDS} names={page.speeds} />
          <OnOff label={around.onePress} value={settings.onePress} />
          <OnOff label={page.shortcuts} value={settings.shortcuts} />
        </section>
        <section>
          <h3>{sounds}</h3>
          <OnOff label={page.sound} value={settings.sound} />
          {canBuzz() && <OnOff label={around.vibration} value={settings.vibration} />}
        </section>
      </div>
    </Dialog>
  );
}
