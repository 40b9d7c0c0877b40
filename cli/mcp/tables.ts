import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { courseOf } from '@bullpen/bots/coach/decisions';
import { judged } from '@bullpen/bots/coach/games';
import { firstRecord, reviewOnAllCores } from '@bullpen/lab/review';
import type { CreateTable } from '@bullpen/wire';
import { loadCoach, tellReview } from '@bullpen/words/coach';
import { Failure } from '../failure.ts';
import { problemWords } from '../remote-seat.ts';
import { refused, said, type ToolAnswer, tableText } from './answers.ts';
import { BotTable } from './bot-table.ts';
import { RemoteTable, type SeatedTable } from './seated-table.ts';

/** A table at which the model sits, and how far it has looked. */
interface Sitting {
  readonly table: SeatedTable;
  seen: number;
}

const MOST_TABLES = 100;
/** More than this adds nothing about one decision. */
const MOST_FOR_ONE = 1000;

/** The tables of one model. It names them by what `open` gave it, or by their links. */
export class ModelTables {
  readonly #open = new Map<string, BotTable>();
  readonly #sittings = new Map<string, Sitting>();

  open(wish: Omit<CreateTable, 'id'>): ToolAnswer {
    if (this.#open.size + this.#sittings.size >= MOST_TABLES)
      return refused(`no more than ${MOST_TABLES} tables`);
    const table = randomBytes(4).toString('hex');
    const opened = BotTable.open(table, wish);
    if ('code' in opened) return refused(problemWords(opened));
    this.#open.set(table, opened);
    return said(`Table ${table} is open. Take your seat with sit.`, { table });
  }

  async sit(table: string, name: string): Promise<ToolAnswer> {
    if (this.#sittings.has(table)) return refused(`you already sit at table ${table}`);
    const open = this.#open.get(table);
    if (open === undefined && !/^https?:/.test(table))
      return refused(`there is no table ${table}: open one, or sit at the link of one`);
    try {
      const seated = open ?? new RemoteTable(table);
      await seated.sit(name);
      this.#open.delete(table);
      this.#sittings.set(table, { table: seated, seen: 0 });
      return await this.look(table);
    } catch (error) {
      if (error instanceof Failure) return refused(error.message);
      throw error;
    }
  }

  look(table: string): Promise<ToolAnswer> {
    return this.#at(table, async (sitting) => {
      const news = await sitting.table.news(sitting.seen);
      sitting.seen = news.snapshot.seq;
      return said(tableText(news), news);
    });
  }

  legalMoves(table: string): Promise<ToolAnswer> {
    return this.#at(table, async ({ table: seated, seen }) => {
      const { legal } = (await seated.news(seen)).snapshot;
      return said(legal.length === 0 ? 'You do not have to move now.' : legal.join('\n'), { legal });
    });
  }

  move(table: string, move: string): Promise<ToolAnswer> {
    return this.#at(table, async ({ table: seated }) => {
      const answer = await seated.move(move);
      return answer.ok ? this.look(table) : refused(`${move}: ${problemWords(answer.problem)}`);
    });
  }

  /** What the decisions of the model cost, when the match is over; it takes about this long. */
  review(table: string, seconds: number): Promise<ToolAnswer> {
    return this.#at(table, async ({ table: seated, seen }) => {
      const { status, viewer, outcome } = (await seated.news(seen)).snapshot;
      if (status !== 'over') return refused('the match is not over yet');
      if (outcome === null) return refused('a match that was ended early has no record');
      const record = firstRecord((await seated.record()).split('\n'));
      if ('torn' in record) return refused(record.torn);
      const { length } = judged(record.game.id, courseOf(record, viewer));
      const cores = availableParallelism();
      const milliseconds = Math.min(MOST_FOR_ONE, (1000 * seconds * cores) / Math.max(1, length));
      const task = { seat: viewer, budget: { milliseconds }, seed: 'coach' };
      const review = await reviewOnAllCores(record, task, () => {}, cores);
      const { account, title, lessons } = tellReview(await loadCoach('en'), 'en', review);
      const text = [...account, '', title, ...lessons.map((line) => `- ${line}`)].join('\n');
      return said(text, review);
    });
  }

  async #at(table: string, act: (sitting: Sitting) => Promise<ToolAnswer>): Promise<ToolAnswer> {
    const sitting = this.#sittings.get(table);
    if (sitting === undefined) return refused(`you do not sit at table ${table}`);
    try {
      return await act(sitting);
    } catch (error) {
      if (error instanceof Failure) return refused(error.message);
      throw error;
    }
  }
}
