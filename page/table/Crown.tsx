import type { JSX } from 'preact';

/** Decoration for the player who is ahead: words beside it say so. */
export const Crown = (): JSX.Element => (
  <svg class="crown" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
    <path d="M2 3.500 7 8l5-7 5 7 5-4.500-2 9.500H4zM4 14h16v2H4z" />
  </svg>
);
