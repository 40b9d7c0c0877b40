import { at } from '@bullpen/engine';
import { AnswersFile, RecordedProgram } from '../outside/answers.ts';
import { type Outsider, Program } from '../outside/program.ts';
import type { Roster } from '../outside/roster.ts';
import type { ArenaPlan, ArenaPlayer } from './plan.ts';

/** Whether a player is asked outside of this process. */
export const isOutside = (player: ArenaPlayer): boolean => !('bot' in player);

/** The outside players of a thread. A kind that holds several seats has a process for each; all of them stay for the next match. */
export class Outsiders {
  readonly #plan: ArenaPlan;
  readonly #roster: Roster | null;
  readonly #byKind: readonly Outsider[][];
  readonly #files = new Map<string, AnswersFile>();

  constructor(plan: ArenaPlan, roster: Roster | null = null) {
    this.#plan = plan;
    this.#roster = roster;
    this.#byKind = plan.players.map(() => []);
  }

  /** Who plays the seats of a match: null for a bot of ours. */
  seated(seating: readonly number[]): (Outsider | null)[] {
    const used = this.#byKind.map(() => 0);
    return seating.map((kind) => {
      const player = at(this.#plan.players, kind);
      if (!isOutside(player)) return null;
      const own = at(this.#byKind, kind);
      const next = at(used, kind);
      used[kind] = next + 1;
      own[next] ??= this.#make(player);
      return at(own, next);
    });
  }

  close(): void {
    for (const outsider of this.#byKind.flat()) outsider.close();
  }

  #make(player: ArenaPlayer): Outsider {
    if ('command' in player) {
      const { programs } = this.#plan;
      if (programs === undefined) throw new Error('a plan with programs has rules for them');
      return new Program(player.command, programs, programs.fresh, this.#roster);
    }
    if (!('answers' in player)) throw new Error(`${player.name} is a bot of ours`);
    const file = this.#files.get(player.answers) ?? new AnswersFile(player.answers);
    this.#files.set(player.answers, file);
    return new RecordedProgram(file);
  }
}
