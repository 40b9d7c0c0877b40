import type { View } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import type { Situation } from '../situations/index.ts';
import { type BullenMistake, bullenMistake } from './bullenrommee.ts';
import { type CaptainMistake, captainMistake } from './captain-jack.ts';
import { type ElevenMistake, elevenMistake } from './eleven-nimmt.ts';
import { type SixMistake, sixMistake } from './six-nimmt.ts';
import { type TwentyOneMistake, twentyOneMistake } from './twenty-one.ts';

/**
 * What kind of mistake a move was, compared with the best one: few kinds for each game, so that somebody can see which ones they
 * make again and again. Like a situation it is a fact with its rule, for words in any language.
 */
export type Mistake = SixMistake | ElevenMistake | BullenMistake | TwentyOneMistake | CaptainMistake;

/** Situations of one game. */
type Classified = (view: never, did: never, better: never) => Mistake;

const MISTAKES: Readonly<Record<GameId, Classified>> = {
  'six-nimmt': (_view, did, better) => sixMistake(did, better),
  'eleven-nimmt': elevenMistake,
  bullenrommee: (_view, did, better) => bullenMistake(did, better),
  'twenty-one': (_view, did, better) => twentyOneMistake(did, better),
  'captain-jack': captainMistake,
};

/** What kind of mistake it was to do this where that was better, with what the seat knew. */
export const mistakeOf = (game: string, view: View, did: Situation, better: Situation): Mistake =>
  entryOf(MISTAKES, game)(view as never, did as never, better as never);
