import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { at } from '@bullpen/engine';
import type { HousePlayer } from '@bullpen/lab/arena/index';
import {
  DatasetFailure,
  type DatasetPlan,
  makeDataset,
  matchesIn,
  UnwrittenFile,
} from '@bullpen/lab/dataset/index';
import { namesIn, planOf } from '../arena-plan.ts';
import { gameNamed, matchOf, wholeNumber } from '../choices.ts';
import { Failure, fileFailure } from '../failure.ts';
import { onInterrupt } from '../interrupts.ts';
import { grouped, print, quoted } from '../output.ts';
import manifest from '../package.json' with { type: 'json' };
import { countOf, progressBar, show } from '../progress.ts';

export interface DatasetFlags {
  readonly matches: string;
  readonly players: string;
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly value: string;
  readonly shard: string;
  readonly out?: string;
  readonly cores?: string;
}

/** Writes the records of matches between bots and a table of their decisions, in shards, and goes on where it stopped. */
export async function datasetCommand(id: string, flags: DatasetFlags): Promise<void> {
  const plan = datasetPlan(id, flags);
  const folder = flags.out ?? `dataset-${id}`;
  const workers = wholeNumber('--cores', flags.cores ?? String(availableParallelism()), 1, 256);
  try {
    // With `recursive`, Node tries for ever where a file system takes no new folder, such as /proc.
    const recursive = existsSync(folder) || !existsSync(dirname(resolve(folder)));
    mkdirSync(folder, { recursive });
  } catch (error) {
    throw fileFailure(folder, error);
  }
  const command = commandLine(id, flags, folder);
  const bar = progressBar(countOf('matches'));
  const kept = (): string =>
    `${grouped(matchesIn(plan, folder))} of ${grouped(plan.matches)} matches are kept, continue with: ${command}`;
  const stopListening = onInterrupt((exitCode) => {
    bar?.stop();
    process.stderr.write(`${bar === null ? '' : '\n'}bullpen: interrupted; ${kept()}\n`);
    process.exit(exitCode);
  });
  const start = performance.now();
  try {
    const { matches, decisions, bytes } = await makeDataset(plan, {
      folder,
      workers,
      command,
      version: manifest.version,
      onProgress: (matches) => show(bar, matches, plan.matches),
    });
    bar?.stop();
    const seconds = (performance.now() - start) / 1000;
    const size = `${grouped(matches)} matches, ${grouped(decisions)} decisions, ${(bytes / 1e6).toFixed(1)} MB`;
    print(`${folder}: ${size} in ${seconds.toFixed(1)} s`);
  } catch (error) {
    bar?.stop();
    if (error instanceof UnwrittenFile)
      throw new Failure(`${fileFailure(error.file, error).message}; ${kept()}`, 1);
    if (error instanceof DatasetFailure) throw new Failure(error.message);
    throw error;
  } finally {
    stopListening();
  }
}

function datasetPlan(id: string, flags: DatasetFlags): DatasetPlan {
  const game = gameNamed(id);
  const names = namesIn(flags.players);
  const seats = flags.seats ?? (names.length > 1 ? String(names.length) : undefined);
  const match = matchOf(game, seats, flags.option);
  if (names.length > match.seats)
    throw new Failure(`--players names ${names.length} players for ${match.seats} seats`);
  const matches = wholeNumber('--matches', flags.matches, 1, 100_000_000);
  const { players, entries } = planOf(game, match, {
    players: flags.players,
    budget: '400',
    deals: matches,
    seed: flags.seed,
  });
  return {
    game: id,
    match,
    players: entries.map((kind) => repeatable(at(players, kind))),
    matches,
    seed: flags.seed,
    playouts: wholeNumber('--value', flags.value, 1, 1_000_000),
    shard: wholeNumber('--shard', flags.shard, 1, 100_000),
  };
}

/** A dataset can be made again, so its players are bots with a budget in playouts. */
function repeatable(player: { readonly name: string } & Partial<HousePlayer>): HousePlayer {
  const { name, bot, budget } = player;
  if (bot === undefined || budget === undefined || 'milliseconds' in budget)
    throw new Failure(
      `a dataset can be made again, so ${name} cannot play in it: take bots with playouts, such as strong@400`,
    );
  return { name, bot, budget };
}

/** The command that goes on with the same dataset. */
function commandLine(id: string, flags: DatasetFlags, folder: string): string {
  const pairs: [string, string | undefined][] = [
    ['matches', flags.matches],
    ['players', flags.players],
    ['seats', flags.seats],
    ...flags.option.map((pair): [string, string] => ['option', pair]),
    ['seed', flags.seed],
    ['value', flags.value],
    ['shard', flags.shard],
    ['out', folder],
  ];
  const words = pairs.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, quoted(value)]));
  return ['bullpen dataset', id, ...words].join(' ');
}
