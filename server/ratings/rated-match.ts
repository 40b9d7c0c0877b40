import { createHash } from 'node:crypto';
import { at } from '@bullpen/engine';
import { botBelief, placesOf } from '@bullpen/ratings';
import type { Conduct, Entry, Table } from '@bullpen/table';
import type { Ended } from '@bullpen/wire';
import type { RatedEntry, RatedMatch } from '../store/ratings.ts';

/** A match that people ended early counts for those who left it. One that the server ended counts for nobody. */
const BY_PEOPLE: readonly Ended[] = ['host', 'vote', 'deserted'];

/**
 * What a match means for ratings; docs/RATINGS.md has the rules. Guests are left out: in the model of Plackett and Luce the order of
 * some seats does not depend on who else plays. Players who left come last.
 */
export function ratedMatch(table: Table, conduct: readonly Conduct[], now: number): RatedMatch {
  const { id, game, seats } = table;
  const players = playersOf(table);
  return { table: id, game: game.id, at: now, entries: entriesOf() };

  function entriesOf(): RatedEntry[] {
    const { state, ended } = table;
    const counts = state !== null && (ended === null || BY_PEOPLE.includes(ended));
    // Nobody plays against themselves.
    if (!counts || new Set(players).size < players.length) return [];
    const outcome = ended === null ? game.outcome(state) : null;
    const places = outcome === null ? seats.map(() => 1) : placesOf(outcome);
    return seats.flatMap(({ kind, player, level }, seat): RatedEntry[] => {
      const left = at(conduct, seat) === 'left';
      const place = left ? seats.length + 1 : at(places, seat);
      if (player !== null) return [{ player, place, moves: left || outcome !== null, left }];
      const belief = kind === 'bot' && !left && level !== null ? botBelief(game.id, level) : null;
      return belief === null ? [] : [{ player, place, belief }];
    });
  }
}

const playersOf = ({ seats }: Table): string[] => seats.flatMap(({ player }) => player ?? []);

/** What stands for the game and the players of a rated match that begins with this entry; null if none does. */
export function circleBegun({ type }: Entry, after: Table): string | null {
  const players = playersOf(after);
  if (type !== 'started' || after.created.rated !== true || players.length === 0) return null;
  return createHash('sha256')
    .update(JSON.stringify([after.game.id, ...players.toSorted()]))
    .digest('base64url');
}
