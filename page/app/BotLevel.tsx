import type { JSX } from 'preact';
import { Chips } from '../design/Chips.tsx';
import { words } from './language.ts';
import { LEVELS, settings } from './settings.ts';

/** How strong bots are where nothing else is chosen. This browser remembers it. */
export function BotLevel(): JSX.Element {
  const { page, around } = words();
  return (
    <Chips
      label={around.botLevel}
      value={settings.level.value}
      options={LEVELS.map((level) => [level, page.levels[level] ?? level] as const)}
      onPick={(level) => {
        settings.level.value = level;
      }}
    />
  );
}
