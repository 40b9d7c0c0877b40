import { botsFor } from '@bullpen/bots';
import { type Move, seeded } from '@bullpen/engine';
import { games, isGameId } from '@bullpen/games';
import { type Logged, type Machine, TableInMemory } from '@bullpen/table';
import { newId } from '../ids.ts';
import { fetchKept, keep } from './kept.ts';
import { browserMachine } from './machine.ts';
import type { NumberedRequest, WorkerMessage, WorkerRequest } from './messages.ts';
import { renewed } from './old.ts';
import { LocalTable, type NextMove, newLocalTable } from './table.ts';

// Runs one table of this browser, its bots and its clock; or, without a table, thinks of a hint.

const say = (message: WorkerMessage): void => postMessage(message);

let table: LocalTable | null = null;
let viewer = -1;
let pace = 700;
/** Nobody wants to see the bots pause now. */
let skipping = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The last seq that the page has. */
let shown = 0;

function begin(opened: LocalTable): void {
  table = opened;
  const { people, acting } = opened;
  viewer = people.find((seat) => acting.includes(seat)) ?? people[0] ?? -1;
  goOn();
}

/** The table has grown: tells the page, keeps the log, and plans what comes next. */
function goOn(): void {
  const at = table!;
  const snapshot = at.snapshot(viewer);
  say({ news: { updates: at.updates(shown, viewer), snapshot } });
  shown = snapshot.seq;
  const { id, log, over } = at;
  const { game, players, outcome } = snapshot;
  // With several people at one device none of them is "you".
  const seat = at.people.length === 1 ? (at.people[0] ?? null) : null;
  const changed = log.at(-1)!.entry.at;
  void keep({ id, game, log, over, changed, ...(over && { result: { players, outcome, seat } }) });
  planNext(at);
}

function planNext(at: LocalTable): void {
  clearTimeout(timer);
  if (at.over || at.acting.some((seat) => at.people.includes(seat))) skipping = false;
  const next = at.next();
  if (next !== null) timer = setTimeout(() => make(at, next), wait(at, next));
}

/** Choices that are made at once need no pause: nobody sees them one by one. */
function wait({ acting }: LocalTable, { at }: NextMove): number {
  if (at !== null) return Math.max(0, at - Date.now());
  if (skipping) return 0;
  return acting.length > 1 ? Math.min(pace, 80) : pace;
}

function make(at: LocalTable, next: NextMove): void {
  at.move(next.seat, at.moveFor(next), next.by);
  goOn();
}

/** From another seat everything is sent from the beginning: each seat knows other things. */
function look(seat: number): void {
  viewer = seat;
  if (table === null) return;
  const snapshot = table.snapshot(viewer);
  say({ news: { updates: table.updates(0, viewer), snapshot } });
  shown = snapshot.seq;
}

/** The log of a table that this browser keeps. */
async function keptLog(id: string, machine: Machine): Promise<readonly Logged[] | null> {
  const kept = await fetchKept(id);
  if (kept === null) return null;
  return 'plan' in kept ? renewed(kept, machine) : kept.log;
}

/** What a bot, the strongest unless another is named, would do with what this viewer sees. */
function hint({ game: id, view, legal, level, milliseconds = 700 }: Asked<'hint'>): string | null {
  if (!isGameId(id) || legal.length === 0) return null;
  const game = games[id];
  const bots = botsFor(id);
  const bot = (level === undefined ? undefined : bots[level]) ?? Object.values(bots).at(-1)!;
  const moves = legal.map((text) => game.parse(text) as Move).sort((a, b) => a - b);
  return game.format(bot.choose(view, moves, seeded(newId()), { milliseconds }));
}

type Asked<Ask extends WorkerRequest['ask']> = Extract<WorkerRequest, { readonly ask: Ask }>;

async function answer(message: WorkerRequest): Promise<unknown> {
  switch (message.ask) {
    case 'create':
      begin(newLocalTable(message.table, message.plan, browserMachine(message.plan.seed)));
      return null;
    case 'open': {
      const machine = browserMachine();
      const log = message.log ?? (await keptLog(message.table, machine));
      if (log === null) return false;
      begin(new LocalTable(new TableInMemory(message.table, log), machine));
      return true;
    }
    case 'send': {
      const answer = table!.send(viewer, message.wish);
      if (answer.ok) goOn();
      return answer;
    }
    case 'look':
      look(message.seat);
      return null;
    case 'pace':
      pace = message.milliseconds;
      return null;
    case 'skip':
      skipping = true;
      if (table !== null) planNext(table);
      return null;
    case 'record':
      return table!.record();
    case 'again':
      return table!.again(message.table, browserMachine()).log;
    case 'levels':
      return Object.keys(botsFor(message.game));
    case 'hint':
      return hint(message);
  }
}

addEventListener('message', ({ data }: MessageEvent<NumberedRequest>) => {
  answer(data.message).then(
    (value) => say({ id: data.id, value }),
    (error: unknown) => say({ id: data.id, failure: String(error) }),
  );
});
