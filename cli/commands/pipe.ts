import { botNamed, botsFor } from '@bullpen/bots';
import { type Game, last, type Match } from '@bullpen/engine';
import { IllegalAction } from '@bullpen/lab/pipe/batch';
import type { PipePlan } from '@bullpen/lab/pipe/environment';
import { schemaOf } from '@bullpen/lab/pipe/protocol';
import { BadRequest, servePipe } from '@bullpen/lab/pipe/serve';
import { budgetOf } from '../arena-plan.ts';
import { gameNamed, matchOf, wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';
import { refusalWords } from '../refusal-words.ts';

/** How a seat is called that the program at the other end of the pipe plays. */
const ME = 'me';
const MOST = 65_536;

interface MatchFlags {
  readonly seats?: string;
  readonly option: readonly string[];
}

export interface PipeFlags extends MatchFlags {
  readonly batch: string;
  readonly players: string;
  readonly budget: string;
  readonly once?: true;
}

/** What a seat observes and which actions there are, as JSON. */
export function observeCommand(id: string, flags: MatchFlags): void {
  const game = gameNamed(id);
  print(JSON.stringify(schemaOf({ game, match: matchOf(game, flags.seats, flags.option) }), null, 2));
}

/** Plays many matches at once for a program that decides: its actions come in, observations go out. */
export function pipeCommand(id: string, flags: PipeFlags): void {
  const game = gameNamed(id);
  const names = flags.players.split(',').map((name) => name.trim());
  const match = matchOf(
    game,
    flags.seats ?? (names.length > 1 ? String(names.length) : undefined),
    flags.option,
  );
  const batch = wholeNumber('--batch', flags.batch, 1, MOST);
  const players = playersOf(game, match, names);
  const budget = budgetOf(flags.budget);
  const plan = { game, match, batch, players, budget, once: flags.once ?? false };
  try {
    servePipe(plan, 0, 1, (illegal) => ruleWords(game, illegal));
  } catch (error) {
    if (error instanceof IllegalAction) throw new Failure(illegalWords(game, error));
    if (error instanceof BadRequest) throw new Failure(error.message);
    // The program at the other end has gone.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

/** The last of too few names fills the seats that are left. */
function playersOf(game: Game, { seats }: Match, names: readonly string[]): PipePlan['players'] {
  const known = [ME, ...Object.keys(botsFor(game.id))];
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new Failure(`no player "${stranger}" in ${game.id}; there are ${known.join(', ')}`);
  if (names.length > seats) throw new Failure(`--players names ${names.length} players for ${seats} seats`);
  if (!names.includes(ME)) throw new Failure(`--players has to name ${ME} at one seat at least`);
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? last(names);
    return name === ME ? null : botNamed(game.id, name);
  });
}

function illegalWords(game: Game, illegal: IllegalAction): string {
  const { environment, seat, action } = illegal;
  return `action ${action} of seat ${seat} in environment ${environment} is not legal: ${ruleWords(game, illegal)}`;
}

/** A number that stands for no move now breaks no rule of its own: what it would be says which one is about it. */
const ruleWords = (game: Game, { action, refusal }: IllegalAction): string =>
  refusal.rule === null ? `no such ${kindOf(game, action)}` : refusalWords(game.id, refusal);

/** What kind of action a number is, with what the kind is about. */
function kindOf({ actions }: Game, action: number): string {
  let from = 0;
  const kind = actions.find(({ count }) => {
    from += count;
    return action < from;
  });
  return kind === undefined ? 'action' : `${kind.name} now: ${kind.about}`;
}
