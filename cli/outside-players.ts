import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { type Match, same } from '@bullpen/engine';
import type { ArenaPlan, ArenaPlayer } from '@bullpen/lab/arena/index';
import { AnswersFile, type AnswersHeader, ForeignAnswers } from '@bullpen/lab/outside/answers';
import { Program } from '@bullpen/lab/outside/program';
import { PROTOCOL, type ProgramLimits } from '@bullpen/lab/outside/protocol';
import { Failure, fileFailure } from './failure.ts';

const EXEC = 'exec:';
const REPLAY = 'replay:';

/** Whether a name stands for a program. */
export const isProgram = (name: string): boolean => name.startsWith(EXEC);

/** `exec:<command>` or `replay:<file>`; null if the name is neither. */
export function outsidePlayer(name: string): ArenaPlayer | null {
  if (isProgram(name)) {
    const command = name.slice(EXEC.length).trim();
    if (command === '') throw new Failure('exec: takes a command, such as exec:python3 my_bot.py');
    return { name, command, code: codeOf(command) };
  }
  const file = replayedFile(name);
  return file === null ? null : { name, answers: file };
}

/** The file of `replay:<file>`. `#1`, `#2` name several players of one file. */
const replayedFile = (name: string): string | null =>
  name.startsWith(REPLAY) ? name.slice(REPLAY.length).replace(/#\d+$/, '') : null;

/** A hash of the files that a command names, so that an interrupted run does not go on with another program. */
function codeOf(command: string): string {
  const hash = createHash('sha256');
  for (const word of command.split(/\s+/)) {
    const file = word.replaceAll(/['"]/g, '');
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Starts every program once, so that one that cannot be started is reported before anything is played. */
export async function checkPrograms({ game, match, players, programs }: ArenaPlan): Promise<void> {
  if (programs === undefined) return;
  for (const player of players)
    if ('command' in player) await checkProgram(player.command, programs, game, match);
}

/** Fails if a program cannot be started, or does not say that it is ready. */
export async function checkProgram(
  command: string,
  limits: ProgramLimits,
  game: string,
  match: Match,
): Promise<void> {
  const program = new Program(command, limits);
  const { milliseconds } = limits;
  await program.sit({ protocol: PROTOCOL, game, ...match, seat: 0, match: '0', milliseconds });
  program.close();
  const [fault] = program.faults;
  if (fault !== undefined) throw new Failure(`${EXEC}${command} cannot be started: ${fault.words}`);
}

/** The answers in a file. */
function answersIn(file: string): AnswersFile {
  try {
    return new AnswersFile(file);
  } catch (error) {
    if (error instanceof ForeignAnswers) throw new Failure(`${file}: ${error.message}`);
    throw fileFailure(file, error);
  }
}

/** The seed that recorded answers belong to, if one of the players is recorded. */
export function recordedSeed(names: readonly string[]): string | undefined {
  const file = names.map(replayedFile).find((found) => found !== null);
  return file === undefined || file === null ? undefined : answersIn(file).header.seed;
}

/** What a file of answers says about the plan that they belong to. */
export const headerOf = (plan: ArenaPlan): AnswersHeader => ({
  answers: 1,
  game: plan.game,
  match: plan.match,
  players: plan.players.map(({ name }) => name),
  entries: plan.entries,
  deals: plan.deals,
  seed: plan.seed,
});

/** Refuses recorded answers that belong to another plan. */
export function checkAnswers(plan: ArenaPlan): void {
  for (const player of plan.players) {
    if (!('answers' in player)) continue;
    const was = answersIn(player.answers).header;
    const is = headerOf(plan);
    const differs = (what: string, then: unknown, now: unknown): Failure =>
      new Failure(`${player.answers} was recorded with ${what} ${words(then)}, not ${words(now)}`);
    if (was.game !== is.game) throw differs('the game', was.game, is.game);
    if (!same(was.match, is.match)) throw differs('the match', was.match, is.match);
    if (was.seed !== is.seed) throw differs('the seed', was.seed, is.seed);
    if (was.deals < is.deals) throw differs('--games', was.deals, is.deals);
    const house = (names: readonly string[]): (string | null)[] =>
      names.map((name) => (/^(exec|replay):/.test(name) ? null : name));
    if (!same(was.entries, is.entries) || !same(house(was.players), house(is.players)))
      throw differs('--players', was.players.join(','), is.players.join(','));
  }
}

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Answers can be played again only if all others play the same again: with a number of playouts, not a time. */
export function checkRepeatable({ players }: ArenaPlan): void {
  const hurried = players.find((player) => 'bot' in player && 'milliseconds' in player.budget);
  if (hurried !== undefined)
    throw new Failure(
      `--record-answers needs budgets in playouts: ${hurried.name} by time never plays the same again`,
    );
}
