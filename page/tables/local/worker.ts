import { botsFor } from '@bullpen/bots';
import { type Move, seeded, type View } from '@bullpen/engine';
import { entryOf, games, isGameId } from '@bullpen/games';
import { newId } from '../ids.ts';
import { fetchKept, type KeptTable, keep } from './kept.ts';
import { drawSeats } from './lots.ts';
import { commitmentOf, secretOf } from './luck.ts';
import type { Ask, Asked, LocalPlan, Told } from './messages.ts';
import { LocalTable } from './table.ts';

// Runs one table of this browser, its bots and its clock; or, without a table, thinks of a hint.

const say = (told: Told): void => postMessage(told);

let table: LocalTable | null = null;
let viewer = -1;
let pace = 700;
let timer: ReturnType<typeof setTimeout> | undefined;
let due: number | null = null;

async function create(id: string, wish: LocalPlan): Promise<void> {
  const secret = await secretOf(wish.seed);
  const plan = await drawSeats(wish, secret);
  const version = entryOf(games, plan.game).version;
  const changed = Date.now();
  await begin({ id, plan, version, secret, spent: 0, log: [], over: false, changed });
  await table!.start();
}

async function begin(kept: KeptTable): Promise<void> {
  const opened = new LocalTable(kept, await commitmentOf(kept.secret));
  table = opened;
  const people = opened.kept.plan.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  viewer = people.find((seat) => opened.acting.includes(seat)) ?? people[0] ?? -1;
  opened.onEntry = () => {
    plan();
    say({ news: { updates: [opened.lastUpdate(viewer)], snapshot: opened.snapshot(viewer, due) } });
    void keep(opened.toKeep());
  };
}

/** From another seat, or after a while, all is told from the beginning: each seat knows other things. */
const show = (): void => {
  if (table !== null)
    say({ news: { updates: table.history(viewer), snapshot: table.snapshot(viewer, due) } });
};

/** Whatever the table does of itself next: a bot's move, or what a person's silence means. */
function plan(): void {
  clearTimeout(timer);
  due = null;
  const at = table;
  if (at === null) return;
  const bot = at.acting.find((seat) => at.isBot(seat));
  if (bot !== undefined) {
    // Choices that are made at once need no pause: nobody sees them one by one.
    const pause = at.acting.length > 1 ? Math.min(pace, 80) : pace;
    timer = setTimeout(() => void at.move(bot, at.think(bot), 'bot'), pause);
    return;
  }
  const silent = at.acting.flatMap((seat) => {
    const told = at.silence(seat);
    return told === null ? [] : [{ seat, ...told }];
  })[0];
  if (silent === undefined) return;
  due = Date.now() + silent.seconds * 1000;
  timer = setTimeout(() => void at.move(silent.seat, silent.move, 'silence'), silent.seconds * 1000);
}

/** What the strongest bot would do with what this viewer sees. */
function hint(gameId: string, view: View, legal: readonly string[]): string | null {
  if (!isGameId(gameId) || legal.length === 0) return null;
  const game = games[gameId];
  const bot = Object.values(botsFor(gameId)).at(-1)!;
  const moves = legal.map((text) => game.parse(text) as Move).sort((a, b) => a - b);
  return game.format(bot.choose(view, moves, seeded(newId()), { milliseconds: 700 }));
}

async function answer(message: Ask): Promise<unknown> {
  switch (message.ask) {
    case 'create':
      await create(message.table, message.plan);
      return null;
    case 'open': {
      const kept = await fetchKept(message.table);
      if (kept === null) return false;
      await begin(kept);
      plan();
      show();
      return true;
    }
    case 'send':
      return table!.send(viewer, message.wish);
    case 'look':
      viewer = message.seat;
      show();
      return null;
    case 'pace':
      pace = message.milliseconds;
      return null;
    case 'record':
      return table!.record();
    case 'plan':
      return table!.kept.plan;
    case 'levels':
      return Object.keys(botsFor(message.game));
    case 'hint':
      return hint(message.game, message.view, message.legal);
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data.message).then(
    (value) => say({ id: data.id, value }),
    (error: unknown) => say({ id: data.id, failure: String(error) }),
  );
});
