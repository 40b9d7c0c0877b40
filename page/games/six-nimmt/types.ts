import type { SixView } from '@bullpen/games/six-nimmt';

export type { SixEvent } from '@bullpen/games/six-nimmt';

/** What a picture on the way shows besides the view. */
interface OnTheWay {
  /** The cards that were laid are being turned up, all at once. */
  readonly turning?: boolean;
  /** A row that is about to be taken (S7, S8), and what it costs. */
  readonly taking?: { readonly row: number; readonly heads: number };
}

/** What is drawn. */
export type SixPicture = SixView & OnTheWay;
