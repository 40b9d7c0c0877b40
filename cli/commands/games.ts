import { allowed, type OptionSpec } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { print } from '../output.ts';

/** Every game with its seats and options. */
export function gamesCommand(): void {
  for (const game of Object.values(games)) {
    print(`${game.id}: ${game.seats.min}–${game.seats.max} seats`);
    for (const [name, spec] of Object.entries<OptionSpec>(game.options))
      print(`    --option ${name}=${allowed(spec)}  (${defaultWords(spec)}; ${spec.rule})`);
  }
}

function defaultWords(spec: OptionSpec): string {
  if (spec.default === 'none') return 'not set';
  return spec.default === 'seats' ? 'as many as seats' : `${spec.default}`;
}
