import { createHash, createHmac } from 'node:crypto';
import { at, legalMoves, type Seat } from '@bullpen/engine';
import { type Machine, standIn, type Table } from '@bullpen/table';
import type { Question } from './contract.ts';

/** A bot that thinks in playouts is given up after this long. */
const FIXED_MILLISECONDS = 20_000;

/** What a bot is asked about its next move at a table. */
export function questionOf(
  table: Table,
  seat: Seat,
  milliseconds: number,
  machine: Pick<Machine, 'levels'>,
): Question {
  const { game, state, created } = table;
  const view = game.view(state, seat);
  const question = {
    game: game.id,
    level: at(table.seats, seat).level ?? standIn(game.id, machine),
    view,
    legal: legalMoves(game, state, seat),
  };
  if (created.daily === undefined) return { ...question, seed: botSeed(table, seat), milliseconds };
  const playouts = at(created.daily.playouts, seat);
  return { ...question, seed: dailySeed(table, seat, view), milliseconds: FIXED_MILLISECONDS, playouts };
}

/**
 * The seed of a bot's chance. It is keyed with the table's secret: anybody who could compute it from public parts would know the bot's
 * hidden choices. Every process makes the same one, so a move that is thought about twice stays the same.
 */
const botSeed = ({ secret, seq }: Table, seat: Seat): string =>
  createHmac('sha256', secret).update(`bullpen bot luck ${seq} ${seat}`).digest('hex');

/**
 * The same at a daily deal, where equal play is to be answered alike. The log also holds when somebody came and went, so it is made
 * from what the seat sees instead.
 */
function dailySeed({ secret }: Table, seat: Seat, view: unknown): string {
  const seen = createHash('sha256').update(JSON.stringify(view)).digest('hex');
  return createHmac('sha256', secret).update(`bullpen daily luck ${seat} ${seen}`).digest('hex');
}
