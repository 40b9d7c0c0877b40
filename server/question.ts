import { createHmac } from 'node:crypto';
import { botsFor } from '@bullpen/bots';
import { legalMoves, type Seat } from '@bullpen/engine';
import type { Question } from './contract.ts';
import type { Table } from './table.ts';

/** What a bot is asked about its next move at a table. */
export function questionOf(table: Table, seat: Seat, milliseconds: number): Question {
  const { game, state } = table;
  return {
    game: game.id,
    level: table.seats[seat]!.level ?? standIn(game.id),
    view: game.view(state, seat),
    legal: legalMoves(game, state, seat),
    seed: botSeed(table, seat),
    milliseconds,
  };
}

/**
 * The seed of a bot's luck. It is keyed with the table's secret: whoever could compute it from public parts would know the bot's
 * hidden choices. Every process makes the same one, so a move that is thought about twice stays the same.
 */
const botSeed = ({ created, seq }: Table, seat: Seat): string =>
  createHmac('sha256', created.secret).update(`bullpen bot luck ${seq} ${seat}`).digest('hex');

/** Who plays for a person that is away: a bot of medium strength, so that nobody gains or loses much by leaving. */
function standIn(game: string): string {
  const levels = Object.keys(botsFor(game));
  return STAND_INS.find((level) => levels.includes(level)) ?? levels.at(-1)!;
}

const STAND_INS = ['medium', 'strong', 'easy'];
