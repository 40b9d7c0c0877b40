import type { Chance } from './chance.ts';
import { type Event, RECORDED, type Tell } from './events.ts';
import type { Game } from './game.ts';
import { at } from './lists.ts';
import { type Match, readMatch } from './options.ts';
import type { NumberedLine, RawRecord } from './reader.ts';
import type { Refusal } from './refusal.ts';
import { same, textOf } from './same.ts';
import { type Draw, Misfit, scripted } from './scripted.ts';
import type { Seat } from './seats.ts';

/** Something in a record that breaks a rule, and its line. */
export interface Fault extends Refusal {
  readonly line: number;
}

/** The result of a replay. After an impossible move or deal, the rest of the match is not judged. */
export interface Replayed {
  readonly moves: number;
  readonly faults: readonly Fault[];
}

/** Called after the deal (seat and move are null) and after every move, with the state and what happened. It must not change the state. */
export type Visit = (
  state: unknown,
  seat: Seat | null,
  move: string | null,
  events: readonly Event[],
) => void;

/** Plays a record line by line and says what in it breaks which rule. */
export function replay(record: RawRecord, visit?: Visit): Replayed {
  const match = readMatch(record.game, record.header.seats, record.header.options as Record<string, unknown>);
  if (!match.ok) return { moves: 0, faults: [{ line: record.line, ...match.refusal }] };
  return new Replay(record, match.value).run(visit);
}

class Replay {
  readonly #record: RawRecord;
  readonly #game: Game;
  readonly #match: Match;
  readonly #faults: Fault[] = [];
  #state: unknown;
  #events: readonly Event[] = [];
  #at = 0;

  constructor(record: RawRecord, match: Match) {
    this.#record = record;
    this.#game = record.game;
    this.#match = match;
  }

  run(visit?: Visit): Replayed {
    const { body, line } = this.#record;
    const deal = (chance: Chance, tell: Tell): void => {
      this.#state = this.#game.setup(this.#match, chance, tell);
    };
    let moves = 0;
    if (this.#step(line, deal)) {
      visit?.(this.#state, null, null, this.#events);
      while (this.#at < body.length) {
        const moveLine = at(body, this.#at++);
        if (!this.#move(moveLine)) break;
        moves++;
        visit?.(this.#state, moveLine.json.seat as Seat, moveLine.json.move as string, this.#events);
      }
    }
    if (this.#faults.length === 0 && this.#game.outcome(this.#state) === null)
      this.#fail(body.at(-1)?.line ?? line, { code: 'unfinished', rule: this.#rule('end') });
    return { moves, faults: this.#faults };
  }

  #move({ line, json }: NumberedLine): boolean {
    const seat = Number.isInteger(json.seat) ? (json.seat as Seat) : -1;
    const move = typeof json.move === 'string' ? this.#game.parse(json.move) : null;
    if (move === null)
      return this.#fail(line, { code: 'notation', rule: null, detail: { move: textOf(json.move) } });
    const refusal = this.#game.refuse(this.#state, seat, move);
    if (refusal !== null) return this.#fail(line, refusal);
    return this.#step(line, (chance, tell) => this.#game.apply(this.#state, seat, move, chance, tell));
  }

  /** Acts with the chance that the lines after `cause` describe, and compares these lines with what the rules produce. */
  #step(cause: number, act: (chance: Chance, tell: Tell) => void): boolean {
    const found = this.#linesUpToNextMove();
    const script: { line: number; name: string; draw: Draw }[] = [];
    for (const { line, json } of found) {
      const name = nameOf(json);
      if (name !== 'deal' && name !== 'roll') continue;
      const draws = this.#game.script(name, json[name], this.#match);
      if (!draws.ok) return this.#fail(line, draws.refusal);
      for (const draw of draws.value) script.push({ line, name, draw });
    }

    const expected: Record<string, unknown>[] = [];
    const events: Event[] = [];
    this.#events = events;
    try {
      act(scripted(script.map(({ draw }) => draw)), (event) => {
        events.push(event);
        if (RECORDED.includes(event.name)) expected.push({ [event.name]: event.data });
      });
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      const { line, name } = script[error.at] ?? { line: found[0]?.line ?? cause, name: error.line };
      return this.#fail(line, { code: 'chance', rule: this.#rule(name), detail: { why: error.message } });
    }
    this.#compare(cause, found, expected);
    return true;
  }

  #linesUpToNextMove(): NumberedLine[] {
    const { body } = this.#record;
    const from = this.#at;
    while (this.#at < body.length && !('move' in at(body, this.#at).json)) this.#at++;
    return body.slice(from, this.#at);
  }

  #compare(
    cause: number,
    found: readonly NumberedLine[],
    expected: readonly Record<string, unknown>[],
  ): void {
    for (let i = 0; i < Math.max(found.length, expected.length); i++) {
      const line = found[i];
      const wanted = expected[i];
      if (line !== undefined && wanted !== undefined && same(line.json, wanted)) continue;
      const name = nameOf(wanted ?? line?.json ?? {});
      this.#fail(line?.line ?? cause, {
        code: line === undefined ? 'missing-line' : wanted === undefined ? 'unexpected-line' : 'wrong-line',
        rule: this.#rule(name),
        detail: {
          ...(line === undefined ? {} : { found: JSON.stringify(line.json) }),
          ...(wanted === undefined ? {} : { expected: JSON.stringify(wanted) }),
        },
      });
    }
  }

  #rule(name: string): string | null {
    const rules: Readonly<Record<string, string>> = this.#game.lineRules;
    return Object.hasOwn(rules, name) ? (rules[name] ?? null) : null;
  }

  #fail(line: number, refusal: Refusal): false {
    this.#faults.push({ line, ...refusal });
    return false;
  }
}

const nameOf = (json: Readonly<Record<string, unknown>>): string => Object.keys(json)[0] ?? '';
