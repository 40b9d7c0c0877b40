import type { Move, View } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import { type BullenSituation, bullenSituation } from './bullenrommee.ts';
import { type CaptainSituation, captainSituation } from './captain-jack.ts';
import { type ElevenSituation, elevenSituation } from './eleven-nimmt.ts';
import { type SixSituation, sixSituation } from './six-nimmt.ts';
import { type TwentyOneSituation, twentyOneSituation } from './twenty-one.ts';

/** What kind of move it was in its situation, and the rule behind that: facts, which `words` puts into any language. */
export type Situation =
  | SixSituation
  | ElevenSituation
  | BullenSituation
  | TwentyOneSituation
  | CaptainSituation;

const SITUATIONS: Readonly<Record<GameId, (view: never, move: Move) => Situation>> = {
  'six-nimmt': sixSituation,
  'eleven-nimmt': elevenSituation,
  bullenrommee: bullenSituation,
  'twenty-one': twentyOneSituation,
  'captain-jack': captainSituation,
};

/** The situation of a move, for the seat whose view it is. */
export const situationOf = (game: string, view: View, move: Move): Situation =>
  entryOf(SITUATIONS, game)(view as never, move);
