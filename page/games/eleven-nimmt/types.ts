import type { Game } from '@bullpen/engine';
import type { elevenNimmt } from '@bullpen/games/eleven-nimmt';

type Parts =
  typeof elevenNimmt extends Game<infer _S, infer V, infer _O, infer E> ? { view: V; event: E } : never;

/** What a picture on the way shows besides the view: the pile, from 0, that is about to be taken. */
interface OnTheWay {
  readonly taking?: number;
}

export type ElevenView = Parts['view'] & OnTheWay;
export type ElevenEvent = Parts['event'];
