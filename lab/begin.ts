import { only, type Seat } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import type { State as BullenState } from '@bullpen/games/bullenrommee/internals.ts';
import type { State as CaptainState } from '@bullpen/games/captain-jack/internals.ts';
import type { State as ElevenState } from '@bullpen/games/eleven-nimmt/internals.ts';
import type { State as TwentyOneState } from '@bullpen/games/twenty-one/internals.ts';

/*
 * In all games but 6 nimmt! seat 0 begins. To separate the effect of beginning from that of the seat number, the lab has every seat
 * begin in turn: it changes who acts in a match that was just set up.
 */
const BEGIN: Readonly<Record<GameId, ((state: never, seat: Seat) => void) | null>> = {
  // S3: all lay at once.
  'six-nimmt': null,
  'eleven-nimmt': (state: ElevenState, seat) => {
    state.first = seat;
    state.acting = only(seat);
  },
  bullenrommee: (state: BullenState, seat) => {
    state.turn = seat;
  },
  // The dice go round, so a later turn is another seat's.
  'twenty-one': (state: TwentyOneState, seat) => {
    state.turn = 1 + seat;
    state.acting = only(seat);
  },
  'captain-jack': (state: CaptainState, seat) => {
    state.turn = seat;
    state.acting = only(seat);
  },
};

/** Whether somebody begins in this game. */
export const hasBeginner = (game: string): boolean => entryOf(BEGIN, game) !== null;

/** Has this seat begin. The match must have been set up and not played on, and cannot be recorded. */
export function beginWith(game: string, state: unknown, seat: Seat): void {
  entryOf(BEGIN, game)?.(state as never, seat);
}
