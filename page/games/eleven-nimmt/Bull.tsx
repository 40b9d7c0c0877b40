import type { JSX } from 'preact';

interface BullProps {
  /** The name under which it glides. */
  readonly card?: string;
  /** It serves a pile in this turn already. */
  readonly used?: boolean;
}

/** A bull card lying in front of its owner, made here. */
export const Bull = ({ card, used = false }: BullProps): JSX.Element => (
  <svg class={`bull${used ? ' used' : ''}`} data-card={card} viewBox="0 0 32 40" aria-hidden="true">
    <rect class="bull-card" x="1" y="1" width="30" height="38" rx="4" />
    <path
      class="bull-head"
      d="M3 9c1 6 4 8 7 8v7c0 6 3 10 6 10s6-4 6-10v-7c3 0 6-2 7-8-2 3-5 4-8 4h-10c-3 0-6-1-8-4z"
    />
    <circle class="bull-eye" cx="13" cy="20" r="1.4" />
    <circle class="bull-eye" cx="19" cy="20" r="1.4" />
    <path class="bull-ring" d="M13.5 30a2.5 2.5 0 1 0 5 0" />
  </svg>
);
