import { createHash } from 'node:crypto';
import { botsFor } from '@bullpen/bots';
import {
  at,
  type Game,
  last,
  legalMoves,
  type Move,
  readMatch,
  required,
  type Seat,
  seeded,
  type View,
  WATCHER,
} from '@bullpen/engine';
import type { Question } from '@bullpen/server/contract';
import { questionOf } from '@bullpen/server/question';
import { acting, decide, decideCreate, type Logged, move, next, type Table } from '@bullpen/table';
import type { Stepped } from '../leak/front.ts';
import { machineAt } from '../machine.ts';
import { pick } from '../pick.ts';
import { publicParts, type SeedParts } from './parts.ts';

/** How the server asks a bot. The tests put a careless one in its place. */
export type Asking = (table: Table, seat: Seat) => Question;

export const SERVER: Asking = (table, seat) => questionOf(table, seat, 1, MACHINE);

/** A choice that a bot has made and nobody has seen yet. */
export interface Case {
  readonly parts: SeedParts;
  /** The move that a bot makes with the chance of this seed. */
  readonly guess: (seed: string) => Move;
  readonly made: Move;
  /** How often a guess without any knowledge of the seed is right, from many seeds. */
  readonly chance: number;
}

const BEGIN = 1_700_000_000_000;
const MACHINE = machineAt(BEGIN);
const SEATS = 4;
/** How many other seeds show whether a choice depends on chance, and how many show how much. */
const FEW = 50;
const MANY = 1000;
/** A choice that nearly every seed leads to says nothing about the seed. */
const CERTAIN = 0.5;

/**
 * The choices of bots in matches of a game. The guesser even has the bot's own view and moves: only its chance is left to
 * guess. Bounded by `most`, also if hardly any choice depends on chance.
 */
export function* cases(game: Game, level: string, name: string, ask: Asking, most: number): Generator<Case> {
  const bot = required(botsFor(game.id)[level], `the bot ${level}`);
  const choose = (question: Question, seed: string): Move =>
    bot.choose(question.view as View, question.legal as readonly Move[], seeded(seed), { playouts: 1 });
  let looked = 0;
  for (let match = 0; looked < most; match++) {
    const steps = [...startTable(game, level, `${name} ${match}`)];
    const picks = seeded(`${name} ${match} person`);
    for (let now = BEGIN; last(steps).table.status === 'playing' && looked < most; ) {
      const { table } = last(steps);
      const seats = acting(table);
      const seat = pick(picks, seats);
      const question = ask(table, seat);
      const legal = legalMoves(game, table.state, seat);
      const isBot = at(table.seats, seat).kind === 'bot';
      const made = isBot ? choose(question, question.seed) : pick(picks, legal);
      if (isBot && legal.length > 1) {
        looked++;
        const share = (seeds: number): number => {
          let hits = 0;
          for (let i = 0; i < seeds; i++)
            if (choose(question, `other ${name} ${looked} ${i}`) === made) hits++;
          return (hits + 1) / (seeds + 2);
        };
        if (share(FEW) <= CERTAIN)
          yield {
            parts: publicParts(steps, seat),
            guess: (seed) => choose(question, seed),
            made,
            chance: share(MANY),
          };
      }
      now += 100 + picks.below(2000);
      steps.push(step(table, seat, game.format(made), isBot, now));
    }
  }
}

function step(table: Table, seat: Seat, text: string, isBot: boolean, now: number): Stepped {
  const decision = move(table, seat, text, isBot ? 'bot' : 'person', machineAt(now));
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.code}`);
  const logged: Logged = { seq: table.seq + 1, command: null, entry: decision.value.entry };
  return { logged, ...next(table.id, table, logged, decision.value.played) };
}

/** A person and bots, by the server's own functions, with a secret that this proof can make again. */
function* startTable(game: Game, level: string, name: string): Generator<Stepped> {
  const seats = Math.max(game.seats.min, Math.min(SEATS, game.seats.max));
  const match = readMatch(game, seats, {});
  if (!match.ok) throw new Error(match.refusal.code);
  const made = decideCreate({ id: 'prove-create', game: game.id, seats }, { least: 600, more: 900 }, MACHINE);
  if (!made.ok || made.value.entry.type !== 'created') throw new Error('no table');
  const secret = createHash('sha256').update(name).digest('hex');
  const entry = { ...made.value.entry, secret, commitment: MACHINE.commitmentOf(secret) };
  const id = createHash('sha256').update(`table ${name}`).digest('hex').slice(0, 12);
  const first: Logged = { seq: 1, command: null, entry };
  let table = next(id, null, first).table;
  yield { logged: first, table, events: [] };
  const commands = [
    { id: 'prove-sit', do: 'sit', seat: 0, name: 'Anna', token: 'a'.repeat(30) } as const,
    { id: 'prove-start', do: 'start', fill: level } as const,
  ];
  for (const command of commands) {
    const decision = decide(table, command.do === 'sit' ? WATCHER : 0, command, MACHINE);
    if (!decision.ok) throw new Error(`refused: ${decision.refusal.code}`);
    const logged: Logged = { seq: table.seq + 1, command: null, entry: decision.value.entry };
    const done = { logged, ...next(id, table, logged, decision.value.played) };
    table = done.table;
    yield done;
  }
}
