import type { Game } from '@bullpen/engine';
import type { sixNimmt } from '@bullpen/games/six-nimmt';

type Parts =
  typeof sixNimmt extends Game<infer _S, infer V, infer _O, infer E> ? { view: V; event: E } : never;

/** What a picture on the way shows besides the view. */
interface OnTheWay {
  /** The cards that were laid are being turned up, all at once. */
  readonly turning?: boolean;
  /** A row that is about to be taken (S7, S8), and what it costs. */
  readonly taking?: { readonly row: number; readonly heads: number };
}

export type SixView = Parts['view'] & OnTheWay;
export type SixEvent = Parts['event'];
