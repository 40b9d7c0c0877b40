import type { Move, MoveBuffer, View } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import type { State as BullenState, BullenView } from '@bullpen/games/bullenrommee/internals.ts';
import { captainJack } from '@bullpen/games/captain-jack';
import type { State as CaptainState, CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import type { State as ElevenState, ElevenView } from '@bullpen/games/eleven-nimmt/internals.ts';
import { twentyOne } from '@bullpen/games/twenty-one';
import type { State as TwentyOneState, TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';
import { policy as bullenPolicy } from '../bullenrommee/policy.ts';
import { countCards } from '../captain-jack/counting.ts';
import { bestByThumb } from '../captain-jack/policy.ts';
import { byThumb } from '../eleven-nimmt/policy.ts';
import type { Thought } from '../search.ts';
import { knowledge as sixNimmt } from '../six-nimmt/strong.ts';
import { raceFor } from '../twenty-one/policy.ts';

/** Which worlds a view leaves open, and how everybody plays on in them: what the strong bots think. */
export type Playing = Pick<Thought<unknown>, 'world' | 'policy'>;

/** The price of a turn of Twenty One, in steps of half a point: what strong players race for. */
const RACE = 9;

const elevenThought = (view: ElevenView): Playing => ({
  world: (chance) => elevenNimmt.imagine(view, chance),
  policy: (state, seat, buffer, count, chance) =>
    indexOf(byThumb(state as ElevenState, seat, chance), buffer, count),
});

const bullenThought = (view: BullenView): Playing => ({
  world: (chance) => bullenrommee.imagine(view, chance),
  policy: (state, seat, buffer, count, chance) =>
    bullenPolicy(state as BullenState, seat, buffer, count, chance),
});

const twentyOneThought = (view: TwentyOneView): Playing => ({
  world: (chance) => twentyOne.imagine(view, chance),
  policy: (state, seat, buffer, count, chance) =>
    indexOf(raceFor(RACE, state as TwentyOneState, seat, chance), buffer, count),
});

function captainThought(view: CaptainView): Playing {
  const counted = countCards(view);
  return {
    world: (chance) => captainJack.imagine(view, chance),
    policy: (state, seat, buffer, count, chance) =>
      bestByThumb(state as CaptainState, seat, buffer, count, counted, chance),
  };
}

const indexOf = (move: Move, buffer: MoveBuffer, count: number): number =>
  buffer.subarray(0, count).indexOf(move);

const THOUGHTS: Readonly<Record<GameId, { think(view: never): Playing }>> = {
  'six-nimmt': sixNimmt,
  'eleven-nimmt': { think: elevenThought },
  bullenrommee: { think: bullenThought },
  'twenty-one': { think: twentyOneThought },
  'captain-jack': { think: captainThought },
};

export const thinkingOf = (game: string, view: View): Playing => entryOf(THOUGHTS, game).think(view as never);
