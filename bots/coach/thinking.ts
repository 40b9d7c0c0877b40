import type { View } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import type { State as BullenState, BullenView } from '@bullpen/games/bullenrommee/internals.ts';
import {
  type State as CaptainState,
  type CaptainView,
  worlds as captainWorlds,
} from '@bullpen/games/captain-jack/internals.ts';
import {
  type State as ElevenState,
  type ElevenView,
  worlds as elevenWorlds,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import {
  type State as TwentyOneState,
  type TwentyOneView,
  worlds as twentyOneWorlds,
} from '@bullpen/games/twenty-one/internals.ts';
import { policy as bullenPolicy } from '../bullenrommee/policy.ts';
import { countCards } from '../captain-jack/counting.ts';
import { bestByThumb } from '../captain-jack/policy.ts';
import { byThumb } from '../eleven-nimmt/policy.ts';
import { listed, type Thought } from '../search.ts';
import { knowledge as sixNimmt } from '../six-nimmt/strong.ts';
import { raceFor } from '../twenty-one/policy.ts';

/** Which worlds a view leaves open, and how everybody plays on in them: what the strong bots think. */
export type Playing = Pick<Thought<unknown>, 'world' | 'policy'>;

/** The price of a turn of Twenty One, in steps of half a point: what strong players race for. */
const RACE = 9;

const elevenThought = (view: ElevenView): Playing => ({
  world: elevenWorlds(view),
  policy: listed((state, seat, chance) => byThumb(state as ElevenState, seat, chance)),
});

const bullenThought = (view: BullenView): Playing => ({
  world: (chance) => bullenrommee.imagine(view, chance),
  policy: (state, seat, buffer, count, chance) =>
    bullenPolicy(state as BullenState, seat, buffer, count, chance),
});

const twentyOneThought = (view: TwentyOneView): Playing => ({
  world: twentyOneWorlds(view),
  policy: listed((state, seat, chance) => raceFor(RACE, state as TwentyOneState, seat, chance)),
});

function captainThought(view: CaptainView): Playing {
  const counted = countCards(view);
  return {
    world: captainWorlds(view),
    policy: (state, seat, buffer, count, chance) =>
      bestByThumb(state as CaptainState, seat, buffer, count, counted, chance),
  };
}

const THOUGHTS: Readonly<Record<GameId, { think(view: never): Playing }>> = {
  'six-nimmt': sixNimmt,
  'eleven-nimmt': { think: elevenThought },
  bullenrommee: { think: bullenThought },
  'twenty-one': { think: twentyOneThought },
  'captain-jack': { think: captainThought },
};

export const thinkingOf = (game: string, view: View): Playing => entryOf(THOUGHTS, game).think(view as never);
