import { type Game, legalMoves, type Seat } from '@bullpen/engine';
import type { Snapshot } from '@bullpen/wire';

interface PracticeTable extends Pick<Snapshot, 'players' | 'hints'> {
  readonly id: string;
}

/** A state of a match for trying things out, as one seat sees it at its table: without a clock, without anybody to talk to. */
export function practiceSnapshot(
  { id, players, hints }: PracticeTable,
  seq: number,
  game: Game,
  state: unknown,
  seat: Seat,
): Snapshot {
  const view = game.view(state, seat);
  const outcome = game.outcome(state);
  return {
    table: id,
    seq,
    game: game.id,
    version: game.version,
    created: 0,
    seats: view.seats,
    options: {},
    status: outcome === null ? 'playing' : 'over',
    ended: null,
    host: null,
    clock: { kind: 'none' },
    listed: false,
    hints,
    rated: false,
    players,
    viewer: seat,
    due: null,
    view,
    legal: legalMoves(game, state, seat).map(game.format),
    retractable: outcome === null && game.retract(game.clone(state), seat),
    outcome,
    offers: [],
    rematch: null,
    votes: [],
    seating: 'fixed',
    phrases: 'off',
    talk: false,
    fair: { commitment: '', seats: [], revealed: [], voids: 0, secret: null, nonces: null },
  };
}
