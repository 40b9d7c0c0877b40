import { createHmac } from 'node:crypto';
import { at, legalMoves, type Seat } from '@bullpen/engine';
import { type Machine, standIn, type Table } from '@bullpen/table';
import type { Question } from './contract.ts';

/** What a bot is asked about its next move at a table. */
export function questionOf(
  table: Table,
  seat: Seat,
  milliseconds: number,
  machine: Pick<Machine, 'levels'>,
): Question {
  const { game, state } = table;
  return {
    game: game.id,
    level: at(table.seats, seat).level ?? standIn(game.id, machine),
    view: game.view(state, seat),
    legal: legalMoves(game, state, seat),
    seed: botSeed(table, seat),
    milliseconds,
  };
}

/**
 * The seed of a bot's chance. It is keyed with the table's secret: anybody who could compute it from public parts would know the bot's
 * hidden choices. Every process makes the same one, so a move that is thought about twice stays the same.
 */
const botSeed = ({ secret, seq }: Table, seat: Seat): string =>
  createHmac('sha256', secret).update(`bullpen bot luck ${seq} ${seat}`).digest('hex');
