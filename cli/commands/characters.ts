import { charactersOf } from '@bullpen/bots';
import { required } from '@bullpen/engine';
import { type GameId, gameIds } from '@bullpen/games';
import { styles } from '@bullpen/lab/characters/index';
import { gameNamed, wholeNumber } from '../choices.ts';
import { markdownTable, print, quoted } from '../output.ts';
import { countOf, playThrough, progressBar } from '../progress.ts';

export interface CharactersFlags {
  readonly matches: string;
  readonly seed: string;
}

/** The level that the characters are compared with. */
const MEDIUM = 'medium';

/** What the play of the characters shows, beside that of the middle level. */
export function charactersCommand(id: string | undefined, flags: CharactersFlags): void {
  const wanted = (id === undefined ? gameIds : [gameNamed(id).id as GameId]).filter(
    (game) => charactersOf(game).length > 0,
  );
  const matches = wholeNumber('--matches', flags.matches, 8, 100_000);
  const command = ['bullpen characters', ...(id === undefined ? [] : [id]), `--matches ${matches} --seed`];
  const tables = wanted.map((game) => {
    const players = [MEDIUM, ...charactersOf(game)];
    const total = matches * players.length;
    const bar = progressBar(`${game} ${countOf('matches')}`);
    const reports = playThrough(styles({ game, players, matches, seed: flags.seed }), bar, total);
    const names = [...required(reports[0], 'a report').features.keys()];
    const rows = names.map((name) => [
      name,
      ...reports.map(({ features }) => {
        const { mean, high } = required(features.get(name), 'a feature');
        return `${mean.toFixed(2)} ± ${(high - mean).toFixed(2)}`;
      }),
    ]);
    return `### ${game}\n\n${markdownTable(['', ...players], rows)}\n`;
  });
  print([...tables, `Made by \`${[...command, quoted(flags.seed)].join(' ')}\`.`].join('\n'));
}
