import { at, type Chance, type Move, type MoveBuffer, type Seat } from '@bullpen/engine';
import {
  type State as BullenState,
  type BullenView,
  Kind,
  kindOf,
} from '@bullpen/games/bullenrommee/internals.ts';
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
import { Phase, type State as SixState, type SixView, startsOf } from '@bullpen/games/six-nimmt/internals.ts';
import {
  type State as TwentyOneState,
  type TwentyOneView,
  worlds as twentyOneWorlds,
} from '@bullpen/games/twenty-one/internals.ts';
import { Playouts } from '../bullenrommee/playouts.ts';
import { countCards } from '../captain-jack/counting.ts';
import { CAPTAIN_SHARES, captainAs } from '../captain-jack/others.ts';
import { bestByThumb } from '../captain-jack/policy.ts';
import { LeagueKinds } from '../kinds.ts';
import { listed, type Thought } from '../search.ts';
import { Ground } from '../six-nimmt/ground.ts';
import { modelFor } from '../six-nimmt/model.ts';
import { cheapestRow, turnBegins } from '../six-nimmt/rollout.ts';
import { knowledgeOf } from '../six-nimmt/strong.ts';
import { Best } from '../ties.ts';
import { raceFor } from '../twenty-one/policy.ts';
import { BULLEN_SHARES, ELEVEN_SHARES, elevenAs, RACE_PRICES, RACE_SHARES } from './others.ts';

/** Which worlds a view leaves open, and how everybody plays on in them: the seat well, the others as the league does. */
export interface Playing extends Pick<Thought<unknown>, 'world' | 'policy'> {
  /** Where a playout need not go on to the end of the round or deal: whether it stops here, and what totals are to be expected. */
  readonly early?: {
    ended(state: unknown): boolean;
    expected(state: unknown, worth: (totals: readonly number[]) => number): number;
  };
}

/** Worlds in which each of the others is some kind of player. */
const peopled = (kinds: LeagueKinds, world: (chance: Chance) => unknown) => (chance: Chance) => {
  kinds.draw(chance);
  return world(chance);
};

/**
 * People at a table are not all of one kind. Made when it is wanted: a worker that reviews another game has nothing of 6 nimmt!.
 */
const thinkSix = (view: SixView) => knowledgeOf((seats) => ({ ...modelFor(seats), alike: [] })).think(view);

/** S14: all pick on at random, then lay cards by habits that are drawn for each world. */
function draftThought(view: SixView): Playing {
  const { kinds, prior, strong } = modelFor(view.seats);
  const drawn = new LeagueKinds(prior, view.seats, view.viewer);
  const { world } = thinkSix(view);
  let ground: Ground | undefined;
  const policy = (state: SixState, seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number => {
    if (state.phase === Phase.draft) return chance.below(count);
    if (state.phase === Phase.row) return cheapestRow(state, chance);
    if (ground === undefined || (state.count === 0 && turnBegins(state)))
      ground = new Ground(state.seats, state.deck, startsOf(state));
    const habit = seat === view.viewer ? strong : (kinds[drawn.of(seat)] ?? null);
    return habit === null ? chance.below(count) : habit.pick(ground, state.rows, buffer, count, chance);
  };
  return {
    world: peopled(drawn, world),
    policy: (state, ...rest) => policy(state as SixState, ...rest),
  };
}

/** Its own thought reads off the cards that each seat has laid which kind of the league it is. */
export const sixThought = (view: SixView): Playing =>
  view.phase === 'draft' ? draftThought(view) : (thinkSix(view) as Playing);

export function elevenThought(view: ElevenView): Playing {
  const kinds = new LeagueKinds(ELEVEN_SHARES, view.seats, view.viewer);
  return {
    world: peopled(kinds, elevenWorlds(view)),
    policy: listed((state, seat, chance) => elevenAs(kinds.of(seat), state as ElevenState, seat, chance)),
  };
}

export function bullenThought(view: BullenView): Playing {
  const kinds = new LeagueKinds(BULLEN_SHARES, view.seats, view.viewer);
  const playouts = new Playouts(view);
  return {
    world: peopled(kinds, (chance) => playouts.world(chance)),
    policy: (state, seat, buffer, count, chance) => {
      const step = kinds.of(seat) === 0 ? -1 : anyStep(buffer, count, chance);
      return step >= 0 ? step : playouts.policy(state as BullenState, seat, buffer, count, chance);
    },
    early: {
      ended: (state) => playouts.ended(state as BullenState),
      expected: (state, worth) => playouts.expected(state as BullenState, worth),
    },
  };
}

/** Any step of a laying turn, wherever the card goes; −1 if there is none. */
function anyStep(buffer: MoveBuffer, count: number, chance: Chance): number {
  const best = new Best(chance);
  for (let i = 0; i < count; i++) if (kindOf(buffer[i] as Move) !== Kind.plain) best.offer(i, 0);
  return best.pick;
}

export function twentyOneThought(view: TwentyOneView): Playing {
  const kinds = new LeagueKinds(RACE_SHARES, view.seats, view.viewer);
  return {
    world: peopled(kinds, twentyOneWorlds(view)),
    policy: listed((state, seat, chance) =>
      raceFor(at(RACE_PRICES, kinds.of(seat)), state as TwentyOneState, seat, chance),
    ),
  };
}

export function captainThought(view: CaptainView): Playing {
  const kinds = new LeagueKinds(CAPTAIN_SHARES, view.seats, view.viewer);
  const counted = countCards(view);
  return {
    world: peopled(kinds, captainWorlds(view)),
    policy: (state, seat, buffer, count, chance) =>
      kinds.of(seat) === 0
        ? bestByThumb(state as CaptainState, seat, buffer, count, counted, chance)
        : captainAs(kinds.of(seat), state as CaptainState, buffer, count, chance),
  };
}
