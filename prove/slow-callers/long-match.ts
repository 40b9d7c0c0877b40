import { at, legalMoves, seeded, WATCHER } from '@bullpen/engine';
import { openSqlite } from '@bullpen/server/store/sqlite';
import { summaryOf } from '@bullpen/server/summary';
import {
  acting,
  type Decision,
  decide,
  decideCreate,
  type Logged,
  move,
  next,
  type Table,
} from '@bullpen/table';
import { machineAt } from '../machine.ts';
import { pick } from '../pick.ts';

const SEATS = 10;
const AT_ONCE = 500;
const OTHERS = 20;

/** Entries of a match of 6 nimmt!, as the server would have written them; `rest` is left out at the end. */
function longLog(id: string, rounds: number, rest: number): { logged: Logged; table: Table }[] {
  const log: { logged: Logged; table: Table }[] = [];
  const chance = seeded(id);
  const write = (decision: Decision): Table => {
    if (!decision.ok) throw new Error(decision.refusal.code);
    const logged = { seq: log.length + 1, command: `long-match-${log.length}`, entry: decision.value.entry };
    const { table } = next(id, log.at(-1)?.table ?? null, logged, decision.value.played);
    log.push({ logged, table });
    return table;
  };
  const machine = machineAt(Date.now() - 3_600_000);
  const wish = {
    id: 'long-match',
    game: 'six-nimmt',
    seats: SEATS,
    options: { rounds },
    seating: 'fixed' as const,
  };
  let table = write(decideCreate(wish, { least: 0, more: 0 }, machine));
  for (let seat = 0; seat < SEATS; seat++) {
    const token = `${seat}`.padStart(30, 'x');
    table = write(decide(table, WATCHER, { id: 'long-match', do: 'sit', name: `P${seat}`, token }, machine));
  }
  table = write(decide(table, 0, { id: 'long-match', do: 'start' }, machine));
  while (table.status === 'playing') {
    const seat = at(acting(table), 0);
    const legal = legalMoves(table.game, table.state, seat);
    table = write(move(table, seat, table.game.format(pick(chance, legal)), 'person', machine));
  }
  return log.slice(0, log.length - rest);
}

/**
 * Two long matches in the store of this folder, one that is over and one that is not quite, and some of a tenth of their length;
 * says how long the long one is.
 */
export async function writeLongMatches(
  folder: string,
  rounds: number,
): Promise<{ over: string; playing: string; others: readonly string[]; entries: number }> {
  const store = await openSqlite(folder);
  const [over, playing] = ['long-match-over', 'long-match-playing'];
  const others = Array.from({ length: OTHERS }, (_, n) => `long-match-${n}`);
  const write = async (id: string, log: ReturnType<typeof longLog>): Promise<void> => {
    for (let i = 0; i < log.length; i += AT_ONCE)
      await Promise.all(
        log
          .slice(i, i + AT_ONCE)
          .map(({ logged, table }) => store.append(id, logged, { ...summaryOf(table), due: null })),
      );
  };
  await write(over, longLog(over, rounds, 0));
  const long = longLog(playing, rounds, SEATS);
  await write(playing, long);
  for (const id of others) await write(id, longLog(id, Math.ceil(rounds / 10), SEATS));
  await store.close();
  return { over, playing, others, entries: long.length };
}
