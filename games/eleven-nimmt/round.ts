import { type Chance, EVERYONE, type Seat, type Tell } from '@bullpen/engine';
import type { ElevenEvent } from './events.ts';
import { handOf, headsIn } from './hand.ts';
import { resultOf } from './outcome.ts';
import { deal } from './setup.ts';
import { Phase, type State } from './state.ts';

/** E13, E15: the heads in every hand are counted; then the next round, or the end. */
export function endRound(state: State, chance: Chance, tell?: Tell<ElevenEvent>): void {
  const { match, round } = state;
  let first: Seat = 0;
  let most = 0;
  for (let seat = 0; seat < match.seats; seat++) {
    const points = headsIn(state, seat);
    state.setTotal(seat, state.total(seat) + points);
    // E4: among equals the lowest seat begins the next round.
    if (points > most) {
      most = points;
      first = seat;
    }
  }
  if (tell !== undefined) {
    const bySeat = <T>(pick: (seat: Seat) => T): T[] =>
      Array.from({ length: match.seats }, (_, seat) => pick(seat));
    const hands = bySeat((seat) => handOf(state, seat));
    tell({ to: EVERYONE, name: 'counted', data: { hands } });
    const points = bySeat((seat) => headsIn(state, seat));
    const totals = bySeat((seat) => state.total(seat));
    tell({ to: EVERYONE, name: 'round', data: { n: round, points, totals } });
  }
  if (round < match.options.rounds) {
    deal(state, first, chance, tell);
    return;
  }
  state.phase = Phase.over;
  state.acting = 0;
  tell?.({ to: EVERYONE, name: 'end', data: resultOf(state) });
}
