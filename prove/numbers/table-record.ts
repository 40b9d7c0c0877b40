import { type Game, legalMoves, type Match, seeded } from '@bullpen/engine';
import { acting, type Logged, move, next, recordOf } from '@bullpen/table';
import { BEGIN, startTable } from '../leak/tables.ts';
import { machineAt } from '../machine.ts';
import { pick } from '../pick.ts';

/** A match played at random by the server's own functions: its record, and what was committed to before the deal. */
export function tableRecord(game: Game, match: Match, seed: string): { record: string; commitment: string } {
  const picks = seeded(seed);
  const started = startTable(game, match, seed);
  const log: Logged[] = [started.logged];
  let { table } = started;
  while (table.status === 'playing') {
    const seats = acting(table);
    const seat = pick(picks, seats);
    const legal = legalMoves(game, table.state, seat);
    const text = game.format(pick(picks, legal));
    const decision = move(table, seat, text, 'person', machineAt(BEGIN));
    if (!decision.ok) throw new Error(decision.refusal.code);
    const logged: Logged = { seq: table.seq + 1, command: null, entry: decision.value.entry };
    log.push(logged);
    table = next(table.id, table, logged, decision.value.played).table;
  }
  return { record: recordOf(table, log), commitment: table.created.commitment };
}
