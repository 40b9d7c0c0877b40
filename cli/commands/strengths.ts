import { at } from '@bullpen/engine';
import type { ArenaPlan, ChunkJournal, ChunkRunner, PlayerStanding } from '@bullpen/lab/arena/index';
import { planOf } from '../arena-plan.ts';
import { crewOf, runBySeat, runPlan } from '../arena-run.ts';
import { gameNamed, matchOf } from '../choices.ts';
import { Failure } from '../failure.ts';
import { grouped, markdownTable, percent, print, quoted } from '../output.ts';
import { type Contest, contests } from '../strengths.ts';
import { type SeatContest, seatContests, seatRow, seatSection } from '../strengths-by-seat.ts';
import { endingGames, endingsSection, leagueContests, roundsSection } from '../strengths-league.ts';
import { WholeFile } from '../whole-file.ts';

export interface StrengthsFlags {
  readonly quick?: true;
  readonly game?: string;
  readonly part?: string;
  readonly seed: string;
  /** Another seed, with which levels and league are played again. */
  readonly again?: string;
  readonly out?: string;
  readonly workers?: string;
}

const PARTS = ['levels', 'seats', 'league', 'endings', 'rounds'];

/** Plays all contests and writes the tables. What was finished before an interruption is not played again. */
export async function strengthsCommand(flags: StrengthsFlags): Promise<void> {
  const { game, part, seed, again } = flags;
  if (game !== undefined) gameNamed(game);
  if (part !== undefined && !PARTS.includes(part))
    throw new Failure(`--part is one of ${PARTS.join(', ')}, not "${part}"`);
  const crew = await crewOf(flags.workers);
  const file = flags.out === undefined ? null : new WholeFile(flags.out, '--out');
  file?.check();
  const quick = flags.quick === true;
  const goOn = ['bullpen strengths', ...flagWords(flags)].join(' ');
  const run: Run = { crew, seed, again: again ?? null, goOn, journals: [] };
  const wanted = <T extends { readonly game: string }>(of: string, all: readonly T[]): T[] =>
    all.filter((each) => (part ?? of) === of && (game ?? each.game) === each.game);
  const levels = await inTurn(wanted('levels', contests(quick)), (contest, title) =>
    playContest(contest, title, run),
  );
  const seats = await inTurn(wanted('seats', seatContests(quick)), (contest, title) =>
    playBySeat(contest, title, run),
  );
  const league = await inTurn(wanted('league', leagueContests(quick)), (contest, title) =>
    playContest(contest, title, run),
  );
  const solvable = wanted('endings', endingGames).map((each) => each.game);
  const rounds = wanted('rounds', [{ game: 'eleven-nimmt' }]).map(() => roundsSection(quick, seed, goOn));
  const text = [
    '# Strengths\n',
    ...(levels.length > 0 ? [levelSection(levels, run.goOn)] : []),
    ...(seats.length > 0 ? [seatSection(seats, run.goOn)] : []),
    ...(league.length > 0 ? [leagueSection(league, run.goOn)] : []),
    ...(solvable.length > 0 ? [endingsSection(solvable, quick, seed, goOn)] : []),
    ...rounds,
  ].join('\n');
  if (file === null) print(text);
  else file.save(text);
  for (const journal of run.journals) journal.discard();
}

/** What all contests of a run share. */
interface Run {
  readonly crew: ChunkRunner;
  readonly seed: string;
  /** The second seed, if there is one. */
  readonly again: string | null;
  /** The command that resumes after an interruption. */
  readonly goOn: string;
  readonly journals: ChunkJournal[];
}

async function inTurn<T extends { readonly game: string; readonly seats: number }>(
  lines: readonly T[],
  play: (contest: T, title: string) => Promise<string[]>,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [index, contest] of lines.entries()) {
    const row = await play(contest, `${index + 1}/${lines.length} ${contest.game}, ${contest.seats} seats, `);
    rows.push(row);
    process.stderr.write(`${row.join(' | ')}\n`);
  }
  return rows;
}

