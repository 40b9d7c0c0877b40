import { randomBytes } from 'node:crypto';
import { isOutside, type PlayerStanding, type ProgramRules, type Rating } from '@bullpen/lab/arena/index';
import { answersText } from '@bullpen/lab/outside/answers';
import type { Estimate } from '@bullpen/lab/tally';
import { budgetOf, namesIn, planOf } from '../arena-plan.ts';
import { crewOf, runPlan } from '../arena-run.ts';
import { gameNamed, matchOf, matchTitle, wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { grouped, inColumns, percent, print, quoted } from '../output.ts';
import {
  checkAnswers,
  checkPrograms,
  checkRepeatable,
  headerOf,
  isProgram,
  recordedSeed,
} from '../outside-players.ts';
import { WholeFile } from '../whole-file.ts';

export interface ArenaFlags {
  readonly players: string;
  readonly seats?: string;
  readonly games: string;
  readonly budget: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly workers?: string;
  readonly botTime: string;
  readonly botMemory: string;
  readonly freshBots?: true;
  readonly recordAnswers?: string;
  readonly price?: string;
  readonly report?: string;
  readonly json?: true;
}

/** Bots against bots: every deal in every rotation of the seats. */
export async function arenaCommand(id: string, flags: ArenaFlags): Promise<void> {
  const game = gameNamed(id);
  const names = namesIn(flags.players);
  const match = matchOf(
    game,
    flags.seats ?? (names.length > 1 ? String(names.length) : undefined),
    flags.option,
  );
  const deals = wholeNumber('--games', flags.games, 1, 10_000_000);
  const seed = flags.seed ?? recordedSeed(names) ?? randomBytes(8).toString('hex');
  const { players, budget } = flags;
  const programs: ProgramRules = {
    milliseconds: wholeNumber('--bot-time', flags.botTime, 1, 600_000),
    megabytes: wholeNumber('--bot-memory', flags.botMemory, 1, 1_000_000),
    fresh: flags.freshBots ?? false,
  };
  const price = flags.price === undefined ? {} : { price: budgetOf(flags.price) };
  const plan = planOf(game, match, { players, budget, deals, seed, programs, ...price });
  if (plan.players.some(isOutside) && /^rediss?:/.test(flags.workers ?? ''))
    throw new Failure('programs play on this machine only: --workers takes a number of cores with exec:');
  const crew = await crewOf(flags.workers);
  const page = flags.report === undefined ? null : new WholeFile(flags.report, '--report');
  page?.check();
  const answersFile =
    flags.recordAnswers === undefined ? null : new WholeFile(flags.recordAnswers, '--record-answers');
  answersFile?.check();
  if (answersFile !== null) checkRepeatable(plan);
  checkAnswers(plan);
  await checkPrograms(plan);

  const command = commandLine(id, flags, seed);
  const start = performance.now();
  const { journal, drawn, answers, ...report } = await runPlan(plan, crew, { title: '', goOn: command });
  const seconds = (performance.now() - start) / 1000;
  const title = `${matchTitle(game, match)}, ${grouped(deals)} deals, seed ${seed}`;
  if (page !== null) {
    const { reportPage } = await import('@bullpen/lab/arena/report/page');
    page.save(reportPage({ title, command, plan, report: { drawn, answers, ...report } }));
  }
  answersFile?.save(answersText(headerOf(plan), answers));
  if (flags.json) print(JSON.stringify({ ...plan, ...report, seconds }));
  else {
    print(`${title}; equal strength wins ${percent(report.equal)}\n`);
    print(standingsTable(report.standings));
    if (report.ratings !== null) print(`\n${ratingsTable(report.ratings)}`);
    for (const line of report.standings.flatMap(faultLines)) print(line);
    print(`\n${grouped(deals)} deals in ${seconds.toFixed(1)} s`);
  }
  journal.discard();
}

/** The command that plays the same again. */
function commandLine(id: string, flags: ArenaFlags, seed: string): string {
  const pairs: [string, string | undefined][] = [
    ['players', flags.players],
    ['seats', flags.seats],
    ['games', flags.games],
    ['budget', flags.budget],
    ...flags.option.map((pair): [string, string] => ['option', pair]),
    ['seed', seed],
    ['workers', flags.workers],
    ['bot-time', flags.botTime],
    ['bot-memory', flags.botMemory],
    ['record-answers', flags.recordAnswers],
    ['price', flags.price],
    ['report', flags.report],
  ];
  const given = pairs.filter(([name]) => namesIn(flags.players).some(isProgram) || !name.startsWith('bot-'));
  const words = given.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, quoted(value)]));
  const switches = [...(flags.freshBots ? ['--fresh-bots'] : []), ...(flags.json ? ['--json'] : [])];
  return ['bullpen arena', id, ...words, ...switches].join(' ');
}

function standingsTable(standings: readonly PlayerStanding[]): string {
  const priced = standings.some(({ price }) => price !== null);
  const head = ['', 'wins', '95 %', 'mean score', '95 %', 'ms/move', 'matches'];
  const row = ({ name, wins, scores, millisecondsPerMove, matches, price }: PlayerStanding): string[] => [
    name,
    percent(wins.mean),
    `${percent(wins.low)}–${percent(wins.high)}`,
    scores.mean.toFixed(2),
    `${scores.low.toFixed(2)}–${scores.high.toFixed(2)}`,
    millisecondsPerMove?.toFixed(3) ?? '–',
    grouped(matches),
    ...(priced ? [price?.mean.toFixed(3) ?? '–', price === null ? '–' : intervalOf(price)] : []),
  ];
  return inColumns([[...head, ...(priced ? ['lost/decision', '95 %'] : [])], ...standings.map(row)]);
}

const intervalOf = ({ low, high }: Estimate): string => `${low.toFixed(3)}–${high.toFixed(3)}`;

/** What went wrong with a program: counts, and the first of each kind. */
function faultLines({ name, faults }: PlayerStanding): string[] {
  if (faults === null) return [];
  const { words, lostMatches, ...kinds } = faults;
  const counts = Object.entries(kinds).map(([kind, count]) => `${kind} ${grouped(count)}`);
  return [`\n${name}: ${counts.join(', ')}; matches lost by faults: ${grouped(lostMatches)}`, ...words];
}

function ratingsTable(ratings: readonly Rating[]): string {
  const row = ({ name, mu, sigma }: Rating): string[] => [name, mu.toFixed(2), `± ${(2 * sigma).toFixed(2)}`];
  return inColumns([['', 'rating', '2 sigma'], ...ratings.map(row)]);
}
