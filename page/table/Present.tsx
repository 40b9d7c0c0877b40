import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { presenceOf } from './presence.ts';
import './present.css';

interface PresentProps {
  readonly player: Snapshot['players'][number];
  readonly now: number;
  /** The dot alone, where there is no room for the word. */
  readonly short?: boolean;
}

/** Whether the person of a seat is there: a dot whose form says it, and words for a person who is not. */
export function Present({ player, now, short = false }: PresentProps): JSX.Element | null {
  const presence = presenceOf(player, now);
  if (presence === null) return null;
  const { page } = words();
  return (
    <span class={`present ${presence}`}>
      {/* Being here is no news. */}
      <span class={short || presence === 'here' ? 'hidden' : ''}>{page.presence[presence]}</span>
    </span>
  );
}
