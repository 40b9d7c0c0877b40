import type { Move, View } from '@bullpen/engine';
import type { BullenView } from '@bullpen/games/bullenrommee/view.ts';
import type { CaptainView } from '@bullpen/games/captain-jack/view.ts';
import type { ElevenView } from '@bullpen/games/eleven-nimmt/view.ts';
import type { SixView } from '@bullpen/games/six-nimmt/view.ts';
import type { TwentyOneView } from '@bullpen/games/twenty-one/view.ts';
import { type BullenSituation, bullenSituation } from './bullenrommee.ts';
import { type CaptainSituation, captainSituation } from './captain-jack.ts';
import { type ElevenSituation, elevenSituation } from './eleven-nimmt.ts';
import { type SixSituation, sixSituation } from './six-nimmt.ts';
import { type TwentyOneSituation, twentyOneSituation } from './twenty-one.ts';

/** What kind of move it was as the table lay, and the rule that makes it so: facts that can be told in any language. */
export type Situation =
  | SixSituation
  | ElevenSituation
  | BullenSituation
  | TwentyOneSituation
  | CaptainSituation;

/** The situation of a move, for the seat whose view it is. */
export function situationOf(game: string, view: View, move: Move): Situation {
  switch (game) {
    case 'six-nimmt':
      return sixSituation(view as SixView, move);
    case 'eleven-nimmt':
      return elevenSituation(view as ElevenView, move);
    case 'bullenrommee':
      return bullenSituation(view as BullenView, move);
    case 'twenty-one':
      return twentyOneSituation(view as TwentyOneView, move);
    case 'captain-jack':
      return captainSituation(view as CaptainView, move);
    default:
      throw new Error(`no situations of ${game}`);
  }
}