async function playContest(contest: Contest, title: string, run: Run): Promise<string[]> {
  const players = `${contest.one},${contest.others}`;
  const watched = { title: `${title}${players} `, goOn: run.goOn };
  const standingsWith = async (seed: string): Promise<readonly PlayerStanding[]> => {
    const { journal, standings } = await runPlan(planFor(contest, players, seed), run.crew, watched);
    run.journals.push(journal);
    return standings;
  };
  const first = await standingsWith(run.seed);
  const second = run.again === null ? null : await standingsWith(run.again);
  return rowOf(contest, first, second, commandOf(contest, run.seed));
}

async function playBySeat(contest: SeatContest, title: string, run: Run): Promise<string[]> {
  const plan = { ...planFor(contest, contest.player, run.seed), everyBegins: true } as const;
  const watched = { title: `${title}${contest.player} `, goOn: run.goOn };
  const { journal, ...report } = await runBySeat(plan, run.crew, watched);
  run.journals.push(journal);
  return seatRow(contest, report);
}

function planFor(contest: Contest | SeatContest, players: string, seed: string): ArenaPlan {
  const game = gameNamed(contest.game);
  const match = matchOf(game, String(contest.seats), contest.options);
  return planOf(game, match, { players, budget: '1', deals: contest.deals, seed });
}

const flagWords = ({ quick, game, part, seed, again, out, workers }: StrengthsFlags): string[] => [
  ...(quick ? ['--quick'] : []),
  ...(game === undefined ? [] : ['--game', game]),
  ...(part === undefined ? [] : ['--part', part]),
  ...['--seed', quoted(seed)],
  ...(again === undefined ? [] : ['--again', quoted(again)]),
  ...(out === undefined ? [] : ['--out', quoted(out)]),
  ...(workers === undefined ? [] : ['--workers', quoted(workers)]),
];

const commandOf = ({ game, seats, one, others, deals, options }: Contest, seed: string): string =>
  [
    `bullpen arena ${game} --players ${one},${others} --seats ${seats} --games ${deals}`,
    ...options.map((option) => `--option ${option}`),
    `--seed ${quoted(seed)}`,
  ].join(' ');

/** `again`: how it went with the second seed. */
function rowOf(
  contest: Contest,
  standings: readonly PlayerStanding[],
  again: readonly PlayerStanding[] | null,
  command: string,
): string[] {
  const one = at(standings, 0);
  const others = at(standings, 1);
  const { game, seats, options } = contest;
  const equal = 1 / seats;
  const { low, high } = one.wins;
  const verdict = low > equal ? 'stronger' : high < equal ? 'weaker' : 'not clear';
  return [
    game,
    String(seats),
    options.includes('rounds=1') ? 'round' : 'match',
    contest.one,
    contest.others.includes(',') ? contest.others.replaceAll(',', ', ') : `${seats - 1} × ${contest.others}`,
    grouped(one.matches),
    percent(equal),
    `**${percent(one.wins.mean)}** (${percent(low)}–${percent(high)})`,
    again === null ? '–' : sharesOf(at(again, 0)),
    `${one.scores.mean.toFixed(1)} : ${others.scores.mean.toFixed(1)}`,
    one.millisecondsPerMove?.toFixed(2) ?? '–',
    verdict,
    `\`${command}\``,
  ];
}

const sharesOf = ({ wins: { mean, low, high } }: PlayerStanding): string =>
  `${percent(mean)} (${percent(low)}–${percent(high)})`;

const HEAD = [
  'game',
  'seats',
  'unit',
  'one',
  'against',
  'played',
  'equal',
  'wins (95 %)',
  'with another seed',
  'mean scores',
  'ms/move',
  'verdict',
  'command',
];

const levelSection = (rows: readonly (readonly string[])[], command: string): string => `## By level

One player against others of one kind. Every deal is played in every rotation of the seats; a shared win counts in part; the 95 %
intervals are taken over deals, since the matches of a deal belong together. \`strong@1000\` has 1,000 playouts for a move. The last
column plays a line again; the whole table is made by \`${command}\`, which goes on where it was interrupted.

${markdownTable(HEAD, rows)}
`;

const leagueSection = (
  rows: readonly (readonly string[])[],
  command: string,
): string => `## Against the league

One strong player against members of the league ([BOTS.md](BOTS.md#in-the-arena)), all of one kind or mixed, and one of them against strong players. Every deal is played in every rotation.
Made by \`${command}\`, which goes on where it was interrupted.

${markdownTable(HEAD, rows)}
`;
