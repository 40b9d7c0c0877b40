import type { ComponentChildren, JSX } from 'preact';
import { Avatar } from '../table/Avatar.tsx';

interface FaceProps {
  readonly name: string;
  readonly avatar: string;
  /** What follows the name. */
  readonly note?: string | null;
  readonly mine?: boolean;
  readonly children?: ComponentChildren;
}

/** Somebody in a list: the face and the name. */
export const Face = ({ name, avatar, note = null, mine = false, children }: FaceProps): JSX.Element => (
  <li class={`member${mine ? ' mine' : ''}`}>
    <Avatar of={avatar} />
    <span class="member-name">
      <bdi>{name}</bdi>
      {note !== null && <span class="quiet"> {note}</span>}
    </span>
    {children}
  </li>
);
