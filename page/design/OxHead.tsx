import type { JSX } from 'preact';

/** Our ox head, seen from the front: horns, ears, a muzzle. Decoration: what it means is said in words beside it. */
export const OxHead = (): JSX.Element => (
  <svg class="ox" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M2 3c0 5 2.6 7.2 6 7.4h8c3.4-.2 6-2.4 6-7.4-1.6 2.6-3.6 3.7-6 3.8H8C5.600 6.700 3.600 5.600 2 3z" />
    <path d="M6.500 9.500 3 11.800l3.600 1.700zM17.500 9.500l3.500 2.300-3.600 1.700z" />
    <path d="M7 9h10l-1.200 8.200c-.3 2.400-1.800 3.800-3.800 3.800s-3.500-1.400-3.800-3.800z" />
    <path class="ox-muzzle" d="M10.200 17.600a.9 1.100 0 1 0 .02 0zM13.800 17.600a.9 1.100 0 1 0 .02 0z" />
  </svg>
);
