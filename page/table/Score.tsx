import type { JSX } from 'preact';

/** A number of points, which may be below nothing: the minus stays before it, also where lines run from right to left. */
export const Score = ({ of }: { readonly of: number }): JSX.Element => (
  <bdi dir="ltr">{of < 0 ? `−${-of}` : of}</bdi>
);

/** By how much a score has changed, with its sign. */
export const Change = ({ by }: { readonly by: number }): JSX.Element => (
  <bdi dir="ltr">{by < 0 ? `−${-by}` : `+${by}`}</bdi>
);
