/** The least and the most people at a table of a tournament. */
const LEAST = 3;
const MOST = 5;

/**
 * How many people sit at each table of a round: sizes that differ by one at most, as near as possible to the wanted one. With
 * `bots` no table is larger than wanted, since bots take the seats that stay free. Fewer people than a table needs sit together.
 */
export function tableSizes(people: number, wanted: number, bots: boolean): number[] {
  if (people === 0) return [];
  let tables = bots ? Math.ceil(people / wanted) : Math.max(1, Math.round(people / wanted));
  if (!bots) {
    while (Math.ceil(people / tables) > MOST) tables++;
    while (tables > 1 && Math.floor(people / tables) < LEAST) tables--;
  }
  return Array.from({ length: tables }, (_, i) => Math.floor((people + i) / tables)).reverse();
}
