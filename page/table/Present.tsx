import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { presenceOf } from './presence.ts';
import './present.css';

interface PresentProps {
  readonly player: Snapshot['players'][number];
  readonly now: number;
}

/** Whether the person of a seat is there: a dot whose form says it, and words for a person who is not. */
export function Present({ player, now }: PresentProps): JSX.Element | null {
  const presence = presenceOf(player, now);
  if (presence === null) return null;
  const { page } = words();
  return (
    <span class={`present ${presence}`}>
      <span class="present-word">{page.presence[presence]}</span>
    </span>
  );
}
