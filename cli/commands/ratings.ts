import { at } from '@bullpen/engine';
import { type GameId, gameIds } from '@bullpen/games';
import type { ChunkJournal } from '@bullpen/lab/arena/index';
import { type LeagueReport, league } from '@bullpen/lab/league/index';
import { calibrationPlot } from '@bullpen/lab/league/plot';
import { crewOf, runPlan } from '../arena-run.ts';
import { botContests, botRating, contestPlan, type MeasuredBot, ratingsFile } from '../bot-ratings.ts';
import { gameNamed, wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { inColumns, markdownTable, percent, print, quoted } from '../output.ts';
import { countOf, playThrough, progressBar } from '../progress.ts';
import { WholeFile } from '../whole-file.ts';

export interface RatingsFlags {
  readonly game?: string;
  readonly players: string;
  readonly matches?: string;
  readonly seed: string;
  readonly out?: string;
  readonly workers?: string;
}

const WAYS: Readonly<Record<string, (flags: RatingsFlags, ids: readonly GameId[]) => Promise<void>>> = {
  measure,
  simulate,
};

/** `measure`: how strong the bots are. `simulate`: whether ratings predict what comes. */
export async function ratingsCommand(what: string, flags: RatingsFlags): Promise<void> {
  const run = WAYS[what];
  if (run === undefined) throw new Failure(`no "${what}"; there are ${Object.keys(WAYS).join(', ')}`);
  if (flags.game !== undefined) gameNamed(flags.game);
  await run(
    flags,
    gameIds.filter((id) => flags.game === undefined || id === flags.game),
  );
}

/** One bot against others of the middle level, at tables of two and of four. What was finished before an interruption is not played again. */
async function measure(flags: RatingsFlags, ids: readonly GameId[]): Promise<void> {
  const matches = wholeNumber('--matches', flags.matches ?? '400', 4, 100_000);
  if (flags.out !== undefined && flags.game !== undefined)
    throw new Failure('--out takes the ratings of all games: leave --game out');
  const file = flags.out === undefined ? null : new WholeFile(flags.out, '--out');
  file?.check();
  const crew = await crewOf(flags.workers);
  const goOn = ['bullpen ratings measure', ...flagWords(flags)].join(' ');
  const bots: MeasuredBot[] = [];
  const journals: ChunkJournal[] = [];
  for (const game of ids)
    for (const contests of Map.groupBy(botContests(game), ({ level }) => level).values()) {
      const results = [];
      for (const contest of contests) {
        const title = `${game}, ${contest.level}, ${contest.seats} seats `;
        const plan = contestPlan(contest, matches, flags.seed);
        const { journal, standings } = await runPlan(plan, crew, { title, goOn });
        journals.push(journal);
        results.push({ seats: contest.seats, standing: at(standings, 0) });
      }
      const bot = botRating(at(contests, 0), results);
      bots.push(bot);
      print(inColumns([[`${game} ${bot.level}`, String(bot.rating), `± ${bot.uncertainty}`]]));
    }
  file?.save(ratingsFile(bots));
  for (const journal of journals) journal.discard();
}

const flagWords = ({ game, matches, seed, out, workers }: RatingsFlags): string[] => [
  ...(game === undefined ? [] : ['--game', game]),
  ...(matches === undefined ? [] : ['--matches', matches]),
  ...['--seed', quoted(seed)],
  ...(out === undefined ? [] : ['--out', quoted(out)]),
  ...(workers === undefined ? [] : ['--workers', quoted(workers)]),
];

/** Leagues of players of known strength: a table of how well ratings predict, and with --out a plot. */
async function simulate(flags: RatingsFlags, ids: readonly GameId[]): Promise<void> {
  const players = wholeNumber('--players', flags.players, 8, 200);
  const matches = wholeNumber('--matches', flags.matches ?? '4000', 10, 1_000_000);
  const file = flags.out === undefined ? null : new WholeFile(flags.out, '--out');
  file?.check();
  const reports = ids.map((game) => played(game, { players, matches, seed: flags.seed }));
  print(figures(reports));
  file?.save(calibrationPlot(reports));
}

function played(
  game: GameId,
  plan: { readonly players: number; readonly matches: number; readonly seed: string },
): LeagueReport {
  const bar = progressBar(`${game} ${countOf('matches')}`);
  return playThrough(league({ game, ...plan }), bar, plan.matches);
}

const HEAD = ['game', 'matches', 'difference', 'Brier score', 'of equals', 'order', 'difference by seats'];

function figures(reports: readonly LeagueReport[]): string {
  const rows = reports.map(({ game, matches, error, brier, brierOfEquals, order, bySeats }) => [
    game,
    String(matches),
    percent(error),
    brier.toFixed(3),
    brierOfEquals.toFixed(3),
    order.toFixed(2),
    bySeats.map(({ seats, error: own }) => `${seats}: ${percent(own)}`).join(', '),
  ]);
  return markdownTable(HEAD, rows);
}
