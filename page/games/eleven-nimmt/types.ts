import type { ElevenView } from '@bullpen/games/eleven-nimmt';

export type { ElevenEvent } from '@bullpen/games/eleven-nimmt';

/** What is drawn: a view, and in a picture on the way the pile, from 0, that is about to be taken. */
export type ElevenPicture = ElevenView & { readonly taking?: number };
