import type { JSX } from 'preact';
import { Avatar } from '../../table/Avatar.tsx';
import type { BoardProps } from '../contract.ts';
import { Bull } from './Bull.tsx';
import type { ElevenPicture } from './types.ts';

/**
 * The bull cards in front of their owners, and the supply of bulls; with the memory aid, also which cards each was seen to take
 * (E8). The seats above the board say how many cards each holds.
 */
export function Herd({
  view,
  legal,
  names,
  words,
  busy,
  hint,
  play,
}: BoardProps<ElevenPicture>): JSX.Element {
  const own = words['eleven-nimmt'];
  return (
    <ul class="herd" aria-label={own.herd}>
      {view.bulls.map((bulls, seat) => {
        const choice = `bull ${seat}`;
        return (
          <li key={seat} class={`owner${seat === names.me ? ' mine' : ''}`} data-place={`owner-${seat}`}>
            <Avatar of={names.face(seat)} />
            <span class="owner-name hidden-narrow">{names.of(seat)}</span>
            <Bulls key={`bulls ${bulls}`} owner={seat} count={bulls} label={own.bulls(bulls)} />
            {view.options.memory === 'on' && (
              <span class="owner-seen">
                {(view.known[seat] ?? []).length > 0 && own.seen((view.known[seat] ?? []).join(', '))}
              </span>
            )}
            {legal.includes(choice) && (
              <button
                type="button"
                class={`button owner-give${hint === choice ? ' hinted' : ''}`}
                disabled={busy}
                onClick={() => play(choice)}
              >
                {own.takeBull(names.of(seat))}
              </button>
            )}
          </li>
        );
      })}
      <li class="owner supply" data-place="supply">
        <span class="owner-name hidden-narrow">{own.supply}</span>
        <Bulls key={view.supply} owner={null} count={view.supply} label={own.bulls(view.supply)} />
      </li>
    </ul>
  );
}

interface BullsProps {
  readonly owner: number | null;
  readonly count: number;
  readonly label: string;
}

const Bulls = ({ owner, count, label }: BullsProps): JSX.Element => (
  <span class="bulls" role="img" aria-label={label}>
    {Array.from({ length: count }, (_, i) => (
      <Bull key={i} {...(owner !== null && { card: `bull-${owner}-${i}` })} />
    ))}
  </span>
);
