import { readMatch } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { ArenaPlan } from '../arena/index.ts';

/** A small arena of single rounds of 6 nimmt!. */
export function plan(names: readonly string[], deals: number, seats = names.length): ArenaPlan {
  const match = readMatch(games['six-nimmt']!, seats, { rounds: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  const kinds = [...new Set(names)];
  return {
    game: 'six-nimmt',
    match: match.value,
    players: kinds.map((name) => ({ name, bot: name.split('@')[0]!, budget: { playouts: 20 } })),
    entries: names.map((name) => kinds.indexOf(name)),
    deals,
    seed: 'arena',
  };
}
