import type { Journal, Standing } from '@bullpen/lab/arena/index';
import { planOf } from '../arena-plan.ts';
import { crewOf, runPlan } from '../arena-run.ts';
import { gameNamed, matchOf } from '../choices.ts';
import { grouped, percent, print, quoted } from '../output.ts';
import { type Contest, contests } from '../strengths.ts';
import { WholeFile } from '../whole-file.ts';

export interface StrengthsFlags {
  readonly quick?: true;
  readonly game?: string;
  readonly seed: string;
  readonly out?: string;
  readonly workers?: string;
}

/** Plays all contests and writes the table of strengths. What was finished before an interruption is not played again. */
export async function strengthsCommand(flags: StrengthsFlags): Promise<void> {
  if (flags.game !== undefined) gameNamed(flags.game);
  const crew = await crewOf(flags.workers);
  const file = flags.out === undefined ? null : new WholeFile(flags.out, '--out');
  file?.check();
  const lines = contests(flags.quick === true).filter(
    ({ game }) => flags.game === undefined || game === flags.game,
  );
  const journals: Journal[] = [];
  const rows: string[][] = [];
  const goOn = ['bullpen strengths', ...flagWords(flags)].join(' ');
  for (const [index, contest] of lines.entries()) {
    const game = gameNamed(contest.game);
    const match = matchOf(game, String(contest.seats), contest.options);
    const players = `${contest.one},${contest.others}`;
    const wish = { players, budget: '1', deals: contest.deals, seed: flags.seed };
    const title = `${index + 1}/${lines.length} ${contest.game}, ${contest.seats} seats, ${players} `;
    const { journal, standings } = await runPlan(planOf(game, match, wish), crew, { title, goOn });
    journals.push(journal);
    const row = rowOf(contest, standings, commandOf(contest, flags.seed));
    rows.push(row);
    process.stderr.write(`${row.slice(0, -1).join(' | ')}\n`);
  }
  const text = pageOf(rows, goOn);
  if (file === null) print(text);
  else file.save(text);
  for (const journal of journals) journal.discard();
}

const flagWords = ({ quick, game, seed, out, workers }: StrengthsFlags): string[] => [
  ...(quick ? ['--quick'] : []),
  ...(game === undefined ? [] : ['--game', game]),
  ...['--seed', quoted(seed)],
  ...(out === undefined ? [] : ['--out', quoted(out)]),
  ...(workers === undefined ? [] : ['--workers', quoted(workers)]),
];

const commandOf = ({ game, seats, one, others, deals, options }: Contest, seed: string): string =>
  [
    `bullpen arena ${game} --players ${one},${others} --seats ${seats} --games ${deals}`,
    ...options.map((option) => `--option ${option}`),
    `--seed ${quoted(seed)}`,
  ].join(' ');

function rowOf(contest: Contest, [one, others]: readonly Standing[], command: string): string[] {
  const { game, seats, options } = contest;
  const equal = 1 / seats;
  const { mean, low, high } = one!.wins;
  const verdict = low > equal ? 'stronger' : high < equal ? 'weaker' : 'not clear';
  return [
    game,
    String(seats),
    options.includes('rounds=1') ? 'round' : 'match',
    contest.one,
    `${seats - 1} × ${contest.others}`,
    grouped(one!.matches),
    percent(equal),
    `**${percent(mean)}** (${percent(low)}–${percent(high)})`,
    `${one!.scores.mean.toFixed(1)} : ${others!.scores.mean.toFixed(1)}`,
    one!.millisecondsPerMove?.toFixed(2) ?? '–',
    verdict,
    `\`${command}\``,
  ];
}

const HEAD = [
  'game',
  'seats',
  'unit',
  'one',
  'against',
  'played',
  'equal',
  'wins (95 %)',
  'mean scores',
  'ms/move',
  'verdict',
  'command',
];

const pageOf = (rows: readonly (readonly string[])[], command: string): string => `# Strengths

One player against others of one kind. Every deal is played in every rotation of the seats; a shared win counts in part; the 95 %
intervals are taken over deals, since the matches of a deal belong together. \`strong@1000\` has 1,000 playouts for a move. The last
column plays a line again; the whole table is made by \`${command}\`, which goes on where it was interrupted.

${[HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
