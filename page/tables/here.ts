import { type Game, legalMoves, type Match } from '@bullpen/engine';
import type { Answer, Problem, Snapshot } from '@bullpen/wire';

/** A table in this browser, as far as a snapshot tells of it. */
interface TableHere {
  readonly id: string;
  readonly seq: number;
  readonly game: Game;
  readonly match: Match;
  /** Null before the deal. */
  readonly state: unknown;
  readonly players: Snapshot['players'];
}

/** What a viewer may know of a table in this browser; who has a clock, a secret or forbidden hints says so besides. */
export function snapshotHere({ id, seq, game, match, state, players }: TableHere, viewer: number): Snapshot {
  const outcome = state === null ? null : game.outcome(state);
  const seated = state !== null && viewer >= 0;
  return {
    table: id,
    seq,
    game: game.id,
    version: game.version,
    seats: match.seats,
    options: match.options as Snapshot['options'],
    status: state === null ? 'open' : outcome === null ? 'playing' : 'over',
    ended: null,
    host: null,
    clock: { kind: 'none' },
    listed: false,
    hints: true,
    players,
    viewer,
    due: null,
    view: state === null ? null : game.view(state, viewer),
    legal: seated ? legalMoves(game, state, viewer).map((move) => game.format(move)) : [],
    retractable: seated && game.retract(game.clone(state), viewer),
    outcome,
    offers: [],
    rematch: null,
    votes: [],
    seating: 'fixed',
    fair: { commitment: '', seats: [], revealed: [], voids: 0, secret: null, nonces: null },
  };
}

/** A refusal in the words of a server. */
export const refusedHere = (
  code: string,
  rule: string | null = null,
  detail?: Problem['detail'],
): Extract<Answer, { ok: false }> => ({
  ok: false,
  problem: { type: 'about:blank', title: code, status: 409, code, rule, ...(detail && { detail }) },
});
